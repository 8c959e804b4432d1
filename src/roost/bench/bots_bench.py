"""`roost bench bots`: how fast the search is, with ratios to the same search interpreted and to random playouts."""

from __future__ import annotations

import statistics
from collections.abc import Iterable

import msgspec
from rich.console import Console
from rich.table import Table

from roost.bench.engine_timing import engine_mode
from roost.bench.interpreted_run import run_interpreted
from roost.bench.search_timing import SearchRow, time_search

__all__ = ["BotsBench"]

Key = tuple[str, str, int, str, str]


class BotsBench:
    """All measurements, by subject, mode and guide."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._measured: dict[Key, list[SearchRow]] = {}

    def round(self, number: int) -> None:
        """Each mode once, one after the other, so that a slow moment of the machine meets them all."""
        self._take(time_search(self._seconds))
        if engine_mode() == "compiled":
            self._take(
                msgspec.json.decode(run_interpreted("roost.bench.search_timing", self._seconds), type=list[SearchRow])
            )

    def _take(self, rows: list[SearchRow]) -> None:
        for row in rows:
            self._measured.setdefault((row.game, row.variant, row.seats, row.mode, row.guide), []).append(row)

    def summary(self) -> list[SearchRow]:
        """The middle one of the rounds for each figure."""
        return [
            SearchRow(
                *key,
                steps_per_s=statistics.median(row.steps_per_s for row in rows),
                playouts_per_s=statistics.median(row.playouts_per_s for row in rows),
                found=rows[0].found,
            )
            for key, rows in self._measured.items()
        ]

    def _to_plain(self, row: SearchRow) -> str:
        others = self._measured.get((row.game, row.variant, row.seats, "interpreted", row.guide))
        own = self._measured[(row.game, row.variant, row.seats, row.mode, row.guide)]
        if others is None or row.mode == "interpreted":
            return ""
        return _ratio(mine.steps_per_s / other.steps_per_s for mine, other in zip(own, others, strict=True))

    def _to_playouts(self, row: SearchRow) -> str:
        own = self._measured[(row.game, row.variant, row.seats, row.mode, row.guide)]
        return _ratio(mine.steps_per_s / mine.playouts_per_s for mine in own)

    def show(self, console: Console) -> None:
        """The table for people."""
        table = Table(
            title="Steps of the search on one core",
            box=None,
            padding=(0, 1, 0, 0),
            pad_edge=False,
        )
        for heading in ("game", "mode", "guide"):
            table.add_column(heading, no_wrap=True)
        for heading in ("steps/s", "playouts/s", "/plain", "/playouts"):
            table.add_column(heading, justify="right", no_wrap=True)
        for row in self.summary():
            table.add_row(
                " ".join(part for part in (row.game, row.variant, str(row.seats)) if part != "-"),
                "plain" if row.mode == "interpreted" else row.mode,
                row.guide,
                f"{row.steps_per_s:,.0f}",
                f"{row.playouts_per_s:,.0f}",
                self._to_plain(row),
                self._to_playouts(row),
            )
        console.print(table)

    def faults(self) -> list[str]:
        """Where the modes do not find the same moves, so that their speeds cannot be compared."""
        found: dict[tuple[str, str, str], set[str]] = {}
        for row in self.summary():
            found.setdefault((row.game, row.variant, row.guide), set()).add(row.found)
        return [
            f"{game} {variant}: the search with guide {guide} finds other moves compiled than interpreted"
            for (game, variant, guide), moves in found.items()
            if len(moves) > 1
        ]


def _ratio(rounds: Iterable[float]) -> str:
    """The middle one of the rounds."""
    ratio = statistics.median(rounds)
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"
