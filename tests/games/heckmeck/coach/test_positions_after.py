"""The ends of a turn, and the positions after them."""

from __future__ import annotations

import pytest

from roost.games.heckmeck.coach.odds import PositionEvaluator, best_by_end, evaluate_ends, positions_after
from roost.games.heckmeck.coach.odds.roll_probabilities import KIND_COUNTS, ROLL_CHANCES, SHOWN_COUNTS, TREE_STARTS
from roost.games.heckmeck.coach.odds.turn_ends import (
    BONUSES,
    CHOICE,
    ENDS,
    FAIL,
    GRILL,
    ROBBED,
    SUPPLY,
    THEFT,
    WAYS,
)
from roost.games.heckmeck.rules.moves import MOVE_COUNT
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.coach.end_names import end_name
from tests.games.heckmeck.positions import classic, deluxe
from tests.games.repetitions import field


def named(state: HeckmeckState) -> list[str]:
    return [end_name(outcome.end) for outcome in positions_after(state)]


def test_ends_are_numbered_without_gaps() -> None:
    assert WAYS == THEFT + 7
    assert THEFT == GRILL + 18
    assert BONUSES == ROBBED + 7
    assert CHOICE == BONUSES * WAYS
    assert ENDS == CHOICE + MOVE_COUNT
    assert end_name(FAIL) == "fail"
    assert end_name(GRILL + 17) == "take 36"
    assert end_name(THEFT + 6) == "steal from 6"
    assert end_name(SUPPLY * WAYS + GRILL) == "take 11, roast worm from supply"
    assert end_name((ROBBED + 3) * WAYS + THEFT) == "steal from 0, roast worm from 3"
    assert end_name(ENDS - 1) == "worm 6"


@pytest.mark.parametrize(
    ("state", "found"),
    [
        (classic("aside=4444W", "21.22.24"), ["fail", "take 21", "take 22", "take 24"]),
        (classic("aside=4444WW stacks=-/27", "21.22.24"), ["fail", "take 24", "steal from 1"]),
        (classic("aside=11112222"), ["fail"]),
        (
            deluxe("aside=4", "11"),
            ["fail", "take 11", "fail, roast worm from supply", "take 11, roast worm from supply"],
        ),
        (deluxe("aside=144", "11"), ["fail", "take 11"]),
        (deluxe("worms=7/0 aside=4", "11"), ["fail", "take 11"]),
        (
            deluxe("seats=3 worms=0/4/3 aside=4", "11"),
            [
                *("fail", "take 11", "fail, roast worm from 1", "take 11, roast worm from 1"),
                *("fail, roast worm from 2", "take 11, roast worm from 2"),
            ],
        ),
        (
            deluxe("seats=3 worms=0/4/3 aside=11W phase=double", "31.36"),
            [
                *("fail, roast worm from 1", "take 31, roast worm from 1"),
                *("fail, roast worm from 2", "take 31, roast worm from 2"),
            ],
        ),
        # Both choices: which of two specialists to return, and whom the raven robs.
        (deluxe("can=seat-0 apple=22 aside=1444W", "22"), ["fail", "take 22", "take 22"]),
        (deluxe("seats=4 raven=22 worms=0/4/0/3 aside=1444W", "22"), ["fail", "take 22", "take 22"]),
        (deluxe("can=seat-0 apple=offered aside=W"), ["return can", "return apple"]),
        (deluxe("seats=4 stacks=23/-/-/- raven=flying worms=0/4/0/3 aside=3555W"), ["worm 1", "worm 3"]),
        (classic("turn=- turns=2000"), []),
    ],
)
def test_the_possible_ends_of_a_turn(state: HeckmeckState, found: list[str]) -> None:
    assert named(state) == found


