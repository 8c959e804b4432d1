"""The characters that lines and signs are drawn with: fine ones, or ASCII where the screen has no others."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["Box", "Edge", "Grid", "Symbols"]


class Edge(NamedTuple):
    """A horizontal line of a grid."""

    left: str
    line: str
    cross: str
    right: str

    def across(self, columns: int, width: int) -> str:
        """Above or below so many tiles of that width."""
        return self.left + self.cross.join([self.line * width] * columns) + self.right


class Grid(NamedTuple):
    """The frame around tiles that lie in rows."""

    upper: Edge
    middle: Edge
    lower: Edge
    side: str
    """Between two tiles, and at both ends of a row."""


class Box(NamedTuple):
    """What is drawn around a single thing: the edges as corner, line, corner."""

    top: str
    side: str
    bottom: str

    def upper(self, width: int, count: int = 1) -> str:
        """The upper edge of things of that width inside; of several, each covers the right corner of the one before."""
        return _edge(self.top, width, count)

    def lower(self, width: int, count: int = 1) -> str:
        """The lower edge."""
        return _edge(self.bottom, width, count)


def _edge(edge: str, width: int, count: int) -> str:
    return (edge[0] + edge[1] * width) * count + edge[2]


_GRID: Final = Grid(Edge(*"╭─┬╮"), Edge(*"├─┼┤"), Edge(*"╰─┴╯"), "│")
_ASCII_GRID: Final = Grid(Edge(*"+-++"), Edge(*"+-++"), Edge(*"+-++"), "|")
_BOX: Final = Box("╭─╮", "│", "╰─╯")
_ASCII_BOX: Final = Box(".-.", "|", "'-'")


class Symbols:
    """What every game draws with; one that has signs of its own adds them."""

    def __init__(self, plain: bool) -> None:
        self.grid = _ASCII_GRID if plain else _GRID
        self.box = _ASCII_BOX if plain else _BOX
        self.times = "x" if plain else "\u00d7"
        self.minus = "-" if plain else "\u2212"
        self.turn = ">" if plain else "▸"
        """Before whoever is on turn."""
        self.rule = "-" if plain else "─"
