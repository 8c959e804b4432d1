"""H9-H11: the portion that a total takes."""

from __future__ import annotations

import pytest

from roost.games.heckmeck.public.events import PortionMoved, TurnFailed
from tests.games.heckmeck.positions import NEXT, classic, deluxe, grill, stack
from tests.games.repetitions import field, moves, play

TOTALS = {
    21: "4444W",
    22: "2555W",
    23: "3555W",
    24: "4555W",
    25: "5555W",
    26: "15555W",
    27: "25555W",
    28: "35555W",
    29: "45555W",
    30: "55555W",
    31: "155555W",
    32: "255555W",
    33: "355555W",
    34: "455555W",
    35: "555555W",
    36: "1555555W",
}
"""Dice with a worm for every total, with fewer than six symbols each."""


@pytest.mark.parametrize("total", TOTALS)
def test_H9_the_open_portion_of_the_total_is_taken_from_the_grill(total: int) -> None:
    state = classic(f"aside={TOTALS[total]}")
    assert state.total == total
    happened = play(state, f"stop -> {NEXT}")
    assert PortionMoved(total, "grill", "seat-0") in happened
    assert stack(state, 0) == [total]
    assert total not in grill(state)
    assert len(grill(state)) == 15


@pytest.mark.parametrize("total", TOTALS)
def test_H9_the_top_portion_of_another_stack_is_stolen(total: int) -> None:
    below = 22 if total == 21 else 21
    state = classic(f"seats=3 turn=1 stacks=-/-/{below}.{total} aside={TOTALS[total]}")
    happened = play(state, f"stop -> {NEXT}")
    assert PortionMoved(total, "seat-2", "seat-1") in happened
    assert [stack(state, seat) for seat in range(3)] == [[], [total], [below]]
    assert len(grill(state)) == 14