def test_eight_dice_can_reach_all_portions_and_all_top_portions_that_are_not_on_the_grill() -> None:
    state = deluxe("seats=3 stacks=24/22/31.27 turned=36")
    assert named(state)[:20] == [
        "fail",
        *(f"take {value}" for value in (11, 13, 21, 23, 25, 26, 28, 29, 30, 32, 33, 34, 35)),
        *("steal from 1", "steal from 2", "fail, roast worm from supply", "take 11, roast worm from supply"),
        *("take 13, roast worm from supply", "take 21, roast worm from supply"),
    ]


def test_positions_are_between_two_turns() -> None:
    state = deluxe("seats=3 turn=2 golden=seat-2 stacks=24/22/31.27 turned=36")
    before = state.position()
    for outcome in positions_after(state):
        assert field(outcome.state, "turn") == "0"
        assert field(outcome.state, "phase") == "begin"
        assert field(outcome.state, "turns") == "1"
        assert field(outcome.state, "aside") == field(outcome.state, "rolled") == "-"
    assert state.position() == before
    last = positions_after(classic("stacks=24/-", "36"))
    assert [outcome.state.over for outcome in last] == [False, True]


def test_a_position_after_a_failure_a_take_a_theft_and_a_bonus() -> None:
    found = {
        end_name(outcome.end): outcome.state
        for outcome in positions_after(deluxe("seats=3 worms=0/4/3 apple=seat-0 can=25 stacks=24/22/31.27"))
        if field(outcome.state, "apple") != "25"
    }
    assert field(found["fail"], "stacks") == "-/22/31.27"
    assert field(found["fail"], "apple") == "11"
    assert field(found["fail"], "turned") == "36"
    assert field(found["take 25"], "stacks") == "24.25/22/31.27"
    assert field(found["steal from 2"], "stacks") == "24.27/22/31"
    assert field(found["steal from 2, roast worm from 1"], "worms") == "1/3/3"
    assert field(found["steal from 2, roast worm from 2"], "worms") == "1/4/2"


class AppleEvaluator(PositionEvaluator):
    """Evaluator that counts apples."""

    def evaluate(self, state: HeckmeckState, seat: int) -> float:
        return (
            5.0 if field(state, "apple") == f"seat-{seat}" else -1.0 if field(state, "can") == f"seat-{seat}" else -2.0
        )


def test_an_end_is_worth_the_best_of_its_choices() -> None:
    state = deluxe("can=seat-0 apple=22 aside=1444W", "22.23")
    values = evaluate_ends(state, AppleEvaluator())
    assert [values[outcome.end] for outcome in positions_after(state)] == [-2.0, 5.0, 5.0, -1.0]
    found = positions_after(state)
    assert [end_name(outcome.end) for outcome in found] == ["fail", "take 22", "take 22", "take 23"]
    for worths, value in (([0.0, 3.0, 4.0, 0.0], 4.0), ([0.0, 4.0, 3.0, 0.0], 4.0), ([0.0, -4.0, -3.0, 0.0], -3.0)):
        assert best_by_end(found, worths)[GRILL + 3] == value


@pytest.mark.parametrize("dice", range(9))
@pytest.mark.parametrize("kinds", range(7))
def test_rolls_are_listed_with_their_chances(dice: int, kinds: int) -> None:
    leaves = range(TREE_STARTS[KIND_COUNTS * dice + kinds], TREE_STARTS[KIND_COUNTS * dice + kinds + 1])
    assert sum(ROLL_CHANCES[leaf] for leaf in leaves) == pytest.approx(1, abs=1e-14)
    counts = [[SHOWN_COUNTS[leaf] >> 4 * kind & 15 for kind in range(kinds)] for leaf in leaves]
    assert counts == sorted(counts)
    assert all(sum(count) == dice if kinds == 6 else sum(count) <= dice for count in counts)
    for kind in range(kinds):
        shown = sum(ROLL_CHANCES[leaf] * int(count[kind]) for leaf, count in zip(leaves, counts, strict=True))
        assert shown == pytest.approx(dice / 6, abs=1e-14)
