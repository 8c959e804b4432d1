"""G1, G2, H1-H5: components and the start of a game."""

from __future__ import annotations

import itertools
import random

import pytest

from roost.core.chance import FastChance
from roost.core.errors import OptionsError
from roost.core.registry import find
from roost.core.scripted_chance import ScriptedChance
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import NEXT, FirstResultChance, classic, deluxe, roast_worms, stack
from tests.games.repetitions import field, play


def begin(seats: int, variant: str, *outcomes: str) -> HeckmeckState:
    state = GAME.start(seats, ScriptedChance(outcomes), {"variant": variant})
    assert isinstance(state, HeckmeckState)
    return state


@pytest.mark.parametrize("seats", range(2, 8))
def test_G1_the_start_seat_is_drawn_from_all_seats(seats: int) -> None:
    for first in range(seats):
        assert begin(seats, "classic", str(first), NEXT).turn == first
    chance = FirstResultChance()
    GAME.start(seats, chance)
    assert chance.asked[0] == (seats, "")


@pytest.mark.parametrize("seats", range(2, 8))
def test_G2_play_goes_to_the_next_higher_seat_and_round_again(seats: int) -> None:
    state = classic(f"seats={seats} turn=1 aside=5")
    order = [int(state.turn)]
    for _ in range(seats):
        play(state, f"stop -> {NEXT}", "take 5")
        order.append(int(state.turn))
    assert order == [(1 + turn) % seats for turn in range(seats + 1)]


@pytest.mark.parametrize(("symbol", "points"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("W", 5)])
def test_H1_a_die_is_worth_its_number_and_a_worm_5(symbol: str, points: int) -> None:
    for count in range(1, 8):
        other = "1" if symbol == "2" else "2"
        state = classic(f"rolled={symbol * count}{other * (8 - count)}")
        play(state, f"take {symbol}")
        assert state.total == count * points


def test_H1_there_are_eight_white_dice_with_six_faces() -> None:
    chance = FirstResultChance()
    GAME.start(2, chance)
    assert chance.asked[1] == (8, "12345W")


@pytest.mark.parametrize("dice", range(1, 9))
def test_H1_a_roll_shows_exactly_the_faces_that_fell(dice: int) -> None:
    generator = random.Random(dice)
    everything = itertools.product("12345W", repeat=dice)
    rolls = list(everything) if dice < 4 else [generator.choices("12345W", k=dice) for _ in range(300)]
    for faces in rolls:
        # All symbols but 1s are unused, and two of them leave a choice, so that the roll is not played on.
        if len(set(faces) - {"1"}) < 2:
            continue
        state = classic("aside=" + "1" * (8 - dice)) if dice < 8 else classic()
        play(state, "roll -> " + "".join(faces))
        view = state.view(None)
        assert (view.rolled, view.rolled_golden) == ("".join(sorted(faces)), "")
        assert view.dice == dice


WORMS = {
    1: (21, 22, 23, 24),
    2: (25, 26, 27, 28),
    3: (29, 30, 31, 32),
    4: (33, 34, 35, 36),
}


def test_H2_the_classic_grill_has_the_portions_21_to_36() -> None:
    grill = begin(2, "classic", "0", NEXT).view(None).grill
    assert [portion.value for portion in grill] == list(range(21, 37))
    assert all(portion.open and portion.specialist is None for portion in grill)
    for portion in grill:
        assert portion.value in WORMS[portion.worms]


def test_H2_the_deluxe_grill_also_has_11_and_13_with_one_worm_each() -> None:
    grill = begin(2, "deluxe", "0", NEXT).view(None).grill
    assert [portion.value for portion in grill] == [11, 13, *range(21, 37)]
    assert all(portion.open for portion in grill)
    assert [portion.worms for portion in grill[:2]] == [1, 1]
    for portion in grill[2:]:
        assert portion.value in WORMS[portion.worms]


def test_H3_seven_roast_worms_wait_in_the_supply_of_the_deluxe_game_only() -> None:
    assert begin(3, "deluxe", "0", NEXT).view(None).supply == 7
    assert begin(3, "classic", "0", NEXT).view(None).supply == 0
    assert roast_worms(begin(3, "deluxe", "0", NEXT)) == [0, 0, 0]


def test_H4_the_six_specialists_stand_on_their_portions() -> None:
    state = begin(2, "deluxe", "0", NEXT)
    assert {p.value: p.specialist for p in state.view(None).grill if p.specialist} == {
        11: "can",
        21: "hen",
        23: "raven",
        25: "weasel",
        27: "golden",
        29: "apple",
    }
    assert [owner.specialist for owner in state.view(None).seats] == [None, None]


def test_H5_the_golden_die_shows_three_1s_and_three_worms() -> None:
    chance = FirstResultChance()
    state = deluxe("golden=seat-0")
    state.play(state.parse("golden"), chance)
    assert chance.asked[:2] == [(8, "12345W"), (1, "111WWW")]


@pytest.mark.parametrize(("draw", "shown"), [("1", "1"), ("W", "W")])
def test_H5_the_golden_die_shows_what_it_fell_on(draw: str, shown: str) -> None:
    state = deluxe("golden=seat-0")
    play(state, f"golden -> {NEXT} {draw}")
    assert (state.view(None).rolled, state.view(None).rolled_golden) == (NEXT, shown)


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_game_begins_with_empty_stacks_and_a_roll(variant: str, seats: int) -> None:
    state = begin(seats, variant, "1", "1124445W")
    assert [stack(state, seat) for seat in range(seats)] == [[]] * seats
    assert state.seats == seats
    assert (field(state, "phase"), field(state, "turns"), field(state, "turned")) == ("choose", "0", "-")
    assert field(state, "rolled") == "1124445W"
    assert state.view(None).variant == variant


def test_the_game_is_registered_and_can_be_classic_or_deluxe() -> None:
    assert find("heckmeck") is GAME
    assert GAME.choices() == ["variant=classic|deluxe"]
    assert HeckmeckOptions() == HeckmeckOptions("classic")
    assert GAME.folder == "roost.games.heckmeck"
    assert GAME.rules == 1
    state = GAME.new(2, HeckmeckOptions("deluxe"), FastChance(1))
    assert state.deluxe
    assert not GAME.new(2, HeckmeckOptions("classic"), FastChance(1)).deluxe


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_two_to_seven_can_play(seats: int) -> None:
    with pytest.raises(OptionsError, match="2 to 7 seats"):
        GAME.start(seats, FastChance(0))


def test_other_variants_are_refused() -> None:
    with pytest.raises(OptionsError, match="variant=classic"):
        GAME.start(2, FastChance(0), {"variant": "vegan"})
