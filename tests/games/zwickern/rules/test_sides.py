"""Rules that differ between three sides and partners."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError, UnreadableError
from roost.games.zwickern.public import events
from roost.games.zwickern.rules.packed_scores import took_most_cards
from tests.games.repetitions import field, moves, play
from tests.games.zwickern.positions import read
from tests.games.zwickern.rules.test_crowded_tables import FORTY
from tests.games.zwickern.rules.test_deals import LAST

FOURTH = "seats=4 sheet=" + ";".join(["0+0+0-0|0+0+0-0"] * 3)
"""The last deal of a game of partners."""


@pytest.mark.parametrize(("shows", "turn"), [(one, two) for one in range(3) for two in range(3) if one != two])
def test_Z6_any_two_of_three_sides_cancel(shows: int, turn: int) -> None:
    zwicks = "|".join("2" if side == shows else "0" for side in range(3))
    taken = "|".join("4.4.4.4" if side == shows else "-" for side in range(3))
    state = read(
        f"round=2 dealer={(turn + 2) % 3} turn={turn} hands=8|8|8 table=8 taken={taken} bought={shows} zwicks={zwicks}"
    )
    assert play(state, "buy 8: 8")[1:] == [events.Zwicked(turn), events.ZwicksCancelled(tuple(sorted((shows, turn))))]
    assert field(state, "zwicks") == zwicks.replace("2", "1")


@pytest.mark.parametrize(("seats", "side"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1)])
def test_Z6_the_only_side_that_shows_zwicks_shows_one_more(seats: int, side: int) -> None:
    count = 3 if seats == 3 else 2
    zwicks = "|".join("2" if other == side else "0" for other in range(count))
    taken = "|".join("4.4.4.4" if other == side else "-" for other in range(count))
    hands = "|".join(["8"] * seats)
    state = read(
        f"seats={seats} round=2 dealer={(side - 1) % seats} turn={side} hands={hands} table=2,6"
        f" taken={taken} bought={side} zwicks={zwicks}"
    )
    assert play(state, "buy 8: 2 6")[1:] == [events.Zwicked(side)]
    assert field(state, "zwicks") == zwicks.replace("2", "3")


def test_Z6_the_last_card_of_a_deal_makes_a_zwick_for_partners_too() -> None:
    state = read(f"{FOURTH} round=3 dealer=3 turn=3 hands=-|-|-|2 table=2 taken=6.6|7.7 bought=2")
    assert events.Zwicked(3) in play(state, "buy 2: 2")
    assert field(state, "sheet").split(";")[-1] == "0+0+0-0|3+1+0-0"


def test_Z9_a_fixed_card_counts_its_value_only() -> None:
    state = read("turn=1 hands=2|25.9|8.8 table=[4:4/14@0!],9,2")
    assert moves(state, "buy 25") == []
    assert moves(state, "build 9: [4]") == ["build 9: [4] = 13"]


def test_Z10_a_fixed_card_costs_like_a_built_pile_and_an_open_one_nothing() -> None:
    state = read("round=2 turn=1 hands=-|4/14|3/13 table=30")
    happened = play(state, "lay 4/14 = 14", "lay 3/13 -> 2 2 2 3 3 4 5 5 6 6 6 7")
    assert events.Penalised(1, "[14]", -30) in happened
    assert field(state, "penalties") == "0|1|0"
    assert field(state, "table") == "30,[14:4/14@1],3/13"


def test_Z10_partners_pay_for_both_their_piles() -> None:
    state = read("seats=4 round=2 turn=3 dealer=3 hands=-|-|-|2 table=[14:4.5.5@2!],[13:3.4.6@0!] penalties=1|0")
    play(state, "lay 2 -> 2 2 3 3 3 5 5 6 6 6 7 7 7 7 8 8")
    assert field(state, "penalties") == "3|0"


def test_Z10_Z11_the_last_round_of_partners_costs_and_gives_the_rest_to_the_side() -> None:
    state = read(
        f"{FOURTH} round=3 dealer=3 turn=3 hands=-|-|-|2 table=25,[9:4.5@0!],[13:3.4.6@2!] taken=6.6|7.7 bought=2"
    )
    happened = play(state, "lay 2")
    assert events.RestTaken(2, ("25", "4", "5", "3", "4", "6", "2")) in happened
    assert field(state, "sheet").split(";")[-1] == "3+0+6-60|0+0+0-0"


@pytest.mark.parametrize(
    ("taken", "bought", "most"),
    [
        ("-|5.5.5|6.6.6", 1, None),
        ("5.5.5|-|6.6.6", 0, None),
        ("5.5.5|6.6.6|-", 0, None),
        ("5.5|6.6|7.7.7", 2, 2),
        ("5.5.5|6.6|7.7", 0, 0),
        ("5.5.5|6.6.6|7.7.7.7", 2, 2),
    ],
)
def test_Z11_most_cards_wherever_a_tie_lies(taken: str, bought: int, most: int | None) -> None:
    state = read(f"{LAST} round=4 dealer=2 turn=2 hands=-|-|8 table=- taken={taken} bought={bought}")
    scored = [side for side in range(3) if took_most_cards(state.pack_deal_score(), side)]
    assert scored == ([] if most is None else [most])


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_G4_a_hand_is_hidden_from_the_partner_too(seat: int | None) -> None:
    seen = events.Dealt(1, 2, ("2", "3")).seen_by(seat)
    assert seen != events.Dealt(1, 2, ("2", "3"))
    assert isinstance(seen, events.Dealt)
    assert (seen.seat, seen.count) == (1, 2)


def test_G4_only_the_seat_on_turn_sees_that_its_list_is_truncated() -> None:
    state = read(f"round=4 hands=30|25|15 table={FORTY}")
    assert [state.view(seat).cut for seat in (0, 1, 2, None)] == [True, False, False, False]


@pytest.mark.parametrize("text", ["lay 4/14 = ", "build 8: 5 = ", "build 8: 5 = -", "lay ", "buy 8: [", "buy 8: 5 "])
def test_endless_numbers_are_no_moves(text: str) -> None:
    with pytest.raises(UnreadableError):
        read("round=2 hands=4/14.8|6.6|7.7 table=5").parse(text + "9" * 5000)


def test_digits_of_other_scripts_are_no_moves() -> None:
    with pytest.raises(UnreadableError):
        read("round=2 hands=4/14.8|6.6|7.7 table=5").parse("lay 4/14 = ٤")


def test_a_card_of_one_value_is_told_that_it_is_never_fixed() -> None:
    state = read("round=2 hands=9|6|7 table=5")
    with pytest.raises(IllegalMoveError, match="9 has one value and is never fixed: lay 9 would be right"):
        play(state, "lay 9 = 5")
