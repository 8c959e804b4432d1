"""The course of something in per cent, step by step, with numbered moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from roost.charts.axes import BOTTOM, LEFT, TOP, draw_axes
from roost.charts.curves import Curve
from roost.charts.scale import Scale
from roost.charts.svg import DOT_RADIUS, LETTER_WIDTH, LINE_HEIGHT, SvgCanvas, colour_of

__all__ = ["Marker", "draw_steps"]

_WIDTH, _HEIGHT = 720.0, 360.0
"""The room between the axes."""
_BESIDE: Final = 7.0
"""How far from its point a number stands ..."""
_AROUND: Final = ((1, -1), (-1, -1), (1, 1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0))
"""... on which side, the first that is free ..."""
_FURTHER: Final = (1.0, 2.2, 3.4)
"""... and how much further away where all sides are taken."""
_DIGIT: Final = 9.0
"""About how high a digit is."""


class Marker(NamedTuple):
    """A point of a curve that is spoken of elsewhere by its number."""

    number: int
    curve: int
    x: float
    y: float
    note: str
    """What shows where the mouse rests on it."""


def draw_steps(title: str, x_label: str, y_label: str, drawn: Sequence[Curve], moments: Sequence[Marker] = ()) -> str:
    """Curves from 0 to 100, each with at least one point."""
    longest = max(len(curve.label) for curve in drawn)
    right, bottom = LEFT + _WIDTH, TOP + _HEIGHT
    sheet = SvgCanvas(right + 56 + LETTER_WIDTH * longest, bottom + BOTTOM, title)
    across = Scale(0.0, max(x for curve in drawn for x, _y in curve.points), LEFT, right)
    up = Scale(0.0, 100.0, bottom, TOP)
    draw_axes(sheet, across, up, x_label, y_label)
    for number, curve in enumerate(drawn):
        sheet.path([(across.at(x), up.at(y)) for x, y in curve.points], colour_of(number))
    dots = [(across.at(moment.x), up.at(moment.y)) for moment in moments]
    for moment, (x, y) in zip(moments, dots, strict=True):
        sheet.dot(x, y, colour_of(moment.curve), moment.note)
    taken = [_Box(x, y, DOT_RADIUS, DOT_RADIUS) for x, y in dots]
    for moment, (x, y) in zip(moments, dots, strict=True):
        box = _beside(x, y, str(moment.number), taken)
        taken.append(box)
        sheet.text(box.x, box.y + _DIGIT / 2, str(moment.number), anchor="middle")
    sheet.legend([curve.label for curve in drawn], right + 16, TOP + LINE_HEIGHT)
    return sheet.svg()


class _Box(NamedTuple):
    """What is taken of the sheet: its middle, and how far it reaches from there."""

    x: float
    y: float
    across: float
    up: float

    def meets(self, other: _Box) -> bool:
        return abs(self.x - other.x) < self.across + other.across and abs(self.y - other.y) < self.up + other.up


def _beside(x: float, y: float, text: str, taken: Sequence[_Box]) -> _Box:
    """Where a number can be read: beside its point, and not on top of other points and numbers."""
    half = LETTER_WIDTH * len(text) / 2
    boxes = [
        _Box(x + right * (_BESIDE * far + half), y + down * (_BESIDE * far + _DIGIT / 2), half, _DIGIT / 2)
        for far in _FURTHER
        for right, down in _AROUND
    ]
    return next((box for box in boxes if not any(map(box.meets, taken))), boxes[0])
