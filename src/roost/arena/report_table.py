"""The report as tables in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from roost.arena.estimate import Estimate
from roost.arena.report import Report

__all__ = ["percent_interval", "print_report"]

_UNLIMITED_COLUMNS: Final = 10_000


def print_report(report: Report, console: Console) -> None:
    """Print the report without the distribution of scores."""
    config = report.config
    options = "".join(f", {name} {value}" for name, value in config.options.items())
    console.print(
        f"{config.game}{options}, {config.seats} seats, seed {config.seed}: {report.deals:,} deals in "
        f"{config.games_per_deal} seatings each, {report.games:,} games; "
        f"chance alone would give {100 * report.even:.0f} %",
        highlight=False,
    )
    table = _table("bot", "wins", "95 %", "score", "95 %", "rating", "ms/move", "moves/game")
    for standing in sorted(report.standings, key=lambda standing: -standing.wins.mean):
        table.add_row(
            standing.label,
            _percent(standing.wins.mean),
            percent_interval(standing.wins),
            f"{standing.score.mean:.2f}",
            f"± {standing.score.margin:.2f}",
            f"{standing.rating.ordinal:.1f}",
            f"{report.ms_per_move[standing.label]:.3g}",
            f"{standing.moves / standing.games:.1f}",
        )
    _print(table, console)
    if len(report.standings) > 2:
        _print(_matrix(report), console)
    for pair in report.pairs if len(report.standings) == 2 else ():
        ahead, behind, sign = (pair.one, pair.two, 1) if pair.lead.mean >= 0 else (pair.two, pair.one, -1)
        console.print(
            f"{ahead} scores {sign * pair.lead.mean:.2f} ± {pair.lead.margin:.2f} points more than {behind}; "
            f"draws: {_percent(report.draws)}",
            highlight=False,
        )


def _print(table: Table, console: Console) -> None:
    """Print a table in full width, since truncated figures are useless, and files and pipes have no edge."""
    full = Measurement.get(console, console.options.update(max_width=_UNLIMITED_COLUMNS), table).maximum
    before = console.width
    console.width = max(full, before)
    console.print(table)
    console.width = before


def _matrix(report: Report) -> Table:
    """Return the table of how often each player places higher than each other."""
    labels = [standing.label for standing in report.standings]
    table = _table("ends before, %", *labels)
    cells = report.ahead_matrix()
    for one in labels:
        table.add_row(one, *(_cell(cells.get((one, two))) for two in labels))
    return table


def _cell(ahead: Estimate | None) -> str:
    return "" if ahead is None else f"{100 * ahead.mean:.1f} ({100 * ahead.low:.0f}-{100 * ahead.high:.0f})"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(first, no_wrap=True)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percent_interval(share: Estimate) -> str:
    """Return the interval of a share in per cent."""
    return f"{100 * share.low:.1f}-{100 * share.high:.1f}"
