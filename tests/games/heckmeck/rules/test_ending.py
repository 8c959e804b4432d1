"""H13, H23, G3: the end of the game, the worms and the places."""

from __future__ import annotations

import pytest

from roost.core.result import Result, ScoreLine
from roost.games.heckmeck.components import MAX_TURNS
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.public.events import GameEnded
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import NEXT, classic, deluxe, roast_worms, stack
from tests.games.repetitions import field, moves, play


def outcome(state: HeckmeckState) -> Result:
    result = state.result()
    assert result is not None
    return result


def test_H13_the_game_ends_when_the_last_open_portion_is_taken() -> None:
    state = classic("stacks=30/31 aside=5555W", grill="21")
    assert state.result() is None
    happened = play(state, "stop")
    assert happened[-1] == GameEnded("last-portion")
    assert (state.over, state.turn, moves(state), field(state, "phase")) == (True, -1, [], "over")
    assert outcome(state).ending == "last-portion"


def test_H13_the_game_goes_on_while_a_portion_is_open() -> None:
    state = classic("stacks=30/31 aside=5555W", grill="21.22")
    play(state, f"stop -> {NEXT}")
    assert stack(state, 0) == [30, 22]
    assert (state.over, state.turn, state.result()) == (False, 1, None)


def test_H13_a_theft_does_not_end_the_game() -> None:
    state = classic("stacks=30/25 aside=5555W", grill="21")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), state.over) == ([30, 25], False)


def test_H13_a_failed_turn_does_not_end_the_game() -> None:
    state = classic("stacks=30.22/25 aside=1", grill="36")
    play(state, f"stop -> {NEXT}")
    assert not state.over
    assert field(state, "turned") != "-"


def test_H13_with_only_11_and_13_left_the_game_goes_on_until_they_are_taken() -> None:
    state = deluxe("aside=33W", grill="11.13")
    play(state, f"stop -> {NEXT}")
    assert not state.over
    state = deluxe("turn=1 stacks=11/- aside=44W", grill="13")
    play(state, "stop")
    assert (state.over, stack(state, 1)) == (True, [13])


def test_H13_the_most_worms_win_counting_portions_roast_worms_and_the_apple() -> None:
    state = deluxe("seats=3 stacks=22.11/36/30.25 worms=2/1/0 apple=seat-2 aside=4444W", grill="21")
    play(state, "stop")
    assert outcome(state) == Result(
        ending="last-portion",
        places=(3, 2, 1),
        scores=(1 + 1 + 1 + 2, 4 + 1, 3 + 2 + 3),
        sheet=(
            ScoreLine(0, "portions", 3, (22, 11, 21)),
            ScoreLine(0, "roast-worms", 2),
            ScoreLine(0, "apple", 0),
            ScoreLine(1, "portions", 4, (36,)),
            ScoreLine(1, "roast-worms", 1),
            ScoreLine(1, "apple", 0),
            ScoreLine(2, "portions", 5, (30, 25)),
            ScoreLine(2, "roast-worms", 0),
            ScoreLine(2, "apple", 3),
        ),
    )


def test_H13_a_classic_score_sheet_has_only_portions() -> None:
    state = classic("stacks=22/36 aside=5555W", grill="21")
    play(state, "stop")
    assert outcome(state) == Result(
        ending="last-portion",
        places=(2, 1),
        scores=(2, 4),
        sheet=(ScoreLine(0, "portions", 2, (22, 21)), ScoreLine(1, "portions", 4, (36,))),
    )
    assert outcome(state).winners == (1,)


def test_H13_a_tie_goes_to_the_highest_single_portion() -> None:
    over = classic("turn=- seats=3 stacks=33/34/21.22.23.24", grill="-")
    assert outcome(over).scores == (4, 4, 4)
    assert outcome(over).places == (2, 1, 3)


def test_H13_the_highest_portion_of_a_tie_may_lie_anywhere_in_the_stack() -> None:
    over = classic("turn=- stacks=29.21/28.27", grill="-")
    assert outcome(over).scores == (4, 4)
    assert outcome(over).places == (1, 2)


def test_H13_a_portion_beats_none_in_a_tie() -> None:
    over = deluxe("turn=- stacks=-/11 worms=1/0", grill="-")
    assert outcome(over).scores == (1, 1)
    assert outcome(over).places == (2, 1)


