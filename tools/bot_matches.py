"""Measure which bot beats which, in every game: `python -m tools.bot_matches --keep FOLDER`.

Every level plays with its usual effort, and every deal is played in all seatings. The results are printed as a table
for the documentation. With `--keep` an interrupted measurement continues where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import roost.games  # noqa: F401 fills the registry
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.match_config import MatchConfig
from roost.arena.report import Report
from tools.saved_matches import play_match


class BotMatch(NamedTuple):
    """A match that measures the first of its bots."""

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
    def config(self) -> MatchConfig:
        entrants = [read_entrant(bot, Allowance()) for bot in self.bots.split()]
        options = {"variant": self.variant} if self.variant else {}
        return MatchConfig.of(self.game, entrants, "ladder", self.seats, options)


MATCHES = [
    *(
        match
        for variant in ("classic", "deluxe")
        for match in (
            BotMatch("heckmeck", "expected simple", 10_000, variant),
            BotMatch("heckmeck", "fox expected", 10_000, variant),
            BotMatch("heckmeck", "fox expected expected expected", 2_000, variant),
            BotMatch("heckmeck", "hen chick", 3_000, variant),
            BotMatch("heckmeck", "rooster hen", 2_000, variant),
            BotMatch("heckmeck", "fox rooster", 1_000, variant),
            BotMatch("heckmeck", "rooster random", 1_000, variant),
            BotMatch("heckmeck", "rooster hen hen hen", 1_000, variant),
        )
    ),
    BotMatch("karteneck", "hen chick", 1_000),
    BotMatch("karteneck", "rooster hen", 400),
    BotMatch("karteneck", "fox rooster", 200),
    BotMatch("karteneck", "rooster random", 400),
    BotMatch("karteneck", "fox cheater", 100),
    BotMatch("karteneck", "rooster hen hen hen", 160),
    BotMatch("karteneck", "rooster random random random", 160),
    BotMatch("zwickern", "hen chick", 400),
    BotMatch("zwickern", "rooster hen", 100),
    BotMatch("zwickern", "fox rooster", 100),
    BotMatch("zwickern", "rooster random", 300),
    BotMatch("zwickern", "fox cheater", 40),
    BotMatch("zwickern", "rooster hen hen", 270),
    BotMatch("zwickern", "rooster random random", 90),
    BotMatch("gloria", "hen chick", 1_000),
    BotMatch("gloria", "rooster hen", 300),
    BotMatch("gloria", "fox rooster", 80),
    BotMatch("gloria", "rooster random", 300),
    BotMatch("gloria", "fox cheater", 80),
    BotMatch("gloria", "rooster hen hen hen", 120),
    BotMatch("gloria", "rooster random random random", 60),
]


def row(match: BotMatch, report: Report) -> str:
    first = report.standings[0]
    others = " ".join(match.bots.split()[1:])
    variant = f" {match.variant}" if match.variant else ""
    wins = f"{100 * first.wins.mean:.1f} % ({100 * first.wins.low:.1f}-{100 * first.wins.high:.1f})"
    # Two digits, never in scientific notation.
    times = " / ".join(f"{float(f'{report.ms_per_move[standing.label]:.2g}'):g}" for standing in report.standings)
    cells = (
        f"{match.game}{variant}",
        f"{first.label} - {others}",
        wins,
        f"{100 * report.even:.0f} %",
        f"{report.games:,}",
        times,
    )
    return f"| {' | '.join(cells)} |"


def rows(matches: Sequence[BotMatch], keep: Path | None, workers: int, part: float) -> Iterator[str]:
    yield "| game | | wins (95 %) | chance | games | ms a move |"
    yield "|---|---|---|---|---|---|"
    for match in matches:
        path = None if keep is None else keep / f"{match.name}.match"
        yield row(match, play_match(match.config, round(part * match.games), workers, path))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="the match of this name, or all whose names contain this text")
    parser.add_argument("--part", type=float, default=1.0, help="share of the usual number of games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for saved matches, which are resumed")
    arguments = parser.parse_args(given)
    chosen = [match for match in MATCHES if arguments.only == match.name]
    chosen = chosen or [match for match in MATCHES if arguments.only in match.name]
    for line in rows(chosen, arguments.keep, arguments.workers, arguments.part):
        print(line, flush=True)


if __name__ == "__main__":
    main()
