"""K8, K9, K11: the immediate effects of a pass."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError
from tests.games.karteneck.positions import fields, table
from tests.games.repetitions import field, moves, play


def test_K8_without_a_worm_the_display_is_discarded_and_the_lowest_portion_taken() -> None:
    state = table("seats=3 grill=20.30.40 stacks=-/-/- hands=1/2/3 displays=5544/W1/- discard=1")
    play(state, "pass -> 3 3")
    assert fields(state, "displays", "discard", "grill", "stacks") == ["-/W1/-", "14455", "30.40", "20/-/-"]
    play(state, "lay 2 -> 2", "pass -> 4 4")
    assert fields(state, "grill", "stacks") == ["40", "20/-/30"]


def test_K8_a_0_is_the_lowest_portion() -> None:
    state = table("grill=0.16 hands=-/-")
    play(state, "pass -> 3 3")
    assert fields(state, "grill", "stacks") == ["16", "0/-"]


def test_K9_with_a_worm_the_display_stays_and_no_portion_is_taken_yet() -> None:
    state = table("grill=20.30 hands=1/2 displays=5W1/- stacks=-/-")
    play(state, "pass -> 3 3")
    assert fields(state, "displays", "grill", "stacks", "passed", "discard") == ["5W1/-", "20.30", "-/-", "0", "-"]


def test_K9_valid_pass_may_steal_a_matching_top_portion() -> None:
    state = table("grill=20.30 stacks=16/22 hands=1/2 displays=2555W1/-")
    assert moves(state) == ["pass", "steal", "lay 1"]
    declined = state.copy()
    play(declined, "pass -> 3 3")
    assert fields(declined, "stacks", "hands", "passed") == ["16/22", "133/2", "0"]
    play(state, "steal -> 3 4")
    assert fields(state, "stacks", "hands", "passed", "displays") == ["16.22/-", "134/2", "0", "2555W1/-"]
    assert state.turn == 1


@pytest.mark.parametrize(
    ("display", "stacks"),
    [
        ("2555W1", "22/16"),  # one's own
        ("2555W1", "16/21"),
        ("2555W1", "16/23"),
        ("2555W1", "16/22.30.31"),  # buried
        ("25555", "16/22"),  # no worm
        ("W1", "16/0"),
        ("5W1", "16/0"),
    ],
)
def test_K9_no_steal_without_a_worm_and_a_matching_top(display: str, stacks: str) -> None:
    state = table(f"grill=20.41 stacks={stacks} hands=1/2 displays={display}/-")
    assert "steal" not in moves(state)
    assert state.victim() == -1
    with pytest.raises(IllegalMoveError):
        play(state, "steal")


@pytest.mark.parametrize(("value", "display"), [(16, "155W1"), (42, "25555555W1")])
def test_K9_the_lowest_and_the_highest_portion_can_be_stolen(value: int, display: str) -> None:
    state = table(f"grill=20.31 stacks=18/{value} hands=1/2 displays={display}/-")
    assert "steal" in moves(state)
    play(state, "steal -> 1 1")
    assert field(state, "stacks") == f"18.{value}/-"


@pytest.mark.parametrize("display", ["55W1", "35555555W1"])
def test_K9_totals_beyond_all_portions_steal_nothing(display: str) -> None:
    state = table(f"grill=20.31 stacks=16/42 hands=1/2 displays={display}/-")
    assert "steal" not in moves(state)


def test_K9_also_as_the_last_to_pass() -> None:
    state = table("grill=20.30 stacks=16/22 passed=1 hands=1/2 displays=2555W1/W2")
    play(state, "steal -> 40 41")
    assert fields(state, "stacks", "turn", "grill") == ["16.22.30/20", "1", "40.41"]


def test_K9_also_a_portion_taken_in_this_round() -> None:
    state = table("seats=3 turn=1 grill=22.30.31 hands=1/2/3 displays=2555W1/44/-")
    play(state, "pass -> 3 3", "pass -> 4 4")
    assert fields(state, "stacks", "grill") == ["-/22/30", "31"]
    assert moves(state)[:2] == ["pass", "steal"]
    play(state, "steal -> 40 41 42")
    # The last seat to pass is also served the rest of the grill.
    assert field(state, "stacks") == "22.31/-/30"


def test_K9_any_other_stack_can_be_robbed() -> None:
    for victim in (0, 2, 3):
        stacks = ["17", "18", "19", "21"]
        stacks[victim] = "22"
        state = table(f"seats=4 turn=1 grill=30.31.32.33 stacks={'/'.join(stacks)} displays=-/2555W1/-/-")
        assert state.victim() == victim
        assert moves(state) == ["pass", "steal"]
        play(state, "steal -> 1 1")
        stacks[victim], stacks[1] = "-", "18.22"
        assert field(state, "stacks") == "/".join(stacks)


def test_K11_a_0_on_top_cannot_be_stolen_and_guards_what_is_under_it() -> None:
    state = table("grill=20.31 stacks=16.17/22.0 hands=1/2 displays=2555W1/-")
    assert state.victim() == -1
    assert "steal" not in moves(state)


@pytest.mark.parametrize("display", ["35W1", "45W1", "55W1"])
def test_K11_none_of_the_three_0s_can_be_stolen_by_a_total_below_all_portions(display: str) -> None:
    for stacks in ("16.17.18/0.0.0", "16.17.18/0.0.19", "16.0.0/17.18.0"):
        state = table(f"grill=20.31 stacks={stacks} hands=1/2 displays={display}/-")
        assert moves(state) == ["pass", "lay 1"]


def test_K11_portions_form_a_stack_with_the_newest_on_top() -> None:
    state = table("grill=20.30 stacks=22/0 hands=-/- displays=-/-")
    play(state, "pass -> 1 1", "pass -> 40 41")
    assert field(state, "stacks") == "22.20/0.30"
    play(state, "pass -> 1 1", "pass -> 16 17")
    assert field(state, "stacks") == "22.20.41/0.30.40"


def test_K11_stacks_of_every_portion_keep_their_order() -> None:
    low_to_high = "0.0.0." + ".".join(str(value) for value in range(16, 40))
    for stack in (low_to_high, ".".join(reversed(low_to_high.split(".")))):
        state = table(f"seats=5 grill=42.41.40 passed=1.2 stacks=-/-/-/{stack}/-")
        assert field(state, "stacks") == f"-/-/-/{stack}/-"
        total = 9 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8) // 3
        assert state.score(3) == total
