"""Figures on one axis, each with the interval that it lies in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roost.charts.scale import Scale
from roost.charts.svg import COLOURS, LETTER_WIDTH, LINE_HEIGHT, SvgCanvas

__all__ = ["Interval", "draw_intervals"]

_WIDTH = 480.0
_HEIGHT = 32.0
_TOP = 44.0


class Interval(NamedTuple):
    """One figure."""

    label: str
    value: float
    low: float
    high: float


def draw_intervals(title: str, x_label: str, drawn: Sequence[Interval], *, level: float | None = None) -> str:
    """A line for each figure, in the order given. A level is marked across all of them."""
    left = 24 + LETTER_WIDTH * max(len(whisker.label) for whisker in drawn)
    bottom = _TOP + _HEIGHT * len(drawn)
    sheet = SvgCanvas(left + _WIDTH + 32, bottom + 52, title)
    ends = [end for whisker in drawn for end in (whisker.low, whisker.high)]
    scale = Scale.around(ends if level is None else [*ends, level], left, left + _WIDTH)
    for value in scale.ticks():
        x = scale.at(value)
        sheet.line(x, _TOP, x, bottom, kind="grid")
        sheet.text(x, bottom + LINE_HEIGHT, f"{value:g}", anchor="middle")
    sheet.line(left, bottom, left + _WIDTH, bottom)
    if level is not None:
        sheet.line(scale.at(level), _TOP, scale.at(level), bottom)
    for number, whisker in enumerate(drawn):
        y = _TOP + _HEIGHT * (number + 0.5)
        low, high = scale.at(whisker.low), scale.at(whisker.high)
        sheet.text(left - 10, y + 4, whisker.label, anchor="end")
        sheet.line(low, y, high, y, colour=COLOURS[0])
        for end in (low, high):
            sheet.line(end, y - 5, end, y + 5, colour=COLOURS[0])
        note = f"{whisker.label}: {whisker.value:.2f} ({whisker.low:.2f} - {whisker.high:.2f})"
        sheet.dot(scale.at(whisker.value), y, COLOURS[0], note)
    sheet.text(left + _WIDTH / 2, bottom + 2 * LINE_HEIGHT + 2, x_label, anchor="middle")
    return sheet.svg()
