"""H12: the costs of a failed turn."""

from __future__ import annotations

import pytest

from roost.games.heckmeck.public.events import PortionMoved, PortionTurned, SpecialistMoved, TurnFailed
from tests.games.heckmeck.positions import NEXT, classic, deluxe, grill, roast_worms, stack, turned
from tests.games.repetitions import field, play

FAILURES = [("aside=1", "stop"), ("aside=W", "stop"), ("aside=1WWWW", "roll -> 11W")]
"""No worm, nothing fits, bust."""


@pytest.mark.parametrize(("dice", "move"), FAILURES)
def test_H12_the_top_portion_returns_to_the_grill_and_lies_open(dice: str, move: str) -> None:
    state = classic(f"stacks=24.29/- {dice}")
    play(state, f"{move} {NEXT}" if "->" in move else f"{move} -> {NEXT}")
    assert stack(state, 0) == [24]
    assert 29 in grill(state)
    assert state.turn == 1


@pytest.mark.parametrize(("dice", "move"), FAILURES)
def test_H12_the_highest_open_portion_is_turned_unless_it_was_just_returned(dice: str, move: str) -> None:
    step = f"{move} {NEXT}" if "->" in move else f"{move} -> {NEXT}"
    state = classic(f"stacks=24.29/- {dice}")
    play(state, step)
    assert turned(state) == [36]
    state = classic(f"stacks=24.36/- {dice}")
    play(state, step)
    assert turned(state) == []
    assert 36 in grill(state)


@pytest.mark.parametrize("highest", range(22, 37))
def test_H12_the_highest_open_portion_is_turned_whichever_it_is(highest: int) -> None:
    state = classic("stacks=21/- aside=1", grill=".".join(map(str, range(22, highest + 1))))
    play(state, f"stop -> {NEXT}")
    assert turned(state) == list(range(highest, 37))
    assert grill(state) == list(range(21, highest))


@pytest.mark.parametrize("returned", range(22, 37))
def test_H12_the_returned_portion_stays_open_where_it_is_the_highest(returned: int) -> None:
    state = classic(f"stacks={returned}/- aside=1", grill="21")
    play(state, f"stop -> {NEXT}")
    assert grill(state) == [21, returned]
    assert returned not in turned(state)


def test_H12_a_portion_face_down_is_not_turned_again_and_the_next_lower_open_one_is() -> None:
    state = classic("stacks=29/- turned=35.36 aside=1")
    play(state, f"stop -> {NEXT}")
    assert turned(state) == [34, 35, 36]


def test_H12_without_a_portion_nothing_returns_and_nothing_is_turned() -> None:
    state = classic("stacks=-/29 aside=1")
    happened = play(state, f"stop -> {NEXT}")
    assert not any(isinstance(event, PortionMoved | PortionTurned) for event in happened)
    assert turned(state) == []
    assert len(grill(state)) == 15


def test_H12_giving_back_only_the_hen_turns_nothing() -> None:
    state = deluxe("hen=seat-0 stacks=24.29/- aside=1")
    play(state, f"stop -> {NEXT}")
    assert (turned(state), stack(state, 0), field(state, "hen")) == ([], [24, 29], "11")


@pytest.mark.parametrize("portion", [11, 13])
def test_H12_the_11_and_the_13_return_like_any_portion(portion: int) -> None:
    state = deluxe(f"stacks=22.{portion}/- aside=1")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), turned(state)) == ([22], [36])
    assert portion in grill(state)


def test_H12_even_the_13_is_turned_where_it_is_the_highest_open_portion() -> None:
    state = deluxe("stacks=11/- aside=1", grill="13")
    play(state, f"stop -> {NEXT}")
    assert grill(state) == [11]
    assert 13 in turned(state)


def test_H12_the_portion_comes_first_then_the_specialist_then_the_turning() -> None:
    state = deluxe("apple=seat-0 stacks=29/- aside=1")
    assert play(state, f"stop -> {NEXT}")[1:5] == [
        TurnFailed(0, "no-worm"),
        PortionMoved(29, "seat-0", "grill"),
        SpecialistMoved("apple", "seat-0", "grill-11"),
        PortionTurned(36),
    ]


def test_H12_the_specialist_returns_before_the_turning_moves_another_one_on() -> None:
    """Only the portion just returned is free: the failing seat's specialist gets it, and the raven finds none."""
    state = deluxe("apple=seat-0 hen=21 can=22 weasel=13 raven=36 stacks=11/- aside=1", grill="13.21.22.36")
    assert play(state, f"stop -> {NEXT}")[3:6] == [
        SpecialistMoved("apple", "seat-0", "grill-11"),
        PortionTurned(36),
        SpecialistMoved("raven", "grill-36", "box"),
    ]


def test_H12_roast_worms_are_kept_on_a_failed_turn() -> None:
    state = deluxe("worms=3/1 stacks=22/- aside=1")
    play(state, f"stop -> {NEXT}")
    assert roast_worms(state) == [3, 1]
