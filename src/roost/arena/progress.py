"""How far a match is, and how long it will take, on the error stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

__all__ = ["progress_bar"]

_LOOKING_BACK: Final = 600.0
"""Seconds over which the speed is averaged: strong bots take minutes for a deal."""


@contextmanager
def progress_bar(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """A bar while the deals are played; what it gives is called with every number of deals more."""
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
        speed_estimate_period=_LOOKING_BACK,
    )
    with bar:
        task = bar.add_task("deals", total=total, completed=done)
        yield lambda more: bar.advance(task, more)
