"""H16, H17: how seats get and return specialists."""

from __future__ import annotations

import itertools

import pytest

from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.public.events import PortionMoved, PortionTurned, RoastWormMoved, SpecialistMoved
from tests.games.heckmeck.positions import NEXT, deluxe, grill, roast_worms, stack, turned
from tests.games.repetitions import field, moves, play

OWNED = ("can", "weasel", "golden", "apple")
"""All but the hen, which replaces the portion, and the raven, which nobody owns."""


@pytest.mark.parametrize(
    ("specialist", "portion", "aside"),
    [
        ("can", 11, "33W"),
        ("hen", 21, "4444W"),
        ("weasel", 25, "5555W"),
        ("golden", 27, "25555W"),
        ("apple", 29, "45555W"),
    ],
)
def test_H16_taking_a_portion_from_the_grill_takes_the_specialist_on_it(
    specialist: str, portion: int, aside: str
) -> None:
    state = GAME.read(f"heckmeck variant=deluxe seats=3 turn=1 aside={aside}")
    happened = play(state, f"stop -> {NEXT}")
    assert SpecialistMoved(specialist, f"grill-{portion}", "seat-1") in happened
    assert stack(state, 1) == [portion]
    assert [owner.specialist for owner in state.view(None).seats] == [None, specialist, None]
    assert all(place.specialist != specialist for place in state.view(None).grill)


def test_H16_a_portion_without_a_specialist_brings_none() -> None:
    state = GAME.read("heckmeck variant=deluxe aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), state.view(None).seats[0].specialist) == ([22], None)


def test_H16_the_next_lower_portion_brings_its_specialist_too() -> None:
    state = GAME.read("heckmeck variant=deluxe turned=30 aside=55555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), field(state, "apple")) == ([29], "seat-0")


@pytest.mark.parametrize("specialist", OWNED)
def test_H16_stealing_a_portion_takes_the_victims_specialist(specialist: str) -> None:
    state = deluxe(f"seats=3 stacks=-/-/30.22 {specialist}=seat-2 aside=2555W")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[1:3] == [
        PortionMoved(22, "seat-2", "seat-0"),
        SpecialistMoved(specialist, "seat-2", "seat-0"),
    ]
    assert [owner.specialist for owner in state.view(None).seats] == [specialist, None, None]
    assert (stack(state, 0), stack(state, 2)) == ([22], [30])


def test_H16_stealing_from_a_seat_without_a_specialist_takes_the_portion_only() -> None:
    state = deluxe("seats=3 stacks=-/-/22 apple=seat-1 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert (stack(state, 0), field(state, "apple")) == ([22], "seat-1")


def test_H16_keeping_ones_specialist_while_taking_a_plain_portion() -> None:
    state = deluxe("apple=seat-0 aside=2555W")
    play(state, f"stop -> {NEXT}")
    assert field(state, "apple") == "seat-0"


@pytest.mark.parametrize(("given_back", "kept"), [("can", "apple"), ("apple", "can")])
def test_H16_with_a_second_specialist_from_the_grill_one_chooses_which_returns(given_back: str, kept: str) -> None:
    state = deluxe("can=seat-0 apple=29 aside=45555W")
    play(state, "stop")
    assert (field(state, "phase"), state.turn) == ("swap", 0)
    assert moves(state) == ["return can", "return apple"]
    happened = play(state, f"return {given_back} -> {NEXT}")
    assert happened[0] == SpecialistMoved(given_back, "seat-0", "grill-11")
    assert (field(state, kept), field(state, given_back)) == ("seat-0", "11")
    assert (stack(state, 0), state.turn) == ([29], 1)


@pytest.mark.parametrize(("own", "loot"), list(itertools.permutations(OWNED, 2)))
@pytest.mark.parametrize("keeps_loot", [False, True])
def test_H16_with_a_second_specialist_from_a_theft_one_chooses_which_returns(
    own: str, loot: str, keeps_loot: bool
) -> None:
    state = deluxe(f"seats=4 turn=2 stacks=-/-/-/22 {own}=seat-2 {loot}=seat-3 aside=2555W")
    play(state, "stop")
    assert sorted(moves(state)) == sorted([f"return {own}", f"return {loot}"])
    given_back, kept = (own, loot) if keeps_loot else (loot, own)
    play(state, f"return {given_back} -> {NEXT}")
    assert (field(state, kept), field(state, given_back)) == ("seat-2", "11")
    assert state.view(None).seats[3].specialist is None
    assert (stack(state, 2), state.turn) == ([22], 3)


def test_H16_nobody_owns_two() -> None:
    state = deluxe("can=seat-0 apple=29 aside=45555W")
    play(state, "stop", f"return can -> {NEXT}")
    assert [owner.specialist for owner in state.view(None).seats] == ["apple", None]
    assert state.view(None).offered is None


def test_H17_a_specialist_returns_to_the_lowest_open_portion_without_one() -> None:
    state = deluxe("apple=seat-0 can=11 hen=13 raven=22 stacks=29/- turned=21 aside=1")
    play(state, f"stop -> {NEXT}")
    assert field(state, "apple") == "23"


@pytest.mark.parametrize(("others", "place"), [("", "11"), ("can=11", "13"), ("can=11 hen=13", "21")])
def test_H17_the_11_and_the_13_count_among_the_places(others: str, place: str) -> None:
    state = deluxe(f"apple=seat-0 {others} stacks=29/- aside=1")
    play(state, f"stop -> {NEXT}")
    assert field(state, "apple") == place


def test_H17_the_last_portion_is_a_place_too() -> None:
    state = deluxe("apple=seat-0 can=seat-1 hen=21 aside=1", grill="21.36")
    play(state, f"stop -> {NEXT}")
    assert field(state, "apple") == "36"


def test_H17_it_may_land_on_the_portion_returned_in_the_same_turn() -> None:
    state = deluxe("apple=seat-0 stacks=21/- aside=1", grill="22.36")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "apple"), grill(state)) == ("21", [21, 22])


def test_H17_where_no_portion_is_free_it_leaves_the_game() -> None:
    state = deluxe("apple=seat-0 can=21 hen=22 aside=1", grill="21.22")
    happened = play(state, f"stop -> {NEXT}")
    assert SpecialistMoved("apple", "seat-0", "box") in happened
    assert field(state, "apple") == "box"
    assert state.view(None).seats[0].specialist is None


def test_H17_where_no_portion_is_free_the_one_given_up_in_a_swap_leaves_the_game() -> None:
    state = deluxe("can=seat-0 apple=seat-1 hen=21 stacks=-/22 aside=2555W", grill="21")
    play(state, "stop", f"return can -> {NEXT}")
    assert (field(state, "can"), field(state, "apple")) == ("box", "seat-0")


@pytest.mark.parametrize("specialist", OWNED)
@pytest.mark.parametrize("stacks", ["22/-", "-/22"])
def test_H17_on_a_failed_turn_every_specialist_returns_also_without_portions(specialist: str, stacks: str) -> None:
    dice = "" if specialist == "can" else "W"
    state = deluxe(f"{specialist}=seat-0 stacks={stacks} aside=1{dice}")
    play(state, f"stop -> {NEXT}")
    assert field(state, specialist) == "11"
    assert state.view(None).seats[0].specialist is None


def test_H17_only_the_failing_seat_loses_its_specialist() -> None:
    state = deluxe("seats=3 can=seat-0 apple=seat-1 weasel=seat-2 aside=1")
    play(state, f"stop -> {NEXT}")
    assert [owner.specialist for owner in state.view(None).seats] == [None, "apple", "weasel"]


def test_H17_a_specialist_on_a_portion_that_is_turned_moves_on() -> None:
    state = deluxe("hen=36 can=21 stacks=22/- aside=1", grill="21.36")
    happened = play(state, f"stop -> {NEXT}")
    assert happened[2:5] == [
        PortionMoved(22, "seat-0", "grill"),
        PortionTurned(36),
        SpecialistMoved("hen", "grill-36", "grill-22"),
    ]
    assert (field(state, "hen"), field(state, "can")) == ("22", "21")
    assert 36 in turned(state)


def test_H17_a_specialist_on_a_portion_that_is_turned_leaves_the_game_where_none_is_free() -> None:
    state = deluxe("apple=seat-0 hen=36 can=21 stacks=22/- aside=1", grill="21.36")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "apple"), field(state, "hen"), field(state, "can")) == ("22", "box", "21")


