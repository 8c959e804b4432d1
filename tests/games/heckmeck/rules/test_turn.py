"""H6-H8: rolling, setting aside, busting and stopping."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError
from roost.games.heckmeck.public.events import PortionMoved, TurnFailed
from tests.games.heckmeck.positions import NEXT, FirstResultChance, classic, deluxe, grill, stack
from tests.games.repetitions import field, moves, play


def test_H6_any_symbol_that_was_rolled_can_be_chosen() -> None:
    assert moves(classic("rolled=1124445W")) == ["take 1", "take 2", "take 4", "take 5", "take W"]
    assert moves(classic("rolled=2223333W")) == ["take 2", "take 3", "take W"]


def test_H6_all_dice_of_the_chosen_symbol_are_set_aside() -> None:
    state = classic("rolled=1124445W")
    play(state, "take 4")
    view = state.view(None)
    assert (view.aside, view.rolled, view.total, view.dice) == ("444", "", 12, 5)


@pytest.mark.parametrize("symbol", "12345W")
def test_H6_a_symbol_set_aside_in_this_turn_cannot_be_chosen_again(symbol: str) -> None:
    others = [other for other in "12345W" if other != symbol]
    state = classic(f"aside={symbol * 3} rolled={others[0]}{others[1]}{symbol * 3}")
    assert moves(state) == [f"take {other}" for other in others[:2]]
    with pytest.raises(IllegalMoveError, match="already"):
        state.play(state.parse(f"take {symbol}"), FirstResultChance())


@pytest.mark.parametrize("symbol", "12345W")
def test_H6_every_symbol_counts_on_its_own_in_the_choice(symbol: str) -> None:
    for count in range(1, 8):
        other = "2" if symbol == "1" else "1"
        state = classic(f"rolled={symbol * count}{other * (8 - count)}")
        assert moves(state) == sorted([f"take {symbol}", f"take {other}"])


def test_H6_after_setting_aside_one_may_stop_or_roll() -> None:
    state = classic("rolled=1124445W")
    play(state, "take 4")
    assert moves(state) == ["roll", "stop"]
    assert field(state, "phase") == "decide"


@pytest.mark.parametrize("aside", range(1, 8))
def test_H6_only_the_remaining_dice_are_rolled_again(aside: int) -> None:
    state = classic("aside=" + "2" * aside)
    chance = FirstResultChance()
    state.play(state.parse("roll"), chance)
    assert chance.asked[0] == (8 - aside, "12345W")


def test_H6_a_single_symbol_that_can_be_chosen_is_set_aside_at_once() -> None:
    state = classic("aside=444W")
    play(state, "roll -> 55WW")
    assert (state.view(None).aside, state.view(None).total, state.view(None).dice) == ("44455W", 27, 2)
    assert field(state, "phase") == "decide"


def test_H6_with_no_dice_left_the_turn_stops_by_itself() -> None:
    state = classic("aside=444WW rolled=135")
    play(state, "take 5", f"roll -> 33 {NEXT}")
    assert stack(state, 0) == [33]
    assert state.turn == 1


def test_H6_with_all_six_symbols_used_the_turn_stops_by_itself_although_dice_are_left() -> None:
    state = classic("aside=12345 rolled=WW5")
    play(state, f"take W -> {NEXT}")
    assert state.turn == 1
    assert stack(state, 0) == [25]


def test_H6_with_five_symbols_used_one_may_roll_on() -> None:
    state = classic("aside=1234 rolled=555W")
    play(state, "take W")
    assert moves(state) == ["roll", "stop"]


def test_H7_a_roll_with_only_used_symbols_is_a_bust_and_the_turn_fails() -> None:
    state = classic("stacks=22/- aside=33555W")
    happened = play(state, f"roll -> 3W {NEXT}")
    assert TurnFailed(0, "bust") in happened
    assert stack(state, 0) == []
    assert state.turn == 1


def test_H7_one_new_symbol_is_enough_to_go_on() -> None:
    state = classic("stacks=22/- aside=33555W")
    play(state, "roll -> 34")
    assert (state.turn, state.view(None).aside) == (0, "334555W")


def test_H7_the_first_roll_of_a_turn_is_never_a_bust() -> None:
    state = classic("stacks=22/-")
    happened = play(state, f"roll -> WWWWWWWW {NEXT}")
    assert PortionMoved(36, "grill", "seat-0") in happened
    assert stack(state, 0) == [22, 36]


@pytest.mark.parametrize("aside", ["55554", "5555444", "555544"])
def test_H8_without_a_worm_the_turn_fails_whatever_the_total(aside: str) -> None:
    state = classic(f"stacks=22/- aside={aside}")
    happened = play(state, f"stop -> {NEXT}")
    assert TurnFailed(0, "no-worm") in happened
    assert stack(state, 0) == []


def test_H8_one_worm_is_enough() -> None:
    state = classic("stacks=22/- aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [22, 25]


def test_H8_stopping_into_a_certain_failure_is_legal() -> None:
    state = classic("stacks=22/- aside=1")
    assert "stop" in moves(state)
    assert TurnFailed(0, "no-worm") in play(state, f"stop -> {NEXT}")
    state = classic("stacks=22/- aside=W")
    assert "stop" in moves(state)
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")


def test_H8_a_failed_stop_of_a_seat_that_owns_nothing_changes_nothing() -> None:
    state = deluxe("aside=1")
    play(state, f"stop -> {NEXT}")
    assert len(grill(state)) == 18
    assert (state.turn, state.turns) == (1, 1)
