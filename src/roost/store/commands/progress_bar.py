"""A progress bar on the error stream."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["show_progress"]

_Item = TypeVar("_Item")


def show_progress(items: Iterable[_Item], total: int, unit: str) -> Iterator[_Item]:
    """Yield the items and advance a progress bar, which is shown in a terminal only."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(unit),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("to go:"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(unit, total=total)
        for item in items:
            yield item
            bar.advance(task)