def test_H17_the_raven_moved_on_by_turning_earns_nobody_a_worm() -> None:
    state = deluxe("raven=36 stacks=22/- aside=1")
    happened = play(state, f"stop -> {NEXT}")
    assert SpecialistMoved("raven", "grill-36", "grill-11") in happened
    assert not any(isinstance(event, RoastWormMoved) for event in happened)
    assert (roast_worms(state), state.view(None).supply, field(state, "raven")) == ([0, 0], 7, "11")


def test_H17_the_raven_leaves_the_game_when_its_portion_is_turned_and_none_is_free() -> None:
    state = deluxe("raven=36 apple=seat-0 stacks=22/- aside=1", grill="36")
    play(state, f"stop -> {NEXT}")
    assert (field(state, "raven"), field(state, "apple"), roast_worms(state)) == ("box", "22", [0, 0])


def test_H17_the_specialist_on_a_portion_that_stays_open_stays_there() -> None:
    state = deluxe("raven=36 stacks=22/- aside=1")
    play(state, f"stop -> {NEXT}", "take 3")
    assert field(state, "raven") == "11"
    state = deluxe("raven=35 stacks=36/- aside=1")
    play(state, f"stop -> {NEXT}")
    assert field(state, "raven") == "35"


def test_H17_several_specialists_can_leave_the_game() -> None:
    state = deluxe("can=22 apple=seat-0 raven=box aside=5", grill="22")
    before = state.census()
    play(state, f"stop -> {NEXT}")
    assert state.view(None).away == ("hen", "raven", "weasel", "golden", "apple")
    assert state.census() == before


def test_H17_nobody_stands_on_a_portion_that_was_turned() -> None:
    state = deluxe("stacks=22/- weasel=36 aside=5")
    before = state.census()
    play(state, f"stop -> {NEXT}")
    standing = {portion.value: portion.specialist for portion in state.view(None).grill if portion.specialist}
    assert standing == {11: "weasel"}
    assert turned(state) == [36]
    assert state.census() == before
