"""The notation: what is written, what may be typed, and what is refused."""

from __future__ import annotations

import pytest

from roost.core.errors import UnreadableError
from tests.games.zwickern.table import moves, read, table


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
        ("lay 10", "10 could be any of 10c1, 10c3", "zwickern-which", {"item": "10", "choices": "10c1, 10c3"}),
        ("buy 8: 6", "there is no 6 on the table, which has 3, 5", "zwickern-not-on-table", {"item": "6"}),
        ("buy 8: 3 3", "not so many of 3 on the table, only 1", "zwickern-too-few", {"item": "3", "lying": 1}),
        ("buy 8: [9]", r"\[9\] could be any of \[9\]#1, \[9\]#2", "zwickern-which",
         {"item": "[9]", "choices": "[9]#1, [9]#2"}),
        ("buy 8: 10", "10 could be any of 10c1, 10c3", "zwickern-which", {"item": "10", "choices": "10c1, 10c3"}),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_explained(typed: str, message: str, reason: str, data: dict[str, object]) -> None:
    hand, tens = ("4.4.8", "10c1,10c3") if typed == "buy 8: 10" else ("10c1.10c3.8", "10,10")
    state = read(f"round=2 hands={hand}|6.6.6|7.7.7 table=3,5,2/12,[9:4.5@1],[9:3.6@2],{tens}")
    with pytest.raises(UnreadableError, match=message) as unreadable:
        state.parse(typed)
    assert (unreadable.value.reason, unreadable.value.data) == (reason, data)


def test_an_empty_table_is_said_to_be_empty() -> None:
    with pytest.raises(UnreadableError, match="there is no 3 on the table, which has nothing"):
        read("round=2 hands=4.8|6.6|7.7 table=-").parse("buy 8: 3")


def test_moves_are_listed_as_buys_then_builds_then_lays() -> None:
    assert moves(table("5,5", "5.2")) == [
        *("buy 5: 5", "buy 5: 5 5"),
        *("build 2: 5 = 7", "build 2: 5 = 3", "build 5: 5 = 10", "build 5: 5 = 0"),
        *("lay 2", "lay 5"),
    ]


def test_after_the_game_a_move_can_still_be_read() -> None:
    state = read("turn=- sheet=0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0")
    assert state.text(state.parse("lay 7")) == "lay 7"
