"""Measures which bot beats which, in every game: `python -m docs.ladders --keep FOLDER`.

Every level plays with its usual effort, every deal in all seatings. The figures are printed as a table for the
documentation; with `--keep` an interrupted measurement goes on where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import roost.games  # noqa: F401 fills the registry
from docs.matches import measured
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.match_config import MatchConfig
from roost.arena.report import Report


class Rung(NamedTuple):
    """One match; the first of the bots is the one that is measured."""

    game: str
    bots: str
    games: int
    variant: str = ""
    seats: int | None = None

    @property
    def name(self) -> str:
        words = (self.game, self.variant, str(self.seats or ""), *self.bots.split())
        return "-".join(word for word in words if word)

    @property
    def contest(self) -> MatchConfig:
        entrants = [read_entrant(bot, Allowance()) for bot in self.bots.split()]
        options = {"variant": self.variant} if self.variant else {}
        return MatchConfig.create(self.game, entrants, "ladder", self.seats, options)


LADDERS = [
    *(
        rung
        for variant in ("classic", "deluxe")
        for rung in (
            Rung("heckmeck", "expected simple", 10_000, variant),
            Rung("heckmeck", "fox expected", 10_000, variant),
            Rung("heckmeck", "fox expected expected expected", 2_000, variant),
            Rung("heckmeck", "hen chick", 3_000, variant),
            Rung("heckmeck", "rooster hen", 2_000, variant),
            Rung("heckmeck", "fox rooster", 1_000, variant),
            Rung("heckmeck", "rooster random", 1_000, variant),
            Rung("heckmeck", "rooster hen hen hen", 1_000, variant),
        )
    ),
    Rung("karteneck", "hen chick", 1_000),
    Rung("karteneck", "rooster hen", 400),
    Rung("karteneck", "fox rooster", 200),
    Rung("karteneck", "rooster random", 400),
    Rung("karteneck", "fox cheater", 100),
    Rung("karteneck", "rooster hen hen hen", 160),
    Rung("karteneck", "rooster random random random", 160),
    Rung("zwickern", "hen chick", 400),
    Rung("zwickern", "rooster hen", 100),
    Rung("zwickern", "fox rooster", 100),
    Rung("zwickern", "rooster random", 300),
    Rung("zwickern", "fox cheater", 40),
    Rung("zwickern", "rooster hen hen", 270),
    Rung("zwickern", "rooster random random", 90),
    Rung("gloria", "hen chick", 1_000),
    Rung("gloria", "rooster hen", 300),
    Rung("gloria", "fox rooster", 80),
    Rung("gloria", "rooster random", 300),
    Rung("gloria", "fox cheater", 80),
    Rung("gloria", "rooster hen hen hen", 120),
    Rung("gloria", "rooster random random random", 60),
]


def row(rung: Rung, told: Report) -> str:
    first = told.standings[0]
    others = " ".join(rung.bots.split()[1:])
    variant = f" {rung.variant}" if rung.variant else ""
    wins = f"{100 * first.wins.mean:.1f} % ({100 * first.wins.low:.1f}-{100 * first.wins.high:.1f})"
    # Two digits, and never as a power of ten.
    times = " / ".join(f"{float(f'{told.ms_per_move[standing.label]:.2g}'):g}" for standing in told.standings)
    cells = (
        f"{rung.game}{variant}",
        f"{first.label} - {others}",
        wins,
        f"{100 * told.even:.0f} %",
        f"{told.games:,}",
        times,
    )
    return f"| {' | '.join(cells)} |"


def rows(rungs: Sequence[Rung], keep: Path | None, workers: int, part: float) -> Iterator[str]:
    yield "| game | | wins (95 %) | chance | games | ms a move |"
    yield "|---|---|---|---|---|---|"
    for rung in rungs:
        path = None if keep is None else keep / f"{rung.name}.match"
        yield row(rung, measured(rung.contest, round(part * rung.games), workers, path))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="the match of this name, or all whose names hold it: zwickern-fox")
    parser.add_argument("--part", type=float, default=1.0, help="so much of the usual number of games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder for what is measured, to go on later")
    arguments = parser.parse_args(given)
    chosen = [rung for rung in LADDERS if arguments.only == rung.name]
    chosen = chosen or [rung for rung in LADDERS if arguments.only in rung.name]
    for line in rows(chosen, arguments.keep, arguments.workers, arguments.part):
        print(line, flush=True)


if __name__ == "__main__":
    main()
