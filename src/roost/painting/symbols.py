"""The characters of lines and symbols, in Unicode or ASCII."""

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
        """Return the line above or below a row of tiles of that width."""
        return self.left + self.cross.join([self.line * width] * columns) + self.right


class Grid(NamedTuple):
    """The frame around tiles that lie in rows."""

    upper: Edge
    middle: Edge
    lower: Edge
    side: str
    """Stands between tiles and at both ends of a row."""


class Box(NamedTuple):
    """The frame around a single thing; edges are corner, line, corner."""

    top: str
    side: str
    bottom: str

    def upper(self, width: int, count: int = 1) -> str:
        """Return the upper edge of a fan of boxes of that inner width; each covers the right corner of the last."""
        return _edge(self.top, width, count)

    def lower(self, width: int, count: int = 1) -> str:
        """Return the lower edge."""
        return _edge(self.bottom, width, count)


def _edge(edge: str, width: int, count: int) -> str:
    return (edge[0] + edge[1] * width) * count + edge[2]


_GRID: Final = Grid(Edge(*"╭─┬╮"), Edge(*"├─┼┤"), Edge(*"╰─┴╯"), "│")
_ASCII_GRID: Final = Grid(Edge(*"+-++"), Edge(*"+-++"), Edge(*"+-++"), "|")
_BOX: Final = Box("╭─╮", "│", "╰─╯")
_ASCII_BOX: Final = Box(".-.", "|", "'-'")


class Symbols:
    """The symbols that all games share; subclasses add those of a game."""

    def __init__(self, plain: bool) -> None:
        self.grid = _ASCII_GRID if plain else _GRID
        self.box = _ASCII_BOX if plain else _BOX
        self.times = "x" if plain else "\u00d7"
        self.minus = "-" if plain else "\u2212"
        self.turn = ">" if plain else "▸"
        """Marks the seat on turn."""
        self.rule = "-" if plain else "─"
