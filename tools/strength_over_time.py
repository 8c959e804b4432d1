"""Measure how strength grows with time, and draw it: `python -m tools.strength_over_time --games 400 --keep FOLDER`.

In every game the strongest level plays with about 1 ms, 100 ms and 1 s a move against itself with 10 ms. A weaker
opponent would lose every game, and no growth would show. Times are converted to steps first, so that the games can be
repeated. The results are printed as a table for the documentation. With `--keep` an interrupted measurement continues
where it stopped.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import roost.games  # noqa: F401 fills the registry
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.estimate import Estimate
from roost.arena.executors import InThisProcess
from roost.arena.match_config import MatchConfig
from roost.arena.report import report
from roost.arena.schedule import played
from roost.charts import Curve, draw_curves
from roost.core.registry import games
from tools.chart_grid import chart_grid
from tools.saved_matches import play_match

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "strength.svg"
BOT = "fox"
REFERENCE_MS = 10.0
"""Time a move of the opponent in all matches."""
TIMES_MS = (1.0, REFERENCE_MS, 100.0, 1000.0)
TRIAL_STEPS = (64, 512)
"""Efforts whose time is measured to convert times to steps."""
TRIAL_DEALS = 2
EVEN = Estimate(0.5, 0.5, 0.5)
MAX_MS_WITHOUT_SEARCH = 0.1
"""A bot that answers within this time does not search, even if the larger effort took longer."""


class Point(NamedTuple):
    """The strength of the bot with one effort."""

    game: str
    effort: int
    ms: float
    wins: Estimate
    games: int
    """0 for the reference itself."""


def match_config(game: str, effort: int, reference: int, seed: str = "strength") -> MatchConfig:
    return MatchConfig.of(game, [read_entrant(f"{BOT}@{steps}", Allowance()) for steps in (effort, reference)], seed)


def ms_per_move(game: str, effort: int) -> float:
    config = match_config(game, effort, effort, "trial")
    deals = [deal for chunk in played(config, range(1, TRIAL_DEALS + 1), InThisProcess()) for deal in chunk]
    return report(config, deals).ms_per_move[f"{BOT}@{effort}"]


def steps_per_ms(game: str, keep: Path | None) -> float:
    """Return 0 if the bot ignores its effort."""
    saved = None if keep is None else keep / f"{Path(game).stem}.json"
    if saved is not None and saved.exists():
        return float(json.loads(saved.read_text(encoding="utf-8")))
    few, many = (ms_per_move(game, steps) for steps in TRIAL_STEPS)
    steps_a_ms = TRIAL_STEPS[1] / many if many > max(2 * few, MAX_MS_WITHOUT_SEARCH) else 0.0
    if saved is not None:
        saved.write_text(json.dumps(steps_a_ms), encoding="utf-8")
    return steps_a_ms


def rounded(value: float) -> int:
    """Round to two digits: the third is noise."""
    return int(float(f"{value:.1e}"))


def fewer(games: int, time: float, shortest: float) -> int:
    """Return about half the games for ten times the time: otherwise the longest matches would take days."""
    return max(min(games, 10), round(games * math.cbrt(shortest / time)))


def points(game: str, times: Sequence[float], games: int, workers: int, keep: Path | None) -> list[Point]:
    """Return the points of a curve, the shortest time first; a bot that ignores its effort has only one point."""
    speed = steps_per_ms(game, keep)
    if not speed:
        return [Point(game, TRIAL_STEPS[0], ms_per_move(game, TRIAL_STEPS[0]), EVEN, 0)]
    reference = max(1, rounded(REFERENCE_MS * speed))
    found: dict[int, Point] = {}
    for time in times:
        effort = max(1, rounded(time * speed))
        if effort != reference:
            path = None if keep is None else keep / f"{Path(game).stem}-{effort}.match"
            config = match_config(game, effort, reference)
            result = play_match(config, fewer(games, time, times[0]), workers, path)
            ms = result.ms_per_move
            found[effort] = Point(game, effort, ms[f"{BOT}@{effort}"], result.standings[0].wins, result.games)
            found[reference] = Point(game, reference, ms[f"{BOT}@{reference}"], EVEN, 0)
    return [found[effort] for effort in sorted(found)]


def chart(game: str, found: Sequence[Point], x_range: tuple[float, float]) -> str:
    curve = Curve(
        BOT,
        [(point.ms, 100 * point.wins.mean) for point in found],
        [(100 * point.wins.low, 100 * point.wins.high) for point in found],
        dots=True,
    )
    return draw_curves(
        game,
        "milliseconds a move, on one core",
        "wins in %, with 95 % intervals",
        [curve],
        x_range=x_range,
        y_range=(0, 100),
        logarithmic=True,
        level=50,
    )


def picture(curves: Mapping[str, Sequence[Point]]) -> str:
    times = [point.ms for curve in curves.values() for point in curve]
    title = f"How strength grows with time: {BOT} against itself with {REFERENCE_MS:g} ms a move"
    return chart_grid(
        title, [chart(Path(game).stem, curve, (min(times), max(times))) for game, curve in curves.items()]
    )


def rows(found: Iterable[Point]) -> Iterator[str]:
    yield "| game | steps | ms a move | wins | 95 % | games |"
    yield "|---|---|---|---|---|---|"
    for point in found:
        wins = point.wins
        between = f"{100 * wins.low:.1f}-{100 * wins.high:.1f}" if point.games else "the reference"
        figures = (f"{float(f'{point.ms:.3g}'):,g}", f"{100 * wins.mean:.1f} %", between, f"{point.games:,}")
        yield f"| {point.game} | {point.effort:,} | " + " | ".join(figures) + " |"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="measure only this game (may be given several times)")
    parser.add_argument("--games", type=int, default=400, help="games for the shortest time (longer times get fewer)")
    parser.add_argument("--times", type=float, nargs="+", default=TIMES_MS, help="milliseconds a move")
    parser.add_argument("--workers", type=int, default=1, help="several are faster, but disturb the times")
    parser.add_argument("--keep", type=Path, help="folder for saved matches, which are resumed")
    parser.add_argument("--picture", type=Path, default=PICTURE)
    arguments = parser.parse_args(given)
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    times = sorted({*arguments.times, REFERENCE_MS})
    found = {
        game: points(game, times, arguments.games, arguments.workers, arguments.keep)
        for game in arguments.game or [game.key for game in games()]
    }
    arguments.picture.write_text(picture(found), encoding="utf-8")
    print(*rows(itertools.chain.from_iterable(found.values())), sep="\n")


if __name__ == "__main__":
    main()