def test_G3_H13_a_tie_without_any_portion_is_shared() -> None:
    over = deluxe("turn=- seats=3 stacks=-/-/21 worms=3/3/0", grill="-")
    assert outcome(over).places == (1, 1, 3)
    assert outcome(over).winners == (0, 1)
    over = deluxe("turn=- seats=3 stacks=-/-/33 apple=seat-1 worms=3/0/0", grill="-")
    assert outcome(over).places == (2, 2, 1)


def test_G3_seats_that_have_nothing_share_the_last_place() -> None:
    over = classic("turn=- seats=4 stacks=-/33/-/-", grill="-")
    assert outcome(over).places == (2, 1, 2, 2)
    assert outcome(over).scores == (0, 4, 0, 0)


def test_H3_each_roast_worm_counts_one_worm_at_the_end() -> None:
    for worms in range(8):
        assert outcome(deluxe(f"turn=- worms={worms}/0", grill="-")).scores == (worms, 0)


def test_H23_the_apple_counts_three_worms_for_its_owner_at_the_end() -> None:
    assert outcome(deluxe("turn=- apple=seat-1", grill="-")).scores == (0, 3)
    assert outcome(deluxe("turn=- apple=box", grill="-")).scores == (0, 0)


@pytest.mark.parametrize("specialist", ["can", "hen", "weasel", "golden"])
def test_H23_no_other_specialist_counts_anything(specialist: str) -> None:
    assert outcome(deluxe(f"turn=- {specialist}=seat-1", grill="-")).scores == (0, 0)


def test_H2_the_worms_of_every_portion_count() -> None:
    worms = {11: 1, 13: 1, 21: 1, 24: 1, 25: 2, 28: 2, 29: 3, 32: 3, 33: 4, 36: 4}
    for value, count in worms.items():
        assert outcome(deluxe(f"turn=- stacks=-/{value}", grill="-")).scores == (0, count)


@pytest.mark.parametrize(("given_back", "kept", "worms"), [("can", "apple", 3 + 3), ("apple", "can", 3)])
def test_H13_the_choice_of_specialist_on_the_last_portion_is_still_made(given_back: str, kept: str, worms: int) -> None:
    state = deluxe("can=seat-0 apple=29 aside=45555W", grill="29")
    play(state, "stop")
    assert moves(state) == ["return can", "return apple"]
    assert not state.over
    play(state, f"return {given_back}")
    assert state.over
    assert (field(state, given_back), field(state, kept)) == ("box", "seat-0")
    assert outcome(state).scores[0] == worms


def test_H13_the_ravens_worm_on_the_last_portion_is_still_earned() -> None:
    state = deluxe("raven=23 aside=3555W", grill="23")
    play(state, "stop")
    assert state.over
    assert (field(state, "raven"), roast_worms(state)) == ("box", [1, 0])
    assert outcome(state).scores == (2, 0)


def test_H13_the_ravens_worm_on_the_last_portion_is_still_chosen_from_a_seat() -> None:
    state = deluxe("seats=3 raven=23 worms=0/3/4 aside=3555W", grill="23")
    play(state, "stop")
    assert moves(state) == ["worm 1", "worm 2"]
    assert not state.over
    play(state, "worm 2")
    assert state.over
    assert roast_worms(state) == [1, 3, 3]


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_the_game_ends_at_the_turn_limit_with_any_grill(variant: str) -> None:
    state = GAME.read(f"heckmeck variant={variant} turns={MAX_TURNS - 2} aside=1")
    play(state, f"stop -> {NEXT}", "take 5")
    assert (state.over, state.turns) == (False, MAX_TURNS - 1)
    happened = play(state, "stop")
    assert happened[-1] == GameEnded("turn-limit")
    assert (state.over, state.turns, moves(state)) == (True, MAX_TURNS, [])
    assert outcome(state).ending == "turn-limit"
    assert outcome(state).places == (1, 1)


def test_the_turn_limit_is_2000_turns() -> None:
    assert MAX_TURNS == 2000


def test_the_last_portion_in_the_last_turn_is_the_reason_for_the_end() -> None:
    state = classic(f"turns={MAX_TURNS - 1} aside=4444W", grill="21")
    assert play(state, "stop")[-1] == GameEnded("last-portion")
    assert outcome(state).ending == "last-portion"


def test_every_turn_counts_once() -> None:
    state = classic("turns=7 aside=5555W")
    play(state, f"stop -> {NEXT}")
    assert state.turns == 8
    play(state, "take 3", "roll -> 445512", "take 5")
    assert state.turns == 8
