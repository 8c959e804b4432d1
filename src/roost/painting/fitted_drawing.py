"""Drawings that adapt to the width of the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement

__all__ = ["FittedDrawing", "wrap_into_rows"]


class FittedDrawing(ABC):
    """A drawing that depends on the available width."""

    @abstractmethod
    def fitted(self, width: int) -> RenderableType:
        """Return the drawing for a screen of that width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.fitted(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.fitted(options.max_width))


def wrap_into_rows(widths: Iterable[int], max_width: int, gap: int = 0) -> list[list[int]]:
    """Wrap things of those widths into rows. Return the indices of each row; a single thing may be too wide."""
    rows: list[list[int]] = []
    left = 0
    for index, width in enumerate(widths):
        if not rows or width > left:
            rows.append([])
            left = max_width
        rows[-1].append(index)
        left -= width + gap
    return rows
