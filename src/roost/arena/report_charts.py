"""The report as charts: wins, ratings, scores, and who beats whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roost.arena.report import Report
from roost.arena.report_table import percent_interval
from roost.charts import Cell, Curve, Interval, draw_curves, draw_intervals, draw_matrix

__all__ = ["report_charts"]

_SIGMAS_OF_95_PERCENT: Final = 1.96
_MAX_BINS: Final = 30


def report_charts(report: Report) -> dict[str, str]:
    """Return the charts as SVG, by file name. There is no matrix without pairs of players."""
    config = report.config
    variant = "".join(f", {name} {value}" for name, value in config.options.items())
    title = f"{config.game}{variant}, {config.seats} seats, {report.games:,} games"
    best = sorted(report.standings, key=lambda standing: -standing.wins.mean)
    drawn = {
        "wins.svg": draw_intervals(
            f"Wins: {title}",
            "share of wins in %, with 95 % intervals; the line is chance alone",
            [
                Interval(found.label, *(100 * end for end in (found.wins.mean, found.wins.low, found.wins.high)))
                for found in best
            ],
            level=100 * report.even,
        ),
        "ratings.svg": draw_intervals(
            f"Ratings: {title}",
            "mu of the Plackett-Luce rating, with 95 % intervals; the table shows mu - 3 sigma",
            [
                Interval(found.label, mu, mu - margin, mu + margin)
                for found in best
                for mu, margin in [(found.rating.mu, _SIGMAS_OF_95_PERCENT * found.rating.sigma)]
            ],
        ),
        "scores.svg": _scores(report, title),
    }
    if report.pairs:
        drawn["matrix.svg"] = _matrix(report, title)
    return drawn


def _matrix(report: Report, title: str) -> str:
    cells = {
        pair: Cell(ahead.mean, f"{100 * ahead.mean:.1f} %", percent_interval(ahead))
        for pair, ahead in report.ahead_matrix().items()
    }
    labels = [standing.label for standing in report.standings]
    return draw_matrix(f"Who ends before whom: {title}", "row before column", labels, cells)


def _scores(report: Report, title: str) -> str:
    every = [score for standing in report.standings for score in standing.scores]
    low, high = min(every), max(every)
    # Bins are whole numbers of points wide, so that all contain equally many scores.
    width = max(1, -(-(high - low + 1) // _MAX_BINS))
    drawn = [Curve(standing.label, _steps(standing.scores, low, high, width)) for standing in report.standings]
    return draw_curves(f"Scores: {title}", "points", "share of its games in %", drawn)


def _steps(scores: Mapping[int, int], low: int, high: int, width: int) -> list[tuple[float, float]]:
    """Return the outline of a histogram."""
    games = sum(scores.values())
    points: list[tuple[float, float]] = [(low - 0.5, 0.0)]
    for start in range(low, high + 1, width):
        share = 100 * sum(times for score, times in scores.items() if start <= score < start + width) / games
        points += [(start - 0.5, share), (start + width - 0.5, share)]
    return [*points, (points[-1][0], 0.0)]
