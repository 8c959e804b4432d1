"""`roost bench odds`: the time to solve a turn, compared with the interpreted solver."""

from __future__ import annotations

import statistics

from rich.console import Console

from roost.bench.engine_timing import engine_mode
from roost.bench.interpreted_run import run_interpreted
from roost.bench.odds_timing import OddsRow, time_odds
from roost.bench.tables import bench_table

__all__ = ["OddsBench"]


class OddsBench:
    """The measurements of all rounds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._rounds: dict[tuple[str, str, str], list[OddsRow]] = {}
        """By game, turn and mode."""

    def run_round(self, number: int) -> None:
        """Measure each mode once, in turn, so that other load on the machine affects both."""
        self._add(time_odds(self._seconds))
        if engine_mode() == "compiled":
            self._add(run_interpreted("roost.bench.odds_timing", self._seconds, list[OddsRow]))

    def _add(self, rows: list[OddsRow]) -> None:
        for row in rows:
            self._rounds.setdefault((row.game, row.turn, row.mode), []).append(row)

    def medians(self) -> list[OddsRow]:
        """Return the median of each figure over the rounds."""
        return [
            OddsRow(*key, ms=statistics.median(row.ms for row in rows), worth=rows[0].worth)
            for key, rows in self._rounds.items()
        ]

    def print_table(self, console: Console) -> None:
        """Print the medians and the ratios."""
        table = bench_table("The odds of a whole turn, on one core", ("game", "turn"), ("ms", "plain ms", "/plain"))
        ms = {(row.game, row.turn, row.mode): row.ms for row in self.medians()}
        for game, turn in dict.fromkeys(key[:2] for key in ms):
            interpreted = ms.get((game, turn, "interpreted"))
            compiled = ms.get((game, turn, "compiled"))
            table.add_row(
                game,
                turn,
                "" if compiled is None else f"{compiled:.2f}",
                "" if interpreted is None else f"{interpreted:.0f}",
                "" if compiled is None or interpreted is None else f"{interpreted / compiled:.0f}",
            )
        console.print(table)

    def mismatches(self) -> list[str]:
        """Return the turns with different values in the two modes, so that their speeds cannot be compared."""
        found: dict[tuple[str, str], set[float]] = {}
        for row in self.medians():
            found.setdefault((row.game, row.turn), set()).add(row.worth)
        return [
            f"{game}, {turn}: worth something else compiled than interpreted"
            for (game, turn), worths in found.items()
            if len(worths) > 1
        ]
