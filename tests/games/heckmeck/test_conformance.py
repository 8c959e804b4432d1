"""The conformance suite, run on Heckmeck."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.conformance import check_game, check_position
from roost.core.playout import playout
from roost.games.heckmeck.bench.c_reference import VARIANT, observe
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.options import HeckmeckOptions
from tests.games.heckmeck.positions import contents, deluxe
from tests.games.repetitions import repetitions, seatings

BOTH = [{"variant": "classic"}, {"variant": "deluxe"}]


@pytest.mark.parametrize("options", BOTH)
def test_heckmeck_passes_the_conformance_suite_with_every_number_of_seats(options: dict[str, str]) -> None:
    games, seats = repetitions(compiled=2, plain=1), seatings(GAME)
    assert check_game(GAME, games=games, seats=seats, options=[options], positions=4) >= len(seats) * games * 3


@pytest.mark.parametrize(
    "position",
    [
        *("", "golden=seat-0", "rolled=12345WWW", "rolled=55555555", "weasel=seat-0 rolled=55555555"),
        *("weasel=seat-0 aside=5 rolled=5555555", "aside=5 rolled=5555555", "aside=5", "aside=12345W"),
        *("aside=55555555", "worms=0/7 aside=11 phase=double", "seats=3 worms=0/3/4 aside=11 phase=double"),
        *("stacks=23/- raven=flying worms=0/7 aside=3555W", "can=seat-0 apple=offered aside=W", "turn=- turns=2000"),
    ],
)
def test_hand_written_positions_pass_the_conformance_suite(position: str) -> None:
    state = deluxe(position)
    before = contents(state)
    for seed in range(repetitions(compiled=8, plain=3)):
        check_position(GAME, state, FastChance(seed))
    assert contents(state) == before


def test_the_census_counts_every_component_of_the_game() -> None:
    everything = {"portions": 18, "specialists": 6, "roast worms": 7, "white dice": 8}
    for position in (
        "",
        "aside=55 rolled=223344",
        "golden=seat-0 aside=1WW golden-die=kept-1 rolled=223344",
        "golden=seat-0 aside=1WW golden-die=kept-W",
        "golden=seat-0 aside=1WW golden-die=cup",
        "stacks=22.36/11 turned=33.34 worms=3/1 hen=seat-1 can=21",
        "can=seat-0 apple=offered aside=W",
        "stacks=23/- raven=flying worms=0/7 aside=3555W",
        "turn=- turns=2000",
    ):
        assert deluxe(position).census() == everything
    classic = GAME.new(2, HeckmeckOptions("classic"), FastChance(0)).census()
    assert classic == {"portions": 16, "specialists": 0, "roast worms": 0, "white dice": 8}


def test_statistics_for_the_c_playout() -> None:
    chance = FastChance(5)
    state = GAME.new(3, HeckmeckOptions("classic"), chance)
    playout(state, chance)
    result = state.result()
    assert result is not None
    assert VARIANT == "classic"
    turned = sum(not portion.open for portion in state.view(None).grill)
    assert observe(state) == {"turns": state.turns, "worms": sum(result.scores), "turned": turned}
