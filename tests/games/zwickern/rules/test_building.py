"""Z8-Z10: piles, and what they cost."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError, UnreadableError
from roost.games.zwickern.components import CARDS, KINDS
from roost.games.zwickern.public import events
from roost.games.zwickern.rules.builds import build_values
from roost.games.zwickern.rules.items import loose, pile
from roost.games.zwickern.rules.moves import formula_value
from tests.games.repetitions import field, moves, play
from tests.games.zwickern.positions import read, table


def test_Z8_every_value_of_a_build_is_listed_once() -> None:
    for card in range(KINDS):
        for below in range(KINDS):
            own, other = CARDS[card][0], CARDS[below][0]
            expected = {o + sign * c for o in other for c in own for sign in (1, -1)}
            allowed = build_values(card, loose(below))
            made = [
                formula_value(own[0], own[-1], other[0], other[-1], number)
                for number in range(8)
                if allowed >> number & 1
            ]
            assert sorted(made) == sorted(value for value in expected if value >= 0)
        for value in (0, 1, 4, 11, 14, 15, 30, 100):
            allowed = build_values(card, pile(0, value, 0, 2))
            made = [
                formula_value(own[0], own[-1], value, value, number) for number in range(8) if allowed >> number & 1
            ]
            assert sorted(made) == sorted(v for v in {value + s * c for c in own for s in (1, -1)} if v >= 0)


def test_Z8_a_pile_goes_on_and_has_one_value() -> None:
    state = table("2/12,5", "3.6", others="2/12.9")
    play(state, "build 3: 2/12 = 15")
    assert moves(state, "build 2/12: [15]") == [
        "build 2/12: [15] = 17",
        "build 2/12: [15] = 13",
        "build 2/12: [15] = 27",
        "build 2/12: [15] = 3",
    ]
    play(state, "build 2/12: [15] = 3")
    assert field(state, "table") == "[3:2/12.3.2/12@1!],5"
    assert moves(state, "buy") == []


@pytest.mark.parametrize(
    ("build", "items"),
    [
        ("build 2: 5 = 7", "[7:5.2@0!],[15:4.5.6@1!],3,[10:2.8@2!],7"),
        ("build 2: [15] = 17", "5,[17:4.5.6.2@0!],3,[10:2.8@2!],7"),
        ("build 2: 3 = 5", "5,[15:4.5.6@1!],[5:3.2@0!],[10:2.8@2!],7"),
        ("build 2: [10] = 8", "5,[15:4.5.6@1!],3,[8:2.8.2@0!],7"),
        ("build 2: 7 = 5", "5,[15:4.5.6@1!],3,[10:2.8@2!],[5:7.2@0!]"),
    ],
)
def test_Z8_the_card_goes_on_top_of_the_item_wherever_that_lies(build: str, items: str) -> None:
    state = table("5,[15:4.5.6@1!],3,[10:2.8@2!],7", "2.2")
    play(state, build)
    assert field(state, "table") == items


def test_Z8_zero_is_allowed_and_there_is_no_upper_limit() -> None:
    state = read("hands=6.2|30.9|8.8 table=6,25")
    play(state, "build 6: 6 = 0", "build 30: 25 = 55", "build 8: [55] = 63")
    assert field(state, "table") == "[0:6.6@0!],[63:25.30.8@2!]"
    assert "build 2: [0] = 2" in moves(state)
    with pytest.raises(IllegalMoveError, match="2 on \\[0\\] would make -2"):
        play(state, "build 2: [0] = -2")


def test_Z8_of_alike_cards_the_first_is_built_on() -> None:
    state = table("7,3,7", "2.9")
    assert moves(state, "build 2: 7") == ["build 2: 7 = 9", "build 2: 7 = 5"]
    on_second = state.parse("build 2: 7 = 9") | 2 << 7
    assert not state.is_legal(on_second)
    play(state, "build 2: 7 = 5")
    assert field(state, "table") == "[5:7.2@0!],3,7"


def test_Z8_the_card_minus_the_item_is_no_value() -> None:
    with pytest.raises(UnreadableError, match="9 on 5 cannot make 7; it makes 14") as unreadable:
        play(table("5", "9.2"), "build 9: 5 = 7")
    assert unreadable.value.data == {"card": "9", "item": "5", "value": 7, "choices": "14"}
    with pytest.raises(IllegalMoveError, match="would make -4"):
        play(table("5", "9.2"), "build 9: 5 = -4")
    with pytest.raises(UnreadableError, match="4/14 on 4 cannot make 5; it makes 0, 8, 18") as unreadable:
        play(table("4", "4/14.2"), "build 4/14: 4 = 5")
    assert unreadable.value.data == {"card": "4/14", "item": "4", "value": 5, "choices": "0, 8, 18"}


def test_Z9_a_two_value_card_is_laid_open_or_fixed() -> None:
    state = table("5", "4/14.9.2")
    assert moves(state, "lay") == ["lay 2", "lay 4/14", "lay 4/14 = 4", "lay 4/14 = 14", "lay 9"]
    for text, item, value in (
        ("lay 4/14", "4/14", None),
        ("lay 4/14 = 4", "[4:4/14@0!]", 4),
        ("lay 4/14 = 14", "[14:4/14@0!]", 14),
    ):
        after = state.copy()
        assert play(after, text) == [events.Laid(0, "4/14", value)]
        assert field(after, "table") == f"5,{item}"
    assert play(state, "lay 9") == [events.Laid(0, "9", None)]


def test_Z9_a_one_value_card_is_never_fixed() -> None:
    state = table("5", "9.2")
    with pytest.raises(IllegalMoveError, match="9 has one value and is never fixed: lay 9 would be right") as refused:
        play(state, "lay 9 = 9")
    assert (refused.value.reason, refused.value.data) == ("zwickern-not-fixed", {"card": "9"})
    with pytest.raises(UnreadableError, match="4/14 cannot be laid as 5, only as 4, 14") as unreadable:
        play(table("5", "4/14.2"), "lay 4/14 = 5")
    assert unreadable.value.data == {"card": "4/14", "item": "", "value": 5, "choices": "4, 14"}
    with pytest.raises(UnreadableError, match="4/14 cannot be laid as 0, only as 4, 14") as unreadable:
        play(table("5", "4/14.2"), "lay 4/14 = 0")
    assert unreadable.value.data == {"card": "4/14", "item": "", "value": 0, "choices": "4, 14"}


def test_Z10_piles_of_this_round_cost_the_last_builder() -> None:
    state = read("hands=5|8|6 table=[9:4.5@1!],[7:3.4@0!],3 dealer=2")
    assert [player.due for player in state.view(0).players] == [-30, -30, 0]
    happened = play(state, "build 5: [9] = 14", "lay 8", "build 6: [7] = 13 -> 2 2 2 3 3 4 5 5 6 6 6 7")
    assert happened[3:6] == [
        events.RoundEnded(1, 1),
        events.Penalised(0, "[14]", -30),
        events.Penalised(2, "[13]", -30),
    ]
    assert happened[6] == events.RoundBegan(1, 2, 0)
    assert field(state, "penalties") == "1|0|1"
    assert field(state, "table") == "[14:4.5.5@0],[13:3.4.6@2],3,8"
    assert [player.due for player in state.view(0).players] == [0, 0, 0]
    # Left alone they cost nothing more; built on again they do, for the last one alone.
    state = read("round=2 turn=2 hands=-|-|2 table=[14:4.5.5@0],[13:3.4.6@2] penalties=1|0|1")
    play(state, "build 2: [14] = 12 -> 2 2 3 3 3 5 5 6 6 6 7 7")
    assert field(state, "penalties") == "1|0|2"


def test_Z10_with_partners_the_side_pays() -> None:
    state = read("seats=4 round=2 turn=3 hands=-|-|-|2 table=[14:4.5.5@2!],[13:3.4.6@1!] dealer=3")
    play(state, "lay 2 -> 2 2 3 3 3 5 5 6 6 6 7 7 7 7 8 8")
    assert field(state, "penalties") == "1|1"


def test_Z10_a_pile_that_was_bought_costs_nothing() -> None:
    state = read("round=2 turn=2 hands=-|-|9 table=[9:4.5@0!],3")
    happened = play(state, "buy 9: [9] -> 2 2 3 3 3 5 5 6 6 6 7 7")
    assert not any(isinstance(event, events.Penalised) for event in happened)
    assert field(state, "penalties") == "0|0|0"
