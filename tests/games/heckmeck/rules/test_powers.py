"""H18-H22: the powers of the specialists."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError
from roost.games.heckmeck.public.events import PortionTurned, SpecialistMoved, Stopped, TurnFailed
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import NEXT, FirstResultChance, deluxe, grill, roast_worms, stack, turned
from tests.games.repetitions import field, moves, play

# H18: the golden die


def test_H18_the_owner_decides_at_the_first_roll_of_each_turn() -> None:
    state = deluxe("golden=seat-0 turn=1 aside=5")
    play(state, "stop")
    assert (state.turn, field(state, "phase"), moves(state)) == (0, "begin", ["roll", "golden"])
    play(state, "golden -> 12345W23 W", "take 5", f"stop -> {NEXT}")
    assert state.turn == 1


def test_H18_only_its_owner_has_it() -> None:
    state = deluxe("seats=3 golden=seat-1 turn=1 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (state.turn, field(state, "phase")) == (2, "choose")
    assert field(state, "golden-die") == "away"


def test_H18_without_it_the_turn_is_one_with_eight_dice() -> None:
    state = deluxe("golden=seat-0")
    play(state, "roll -> 12345W22", "take 2", "roll -> 1345W")
    assert (field(state, "golden-die"), state.view(None).dice) == ("away", 5)


def test_H18_it_is_rolled_as_a_ninth_die() -> None:
    state = deluxe("golden=seat-0")
    play(state, "golden -> 12345W22 W")
    view = state.view(None)
    assert (view.rolled, view.rolled_golden, view.dice) == ("1222345W", "W", 9)


@pytest.mark.parametrize(("face", "total"), [("1", 2), ("W", 10)])
def test_H18_it_is_set_aside_with_the_white_dice_of_its_symbol_and_stays_there(face: str, total: int) -> None:
    state = deluxe("golden=seat-0")
    play(state, f"golden -> 12345W23 {face}", f"take {face}")
    assert (state.total, field(state, "golden-die")) == (total, f"kept-{face}")
    assert (state.view(None).aside_golden, state.view(None).aside, state.view(None).dice) == (face, face, 7)
    chance = FirstResultChance()
    state.play(state.parse("roll"), chance)
    assert chance.asked[0] == (7, "12345W")
    assert (1, "111WWW") not in chance.asked[:2]


@pytest.mark.parametrize(("face", "symbol"), [("1", "W"), ("W", "1"), ("1", "2"), ("W", "2"), ("1", "5"), ("W", "5")])
def test_H18_until_it_is_set_aside_it_goes_back_into_the_cup(face: str, symbol: str) -> None:
    state = deluxe("golden=seat-0")
    play(state, f"golden -> 12345W33 {face}", f"take {symbol}")
    assert (field(state, "golden-die"), state.view(None).dice) == ("cup", 8)
    assert (state.view(None).rolled_golden, state.view(None).aside_golden) == ("", "")
    play(state, "roll -> 3344553 1")
    assert (field(state, "golden-die"), state.view(None).rolled_golden) == ("shows-1", "1")


def test_H18_the_golden_die_alone_can_be_chosen() -> None:
    state = deluxe("golden=seat-0")
    play(state, "golden -> 22334455 W", "take W")
    assert (state.total, state.view(None).dice, field(state, "golden-die")) == (5, 8, "kept-W")
    play(state, "roll -> 11223344", "take 1")
    assert state.dice == 6


def test_H18_with_all_white_dice_set_aside_it_can_still_be_rolled() -> None:
    state = deluxe("golden=seat-0 aside=22223333 golden-die=cup")
    assert moves(state) == ["roll", "stop"]
    play(state, f"roll -> W {NEXT}")
    assert stack(state, 0) == [25]


def test_H18_the_golden_die_alone_can_bust() -> None:
    state = deluxe("golden=seat-0 aside=1WWWWWWW golden-die=cup")
    assert TurnFailed(0, "bust") in play(state, f"roll -> W {NEXT}")


def test_H18_with_the_golden_die_set_aside_and_no_white_dice_left_the_turn_stops() -> None:
    state = deluxe("golden=seat-0 aside=55555W golden-die=kept-W")
    assert state.dice == 3
    play(state, f"roll -> 222 {NEXT}")
    assert stack(state, 0) == [36]


def test_H18_a_golden_worm_is_a_worm() -> None:
    state = deluxe("golden=seat-0 rolled=22335555W golden-die=shows-W")
    play(state, "take 5", "roll -> 1123 W", "take W", f"stop -> {NEXT}")
    assert stack(state, 0) == [25]


def test_H18_all_symbols_used_stops_the_turn_with_the_golden_die_in_the_cup() -> None:
    state = deluxe("golden=seat-0 aside=12345 rolled=W115 golden-die=shows-1")
    play(state, f"take W -> {NEXT}")
    assert TurnFailed(0, "nothing-fits") in play(deluxe("aside=12345W"), f"stop -> {NEXT}")
    assert (state.turn, field(state, "golden")) == (1, "11")


def test_H18_it_cannot_join_later_in_the_turn() -> None:
    state = deluxe("golden=seat-0")
    play(state, "roll -> 12345W22", "take 2")
    with pytest.raises(IllegalMoveError):
        play(state, "golden -> 13455")
    assert moves(state) == ["roll", "stop"]


def test_H18_the_next_turn_begins_without_it_again() -> None:
    state = deluxe("golden=seat-0 rolled=11223344W golden-die=shows-W")
    play(state, "take 4", f"stop -> {NEXT}")
    assert (field(state, "golden-die"), state.view(None).rolled_golden) == ("away", "")


# H19: the can


def test_H19_the_can_counts_as_one_worm_worth_5() -> None:
    state = deluxe("can=seat-0 aside=4444")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[0] == Stopped(0, 21, True)
    assert stack(state, 0) == [21]


def test_H19_the_can_stays_with_its_owner() -> None:
    state = deluxe("can=seat-0 aside=4444")
    play(state, f"stop -> {NEXT}")
    assert field(state, "can") == "seat-0"


def test_H19_with_a_worm_set_aside_the_can_does_nothing() -> None:
    state = deluxe("can=seat-0 stacks=22/- aside=5555W")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[0] == Stopped(0, 25, False)
    assert stack(state, 0) == [22, 25]


def test_H19_a_worm_in_the_roll_that_is_not_set_aside_does_not_hinder_the_can() -> None:
    state = deluxe("can=seat-0 rolled=11444WWW aside=-")
    play(state, "take 4", "roll -> 155WW", "take 5", f"stop -> {NEXT}")
    assert stack(state, 0) == [27]


def test_H19_the_can_helps_a_theft_too() -> None:
    state = deluxe("can=seat-0 stacks=-/22 aside=5552")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), stack(state, 1)) == ([22], [])


def test_H19_the_can_does_not_help_against_a_bust() -> None:
    state = deluxe("can=seat-0 stacks=22/- aside=4444")
    assert TurnFailed(0, "bust") in play(state, f"roll -> 4444 {NEXT}")
    assert field(state, "can") == "11"


def test_H19_too_low_a_total_with_the_can_fails() -> None:
    state = deluxe("can=seat-0 stacks=22/- aside=1")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[:2] == [Stopped(0, 6, True), TurnFailed(0, "nothing-fits")]


def test_H19_the_can_of_another_seat_does_nothing() -> None:
    state = deluxe("can=seat-1 aside=5555")
    assert TurnFailed(0, "no-worm") in play(state, f"stop -> {NEXT}")


# H20: the hen


def test_H20_a_thief_gets_the_hen_instead_of_the_portion() -> None:
    state = deluxe("hen=seat-1 stacks=30/36.22 aside=2555W")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[1] == SpecialistMoved("hen", "seat-1", "seat-0")
    assert (stack(state, 0), stack(state, 1), field(state, "hen")) == ([30], [36, 22], "seat-0")


def test_H20_the_theft_of_the_hen_is_a_success() -> None:
    state = deluxe("hen=seat-1 stacks=30/22 aside=2555W")
    happened = play(state, f"stop -> {NEXT}")
    assert not any(isinstance(event, TurnFailed | PortionTurned) for event in happened)
    assert (stack(state, 0), turned(state), state.turn) == ([30], [], 1)


def test_H20_the_thief_of_the_hen_needs_no_stack() -> None:
    state = deluxe("hen=seat-1 stacks=-/22 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), field(state, "hen")) == ([], "seat-0")


def test_H20_the_hen_is_not_declined_for_the_next_lower_portion() -> None:
    state = deluxe("hen=seat-1 stacks=-/22 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert 21 in grill(state)


@pytest.mark.parametrize(("given_back", "kept"), [("hen", "apple"), ("apple", "hen")])
def test_H20_the_thief_chooses_if_the_hen_is_his_second_specialist(given_back: str, kept: str) -> None:
    state = deluxe("hen=seat-1 apple=seat-0 stacks=30/22 aside=2555W")
    play(state, "stop")
    assert moves(state) == ["return hen", "return apple"]
    play(state, f"return {given_back} -> {NEXT}")
    assert (field(state, given_back), field(state, kept)) == ("11", "seat-0")
    assert (stack(state, 0), stack(state, 1)) == ([30], [22])


@pytest.mark.parametrize("top", [11, 13])
def test_H20_with_11_or_13_on_top_the_hen_is_not_stolen(top: int) -> None:
    state = deluxe(f"hen=seat-1 stacks=30/22.{top} aside={'33W' if top == 11 else '44W'}")
    assert TurnFailed(0, "nothing-fits") in play(state, f"stop -> {NEXT}")
    assert (field(state, "hen"), stack(state, 1)) == ("seat-1", [22, top])


def test_H20_a_portion_below_the_hens_top_is_out_of_reach() -> None:
    state = deluxe("hen=seat-1 stacks=30/22.25 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), field(state, "hen")) == ([30, 21], "seat-1")


@pytest.mark.parametrize("stack_before", ["22", "36.22", "22.11", "22.13", "11", "36"])
def test_H20_on_a_failed_turn_the_hen_returns_instead_of_the_portion(stack_before: str) -> None:
    state = deluxe(f"hen=seat-0 stacks={stack_before}/- aside=1")
    happened = play(state, f"stop -> {NEXT}")
    lowest = grill(state)[0]
    assert happened[1:3] == [TurnFailed(0, "no-worm"), SpecialistMoved("hen", "seat-0", f"grill-{lowest}")]
    assert stack(state, 0) == [int(value) for value in stack_before.split(".")]
    assert (field(state, "hen"), turned(state)) == (str(lowest), [])


def test_H20_on_a_failed_turn_without_portions_the_owner_keeps_the_hen() -> None:
    state = deluxe("hen=seat-0 stacks=-/22 aside=1")
    happened = play(state, f"stop -> {NEXT}")
    assert not any(isinstance(event, SpecialistMoved) for event in happened)
    assert (field(state, "hen"), turned(state)) == ("seat-0", [])


def test_H20_the_hen_leaves_the_game_on_a_failed_turn_where_no_portion_is_free() -> None:
    state = deluxe("hen=seat-0 apple=22 stacks=23/- aside=1", grill="22")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "hen"), stack(state, 0), grill(state)) == ("box", [23], [22])


def test_H20_taking_the_portion_under_the_hen_takes_both() -> None:
    state = deluxe("hen=21 aside=4444W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), field(state, "hen")) == ([21], "seat-0")


def test_H20_the_owner_of_the_hen_can_steal() -> None:
    state = deluxe("hen=seat-0 stacks=-/22 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), stack(state, 1), field(state, "hen")) == ([22], [], "seat-0")


# H21: the raven


def test_H21_taking_the_portion_under_the_raven_earns_a_roast_worm() -> None:
    state = deluxe("raven=23 aside=3555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), roast_worms(state), state.view(None).supply) == ([23], [1, 0], 6)


def test_H21_the_raven_is_never_owned_and_moves_to_the_lowest_free_portion() -> None:
    state = deluxe("raven=23 can=11 apple=13 aside=3555W")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[3] == SpecialistMoved("raven", "grill-23", "grill-21")
    assert field(state, "raven") == "21"
    assert [owner.specialist for owner in state.view(None).seats] == [None, None]


def test_H21_the_raven_needs_no_choice_of_specialist() -> None:
    state = deluxe("raven=23 apple=seat-0 aside=3555W")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "apple"), state.turn) == ("seat-0", 1)


def test_H21_the_raven_leaves_the_game_where_no_portion_is_free() -> None:
    state = deluxe("raven=23 can=21 aside=3555W", grill="21.23")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "raven"), roast_worms(state)) == ("box", [1, 0])


def test_H21_with_an_empty_supply_the_ravens_worm_comes_from_a_seat_of_ones_choice() -> None:
    state = deluxe("seats=3 raven=23 worms=0/3/4 aside=3555W")
    play(state, "stop")
    assert (field(state, "phase"), field(state, "raven"), moves(state)) == ("visit", "flying", ["worm 1", "worm 2"])
    assert stack(state, 0) == [23]
    play(state, f"worm 1 -> {NEXT}")
    assert (roast_worms(state), field(state, "raven"), state.turn) == ([1, 2, 4], "11", 1)


def test_H21_a_single_seat_that_has_roast_worms_gives_one_without_a_choice() -> None:
    state = deluxe("seats=3 raven=23 worms=0/0/7 aside=3555W")
    play(state, f"stop -> {NEXT}")
    assert (roast_worms(state), field(state, "raven"), state.turn) == ([1, 0, 6], "11", 1)


def test_H21_where_only_the_owner_of_the_hen_has_roast_worms_the_raven_brings_none() -> None:
    state = deluxe("raven=23 hen=seat-1 worms=0/7 aside=3555W")
    play(state, f"stop -> {NEXT}")
    assert (roast_worms(state), field(state, "raven"), stack(state, 0), state.turn) == ([0, 7], "11", [23], 1)


def test_H21_stealing_a_portion_that_once_lay_under_the_raven_brings_no_worm() -> None:
    state = deluxe("raven=11 stacks=-/23 aside=3555W")
    play(state, f"stop -> {NEXT}")
    assert (roast_worms(state), field(state, "raven")) == ([0, 0], "11")


# H22: the weasel


def weasel(position: str = "") -> HeckmeckState:
    return deluxe(f"weasel=seat-0 {position}")


def test_H22_the_dice_just_rolled_can_be_rolled_again_before_choosing() -> None:
    state = weasel("rolled=11234555")
    assert moves(state) == ["take 1", "take 2", "take 3", "take 4", "take 5", "weasel"]
    play(state, "weasel -> 22334455")
    assert (state.view(None).rolled, moves(state)) == ("22334455", ["take 2", "take 3", "take 4", "take 5"])


def test_H22_only_the_dice_just_rolled_are_rolled_again() -> None:
    state = weasel("aside=WW rolled=112345")
    play(state, "weasel -> 223355")
    assert (state.view(None).aside, state.view(None).rolled) == ("WW", "223355")


def test_H22_once_per_turn() -> None:
    state = weasel("rolled=11234555")
    play(state, "weasel -> 22334455", "take 5", "roll -> 112233")
    assert moves(state) == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalMoveError):
        play(state, "weasel -> 112233")


def test_H22_on_any_roll_of_the_turn() -> None:
    state = weasel("rolled=11234555")
    play(state, "take 5", "roll -> 11223")
    assert "weasel" in moves(state)
    play(state, "weasel -> 44123")
    assert "weasel" not in moves(state)


def test_H22_also_after_a_bust() -> None:
    state = weasel("stacks=22/- aside=WW")
    play(state, "roll -> WWWWWW")
    assert (field(state, "phase"), moves(state)) == ("bust", ["weasel", "fail"])
    play(state, "weasel -> 112345")
    assert (state.turn, field(state, "phase"), stack(state, 0)) == (0, "choose", [22])


def test_H22_the_bust_may_be_left_as_it_is() -> None:
    state = weasel("stacks=22/- aside=WW rolled=WWWWWW")
    assert TurnFailed(0, "bust") in play(state, f"fail -> {NEXT}")
    assert (stack(state, 0), field(state, "weasel"), state.turn) == ([], "11", 1)


def test_H22_a_second_bust_fails_without_a_choice() -> None:
    state = weasel("stacks=22/- aside=WW rolled=WWWWWW")
    assert TurnFailed(0, "bust") in play(state, f"weasel -> WWWWWW {NEXT}")
    assert state.turn == 1


def test_H22_a_bust_after_the_weasel_was_used_fails_without_a_choice() -> None:
    state = weasel("stacks=22/- aside=WW again=spent")
    assert TurnFailed(0, "bust") in play(state, f"roll -> WWWWWW {NEXT}")


def test_H22_not_after_something_of_the_roll_was_set_aside() -> None:
    state = weasel("rolled=11234555")
    play(state, "take 5")
    assert moves(state) == ["roll", "stop"]
    with pytest.raises(IllegalMoveError):
        play(state, "weasel -> 11234")


def test_H22_with_a_single_symbol_to_choose_the_weasel_is_still_asked() -> None:
    state = weasel("aside=WW")
    play(state, "roll -> 11WWWW")
    assert moves(state) == ["take 1", "weasel"]
    play(state, "weasel -> 1WWWWW")
    assert (state.view(None).aside, field(state, "phase")) == ("1WW", "decide")


def test_H22_in_the_next_turn_it_is_ready_again() -> None:
    state = weasel("turn=0 aside=4444W again=spent")
    assert state.view(None).weasel == "spent"
    play(state, f"stop -> {NEXT}", "take 5", f"stop -> {NEXT}")
    assert (state.turn, state.view(None).weasel) == (0, "ready")
    assert "weasel" in moves(state)


def test_H22_only_for_its_owner() -> None:
    state = deluxe("weasel=seat-1 rolled=11234555")
    assert "weasel" not in moves(state)
    state = deluxe("weasel=seat-1 aside=WW")
    assert TurnFailed(0, "bust") in play(state, f"roll -> WWWWWW {NEXT}")
