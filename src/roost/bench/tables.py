"""Parts that the tables of all benchmarks share."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

from rich.table import Table

__all__ = ["bench_table", "median_ratio"]


def bench_table(title: str, names: Sequence[str], figures: Sequence[str]) -> Table:
    """Return an empty table with columns for names (on the left) and figures (on the right)."""
    table = Table(title=title, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for name in names:
        table.add_column(name, no_wrap=True)
    for figure in figures:
        table.add_column(figure, justify="right", no_wrap=True)
    return table


def median_ratio(ratios: Iterable[float]) -> str:
    """Return the median of the ratios of all rounds, as text."""
    ratio = statistics.median(ratios)
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"
