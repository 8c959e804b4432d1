"""A canvas for lines, boxes and texts that is written as SVG."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

__all__ = ["COLOURS", "DOT_RADIUS", "LETTER_WIDTH", "LINE_HEIGHT", "SvgCanvas", "colour_of"]

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f")
"""Distinguishable for nearly everybody, on light and on dark backgrounds."""
LETTER_WIDTH: Final = 7.0
"""An average."""
LINE_HEIGHT: Final = 18.0
_TITLE_LETTER_WIDTH: Final = 9.0
DOT_RADIUS: Final = 4.0
_STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.title{font-weight:bold;font-size:14px}"
    ".ground{fill:#fff}.axis{stroke:#222}.grid{stroke:#ddd}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.ground{fill:#1b1b1b}.axis{stroke:#eee}.grid{stroke:#444}}"
)


class SvgCanvas:
    """A canvas; x grows to the right and y downwards."""

    def __init__(self, width: float, height: float, title: str) -> None:
        # The title may be wider than the chart.
        self._width = max(width, 48 + _TITLE_LETTER_WIDTH * len(title))
        self._height = height
        self._title = title
        self._parts: list[str] = []
        self.text(self._width / 2, LINE_HEIGHT, title, anchor="middle", kind="title")

    def text(
        self, x: float, y: float, text: str, *, anchor: str = "start", kind: str = "", rotated: bool = False
    ) -> None:
        """Draw a text anchored at a point; rotated ones run upwards."""
        attributes = f' class="{kind}"' if kind else ""
        if rotated:
            attributes += f' transform="rotate(-90 {_n(x)} {_n(y)})"'
        self._parts.append(f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"{attributes}>{escape(text)}</text>')

    def line(
        self, x1: float, y1: float, x2: float, y2: float, *, colour: str | None = None, kind: str = "axis"
    ) -> None:
        """Draw a straight line in a colour, or in that of its kind."""
        stroke = f'class="{kind}"' if colour is None else f'stroke="{colour}" stroke-width="2"'
        self._parts.append(f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" {stroke}/>')

    def path(self, points: Iterable[tuple[float, float]], colour: str) -> None:
        """Draw a line through points."""
        self._parts.append(f'<polyline points="{_points(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')

    def area(self, points: Iterable[tuple[float, float]], colour: str) -> None:
        """Fill the polygon of points faintly."""
        self._parts.append(f'<polygon points="{_points(points)}" fill="{colour}" fill-opacity="0.15"/>')

    def dot(self, x: float, y: float, colour: str, note: str = "") -> None:
        """Draw a point; the note is its tooltip."""
        inside = f"><title>{escape(note)}</title></circle>" if note else "/>"
        self._parts.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(DOT_RADIUS)}" fill="{colour}"{inside}')

    def box(self, x: float, y: float, width: float, height: float, colour: str, strength: float) -> None:
        """Fill a box with a colour of some strength from 0 to 1."""
        self._parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" fill="{colour}" '
            f'fill-opacity="{strength:.2f}"/>'
        )

    def legend(self, labels: Iterable[str], x: float, y: float) -> None:
        """Draw the legend, with the colours of the curves."""
        for number, label in enumerate(labels):
            at = y + LINE_HEIGHT * number
            self.line(x, at - 4, x + 18, at - 4, colour=colour_of(number))
            self.text(x + 24, at, label)

    def svg(self) -> str:
        """Return the picture."""
        size = f'viewBox="0 0 {_n(self._width)} {_n(self._height)}" width="{_n(self._width)}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(self._title)}>',
                f"<style>{_STYLE}</style>",
                f'<rect width="{_n(self._width)}" height="{_n(self._height)}" class="ground"/>',
                *self._parts,
                "</svg>\n",
            ]
        )


def colour_of(number: int) -> str:
    """Return the colour of the curve with that number, from 0."""
    return COLOURS[number % len(COLOURS)]


def _n(value: float) -> str:
    """Round to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
