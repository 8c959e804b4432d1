"""How far something is that goes through all tables, on the error stream."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["show_progress"]

_Thing = TypeVar("_Thing")


def show_progress(things: Iterable[_Thing], total: int, what: str) -> Iterator[_Thing]:
    """The same things, with a bar that grows while they are taken; only where somebody sees it."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("to go:"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total)
        for thing in things:
            yield thing
            bar.advance(task)
