"""`roost bench odds`: how long a turn takes to be solved, with the ratio to the same, interpreted."""

from __future__ import annotations

import statistics

import msgspec
from rich.console import Console
from rich.table import Table

from roost.bench.engine_timing import engine_mode
from roost.bench.interpreted_run import run_interpreted
from roost.bench.odds_timing import OddsRow, time_odds

__all__ = ["OddsBench"]


class OddsBench:
    """All measurements, by turn and mode."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._measured: dict[tuple[str, str, str], list[OddsRow]] = {}

    def round(self, number: int) -> None:
        """Each mode once, one after the other, so that a slow moment of the machine meets both."""
        self._take(time_odds(self._seconds))
        if engine_mode() == "compiled":
            self._take(
                msgspec.json.decode(run_interpreted("roost.bench.odds_timing", self._seconds), type=list[OddsRow])
            )

    def _take(self, rows: list[OddsRow]) -> None:
        for row in rows:
            self._measured.setdefault((row.game, row.turn, row.mode), []).append(row)

    def summary(self) -> list[OddsRow]:
        """The middle one of the rounds for each figure."""
        return [
            OddsRow(*key, ms=statistics.median(row.ms for row in rows), worth=rows[0].worth)
            for key, rows in self._measured.items()
        ]

    def show(self, console: Console) -> None:
        """The table for people."""
        table = Table(title="The odds of a whole turn, on one core", box=None, padding=(0, 1, 0, 0), pad_edge=False)
        for heading in ("game", "turn"):
            table.add_column(heading, no_wrap=True)
        for heading in ("ms", "plain ms", "/plain"):
            table.add_column(heading, justify="right", no_wrap=True)
        middle = {(row.game, row.turn, row.mode): row.ms for row in self.summary()}
        for game, turn in dict.fromkeys(key[:2] for key in middle):
            plain = middle.get((game, turn, "interpreted"))
            ours = middle.get((game, turn, "compiled"))
            table.add_row(
                game,
                turn,
                "" if ours is None else f"{ours:.2f}",
                "" if plain is None else f"{plain:.0f}",
                "" if ours is None or plain is None else f"{plain / ours:.0f}",
            )
        console.print(table)

    def faults(self) -> list[str]:
        """Where the modes do not find the same, so that their speeds cannot be compared."""
        found: dict[tuple[str, str], set[float]] = {}
        for row in self.summary():
            found.setdefault((row.game, row.turn), set()).add(row.worth)
        return [
            f"{game}, {turn}: worth something else compiled than interpreted"
            for (game, turn), worths in found.items()
            if len(worths) > 1
        ]
