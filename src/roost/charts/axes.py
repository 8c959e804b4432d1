"""The axes of a chart, with ticks, grid and labels."""

from __future__ import annotations

from roost.charts.scale import Scale
from roost.charts.svg import LINE_HEIGHT, SvgCanvas

__all__ = ["BOTTOM", "LEFT", "TOP", "draw_axes"]

LEFT, TOP, BOTTOM = 64.0, 40.0, 52.0
"""Margins around the axes, for ticks, labels and the title."""


def draw_axes(canvas: SvgCanvas, across: Scale, up: Scale, x_label: str, y_label: str) -> None:
    """Draw both axes; `across` runs from left to right, `up` from the bottom to the top."""
    for value in up.ticks():
        y = up.at(value)
        canvas.line(across.start, y, across.end, y, kind="grid")
        canvas.text(across.start - 8, y + 4, f"{value:g}", anchor="end")
    for value in across.ticks():
        x = across.at(value)
        canvas.line(x, up.start, x, up.start + 5)
        canvas.text(x, up.start + LINE_HEIGHT, f"{value:g}", anchor="middle")
    canvas.line(across.start, up.start, across.end, up.start)
    canvas.line(across.start, up.start, across.start, up.end)
    canvas.text((across.start + across.end) / 2, up.start + 2 * LINE_HEIGHT + 4, x_label, anchor="middle")
    canvas.text(18, (up.start + up.end) / 2, y_label, anchor="middle", rotated=True)
