"""A matrix of figures, the higher the stronger in colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from roost.charts.svg import COLOURS, LETTER_WIDTH, LINE_HEIGHT, SvgCanvas

__all__ = ["Cell", "draw_matrix"]

_HEIGHT = 44.0
_TOP = 70.0


class Cell(NamedTuple):
    """What stands in a field."""

    strength: float
    """From 0 to 1."""
    text: str
    note: str = ""
    """A second, smaller thing to say."""


def draw_matrix(title: str, corner: str, names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> str:
    """A row and a column for each name; fields that are not given stay empty."""
    texts = [corner, *names, *(text for cell in cells.values() for text in (cell.text, cell.note))]
    wide = 24 + LETTER_WIDTH * max(map(len, texts))
    sheet = SvgCanvas(wide * (len(names) + 1) + 12, _TOP + _HEIGHT * len(names) + 16, title)
    sheet.text(12, _TOP - 10, corner)
    for number, name in enumerate(names):
        sheet.text(wide * (number + 1.5), _TOP - 10, name, anchor="middle")
        sheet.text(12, _TOP + _HEIGHT * (number + 0.5) + 4, name)
    for (row, column), cell in cells.items():
        x, y = wide * (names.index(column) + 1), _TOP + _HEIGHT * names.index(row)
        sheet.box(x + 1, y + 1, wide - 2, _HEIGHT - 2, COLOURS[0], 0.05 + 0.55 * cell.strength)
        middle = y + _HEIGHT / 2 + 4
        sheet.text(x + wide / 2, middle - (LINE_HEIGHT / 2 if cell.note else 0), cell.text, anchor="middle")
        if cell.note:
            sheet.text(x + wide / 2, middle + LINE_HEIGHT / 2, cell.note, anchor="middle")
    return sheet.svg()