@pytest.mark.parametrize("victim", [0, 1, 2, 4, 5, 6])
def test_H9_every_other_seat_can_be_stolen_from(victim: int) -> None:
    stacks = ["-"] * 7
    stacks[victim] = "25.24"
    state = classic(f"seats=7 turn=3 stacks={'/'.join(stacks)} aside=4555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 3) == [24]
    assert stack(state, victim) == [25]


def test_H9_the_match_is_not_declined() -> None:
    """The theft cannot be declined for the next lower portion."""
    state = classic("stacks=30/25 aside=5555W")
    assert moves(state) == ["roll", "stop"]
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [30, 25]
    assert 24 in grill(state)


@pytest.mark.parametrize(("portion", "aside"), [(11, "33W"), (13, "44W")])
def test_H9_the_11_and_the_13_are_never_stolen(portion: int, aside: str) -> None:
    state = deluxe(f"stacks=22/{portion} aside={aside}")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert stack(state, 1) == [portion]
    assert stack(state, 0) == []


def test_H10_the_nearest_lower_open_portion_is_taken_where_the_total_is_visible_nowhere() -> None:
    state = classic("turned=27 aside=25555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [26]


def test_H10_nearest_lower_leaves_out_all_that_is_not_open_on_the_grill() -> None:
    state = classic("seats=3 stacks=-/24.25/26.21 turned=27 aside=25555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [23]
    assert [stack(state, 1), stack(state, 2)] == [[24, 25], [26, 21]]


def test_H10_a_lower_top_portion_of_another_stack_is_not_taken() -> None:
    state = classic("stacks=-/26 aside=25555W", grill="21.36")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [21]
    assert stack(state, 1) == [26]


@pytest.mark.parametrize("aside", ["5555555W", "WWWWWWWW", "555WWWWW"])
def test_H10_a_total_above_36_takes_the_highest_open_portion(aside: str) -> None:
    state = classic(f"turned=36 aside={aside}")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [35]


def test_H10_nine_dice_can_make_45_and_take_the_highest_open_portion() -> None:
    state = deluxe("golden=seat-0 aside=WWWWWWWWW golden-die=kept-W")
    assert state.total == 45
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [36]


def test_H10_a_higher_portion_is_never_taken() -> None:
    state = classic("stacks=21/- turned=22 aside=2555W")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == []


@pytest.mark.parametrize("aside", ["4444W", "1555555W", "2555W"])
def test_H10_the_11_and_the_13_are_never_the_nearest_lower(aside: str) -> None:
    state = deluxe(f"aside={aside}", grill="11.13")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert grill(state) == [11, 13]


def test_H10_a_lower_portion_above_them_is_taken_while_11_and_13_lie_there() -> None:
    state = deluxe("aside=1555555W", grill="11.13.21")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [21]


@pytest.mark.parametrize(("portion", "aside"), [(11, "33W"), (13, "44W"), (11, "1WW"), (13, "12WW"), (13, "3WW")])
def test_H10_exactly_11_and_13_are_taken_with_a_worm(portion: int, aside: str) -> None:
    state = deluxe(f"aside={aside}")
    assert state.total == portion
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [portion]
    assert portion not in grill(state)


@pytest.mark.parametrize("aside", ["12233", "11333", "4432", "445"])
def test_H10_exactly_11_and_13_need_a_worm_too(aside: str) -> None:
    state = deluxe(f"aside={aside}")
    assert state.total in (11, 13)
    assert TurnFailed(0, "no-worm") in play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == []


@pytest.mark.parametrize(("portion", "aside"), [(11, "222"), (13, "44"), (11, "123"), (13, "35")])
def test_H10_exactly_11_and_13_are_taken_with_the_can(portion: int, aside: str) -> None:
    state = deluxe(f"can=seat-0 aside={aside}")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [portion]
    assert field(state, "can") == "seat-0"


@pytest.mark.parametrize(
    ("aside", "stacks", "turned"),
    [
        ("33W", "-/11", "-"),
        ("33W", "21/22", "11"),
        ("33W", "11/-", "-"),
        ("33W", "-/11.22", "-"),
        ("44W", "-/13", "-"),
        ("44W", "21/22", "13"),
        ("44W", "13/-", "-"),
        ("44W", "-/13.22", "-"),
    ],
)
def test_H10_a_total_of_11_or_13_whose_portion_is_not_open_on_the_grill_fails(
    aside: str, stacks: str, turned: str
) -> None:
    state = deluxe(f"stacks={stacks} turned={turned} aside={aside}")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert state.turn == 1


@pytest.mark.parametrize("aside", ["W", "1W", "25W", "34W", "1123W", "5WW", "1111WW", "11111", "333WW", "555W"])
def test_H10_every_other_total_below_21_fails(aside: str) -> None:
    state = deluxe(f"stacks=22/- aside={aside}")
    assert state.total < 21
    assert state.total not in (11, 13)
    happened = play(state, f"stop -> {NEXT}")
    assert TurnFailed(0, "nothing-fits" if "W" in aside else "no-worm") in happened


@pytest.mark.parametrize("aside", ["33W", "44W"])
def test_H10_the_classic_game_knows_no_11_and_no_13(aside: str) -> None:
    state = classic(f"aside={aside}")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert len(grill(state)) == 16


def test_H10_ones_own_top_portion_is_no_match() -> None:
    state = classic("stacks=25/- aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [25, 24]


def test_H10_ones_own_top_portion_is_no_match_even_where_nothing_else_fits() -> None:
    state = classic("stacks=21/- aside=4444W")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == []


def test_H10_a_buried_portion_is_as_if_it_did_not_exist() -> None:
    state = classic("stacks=-/25.30 aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [24]
    assert stack(state, 1) == [25, 30]


def test_H10_a_portion_face_down_is_as_if_it_did_not_exist() -> None:
    state = classic("turned=25 aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [24]


def test_H11_a_portion_from_the_grill_goes_on_top_of_the_one_stack() -> None:
    state = classic("stacks=36.22/- aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [36, 22, 25]
    assert state.view(None).seats[0].top == 25


def test_H11_a_stolen_portion_goes_on_top_and_uncovers_what_was_below() -> None:
    state = classic("stacks=36.22/29.31.25 aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), stack(state, 1)) == ([36, 22, 25], [29, 31])
    assert state.view(None).seats[1].top == 31


def test_H11_a_stack_grows_to_all_portions_and_comes_apart_again_in_order() -> None:
    order = [36, 21, 34, 23, 32, 25, 30, 27, 28, 29, 26, 31, 24, 33, 22]
    state = classic(f"stacks={'.'.join(map(str, order))}/- aside=1")
    for left in range(len(order) - 1, 8, -1):
        play(state, f"stop -> {NEXT}", "take 3", f"stop -> {NEXT}", "take 1")
        assert stack(state, 0) == order[:left]
