"""The notation: written moves, typed moves and refusals."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.errors import GameOverError, IllegalMoveError, RoostError, UnreadableError
from roost.games.zwickern.components import KINDS, kind_of
from roost.games.zwickern.rules.moves import (
    CARD_HIGH,
    FIX_HIGH,
    FORMULA_COUNT,
    ITEM_HIGH,
    OPEN,
    REST_SHIFT,
    build,
    buy,
    lay,
)
from tests.games.repetitions import moves, play
from tests.games.zwickern.positions import read, table


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("buy 8: 3 5", "buy 8: 3 5"),
        ("BUY  8 :3,5", "buy 8: 3 5"),
        ("8 takes 5 and 3", "buy 8: 3 5"),
        ("8: 3+5", "buy 8: 3 5"),
        ("buy 8 3 5", "buy 8: 3 5"),
        ("8 buys 3 & 5", "buy 8: 3 5"),
        ("build 8: 2/12 = 20", "build 8: 2/12 = 20"),
        ("8 on 2/12 = 4", "build 8: 2/12 = 4"),
        ("build 8 12 as 4", "build 8: 2/12 = 4"),
        ("8 onto [9]#2 to 17", "build 8: [9]#2 = 17"),
        ("buy 8: [9]#1 [9]#2", "buy 8: [9]#1 [9]#2"),
        ("lay 8", "lay 8"),
        ("8", "lay 8"),
        ("lay 14", "lay 4/14"),
        ("4/14 as 14", "lay 4/14 = 14"),
        ("lay 2", "lay 2c1"),
        ("lay 30", "lay 30"),
        ("lay 11", "lay 1/11"),
    ],
)
def test_moves_may_be_typed_freely(typed: str, text: str) -> None:
    state = read("round=2 hands=2c1.4/14.8|6.6.6|7.7.7 table=3,5,2/12,[9:4.5@1],[9:3.6@2],10c1,10c3")
    assert state.text(state.parse(typed)) == text


@pytest.mark.parametrize(
    ("typed", "message", "reason", "data"),
    [
        ("", "'' is no move; moves are: buy 8: 3 5", "zwickern-move", {"text": ""}),
        ("sell 8", "'sell 8' is no move", "zwickern-move", {"text": "sell 8"}),
        ("build 8: 5", "'build 8: 5' is no move", "zwickern-move", {"text": "build 8: 5"}),
        ("lay 16", "there is no card '16'; the cards are 1/11, 2,", "zwickern-no-card", {"card": "16"}),
        ("buy 8: 6", "there is no 6 on the table, which has 3, 5", "zwickern-not-on-table", {"item": "6"}),
        ("buy 8: 3 3", "not so many of 3 on the table, only 1", "zwickern-too-few", {"item": "3", "lying": 1}),
        ("buy 8: [9]", r"\[9\] could be any of \[9\]#1, \[9\]#2", "zwickern-which",
         {"item": "[9]", "choices": "[9]#1, [9]#2"}),
        ("buy 8: 10", "10 could be any of 10c1, 10c3", "zwickern-which", {"item": "10", "choices": "10c1, 10c3"}),
    ],
)  # fmt: skip
def test_unreadable_moves_are_explained(typed: str, message: str, reason: str, data: dict[str, object]) -> None:
    hand, tens = ("4.4.8", "10c1,10c3") if typed == "buy 8: 10" else ("10c1.10c3.8", "10,10")
    state = read(f"round=2 hands={hand}|6.6.6|7.7.7 table=3,5,2/12,[9:4.5@1],[9:3.6@2],{tens}")
    with pytest.raises(UnreadableError, match=message) as unreadable:
        state.parse(typed)
    assert (unreadable.value.reason, unreadable.value.data) == (reason, data)


TWO_NINES = "[9:4.5@1],[9:3.6@2]"


@pytest.mark.parametrize(
    ("items", "typed", "text"),
    [
        (f"{TWO_NINES},2", "buy 9: [9] [9]", "buy 9: [9]#1 [9]#2"),
        (f"{TWO_NINES},2", "buy 9: [9]#2 [9]", "buy 9: [9]#1 [9]#2"),
        (f"{TWO_NINES},2", "buy 9: [9] [9]#2", "buy 9: [9]#1 [9]#2"),
        (f"{TWO_NINES},2", "buy 9: 9 9", "buy 9: [9]#1 [9]#2"),
        (f"{TWO_NINES},9", "buy 9: 9", "buy 9: 9"),
        (f"{TWO_NINES},9", "buy 9: [9] 9 [9]", "buy 9: [9]#1 [9]#2 9"),
        ("[9:4.5@1],2", "buy 9: [9]#1", "buy 9: [9]"),
        ("[9:4.5@1],2", "buy 9: 9", "buy 9: [9]"),
        ("10c1,10c3", "buy 10: 10 10", "buy 10: 10c1 10c3"),
        ("2/12,[2:2/12@1],10", "buy 4/14: 2 12", "buy 4/14: 2/12 [2]"),
        ("2/12,[2:2/12@1],10", "buy 4/14: 12 2", "buy 4/14: 2/12 [2]"),
        ("2/12,2/12,10", "buy 4/14: 12 2", "buy 4/14: 2/12 2/12"),
        ("7,7,7", "buy 7: 7 7", "buy 7: 7 7"),
    ],
)
def test_unambiguous_names_of_items_are_accepted(items: str, typed: str, text: str) -> None:
    state = read(f"round=2 hands=4/14.9|8.8|6.6 table={items}")
    assert state.text(state.parse(typed)) == text
    assert state.parse(text) == state.parse(typed)


@pytest.mark.parametrize(
    ("items", "typed", "reason", "data"),
    [
        (f"{TWO_NINES},[9:2.7@0]", "buy 9: [9] [9]", "which", {"item": "[9]", "choices": "[9]#1, [9]#2, [9]#3"}),
        (f"{TWO_NINES},[9:2.7@0]", "buy 9: [9]#2 [9]", "which", {"item": "[9]", "choices": "[9]#1, [9]#3"}),
        (f"{TWO_NINES},2", "buy 9: [9] [9] [9]", "too-few", {"item": "[9]", "lying": 2}),
        (f"{TWO_NINES},2", "buy 9: [9]#1 [9]#1", "too-few", {"item": "[9]#1", "lying": 1}),
        (f"{TWO_NINES},2", "buy 9: [9]#3", "not-on-table", {"item": "[9]#3"}),
        (f"{TWO_NINES},9", "buy 9: 9 9", "too-few", {"item": "9", "lying": 1}),
        (f"{TWO_NINES},2", "build 9: [9] = 18", "which", {"item": "[9]", "choices": "[9]#1, [9]#2"}),
        ("2,2c1,2/12", "buy 4/14: 2 2", "too-few", {"item": "2", "lying": 1}),
        ("2c1,2/12,[2:2/12@1]", "buy 4/14: 2 2", "which", {"item": "2", "choices": "2c1, 2/12, [2]"}),
    ],
)
def test_ambiguous_names_of_items_are_refused(items: str, typed: str, reason: str, data: dict[str, object]) -> None:
    with pytest.raises(UnreadableError) as unreadable:
        read(f"round=2 hands=4/14.9|8.8|6.6 table={items}").parse(typed)
    assert (unreadable.value.reason, unreadable.value.data) == (f"zwickern-{reason}", data)


@pytest.mark.parametrize(
    ("hand", "typed", "text"),
    [
        ("2.2/12", "lay 2", "lay 2"),
        ("2.2/12", "buy 2: 5 7", "buy 2/12: 5 7"),
        ("2.2/12", "lay 2 = 12", "lay 2/12 = 12"),
        ("2.2/12", "build 2: 5 = 17", "build 2/12: 5 = 17"),
        ("2c1.2/12", "build 2: 5 = 17", "build 2/12: 5 = 17"),
        ("10c3.2", "lay 10", "lay 10c3"),
        # With both of them it is not clear which; without both it is no other.
        ("10c1.10c3", "lay 10", "lay 10"),
        ("3.4", "lay 10", "lay 10"),
        ("2/12.3", "buy 2: 5 8", "buy 2: 5 8"),
    ],
)
def test_a_card_may_be_named_by_a_value_where_only_one_of_the_hand_can_be_played_so(
    hand: str, typed: str, text: str
) -> None:
    state = read(f"round=2 hands={hand}|6.6|9.9 table=5,7,8")
    assert state.text(state.parse(typed)) == text


def told(hand: str, typed: str) -> tuple[str, str, dict[str, str | int]]:
    """Return the error that a hand gets for a move."""
    state = read(f"round=2 hands={hand}|6.6|9.9 table=5,7,8,[3:7.4@1]")
    with pytest.raises(RoostError) as refused:
        play(state, typed)
    return refused.value.reason, str(refused.value), refused.value.data


@pytest.mark.parametrize(
    ("typed", "reason", "hands"),
    [
        ("lay 10", "not-plain", ("10c1.10c3", "3.4", "15.30")),
        ("buy 2: 5 8", "no-sum", ("2.2", "2c1.2/12", "2/12.3", "3.4", "15.30")),
        ("buy 8: 5 7", "no-sum", ("8.8", "3.4", "15.30")),
        ("lay 9 = 9", "not-fixed", ("9.2", "3.4", "15.30")),
        ("lay 2 = 7", "not-fixed", ("2.2", "2/12.3", "2c1.2/12", "3.4")),
        ("lay 12 = 7", "value", ("2/12.3", "2.2", "3.4")),
        ("build 2: 5 = 9", "value", ("2.2", "2/12.3", "2c1.2/12", "3.4")),
        ("build 4: [3] = -1", "negative", ("4.4", "4/14.3", "15.30")),
        ("buy 8: 8", "not-in-hand", ("3.4", "15.30", "2/12.3")),
        ("lay 4/14 = 14", "not-in-hand", ("3.4", "15.30", "2/12.3")),
        ("build 8: 5 = 13", "not-in-hand", ("3.4", "15.30", "2/12.3")),
        ("build 8: 8 = 0", "not-in-hand", ("3.4", "15.30", "2/12.3")),
        ("lay 1/11", "not-in-hand", ("3.4", "15.30", "2/12.3")),
        ("lay 3", "not-in-hand", ("2.4", "15.30", "2/12.8")),
    ],
)
def test_G4_an_error_tells_only_that_a_card_is_not_in_the_hand(typed: str, reason: str, hands: tuple[str, ...]) -> None:
    said = [told(hand, typed) for hand in hands]
    assert said[0][0] == f"zwickern-{reason}"
    assert said == [said[0]] * len(hands)


def test_a_name_that_several_cards_share_is_explained() -> None:
    assert told("10c1.10c3", "lay 10") == (
        "zwickern-not-plain",
        "there is no plain 10 in the hand; cards like it are written 10c1, 10c3",
        {"card": "10", "others": "10c1, 10c3"},
    )
    assert told("3.4", "lay 8") == (
        "zwickern-not-in-hand", "there is no 8 in the hand: play a card that is", {"card": "8"}
    )  # fmt: skip


@pytest.mark.parametrize(
    "move",
    [
        -1,
        lay(kind_of("4/14"), OPEN) - (1 << REST_SHIFT),
        lay(KINDS, OPEN),
        lay(kind_of("9"), FIX_HIGH),
        lay(kind_of("4/14"), FIX_HIGH + 1),
        buy(kind_of("9"), 0),
        buy(kind_of("9"), 0b100),
        buy(kind_of("9"), 0b1000),
        build(kind_of("9"), 0, FORMULA_COUNT),
        build(kind_of("9"), 2, 0),
        build(kind_of("9"), 3, 0),
        # Two reckonings that give the same value are one move, the lower one.
        build(kind_of("9"), 0, CARD_HIGH),
        build(kind_of("4/14"), 0, ITEM_HIGH),
        # Neither laid nor built nor bought.
        3 | kind_of("9") << 2,
    ],
)
def test_a_number_that_is_no_move_of_the_table_is_refused_as_such(move: int) -> None:
    state = read("round=2 hands=4/14.9|6.6|8.8 table=7,3,7")
    before = state.position()
    with pytest.raises(IllegalMoveError, match=f"^there is no move {move} here$") as refused:
        state.play(move, FastChance(0))
    assert (refused.value.reason, refused.value.data) == ("zwickern-no-such-move", {"move": str(move)})
    assert (state.is_legal(move), state.position()) == (False, before)


def test_an_empty_table_is_named_as_empty() -> None:
    with pytest.raises(UnreadableError, match="there is no 3 on the table, which has nothing"):
        read("round=2 hands=4.8|6.6|7.7 table=-").parse("buy 8: 3")


def test_moves_are_listed_as_buys_then_builds_then_lays() -> None:
    assert moves(table("5,5", "5.2")) == [
        *("buy 5: 5", "buy 5: 5 5"),
        *("build 2: 5 = 7", "build 2: 5 = 3", "build 5: 5 = 10", "build 5: 5 = 0"),
        *("lay 2", "lay 5"),
    ]


def test_after_the_game_a_move_can_still_be_read_but_not_played() -> None:
    state = read("turn=- sheet=0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0")
    assert state.text(state.parse("lay 7")) == "lay 7"
    with pytest.raises(GameOverError, match=r"^the game is over$") as refused:
        play(state, "lay 7")
    assert refused.value.reason == "over"
