"""`roost bench bots`: the speed of tree search, compared with the interpreted search and with random playouts."""

from __future__ import annotations

import statistics

from rich.console import Console

from roost.bench.engine_timing import engine_mode
from roost.bench.interpreted_run import run_interpreted
from roost.bench.search_timing import SearchRow, time_search
from roost.bench.tables import bench_table, median_ratio

__all__ = ["BotsBench"]

Key = tuple[str, str, int, str, str]
"""Game, variant, seats, mode and guide."""


class BotsBench:
    """The measurements of all rounds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._rounds: dict[Key, list[SearchRow]] = {}

    def run_round(self, number: int) -> None:
        """Measure each mode once, in turn, so that other load on the machine affects all of them."""
        self._add(time_search(self._seconds))
        if engine_mode() == "compiled":
            self._add(run_interpreted("roost.bench.search_timing", self._seconds, list[SearchRow]))

    def _add(self, rows: list[SearchRow]) -> None:
        for row in rows:
            self._rounds.setdefault((row.game, row.variant, row.seats, row.mode, row.guide), []).append(row)

    def medians(self) -> list[SearchRow]:
        """Return the median of each figure over the rounds."""
        return [
            SearchRow(
                *key,
                steps_per_s=statistics.median(row.steps_per_s for row in rows),
                playouts_per_s=statistics.median(row.playouts_per_s for row in rows),
                found=rows[0].found,
            )
            for key, rows in self._rounds.items()
        ]

    def _ratio_to_interpreted(self, row: SearchRow) -> str:
        others = self._rounds.get((row.game, row.variant, row.seats, "interpreted", row.guide))
        own = self._rounds[(row.game, row.variant, row.seats, row.mode, row.guide)]
        if others is None or row.mode == "interpreted":
            return ""
        return median_ratio(mine.steps_per_s / other.steps_per_s for mine, other in zip(own, others, strict=True))

    def _ratio_to_playouts(self, row: SearchRow) -> str:
        own = self._rounds[(row.game, row.variant, row.seats, row.mode, row.guide)]
        return median_ratio(mine.steps_per_s / mine.playouts_per_s for mine in own)

    def print_table(self, console: Console) -> None:
        """Print the medians and the ratios."""
        figures = ("steps/s", "playouts/s", "/plain", "/playouts")
        table = bench_table("Steps of the search on one core", ("game", "mode", "guide"), figures)
        for row in self.medians():
            table.add_row(
                " ".join(part for part in (row.game, row.variant, str(row.seats)) if part != "-"),
                "plain" if row.mode == "interpreted" else row.mode,
                row.guide,
                f"{row.steps_per_s:,.0f}",
                f"{row.playouts_per_s:,.0f}",
                self._ratio_to_interpreted(row),
                self._ratio_to_playouts(row),
            )
        console.print(table)

    def mismatches(self) -> list[str]:
        """Return the searches that find different moves in the two modes, so that their speeds cannot be compared."""
        found: dict[tuple[str, str, str], set[str]] = {}
        for row in self.medians():
            found.setdefault((row.game, row.variant, row.guide), set()).add(row.found)
        return [
            f"{game} {variant}: the search with guide {guide} finds other moves compiled than interpreted"
            for (game, variant, guide), moves in found.items()
            if len(moves) > 1
        ]
