"""The axes of a chart, with ticks, a grid and what they mean."""

from __future__ import annotations

from roost.charts.scale import Scale
from roost.charts.svg import LINE_HEIGHT, SvgCanvas

__all__ = ["BOTTOM", "LEFT", "TOP", "draw_axes"]

LEFT, TOP, BOTTOM = 64.0, 40.0, 52.0
"""The room around the axes: for the ticks and what the axes mean, and for the title."""


def draw_axes(sheet: SvgCanvas, across: Scale, up: Scale, x_label: str, y_label: str) -> None:
    """Draw both axes; `across` runs from left to right, `up` from the bottom to the top."""
    for value in up.ticks():
        y = up.at(value)
        sheet.line(across.start, y, across.end, y, kind="grid")
        sheet.text(across.start - 8, y + 4, f"{value:g}", anchor="end")
    for value in across.ticks():
        x = across.at(value)
        sheet.line(x, up.start, x, up.start + 5)
        sheet.text(x, up.start + LINE_HEIGHT, f"{value:g}", anchor="middle")
    sheet.line(across.start, up.start, across.end, up.start)
    sheet.line(across.start, up.start, across.start, up.end)
    sheet.text((across.start + across.end) / 2, up.start + 2 * LINE_HEIGHT + 4, x_label, anchor="middle")
    sheet.text(18, (up.start + up.end) / 2, y_label, anchor="middle", turned=True)
