"""A grid of charts in one SVG: in a single chart, curves with wide bands would hide each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import quoteattr


def chart_grid(title: str, charts: Sequence[str], columns: int = 2) -> str:
    """Return one SVG that shows at least one SVG of the same size, row by row."""
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', charts[0])
    assert found is not None, "a chart has a viewBox"
    width, height = float(found[1]), float(found[2])
    across = min(columns, len(charts))
    down = -(-len(charts) // columns)
    # Without a height, a nested SVG takes that of the outer one.
    nested = [
        chart.replace("<svg ", f'<svg x="{width * (number % columns):g}" y="{height * (number // columns):g}" ', 1)
        .replace(f' width="{found[1]}"', f' width="{found[1]}" height="{found[2]}"', 1)
        .rstrip()
        for number, chart in enumerate(charts)
    ]
    size = f'viewBox="0 0 {width * across:g} {height * down:g}" width="{width * across:g}"'
    label = f'role="img" aria-label={quoteattr(title)}'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} {label}>', *nested, "</svg>\n"])
