"""`roost bench engine`: random games in every mode, with ratios to C, to plain Python and to a peer."""

from __future__ import annotations

import statistics
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from roost.bench import openspiel
from roost.bench.c_playout import CPlayout, sigmas_apart
from roost.bench.engine_timing import (
    EngineRow,
    EngineTimings,
    GameSetup,
    Moments,
    engine_mode,
    game_setups,
    time_engine,
)
from roost.bench.interpreted_run import run_interpreted

__all__ = ["EngineBench"]

_APART: Final = 5.0
_SHORT: Final = {"interpreted": "plain"}
"""A name that leaves room for the figures."""
Key = tuple[str, str, int, str, str]


class EngineBench:
    """All measurements, by subject, mode and driver."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._limits = {game.key: CPlayout(game) for game, _options, _subject in game_setups()}
        self._measured: dict[Key, list[EngineRow]] = {}
        self._moments: dict[tuple[GameSetup, str], dict[str, Moments]] = {}

    def round(self, number: int) -> None:
        """Each mode once, one after the other, so that a slow moment of the machine meets them all."""
        self._take("compiled" if engine_mode() == "compiled" else "interpreted", time_engine(self._seconds))
        if engine_mode() == "compiled":
            self._take(
                "interpreted",
                msgspec.json.decode(run_interpreted("roost.bench.engine_timing", self._seconds), type=EngineTimings),
            )
        for game, _options, subject in game_setups():
            limit = self._limits[game.key]
            if limit.plays(subject):
                row, moments = limit.measure(subject, self._seconds, number * 1000)
                self._take("c", EngineTimings([row], [(subject, moments)]))
        for name in openspiel.GAMES if openspiel.is_installed() else ():
            self._take(openspiel.MODE, EngineTimings([openspiel.time_random_games(name, self._seconds)], []))

    def _take(self, name: str, found: EngineTimings) -> None:
        for row in found.rows:
            self._measured.setdefault((row.game, row.variant, row.seats, row.mode, row.driver), []).append(row)
        for subject, moments in found.moments:
            known = self._moments.setdefault((subject, name), {})
            for key, more in moments.items():
                sums = known.setdefault(key, Moments())
                sums.count += more.count
                sums.total += more.total
                sums.squares += more.squares

    def summary(self) -> list[EngineRow]:
        """The middle one of the rounds for each figure."""
        return [
            EngineRow(
                *key,
                games_per_s=statistics.median(row.games_per_s for row in rows),
                moves_per_s=statistics.median(row.moves_per_s for row in rows),
                copy_ns=statistics.median(row.copy_ns for row in rows),
            )
            for key, rows in self._measured.items()
        ]

    def _ratio(self, row: EngineRow, other_mode: str, other_driver: str) -> str:
        others = self._measured.get((row.game, row.variant, row.seats, other_mode, other_driver))
        own = self._measured[(row.game, row.variant, row.seats, row.mode, row.driver)]
        if others is None:
            return ""
        ratio = statistics.median(mine.games_per_s / other.games_per_s for mine, other in zip(own, others, strict=True))
        return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"

    def _to_yardstick(self, row: EngineRow) -> str:
        """Decisions per second, driven from Python, against the peer's in the same round."""
        others = next((rows for key, rows in self._measured.items() if key[0] == openspiel.REFERENCE_GAME), None)
        if others is None or row.driver != "python":
            return ""
        own = self._measured[(row.game, row.variant, row.seats, row.mode, row.driver)]
        ratio = statistics.median(mine.moves_per_s / other.moves_per_s for mine, other in zip(own, others, strict=True))
        return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"

    def show(self, console: Console) -> None:
        """The table for people."""
        table = Table(
            title="Random games on one core, with ratios to C, to plain Python and to a peer",
            box=None,
            padding=(0, 1, 0, 0),
            pad_edge=False,
        )
        for heading in ("game", "mode", "loop"):
            table.add_column(heading, no_wrap=True)
        for heading in ("games/s", "moves/s", "copy ns", "/C", "/plain", f"/{openspiel.REFERENCE_GAME}"):
            table.add_column(heading, justify="right", no_wrap=True)
        for row in self.summary():
            table.add_row(
                " ".join(part for part in (row.game, row.variant, str(row.seats)) if part != "-"),
                _SHORT.get(row.mode, row.mode),
                row.driver,
                f"{row.games_per_s:,.0f}",
                f"{row.moves_per_s / 1e6:,.2f}M",
                f"{row.copy_ns:,.0f}",
                self._ratio(row, "c", "inside"),
                self._ratio(row, "interpreted", row.driver),
                self._to_yardstick(row),
            )
        console.print(table)
        if not openspiel.is_installed():
            console.print("There are no peers to compare with: they come with the extra, pip install 'roost[bench]'.")
        for (subject, name), moments in self._moments.items():
            if name != "c":
                continue
            ours = self._moments[(subject, engine_mode())]
            for key in sorted(set(ours) & set(moments)):
                console.print(
                    f"{subject.game} {subject.variant}, {key} per game: {ours[key].mean:.3f}, in C "
                    f"{moments[key].mean:.3f} ({sigmas_apart(ours[key], moments[key]):.1f} sigma)",
                    highlight=False,
                )
        if not any(name == "c" for _subject, name in self._moments):
            console.print(
                "There is no C playout to compare with: it needs a C compiler and the folder bench/c_playout."
            )

    def faults(self) -> list[str]:
        """What the C compiler refuses, and statistics of the C playout that cannot be those of the same game."""
        refused = [
            f"{game}: the C playout cannot be built: {limit.build_error}"
            for game, limit in self._limits.items()
            if limit.build_error
        ]
        return refused + [
            f"{subject.game} {subject.variant}: {key} differ between ours and the C playout"
            for (subject, name), moments in self._moments.items()
            if name == "c"
            for key in set(moments) & set(self._moments[(subject, engine_mode())])
            if sigmas_apart(moments[key], self._moments[(subject, engine_mode())][key]) > _APART
        ]
