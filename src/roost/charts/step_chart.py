"""Line charts of percentages by step, with numbered markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from roost.charts.axes import BOTTOM, LEFT, TOP, draw_axes
from roost.charts.curves import Curve
from roost.charts.scale import Scale
from roost.charts.svg import DOT_RADIUS, LETTER_WIDTH, LINE_HEIGHT, SvgCanvas, colour_of

__all__ = ["Marker", "draw_steps"]

_WIDTH, _HEIGHT = 720.0, 360.0
"""The area between the axes."""
_NUMBER_DISTANCES: Final = (7.0, 15.4, 23.8)
"""From a marker to its number; larger ones are tried if no direction is free."""
_DIRECTIONS: Final = ((1, -1), (-1, -1), (1, 1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0))
"""Where a number may stand; the first free direction is taken."""
_DIGIT_HEIGHT: Final = 9.0


class Marker(NamedTuple):
    """A numbered point of a curve."""

    number: int
    curve: int
    x: float
    y: float
    note: str
    """The tooltip."""


def draw_steps(title: str, x_label: str, y_label: str, drawn: Sequence[Curve], markers: Sequence[Marker] = ()) -> str:
    """Draw curves from 0 to 100, with at least one point each."""
    longest = max(len(curve.label) for curve in drawn)
    right, bottom = LEFT + _WIDTH, TOP + _HEIGHT
    canvas = SvgCanvas(right + 56 + LETTER_WIDTH * longest, bottom + BOTTOM, title)
    across = Scale(0.0, max(x for curve in drawn for x, _y in curve.points), LEFT, right)
    up = Scale(0.0, 100.0, bottom, TOP)
    draw_axes(canvas, across, up, x_label, y_label)
    for number, curve in enumerate(drawn):
        canvas.path([(across.at(x), up.at(y)) for x, y in curve.points], colour_of(number))
    dots = [(across.at(marker.x), up.at(marker.y)) for marker in markers]
    for marker, (x, y) in zip(markers, dots, strict=True):
        canvas.dot(x, y, colour_of(marker.curve), marker.note)
    occupied = [_Box(x, y, DOT_RADIUS, DOT_RADIUS) for x, y in dots]
    for marker, (x, y) in zip(markers, dots, strict=True):
        box = _place_number(x, y, str(marker.number), occupied)
        occupied.append(box)
        canvas.text(box.x, box.y + _DIGIT_HEIGHT / 2, str(marker.number), anchor="middle")
    canvas.legend([curve.label for curve in drawn], right + 16, TOP + LINE_HEIGHT)
    return canvas.svg()


class _Box(NamedTuple):
    """An occupied rectangle: centre, half width and half height."""

    x: float
    y: float
    half_width: float
    half_height: float

    def overlaps(self, other: _Box) -> bool:
        return (
            abs(self.x - other.x) < self.half_width + other.half_width
            and abs(self.y - other.y) < self.half_height + other.half_height
        )


def _place_number(x: float, y: float, text: str, occupied: Sequence[_Box]) -> _Box:
    """Return a place beside a point that does not cover other points and numbers."""
    half = LETTER_WIDTH * len(text) / 2
    boxes = [
        _Box(x + right * (distance + half), y + down * (distance + _DIGIT_HEIGHT / 2), half, _DIGIT_HEIGHT / 2)
        for distance in _NUMBER_DISTANCES
        for right, down in _DIRECTIONS
    ]
    return next((box for box in boxes if not any(map(box.overlaps, occupied))), boxes[0])
