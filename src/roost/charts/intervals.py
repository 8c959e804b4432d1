"""Charts of figures with error bars, on one axis."""

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
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


def draw_intervals(title: str, x_label: str, drawn: Sequence[Interval], *, level: float | None = None) -> str:
    """Draw the figures from top to bottom; a vertical line marks the level."""
    left = 24 + LETTER_WIDTH * max(len(interval.label) for interval in drawn)
    bottom = _TOP + _HEIGHT * len(drawn)
    canvas = SvgCanvas(left + _WIDTH + 32, bottom + 52, title)
    ends = [end for interval in drawn for end in (interval.low, interval.high)]
    scale = Scale.around(ends if level is None else [*ends, level], left, left + _WIDTH)
    for value in scale.ticks():
        x = scale.at(value)
        canvas.line(x, _TOP, x, bottom, kind="grid")
        canvas.text(x, bottom + LINE_HEIGHT, f"{value:g}", anchor="middle")
    canvas.line(left, bottom, left + _WIDTH, bottom)
    if level is not None:
        canvas.line(scale.at(level), _TOP, scale.at(level), bottom)
    for number, interval in enumerate(drawn):
        y = _TOP + _HEIGHT * (number + 0.5)
        low, high = scale.at(interval.low), scale.at(interval.high)
        canvas.text(left - 10, y + 4, interval.label, anchor="end")
        canvas.line(low, y, high, y, colour=COLOURS[0])
        for end in (low, high):
            canvas.line(end, y - 5, end, y + 5, colour=COLOURS[0])
        note = f"{interval.label}: {interval.value:.2f} ({interval.low:.2f} - {interval.high:.2f})"
        canvas.dot(scale.at(interval.value), y, COLOURS[0], note)
    canvas.text(left + _WIDTH / 2, bottom + 2 * LINE_HEIGHT + 2, x_label, anchor="middle")
    return canvas.svg()
