"""The end of a game: who won, the ranking, and how every score came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.result import Result, ScoreLine
from roost.words import Words

__all__ = ["scoresheet"]

Side = tuple[int, ...]


def scoresheet(result: Result, names: Sequence[str], words: Words) -> RenderableType:
    """The sheet, best place first."""
    return _Sheet(result, names, words).drawn()


class _Sheet:
    def __init__(self, result: Result, names: Sequence[str], words: Words) -> None:
        self._result = result
        self._names = names
        self._words = words
        sides = dict.fromkeys(result.side(seat) for seat in range(len(result.places)))
        self._sides = sorted(sides, key=lambda side: result.places[side[0]])
        """Seats that play together, or each alone; the best first."""

    def drawn(self) -> RenderableType:
        parted = any(line.part for line in self._result.sheet)
        parts: list[RenderableType] = [
            Text(self._words.say(f"ending-{self._result.ending}")),
            Text(self._verdict(), style="bold green"),
            Text(),
            Padding(self._by_part() if parted else self._ranking(), (0, 0, 0, 2), expand=False),
        ]
        return Group(*parts, *(Padding(line, (0, 0, 0, 4), expand=False) for line in self._counted()))

    def _verdict(self) -> str:
        winners = [self._names[seat] for seat in self._result.winners]
        if len(winners) == 1:
            return self._words.say("winner", name=winners[0])
        together = self._result.winners == self._result.side(self._result.winners[0])
        return self._words.say(
            "winners-together" if together else "winners", first=", ".join(winners[:-1]), last=winners[-1]
        )

    def _name(self, side: Side) -> str:
        return " & ".join(self._names[seat] for seat in side)

    def _points(self, lines: Sequence[ScoreLine], side: Side) -> str:
        return str(sum(line.points for line in lines if line.seat in side))

    def _ranking(self) -> Table:
        """A line for each side, a column for each thing that is counted: for games that are scored once."""
        sheet = self._result.sheet
        keys = list(dict.fromkeys(line.key for line in sheet))
        table = Table(box=ROUNDED, header_style="bold", border_style="dim")
        table.add_column(self._words.say("column-place"), justify="right", no_wrap=True)
        table.add_column(self._words.say("column-name"), no_wrap=True)
        for key in keys:
            table.add_column(self._for(key), justify="right", overflow="fold")
        table.add_column(self._words.say("column-total"), justify="right", style="bold", no_wrap=True)
        for side in self._sides:
            place = self._result.places[side[0]]
            points = [self._points([line for line in sheet if line.key == key], side) for key in keys]
            total = str(self._result.scores[side[0]])
            table.add_row(str(place), self._name(side), *points, total, style="green" if place == 1 else "")
        return table

    def _by_part(self) -> Table:
        """A column for each side, and for each deal or scoring a line for each thing that was counted in it."""
        sheet = self._result.sheet
        table = Table(box=ROUNDED, header_style="bold", border_style="dim")
        table.add_column("", overflow="fold")
        for side in self._sides:
            place = self._result.places[side[0]]
            table.add_column(
                f"{place}. {self._name(side)}", justify="right", overflow="fold", style="green" if place == 1 else ""
            )
        for part in sorted({line.part for line in sheet}):
            lines = [line for line in sheet if line.part == part]
            points = [self._points(lines, side) for side in self._sides]
            table.add_row(Text(self._part(part), style="bold"), *points, style="bold")
            for key in dict.fromkeys(line.key for line in lines if line.points):
                same = [line for line in lines if line.key == key]
                table.add_row(f"  {self._for(key)}", *(self._points(same, side) for side in self._sides), style="dim")
            table.add_section()
        totals = [str(self._result.scores[side[0]]) for side in self._sides]
        table.add_row(self._words.say("column-total"), *totals, style="bold")
        return table

    def _part(self, part: int) -> str:
        """The name of a deal or scoring; what was counted only once, at the end, needs none."""
        return self._words.say("score-part", number=part) if part else ""

    def _for(self, key: str) -> str:
        return self._words.find(f"score-{key}") or key

    def _counted(self) -> Iterator[Text]:
        """What stands behind the points, such as the portions of a stack: for each thing all sides in one line."""
        told: dict[str, list[str]] = {}
        for line in self._result.sheet:
            if line.detail:
                what = " · ".join(filter(None, [self._part(line.part), self._for(line.key)]))
                names = self._name(self._result.side(line.seat))
                things = ", ".join(self._words.find(f"detail-{thing}") or str(thing) for thing in line.detail)
                told.setdefault(what, []).append(f"{names} ({things})")
        for what, counted in told.items():
            yield Text(f"{what}: {'; '.join(counted)}", style="dim")
