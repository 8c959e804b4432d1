"""How the moves are listed: one by one, or by topic where there are many."""

from __future__ import annotations

import io

from rich.console import Console

from roost.core.view import View
from roost.painting.symbols import Symbols
from roost.terminal.move_menu import draw_menu, menu_lines
from roost.terminal.plain_painter import PlainPainter
from roost.words import Words
from tests.core.fives_game import FivesState

STATE = FivesState([[1, 2, 3, 4, 5], [1]], [], [[], []], 0)


class Topical(PlainPainter):
    """Even cards are one topic, the 5 is one of its own, the others have none."""

    def __init__(self) -> None:
        super().__init__(Words("en"), ["Anna", "Ben"], Symbols(True))

    def topic(self, view: View, move: str) -> str:
        return {"play 2": "even", "play 4": "even", "play 5": "five"}.get(move, "")

    def move(self, view: View, move: str) -> str:
        return move.replace("play", "plays") if move == "play 1" else move


def texts(topic: str = "") -> list[tuple[tuple[str, ...], str, list[str], str]]:
    found = menu_lines(STATE, Topical(), topic)
    return [(one.keys, one.words, [STATE.text(move) for move in one.moves], one.notation) for one in found]


def test_moves_of_one_topic_are_one_line_where_the_first_of_them_would_stand() -> None:
    assert texts() == [
        (("1",), "plays 1", ["play 1"], "play 1"),
        (("2",), "even ...", ["play 2", "play 4"], ""),
        (("3",), "play 3", ["play 3"], ""),
        (("4",), "play 5", ["play 5"], ""),
    ]


def test_a_topic_lists_its_own_moves_only() -> None:
    assert texts("even") == [(("1",), "play 2", ["play 2"], ""), (("2",), "play 4", ["play 4"], "")]
    assert texts("odd") == []


def test_the_list_is_drawn_with_what_to_type_on_the_left() -> None:
    out = io.StringIO()
    Console(file=out, width=60).print(draw_menu(menu_lines(STATE, Topical())))
    assert [" ".join(line.split()) for line in out.getvalue().splitlines()] == [
        "1 plays 1 play 1",
        "2 even ...",
        "3 play 3",
        "4 play 5",
    ]
