"""Measures how strength grows with time, and draws it: `python -m docs.strength --games 400 --keep FOLDER`.

The strongest level plays every game with about 1 ms, 100 ms and 1 s a move against itself with 10 ms: whoever is weaker
than that would lose to all of them, and nothing would be seen to grow. Times are turned into steps first, so that the
games themselves can be repeated. The figures are printed as a table for the documentation; with `--keep` an interrupted
measurement goes on where it stopped.
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
from docs.matches import measured
from docs.panels import panels
from roost.arena.chunk_scheduler import play_deals
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.estimate import Estimate
from roost.arena.executors import InThisProcess
from roost.arena.match_config import MatchConfig
from roost.arena.report import build_report
from roost.charts import Curve, draw_curves
from roost.core.registry import games

PICTURE = Path(__file__).parent / "pictures" / "strength.svg"
BOT = "fox"
MEASURE = 10.0
"""The milliseconds a move of the one that all others meet."""
TIMES = (1.0, MEASURE, 100.0, 1000.0)
TRIALS = (64, 512)
"""Steps that are timed to find out how many fit into a time."""
TRIAL_DEALS = 2
EVEN = Estimate(0.5, 0.5, 0.5)
INSTANT = 0.1
"""Milliseconds in which nothing was searched, whatever the clock says about differences."""


class Point(NamedTuple):
    """How strong so many steps are."""

    game: str
    effort: int
    ms: float
    wins: Estimate
    games: int
    """None for the measure itself, which is as strong as it is."""


def pairing(game: str, effort: int, measure: int, seed: str = "strength") -> MatchConfig:
    return MatchConfig.create(game, [read_entrant(f"{BOT}@{steps}", Allowance()) for steps in (effort, measure)], seed)


def ms_per_move(game: str, effort: int) -> float:
    contest = pairing(game, effort, effort, "trial")
    deals = [deal for chunk in play_deals(contest, range(1, TRIAL_DEALS + 1), InThisProcess()) for deal in chunk]
    return build_report(contest, deals).ms_per_move[f"{BOT}@{effort}"]


def steps_per_ms(game: str, keep: Path | None) -> float:
    """Nothing if the bot takes no notice of steps."""
    kept = None if keep is None else keep / f"{Path(game).stem}.json"
    if kept is not None and kept.exists():
        return float(json.loads(kept.read_text(encoding="utf-8")))
    few, many = (ms_per_move(game, trial) for trial in TRIALS)
    found = TRIALS[1] / many if many > max(2 * few, INSTANT) else 0.0
    if kept is not None:
        kept.write_text(json.dumps(found), encoding="utf-8")
    return found


def rounded(value: float) -> int:
    """To two digits: the third is noise."""
    return int(float(f"{value:.1e}"))


def fewer(games: int, time: float, shortest: float) -> int:
    """Ten times the time, half the games: the longest matches would otherwise take days."""
    return max(min(games, 10), round(games * math.cbrt(shortest / time)))


def points(game: str, times: Sequence[float], games: int, workers: int, keep: Path | None) -> list[Point]:
    """A curve, the quickest first; a bot that takes no notice of steps has but one point."""
    speed = steps_per_ms(game, keep)
    if not speed:
        return [Point(game, TRIALS[0], ms_per_move(game, TRIALS[0]), EVEN, 0)]
    measure = max(1, rounded(MEASURE * speed))
    found: dict[int, Point] = {}
    for time in times:
        effort = max(1, rounded(time * speed))
        if effort != measure:
            path = None if keep is None else keep / f"{Path(game).stem}-{effort}.match"
            told = measured(pairing(game, effort, measure), fewer(games, time, times[0]), workers, path)
            ms = told.ms_per_move
            found[effort] = Point(game, effort, ms[f"{BOT}@{effort}"], told.standings[0].wins, told.games)
            found[measure] = Point(game, measure, ms[f"{BOT}@{measure}"], EVEN, 0)
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


def picture(found: Mapping[str, Sequence[Point]]) -> str:
    times = [point.ms for met in found.values() for point in met]
    title = f"How strength grows with time: {BOT} against itself with {MEASURE:g} ms a move"
    return panels(title, [chart(Path(game).stem, met, (min(times), max(times))) for game, met in found.items()])


def rows(found: Iterable[Point]) -> Iterator[str]:
    yield "| game | steps | ms a move | wins | 95 % | games |"
    yield "|---|---|---|---|---|---|"
    for point in found:
        wins = point.wins
        between = f"{100 * wins.low:.1f}-{100 * wins.high:.1f}" if point.games else "the measure"
        figures = (f"{float(f'{point.ms:.3g}'):,g}", f"{100 * wins.mean:.1f} %", between, f"{point.games:,}")
        yield f"| {point.game} | {point.effort:,} | " + " | ".join(figures) + " |"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this one (may be given several times)")
    parser.add_argument("--games", type=int, default=400, help="for the shortest time; the longer, the fewer")
    parser.add_argument("--times", type=float, nargs="+", default=TIMES, help="milliseconds a move")
    parser.add_argument("--workers", type=int, default=1, help="more are quicker, but disturb each other's clock")
    parser.add_argument("--keep", type=Path, help="a folder for what is measured, to go on later")
    parser.add_argument("--picture", type=Path, default=PICTURE)
    arguments = parser.parse_args(given)
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    times = sorted({*arguments.times, MEASURE})
    found = {
        game: points(game, times, arguments.games, arguments.workers, arguments.keep)
        for game in arguments.game or [game.key for game in games()]
    }
    arguments.picture.write_text(picture(found), encoding="utf-8")
    print(*rows(itertools.chain.from_iterable(found.values())), sep="\n")


if __name__ == "__main__":
    main()
