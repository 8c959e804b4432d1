"""Matrices of figures with colours by strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from roost.charts.svg import COLOURS, LETTER_WIDTH, LINE_HEIGHT, SvgCanvas

__all__ = ["Cell", "draw_matrix"]

_HEIGHT = 44.0
_TOP = 70.0


class Cell(NamedTuple):
    """A cell of a matrix."""

    strength: float
    """Of the colour, from 0 to 1."""
    text: str
    note: str = ""
    """A second line."""


def draw_matrix(title: str, corner: str, names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> str:
    """Draw a row and a column for each name; missing cells stay empty."""
    texts = [corner, *names, *(text for cell in cells.values() for text in (cell.text, cell.note))]
    wide = 24 + LETTER_WIDTH * max(map(len, texts))
    canvas = SvgCanvas(wide * (len(names) + 1) + 12, _TOP + _HEIGHT * len(names) + 16, title)
    canvas.text(12, _TOP - 10, corner)
    for number, name in enumerate(names):
        canvas.text(wide * (number + 1.5), _TOP - 10, name, anchor="middle")
        canvas.text(12, _TOP + _HEIGHT * (number + 0.5) + 4, name)
    for (row, column), cell in cells.items():
        x, y = wide * (names.index(column) + 1), _TOP + _HEIGHT * names.index(row)
        canvas.box(x + 1, y + 1, wide - 2, _HEIGHT - 2, COLOURS[0], 0.05 + 0.55 * cell.strength)
        middle = y + _HEIGHT / 2 + 4
        canvas.text(x + wide / 2, middle - (LINE_HEIGHT / 2 if cell.note else 0), cell.text, anchor="middle")
        if cell.note:
            canvas.text(x + wide / 2, middle + LINE_HEIGHT / 2, cell.note, anchor="middle")
    return canvas.svg()
