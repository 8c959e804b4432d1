"""The progress bar of a match, on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

__all__ = ["progress_bar"]

_SPEED_PERIOD_S: Final = 600.0
"""The speed is averaged over this time, since strong bots take minutes for a deal."""


@contextmanager
def progress_bar(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a bar while deals are played; the `with` block gets a function that adds to the number of deals."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("deals"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("to go:"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=_SPEED_PERIOD_S,
    )
    with bar:
        task = bar.add_task("deals", total=total, completed=done)
        yield lambda more: bar.advance(task, more)
