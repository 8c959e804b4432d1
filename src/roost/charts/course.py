"""The course of something in per cent, step by step, with numbered moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roost.charts.curves import Curve
from roost.charts.frame import BOTTOM, LEFT, TOP, frame
from roost.charts.scale import Scale
from roost.charts.sheet import LETTER, LINE, Sheet, colour_of

__all__ = ["Moment", "course"]

_WIDTH, _HEIGHT = 720.0, 360.0
"""The room between the axes."""
_BESIDE = 7.0
"""How far from its point a number stands."""


class Moment(NamedTuple):
    """A point of a curve that is spoken of elsewhere by its number."""

    number: int
    curve: int
    x: float
    y: float
    note: str
    """What shows where the mouse rests on it."""


def course(title: str, x_label: str, y_label: str, drawn: Sequence[Curve], moments: Sequence[Moment] = ()) -> str:
    """Curves from 0 to 100, each with at least one point."""
    longest = max(len(curve.label) for curve in drawn)
    right, bottom = LEFT + _WIDTH, TOP + _HEIGHT
    sheet = Sheet(right + 56 + LETTER * longest, bottom + BOTTOM, title)
    across = Scale(0.0, max(x for curve in drawn for x, _y in curve.points), LEFT, right)
    up = Scale(0.0, 100.0, bottom, TOP)
    frame(sheet, across, up, x_label, y_label)
    for number, curve in enumerate(drawn):
        sheet.path([(across.at(x), up.at(y)) for x, y in curve.points], colour_of(number))
    for moment in moments:
        x, y = across.at(moment.x), up.at(moment.y)
        sheet.dot(x, y, colour_of(moment.curve), moment.note)
        sheet.words(x + _BESIDE, y - _BESIDE, str(moment.number))
    sheet.legend([curve.label for curve in drawn], right + 16, TOP + LINE)
    return sheet.svg()
