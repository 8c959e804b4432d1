"""`roost bench engine`: random games in each mode, compared with C, interpreted Python and OpenSpiel."""

from __future__ import annotations

import statistics
from typing import Final

from rich.console import Console

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
from roost.bench.tables import bench_table, median_ratio

__all__ = ["EngineBench"]

_MAX_SIGMAS_APART: Final = 5.0
"""Beyond it, the C playout does not play the same game."""
Key = tuple[str, str, int, str, str]
"""Game, variant, seats, mode and driver."""


class EngineBench:
    """The measurements of all rounds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._c_playouts = {game.key: CPlayout(game) for game, _options, _setup in game_setups()}
        self._rounds: dict[Key, list[EngineRow]] = {}
        self._moments: dict[tuple[GameSetup, str], dict[str, Moments]] = {}

    def run_round(self, number: int) -> None:
        """Measure each mode once, in turn, so that other load on the machine affects all of them."""
        self._add(engine_mode(), time_engine(self._seconds))
        if engine_mode() == "compiled":
            self._add("interpreted", run_interpreted("roost.bench.engine_timing", self._seconds, EngineTimings))
        for game, _options, setup in game_setups():
            c_playout = self._c_playouts[game.key]
            if c_playout.plays(setup):
                row, moments = c_playout.measure(setup, self._seconds, number * 1000)
                self._add("c", EngineTimings([row], [(setup, moments)]))
        for name in openspiel.GAMES if openspiel.is_installed() else ():
            self._add(openspiel.MODE, EngineTimings([openspiel.time_random_games(name, self._seconds)], []))

    def _add(self, name: str, found: EngineTimings) -> None:
        for row in found.rows:
            self._rounds.setdefault((row.game, row.variant, row.seats, row.mode, row.driver), []).append(row)
        for setup, moments in found.moments:
            known = self._moments.setdefault((setup, name), {})
            for key, more in moments.items():
                sums = known.setdefault(key, Moments())
                sums.count += more.count
                sums.total += more.total
                sums.squares += more.squares

    def medians(self) -> list[EngineRow]:
        """Return the median of each figure over the rounds."""
        return [
            EngineRow(
                *key,
                games_per_s=statistics.median(row.games_per_s for row in rows),
                moves_per_s=statistics.median(row.moves_per_s for row in rows),
                copy_ns=statistics.median(row.copy_ns for row in rows),
            )
            for key, rows in self._rounds.items()
        ]

    def _ratio(self, row: EngineRow, other_mode: str, other_driver: str) -> str:
        others = self._rounds.get((row.game, row.variant, row.seats, other_mode, other_driver))
        own = self._rounds[(row.game, row.variant, row.seats, row.mode, row.driver)]
        if others is None:
            return ""
        return median_ratio(mine.games_per_s / other.games_per_s for mine, other in zip(own, others, strict=True))

    def _ratio_to_openspiel(self, row: EngineRow) -> str:
        """Compare decisions per second, driven from Python, with a game of OpenSpiel."""
        others = next((rows for key, rows in self._rounds.items() if key[0] == openspiel.REFERENCE_GAME), None)
        if others is None or row.driver != "python":
            return ""
        own = self._rounds[(row.game, row.variant, row.seats, row.mode, row.driver)]
        return median_ratio(mine.moves_per_s / other.moves_per_s for mine, other in zip(own, others, strict=True))

    def print_table(self, console: Console) -> None:
        """Print the medians, the ratios and the comparison with C."""
        table = bench_table(
            "Random games on one core, with ratios to C, to plain Python and to OpenSpiel",
            ("game", "mode", "loop"),
            ("games/s", "moves/s", "copy ns", "/C", "/plain", f"/{openspiel.REFERENCE_GAME}"),
        )
        for row in self.medians():
            table.add_row(
                " ".join(part for part in (row.game, row.variant, str(row.seats)) if part != "-"),
                "plain" if row.mode == "interpreted" else row.mode,
                row.driver,
                f"{row.games_per_s:,.0f}",
                f"{row.moves_per_s / 1e6:,.2f}M",
                f"{row.copy_ns:,.0f}",
                self._ratio(row, "c", "inside"),
                self._ratio(row, "interpreted", row.driver),
                self._ratio_to_openspiel(row),
            )
        console.print(table)
        if not openspiel.is_installed():
            console.print("OpenSpiel is not installed; for a comparison: pip install 'roost[bench]'.")
        for (setup, name), moments in self._moments.items():
            if name != "c":
                continue
            ours = self._moments[(setup, engine_mode())]
            for key in sorted(set(ours) & set(moments)):
                console.print(
                    f"{setup.game} {setup.variant}, {key} per game: {ours[key].mean:.3f}, in C "
                    f"{moments[key].mean:.3f} ({sigmas_apart(ours[key], moments[key]):.1f} sigma)",
                    highlight=False,
                )
        if not any(name == "c" for _setup, name in self._moments):
            console.print("No C playout was built: it needs a C compiler and the folder bench/c_playout.")

    def mismatches(self) -> list[str]:
        """Return build errors of the C playouts, and statistics in which they differ from the engine."""
        build_errors = [
            f"{game}: the C playout cannot be built: {playout.build_error}"
            for game, playout in self._c_playouts.items()
            if playout.build_error
        ]
        return build_errors + [
            f"{setup.game} {setup.variant}: {key} differ between ours and the C playout"
            for (setup, name), moments in self._moments.items()
            if name == "c"
            for key in set(moments) & set(self._moments[(setup, engine_mode())])
            if sigmas_apart(moments[key], self._moments[(setup, engine_mode())][key]) > _MAX_SIGMAS_APART
        ]
