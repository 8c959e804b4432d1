"""Things that are drawn for the width there is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement

__all__ = ["FittedDrawing", "wrap_into_rows"]


class FittedDrawing(ABC):
    """Something that is drawn for the width there is, and takes no more of it than it needs."""

    @abstractmethod
    def fitted(self, width: int) -> RenderableType:
        """The drawing for a screen of that width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.fitted(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.fitted(options.max_width))


def wrap_into_rows(widths: Iterable[int], room: int, gap: int = 0) -> list[list[int]]:
    """The places of things, in lines of which none is wider than there is room, if that can be done."""
    lines: list[list[int]] = []
    left = 0
    for place, width in enumerate(widths):
        if not lines or width > left:
            lines.append([])
            left = room
        lines[-1].append(place)
        left -= width + gap
    return lines
