"""Measures how strength grows with time, and draws it: `python -m docs.strength --games 400 --keep FOLDER`.

The strongest level plays every game with about 10 ms, 100 ms and 1 s a move against the hen, which plays as at a table.
Times are turned into steps first, so that the games themselves can be repeated. The figures are printed as a table for
the documentation; with `--keep` an interrupted measurement goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import roost.games  # noqa: F401 fills the registry
from docs.matches import measured
from roost.arena.contest import Contest
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.report import Report, report
from roost.arena.schedule import played
from roost.arena.workplace import Here
from roost.charts import Curve, curves
from roost.core.registry import games

PICTURE = Path(__file__).parent / "pictures" / "strength.svg"
BOT = "fox"
OPPONENT = "hen"
TIMES = (10.0, 100.0, 1000.0)
TRIALS = (64, 512)
"""Steps that are timed to find out how many fit into a time."""
TRIAL_DEALS = 2
INSTANT = 0.1
"""Milliseconds in which nothing was searched, whatever the clock says about differences."""


class Point(NamedTuple):
    """One match."""

    game: str
    effort: int
    told: Report

    @property
    def ms(self) -> float:
        return self.told.ms_per_move[f"{BOT}@{self.effort}"]


def pairing(game: str, effort: int, seed: str = "strength") -> Contest:
    return Contest.of(game, [read_entrant(f"{BOT}@{effort}", Allowance()), read_entrant(OPPONENT, Allowance())], seed)


def ms_per_move(game: str, effort: int) -> float:
    contest = pairing(game, effort, "trial")
    deals = [deal for chunk in played(contest, range(1, TRIAL_DEALS + 1), Here()) for deal in chunk]
    return report(contest, deals).ms_per_move[f"{BOT}@{effort}"]


def efforts(game: str, times: Sequence[float], keep: Path | None) -> list[int]:
    """How many steps take so many milliseconds; a bot that takes no notice of steps is measured once."""
    kept = None if keep is None else keep / f"{Path(game).stem}.json"
    if kept is not None and kept.exists():
        found: list[int] = json.loads(kept.read_text(encoding="utf-8"))
        return found
    few, many = (ms_per_move(game, trial) for trial in TRIALS)
    per_ms = TRIALS[1] / many
    searches = many > max(2 * few, INSTANT)
    found = [max(1, rounded(time * per_ms)) for time in times] if searches else [TRIALS[0]]
    if kept is not None:
        kept.write_text(json.dumps(found), encoding="utf-8")
    return found


def rounded(value: float) -> int:
    """To two digits: the third is noise."""
    return int(float(f"{value:.1e}"))


def fewer(games: int, time: float, shortest: float) -> int:
    """Ten times the time, a third of the games: the longest matches would otherwise take days."""
    return max(min(games, 10), round(games * math.sqrt(shortest / time)))


def measure(game: str, effort: int, count: int, workers: int, keep: Path | None) -> Point:
    path = None if keep is None else keep / f"{Path(game).stem}-{effort}.match"
    return Point(game, effort, measured(pairing(game, effort), count, workers, path))


def curve(game: str, points: Sequence[Point]) -> Curve:
    wins = [point.told.standings[0].wins for point in points]
    return Curve(
        game,
        [(point.ms, 100 * found.mean) for point, found in zip(points, wins, strict=True)],
        [(100 * found.low, 100 * found.high) for found in wins],
        dots=True,
    )


def picture(points: Sequence[Point]) -> str:
    by_game: dict[str, list[Point]] = {}
    for point in points:
        by_game.setdefault(point.game, []).append(point)
    return curves(
        f"How strength grows with time: {BOT} against {OPPONENT}",
        "milliseconds a move, on one core",
        "wins in %, with 95 % intervals",
        [curve(game, found) for game, found in by_game.items()],
        y_range=(0, 100),
        logarithmic=True,
        level=50,
    )


def rows(points: Sequence[Point]) -> Iterator[str]:
    yield "| game | steps | ms a move | wins | 95 % | games |"
    yield "|---|---|---|---|---|---|"
    for point in points:
        wins = point.told.standings[0].wins
        between = f"{100 * wins.low:.1f}-{100 * wins.high:.1f}"
        figures = (f"{point.ms:.3g}", f"{100 * wins.mean:.1f} %", between, f"{point.told.games:,}")
        yield f"| {point.game} | {point.effort:,} | " + " | ".join(figures) + " |"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this one (may be given several times)")
    parser.add_argument("--games", type=int, default=200, help="for the shortest time; the longer, the fewer")
    parser.add_argument("--times", type=float, nargs="+", default=TIMES, help="milliseconds a move")
    parser.add_argument("--workers", type=int, default=1, help="more are quicker, but disturb each other's clock")
    parser.add_argument("--keep", type=Path, help="a folder for what is measured, to go on later")
    parser.add_argument("--picture", type=Path, default=PICTURE)
    arguments = parser.parse_args(given)
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    points = [
        measure(game, effort, fewer(arguments.games, time, arguments.times[0]), arguments.workers, arguments.keep)
        for game in arguments.game or [game.key for game in games()]
        for time, effort in zip(arguments.times, efforts(game, arguments.times, arguments.keep), strict=False)
    ]
    arguments.picture.write_text(picture(points), encoding="utf-8")
    print(*rows(points), sep="\n")


if __name__ == "__main__":
    main()
