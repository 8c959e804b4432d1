"""Framed rows of tiles of equal size."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from rich.text import Text

from roost.painting.fitted_drawing import FittedDrawing
from roost.painting.symbols import Grid

__all__ = ["Tiles"]

_LINE_STYLE: Final = "dim"


class Tiles(FittedDrawing):
    """Tiles in as many rows as needed; the frame fills the last row up."""

    def __init__(self, tiles: Sequence[Sequence[Text]], width: int, grid: Grid, min_rows: int = 1) -> None:
        self._tiles = tiles
        """The lines of each tile, all of the same width."""
        self._width = width
        self._grid = grid
        self._min_rows = min_rows

    def fitted(self, width: int) -> Text:
        max_columns = max(1, (width - 1) // (self._width + 1))
        columns = ceil(len(self._tiles) / max(self._min_rows, ceil(len(self._tiles) / max_columns)))
        upper, middle, lower, _side = self._grid
        text = Text(no_wrap=True)
        for first in range(0, len(self._tiles), columns):
            text.append(f"{(middle if first else upper).across(columns, self._width)}\n", _LINE_STYLE)
            for line in zip(*self._tiles[first : first + columns], strict=True):
                self._append(text, line, columns)
        return text.append(lower.across(columns, self._width), _LINE_STYLE)

    def _append(self, text: Text, line: Sequence[Text], columns: int) -> None:
        side = self._grid.side
        for part in line:
            text.append(side, _LINE_STYLE).append_text(part)
        for _empty in range(columns - len(line)):
            text.append(f"{side}{' ' * self._width}", _LINE_STYLE)
        text.append(f"{side}\n", _LINE_STYLE)
