"""Curves over an axis, each with a band around it where it is not sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roost.charts.axes import BOTTOM, LEFT, TOP, draw_axes
from roost.charts.scale import Scale
from roost.charts.svg import LETTER_WIDTH, LINE_HEIGHT, SvgCanvas, colour_of

__all__ = ["Curve", "draw_curves"]

_WIDTH, _HEIGHT = 560.0, 300.0
"""The room between the axes."""


class Curve(NamedTuple):
    """One line of a chart."""

    label: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()
    """The least and the most at each point; nothing where the curve is exact."""
    dots: bool = False
    """Whether the points themselves are marked."""


def draw_curves(
    title: str,
    x_label: str,
    y_label: str,
    drawn: Sequence[Curve],
    *,
    x_range: tuple[float, float] | None = None,
    y_range: tuple[float, float] | None = None,
    logarithmic: bool = False,
    level: float | None = None,
) -> str:
    """A chart of curves with at least one point; the x axis may be logarithmic. A level is marked all across.

    Ranges are for charts that are compared; otherwise the axes are as long as the values ask for. That of x is
    widened to the next ticks.
    """
    xs = [x for curve in drawn for x, _y in curve.points]
    ys = [y for curve in drawn for _x, y in curve.points] + [y for curve in drawn for pair in curve.band for y in pair]
    longest = max((len(curve.label) for curve in drawn), default=0)
    right = LEFT + _WIDTH
    bottom = TOP + _HEIGHT
    sheet = SvgCanvas(
        right + 56 + LETTER_WIDTH * longest, max(bottom + BOTTOM, TOP + LINE_HEIGHT * (len(drawn) + 1)), title
    )
    across = Scale.around(x_range or xs, LEFT, right, logarithmic)
    up = Scale.around(ys, bottom, TOP) if y_range is None else Scale(*y_range, bottom, TOP)
    draw_axes(sheet, across, up, x_label, y_label)
    if level is not None:
        sheet.line(LEFT, up.at(level), right, up.at(level))
    for number, curve in enumerate(drawn):
        colour = colour_of(number)
        places = [(across.at(x), up.at(y)) for x, y in curve.points]
        if curve.band:
            lows = [(x, up.at(low)) for (x, _y), (low, _high) in zip(places, curve.band, strict=True)]
            highs = [(x, up.at(high)) for (x, _y), (_low, high) in zip(places, curve.band, strict=True)]
            sheet.area([*lows, *reversed(highs)], colour)
        sheet.path(places, colour)
        if curve.dots:
            for (x, y), (value, height) in zip(places, curve.points, strict=True):
                sheet.dot(x, y, colour, f"{curve.label}: {value:g}, {height:g}")
    sheet.legend([curve.label for curve in drawn], right + 16, TOP + LINE_HEIGHT)
    return sheet.svg()
