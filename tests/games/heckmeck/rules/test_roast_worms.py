"""H14, H15: double 1s, and the sources of roast worms."""

from __future__ import annotations

import pytest

from roost.games.heckmeck.public.events import RoastWormMoved
from tests.games.heckmeck.positions import NEXT, classic, deluxe, roast_worms, stack
from tests.games.repetitions import field, moves, play


@pytest.mark.parametrize("ones", range(2, 8))
def test_H14_setting_aside_two_or_more_1s_earns_one_roast_worm(ones: int) -> None:
    state = deluxe(f"rolled={'1' * ones}{'5' * (8 - ones)}")
    happened = play(state, "take 1")
    assert happened[1:] == [RoastWormMoved("supply", "seat-0", "double")]
    assert (roast_worms(state), state.view(None).supply) == ([1, 0], 6)
    assert field(state, "phase") == "decide"


def test_H14_a_single_1_earns_nothing() -> None:
    state = deluxe("rolled=15555555")
    play(state, "take 1")
    assert (roast_worms(state), state.view(None).supply) == ([0, 0], 7)


@pytest.mark.parametrize("symbol", "2345W")
def test_H14_two_of_another_symbol_earn_nothing(symbol: str) -> None:
    state = deluxe(f"rolled={symbol * 2}111111")
    play(state, f"take {symbol}")
    assert roast_worms(state) == [0, 0]


def test_H14_1s_that_are_not_set_aside_earn_nothing() -> None:
    state = deluxe("rolled=11111555")
    play(state, "take 5")
    assert roast_worms(state) == [0, 0]


def test_H14_a_double_1_that_is_set_aside_without_a_choice_counts_too() -> None:
    state = deluxe("aside=55555W")
    play(state, f"roll -> 11 {NEXT}")
    assert roast_worms(state) == [1, 0]
    assert stack(state, 0) == [32]


def test_H14_the_golden_die_completes_a_double_1() -> None:
    state = deluxe("golden=seat-0 rolled=112233445 golden-die=shows-1")
    assert state.view(None).rolled == "12233445"
    play(state, "take 1")
    assert roast_worms(state) == [1, 0]


def test_H14_the_golden_1_alone_is_no_double() -> None:
    state = deluxe("golden=seat-0 rolled=122334455 golden-die=shows-1")
    play(state, "take 1")
    assert roast_worms(state) == [0, 0]


def test_H14_the_roast_worm_is_kept_although_the_turn_fails() -> None:
    state = deluxe("stacks=22/- rolled=11555555")
    play(state, "take 1", f"stop -> {NEXT}")
    assert (stack(state, 0), roast_worms(state)) == ([], [1, 0])
    state = deluxe("stacks=22/- rolled=11555555")
    play(state, "take 1", f"roll -> 111111 {NEXT}")
    assert (stack(state, 0), roast_worms(state)) == ([], [1, 0])


def test_H14_the_classic_game_has_no_double_1() -> None:
    state = classic("rolled=11555555")
    play(state, "take 1")
    assert (roast_worms(state), state.view(None).supply, field(state, "phase")) == ([0, 0], 0, "decide")


def test_H15_the_supply_is_used_up_first() -> None:
    state = deluxe("worms=0/6 rolled=11555555")
    play(state, "take 1")
    assert (roast_worms(state), state.view(None).supply) == ([1, 6], 0)


def test_H15_with_an_empty_supply_one_chooses_whom_to_take_it_from() -> None:
    for victim, left in ((1, [1, 2, 0, 4]), (3, [1, 3, 0, 3])):
        state = deluxe("seats=4 worms=0/3/0/4 rolled=11555555")
        play(state, "take 1")
        assert (field(state, "phase"), moves(state)) == ("double", ["worm 1", "worm 3"])
        assert state.turn == 0
        happened = play(state, f"worm {victim}")
        assert happened == [RoastWormMoved(f"seat-{victim}", "seat-0", "double")]
        assert roast_worms(state) == left
        assert (field(state, "phase"), moves(state)) == ("decide", ["roll", "stop"])


def test_H15_one_does_not_take_it_from_oneself() -> None:
    state = deluxe("seats=3 turn=1 worms=2/3/2 rolled=11555555")
    play(state, "take 1")
    assert moves(state) == ["worm 0", "worm 2"]


def test_H15_every_seat_may_be_robbed_at_a_full_table() -> None:
    state = deluxe("seats=7 turn=6 worms=1/1/1/1/1/1/1 rolled=11555555")
    play(state, "take 1")
    assert moves(state) == [f"worm {seat}" for seat in range(6)]
    play(state, "worm 5")
    assert roast_worms(state) == [1, 1, 1, 1, 1, 0, 2]


def test_H15_a_single_seat_that_has_one_gives_it_without_a_choice() -> None:
    state = deluxe("seats=3 worms=2/0/5 rolled=11555555")
    assert play(state, "take 1")[1:] == [RoastWormMoved("seat-2", "seat-0", "double")]
    assert (roast_worms(state), field(state, "phase")) == ([3, 0, 4], "decide")


def test_H15_never_from_the_owner_of_the_hen() -> None:
    state = deluxe("seats=4 hen=seat-1 worms=0/3/2/2 rolled=11555555")
    play(state, "take 1")
    assert moves(state) == ["worm 2", "worm 3"]
    state = deluxe("seats=3 hen=seat-1 worms=0/5/2 rolled=11555555")
    play(state, "take 1")
    assert roast_worms(state) == [1, 5, 1]


@pytest.mark.parametrize("specialist", ["can", "weasel", "golden", "apple"])
def test_H15_other_specialists_protect_from_nothing(specialist: str) -> None:
    state = deluxe(f"{specialist}=seat-1 worms=0/7 rolled=11555555")
    play(state, "take 1")
    assert roast_worms(state) == [1, 6]


def test_H15_the_owner_of_the_hen_takes_from_others() -> None:
    state = deluxe("hen=seat-0 worms=0/7 rolled=11555555")
    play(state, "take 1")
    assert roast_worms(state) == [1, 6]


def test_H15_none_where_nobody_qualifies() -> None:
    for position in ("worms=7/0", "hen=seat-1 worms=0/7", "hen=seat-1 worms=3/4"):
        state = deluxe(f"{position} rolled=11555555")
        before = roast_worms(state)
        happened = play(state, "take 1")
        assert not any(isinstance(event, RoastWormMoved) for event in happened)
        assert (roast_worms(state), field(state, "phase")) == (before, "decide")


def test_H15_a_roast_worm_is_not_declined() -> None:
    state = deluxe("seats=3 worms=0/3/4 rolled=11555555")
    play(state, "take 1")
    assert all(move.startswith("worm ") for move in moves(state))


def test_H15_one_seat_can_own_all_seven() -> None:
    state = deluxe("worms=6/1 rolled=11555555")
    play(state, "take 1")
    assert roast_worms(state) == [7, 0]
    state = deluxe("seats=7 turn=6 worms=0/0/1/0/0/0/6 rolled=11555555")
    play(state, "take 1")
    assert roast_worms(state) == [0, 0, 0, 0, 0, 0, 7]
