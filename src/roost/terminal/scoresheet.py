"""The end of a game: who won, the ranking, and how every score came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.result import Result
from roost.words import Words

__all__ = ["scoresheet"]


def scoresheet(result: Result, names: Sequence[str], words: Words) -> RenderableType:
    """The sheet, best place first."""
    parts: list[RenderableType] = [
        Text(words.say(f"ending-{result.ending}")),
        Text(_verdict(result, names, words), style="bold green"),
        Text(),
        Padding(_ranking(result, names, words), (0, 0, 0, 2), expand=False),
    ]
    return Group(*parts, *(Padding(line, (0, 0, 0, 4), expand=False) for line in _counted(result, names, words)))


def _verdict(result: Result, names: Sequence[str], words: Words) -> str:
    winners = [names[seat] for seat in result.winners]
    if len(winners) == 1:
        return words.say("winner", name=winners[0])
    return words.say("winners", first=", ".join(winners[:-1]), last=winners[-1])


def _order(result: Result) -> list[int]:
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])


def _ranking(result: Result, names: Sequence[str], words: Words) -> Table:
    keys = list(dict.fromkeys(line.key for line in result.sheet))
    table = Table(box=ROUNDED, header_style="bold", border_style="dim")
    table.add_column(words.say("column-place"), justify="right", no_wrap=True)
    table.add_column(words.say("column-name"), no_wrap=True)
    for key in keys:
        table.add_column(words.find(f"score-{key}") or key, justify="right", overflow="fold")
    table.add_column(words.say("column-total"), justify="right", style="bold", no_wrap=True)
    for seat in _order(result):
        points = [sum(line.points for line in result.sheet if (line.seat, line.key) == (seat, key)) for key in keys]
        table.add_row(
            str(result.places[seat]),
            names[seat],
            *map(str, points),
            str(result.scores[seat]),
            style="green" if result.places[seat] == 1 else "",
        )
    return table


def _counted(result: Result, names: Sequence[str], words: Words) -> Iterator[Text]:
    """What stands behind the points, such as the portions of a stack."""
    for seat in _order(result):
        for line in result.sheet:
            if line.seat == seat and line.detail:
                what = words.find(f"score-{line.key}") or line.key
                yield Text(f"{what} ({names[seat]}): {' '.join(map(str, line.detail))}", style="dim")
