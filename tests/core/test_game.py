"""Starting a game with valid and invalid seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from examples.pig import GAME, PigOptions, PigState
from roost.core.chance import FastChance
from roost.core.errors import OptionsError
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find, register
from tests.core.fives_game import Fives


class ManyOptions(Options, frozen=True):
    size: Literal["small", "large"] = "small"
    target: Annotated[int, Meta(ge=10, le=99)] = 20
    rate: float = 1.5
    open: bool = False
    title: str = "plain"


class PigWithManyOptions(Game[PigState, ManyOptions]):
    key = "rich"
    seats = GAME.seats
    options = ManyOptions

    def new(self, seats: int, options: ManyOptions, chance: object, log: list[Event] | None = None) -> PigState:
        return PigState(options.target, [0] * seats, 0, 0)

    def read(self, position: str) -> PigState:
        return GAME.read(position)


PIG_WITH_MANY_OPTIONS = PigWithManyOptions()


def target(options: Options | Mapping[str, object] | None, game: Game = GAME) -> int:
    state = game.start(2, FastChance(1), options)
    assert isinstance(state, PigState)
    return state.target


def test_options_may_be_left_out_given_as_values_or_ready_made() -> None:
    assert target(None) == 100
    assert target({}) == 100
    assert target({"target": 50}) == 50
    assert target({"target": "50"}) == 50
    assert target(PigOptions(target=30)) == 30


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_every_number_of_seats_of_the_game_can_be_started(seats: int) -> None:
    assert GAME.start(seats, FastChance(1)).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_too_many_or_too_few_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.start(seats, FastChance(1))
    assert str(caught.value) == f"pig is for 2 to 10 seats, not {seats}"
    assert caught.value.reason == "seats"
    assert caught.value.data == {"least": 2, "most": 10, "given": seats}


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ({}, ManyOptions()),
        ({"size": "large", "target": "42"}, ManyOptions(size="large", target=42)),
        ({"open": "true"}, ManyOptions(open=True)),
        ({"open": "True"}, ManyOptions(open=True)),
        ({"open": "1"}, ManyOptions(open=True)),
        ({"open": "false"}, ManyOptions(open=False)),
        ({"open": "0"}, ManyOptions(open=False)),
        ({"open": True, "rate": "2"}, ManyOptions(open=True, rate=2.0)),
        ({"title": "42"}, ManyOptions(title="42")),
    ],
)
def test_plain_values_become_typed_options(given: dict[str, object], chosen: ManyOptions) -> None:
    assert PIG_WITH_MANY_OPTIONS.choose(given) == chosen


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"size": "huge"}, "Invalid enum value 'huge' - at `$.size`"),
        ({"target": "many"}, "Expected `int`, got `str` - at `$.target`"),
        ({"target": 9}, "Expected `int` >= 10 - at `$.target`"),
        ({"target": "100"}, "Expected `int` <= 99 - at `$.target`"),
        ({"target": "9" * 5000}, " - at `$.target`"),
        ({"target": None}, " - at `$.target`"),
        ({"open": "perhaps"}, "Expected `bool`, got `str` - at `$.open`"),
        ({"colour": "red"}, "Object contains unknown field `colour`"),
        ({"Size": "small"}, "Object contains unknown field `Size`"),
    ],
)
def test_wrong_values_are_refused_with_the_known_options(given: dict[str, object], why: str) -> None:
    with pytest.raises(OptionsError) as caught:
        PIG_WITH_MANY_OPTIONS.choose(given)
    (name, value), *_ = given.items()
    known = "size=large|small, target=int, rate=float, open=bool, title=str"
    assert str(caught.value).startswith(f"rich cannot be played with {name}={value}: ")
    assert why in str(caught.value)
    assert str(caught.value).endswith(f"; its options are: {known}")
    assert caught.value.reason == "options"
    assert caught.value.data == {"given": f"{name}={value}", "known": known}


def test_choices_can_be_typed() -> None:
    assert PIG_WITH_MANY_OPTIONS.choices() == ["size=large|small", "target=int", "rate=float", "open=bool", "title=str"]
    assert GAME.choices() == ["target=int"]
    assert Fives().choices() == []


def test_a_game_without_options_refuses_options() -> None:
    with pytest.raises(OptionsError, match=r"^fives cannot be played with speed=3: .*; its options are: none$"):
        Fives().start(2, FastChance(1), {"speed": 3})


@pytest.mark.parametrize("other", [ManyOptions(), Options()])
def test_the_options_of_another_game_are_refused(other: Options) -> None:
    with pytest.raises(OptionsError, match=rf"^{type(other).__name__} are not the options of pig$") as caught:
        target(other)
    assert caught.value.reason == "options-kind"


def test_a_game_without_options_refuses_those_of_another() -> None:
    with pytest.raises(OptionsError, match=r"^PigOptions are not the options of fives$"):
        Fives().start(2, FastChance(1), PigOptions())


@pytest.mark.parametrize("options", [ManyOptions(), ManyOptions(size="large", target=30, rate=0.25, open=True)])
def test_options_of_every_plain_type_can_be_recorded(options: ManyOptions) -> None:
    register(PIG_WITH_MANY_OPTIONS)
    record = Recording(PIG_WITH_MANY_OPTIONS, ["Anna", "Ben"], SeededChance("1"), options).record
    assert Record.read(record.write()).options == options


def test_a_game_is_known_by_its_key_version_and_seats() -> None:
    assert (GAME.key, GAME.rules, GAME.seats, GAME.folder) == ("pig", 1, range(2, 11), None)
    assert GAME.options is PigOptions


def test_a_game_without_its_methods_is_refused() -> None:
    with pytest.raises(TypeError):
        Game()  # type: ignore[abstract]


def test_by_default_every_seat_is_a_side() -> None:
    assert find("heckmeck").sides(3) == (0, 1, 2)
