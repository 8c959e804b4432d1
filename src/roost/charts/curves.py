"""Line charts, with error bands where the curves are uncertain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roost.charts.axes import BOTTOM, LEFT, TOP, draw_axes
from roost.charts.scale import Scale
from roost.charts.svg import LETTER_WIDTH, LINE_HEIGHT, SvgCanvas, colour_of

__all__ = ["Curve", "draw_curves"]

_WIDTH, _HEIGHT = 560.0, 300.0
"""The area between the axes."""


class Curve(NamedTuple):
    """A curve of a chart."""

    label: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()
    """Lower and upper bound at each point; empty if the curve is exact."""
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
    """Draw curves with at least one point each; a horizontal line marks the level.

    By default the axes fit the values. A given range of y is exact; one of x is widened to the next ticks.
    `logarithmic` refers to the x axis.
    """
    xs = [x for curve in drawn for x, _y in curve.points]
    ys = [y for curve in drawn for _x, y in curve.points] + [y for curve in drawn for pair in curve.band for y in pair]
    longest = max((len(curve.label) for curve in drawn), default=0)
    right = LEFT + _WIDTH
    bottom = TOP + _HEIGHT
    canvas = SvgCanvas(
        right + 56 + LETTER_WIDTH * longest, max(bottom + BOTTOM, TOP + LINE_HEIGHT * (len(drawn) + 1)), title
    )
    across = Scale.around(x_range or xs, LEFT, right, logarithmic)
    up = Scale.around(ys, bottom, TOP) if y_range is None else Scale(*y_range, bottom, TOP)
    draw_axes(canvas, across, up, x_label, y_label)
    if level is not None:
        canvas.line(LEFT, up.at(level), right, up.at(level))
    for number, curve in enumerate(drawn):
        colour = colour_of(number)
        points = [(across.at(x), up.at(y)) for x, y in curve.points]
        if curve.band:
            lows = [(x, up.at(low)) for (x, _y), (low, _high) in zip(points, curve.band, strict=True)]
            highs = [(x, up.at(high)) for (x, _y), (_low, high) in zip(points, curve.band, strict=True)]
            canvas.area([*lows, *reversed(highs)], colour)
        canvas.path(points, colour)
        if curve.dots:
            for (x, y), (value, height) in zip(points, curve.points, strict=True):
                canvas.dot(x, y, colour, f"{curve.label}: {value:g}, {height:g}")
    canvas.legend([curve.label for curve in drawn], right + 16, TOP + LINE_HEIGHT)
    return canvas.svg()
