"""What tables are drawn with: lines that fit, frames, tiles, names and sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from roost.core.event import OpenEvent
from roost.core.view import View
from roost.painting.drawing import packed_lines
from roost.painting.painter import TablePainter
from roost.painting.seats import seat_name, seat_style
from roost.painting.symbols import Symbols
from roost.painting.tiles import Tiles
from roost.words import Words


@given(st.lists(st.integers(1, 12)), st.integers(1, 30), st.integers(0, 3))
def test_things_are_packed_in_order_and_no_line_could_take_one_more(widths: list[int], room: int, gap: int) -> None:
    lines = packed_lines(widths, room, gap)
    assert [place for line in lines for place in line] == list(range(len(widths)))
    for line, following in zip(lines, [*lines, []][1:], strict=True):
        width = sum(widths[place] for place in line) + gap * (len(line) - 1)
        assert width <= room or len(line) == 1
        assert not following or width + gap + widths[following[0]] > room


@pytest.mark.parametrize(
    ("plain", "card", "fan"), [(False, ("╭──╮", "╰──╯"), "╭──╭──╮"), (True, (".--.", "'--'"), ".--.--.")]
)
def test_a_box_goes_around_one_thing_or_several_that_overlap(plain: bool, card: tuple[str, str], fan: str) -> None:
    box = Symbols(plain).box
    assert (box.upper(2), box.lower(2)) == card
    assert box.upper(2, 2) == fan


def test_tiles_fill_rows_and_the_frame_fills_the_rest() -> None:
    tiles = [(Text(face * 2),) for face in "abcde"]
    assert Tiles(tiles, 2, Symbols(False).grid).fitted(12).plain.splitlines() == [
        "╭──┬──┬──╮",
        "│aa│bb│cc│",
        "├──┼──┼──┤",
        "│dd│ee│  │",
        "╰──┴──┴──╯",
    ]
    assert Tiles(tiles, 2, Symbols(True).grid).fitted(16).plain.splitlines()[1] == "|aa|bb|cc|dd|ee|"
    assert Tiles(tiles, 2, Symbols(True).grid, 2).fitted(16).plain.splitlines()[1] == "|aa|bb|cc|"


def test_every_seat_has_a_colour_and_the_one_on_turn_stands_out() -> None:
    assert len({seat_style(seat) for seat in range(7)}) == 7
    on_turn, other = (seat_name("Anna", 1, turn, Symbols(True), "& ") for turn in (1, 0))
    assert (on_turn.plain, other.plain) == ("> & Anna", "  & Anna")
    assert [str(text.spans[0].style) for text in (on_turn, other)] == ["green bold", "green"]


class Played(OpenEvent, frozen=True, tag="played"):
    seat: int
    card: int


def test_a_sentence_begins_with_the_name_in_the_colour_of_its_seat() -> None:
    painter = TablePainter(Words("en"), ["Anna", "Ben"], Symbols(True))
    told = painter.event(Played(1, 3))
    assert told is not None
    assert told.plain == "Ben: played, card 3"
    assert [(span.start, span.end, span.style) for span in told.spans] == [(0, 3, "not bold not dim green")]
    assert painter._turn_heading(0).plain == "\n-- Anna"
    assert (painter.keys(View(0), "pass", 4), painter.topic(View(0), "pass")) == (("4",), "")
