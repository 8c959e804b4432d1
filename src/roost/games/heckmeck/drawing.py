"""The things on a table of Heckmeck, drawn with characters as wide as the screen allows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from roost.games.heckmeck.components import CLASSIC, DELUXE, VALUES, WORMS
from roost.games.heckmeck.view import HeckmeckView, Owner, Portion

WORM_STYLE: Final = "bold magenta"
_SEAT_STYLES: Final = ("cyan", "green", "magenta", "blue", "red", "yellow", "white")
_TILE_STYLE: Final = "bold #3b2a1a on #f3e3bd"
_TILE_WORM_STYLE: Final = "bold #a83262 on #f3e3bd"
_TILE_SPECIALIST_STYLE: Final = "#1c5f7a on #f3e3bd"
_SPECIALIST_STYLE: Final = "yellow"
_LINE_STYLE: Final = "dim"
_GONE_STYLE: Final = "dim"
_TILE: Final = 7
_ROWS: Final = 2
"""So many at least, as on a real table."""
_ROOMY: Final = 70
"""From this width on, the columns of the seats stand well apart."""


class Edge(NamedTuple):
    """A horizontal line of the grill."""

    left: str
    line: str
    cross: str
    right: str

    def across(self, columns: int) -> str:
        return self.left + self.cross.join([self.line * _TILE] * columns) + self.right


class Marks(NamedTuple):
    """What lines and things are drawn with."""

    grill: tuple[Edge, Edge, Edge]
    """Its upper, middle and lower edge."""
    side: str
    """Between two portions."""
    die: tuple[str, str, str]
    turned: str
    taken: str
    turn: str
    rule: str


DRAWN: Final = Marks(
    grill=(Edge(*"╭─┬╮"), Edge(*"├─┼┤"), Edge(*"╰─┴╯")),
    side="│",
    die=("╭───╮", "│", "╰───╯"),
    turned="▒",
    taken="·",
    turn="▸",
    rule="─",
)
ASCII: Final = Marks(
    grill=(Edge(*"+-++"), Edge(*"+-++"), Edge(*"+-++")),
    side="|",
    die=(".---.", "|", "'---'"),
    turned="#",
    taken=".",
    turn=">",
    rule="-",
)


class Drawing(ABC):
    """Something that is drawn for the width there is, and takes no more of it than it needs."""

    @abstractmethod
    def fitted(self, width: int) -> RenderableType:
        """The drawing for a screen of that width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.fitted(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.fitted(options.max_width))


class Grill(Drawing):
    """Rows of portions, every one always at its place; those that were taken leave a gap."""

    def __init__(self, view: HeckmeckView, say: Callable[..., str], marks: Marks) -> None:
        self._say = say
        self._marks = marks
        mask = DELUXE if view.variant == "deluxe" else CLASSIC
        self._values = [value for number, value in enumerate(VALUES) if mask >> number & 1]
        self._lying = {portion.value: portion for portion in view.grill}
        self._lines = (self._worth, self._standing) if view.variant == "deluxe" else (self._worth,)

    def fitted(self, width: int) -> Text:
        most = max(1, (width - 1) // (_TILE + 1))
        rows = max(_ROWS, ceil(len(self._values) / most))
        columns = ceil(len(self._values) / rows)
        upper, middle, lower = self._marks.grill
        text = Text(no_wrap=True)
        for first in range(0, len(self._values), columns):
            text.append(f"{(middle if first else upper).across(columns)}\n", _LINE_STYLE)
            row = self._values[first : first + columns]
            for draw in self._lines:
                for value in row:
                    text.append(self._marks.side, _LINE_STYLE).append_text(draw(self._lying.get(value)))
                # Where the portions do not fill the rows, the grill does.
                for _empty in range(columns - len(row)):
                    text.append(f"{self._marks.side}{' ' * _TILE}", _LINE_STYLE)
                text.append(f"{self._marks.side}\n", _LINE_STYLE)
        return text.append(lower.across(columns), _LINE_STYLE)

    def _worth(self, portion: Portion | None) -> Text:
        """`27 ~~`, the value and the worms."""
        if portion is None:
            return Text(self._marks.taken.center(_TILE), style=_GONE_STYLE)
        if not portion.open:
            return Text(self._marks.turned * _TILE, style=_GONE_STYLE)
        worms = ("~" * portion.worms).ljust(_TILE - 3)
        return Text(f"{portion.value} ", style=_TILE_STYLE).append(worms, style=_TILE_WORM_STYLE)

    def _standing(self, portion: Portion | None) -> Text:
        if portion is None:
            return Text(" " * _TILE)
        if not portion.open:
            return Text(self._marks.turned * _TILE, style=_GONE_STYLE)
        name = self._say(f"specialist-{portion.specialist}") if portion.specialist else ""
        return Text(name.ljust(_TILE), style=_TILE_SPECIALIST_STYLE)


class Seats(Drawing):
    """A line for every seat, with what lies before it."""

    def __init__(self, view: HeckmeckView, say: Callable[..., str], names: Sequence[str], marks: Marks) -> None:
        self._view = view
        self._say = say
        self._names = names
        self._marks = marks
        self._deluxe = view.variant == "deluxe"

    def fitted(self, width: int) -> Table:
        gap = 3 if width >= _ROOMY else 1
        table = Table(box=None, padding=(0, gap, 0, 0), header_style="dim")
        table.add_column(no_wrap=True)
        table.add_column(self._say("column-worms"), justify="right", no_wrap=True)
        table.add_column(self._say("column-top"), no_wrap=True)
        table.add_column(self._say("column-stack"), justify="right", no_wrap=True)
        if self._deluxe:
            table.add_column(self._say("column-specialist"), no_wrap=True)
            table.add_column(self._say("column-roast-worms"), overflow="fold")
        for seat, owner in enumerate(self._view.seats):
            table.add_row(self._name(seat), Text(str(owner.worms), style="bold"), *self._belongings(owner))
        return table

    def _name(self, seat: int) -> Text:
        on_turn = seat == self._view.turn
        mark = self._marks.turn if on_turn else " "
        return Text(f"{mark} ").append(self._names[seat], style=seat_style(seat) + (" bold" if on_turn else ""))

    def _belongings(self, owner: Owner) -> list[Text]:
        if owner.top is None:
            cells = [Text("-", style="dim"), Text("0", style="dim")]
        else:
            worms = "~" * WORMS[VALUES.index(owner.top)]
            cells = [Text(f"{owner.top} ", style="bold").append(worms, style=WORM_STYLE), Text(str(owner.height))]
        if self._deluxe:
            specialist = self._say(f"specialist-{owner.specialist}") if owner.specialist else ""
            cells += [Text(specialist, style=_SPECIALIST_STYLE), Text("~" * owner.roast_worms, style=WORM_STYLE)]
        return cells


def seat_style(seat: int) -> str:
    """The colour of a seat's name."""
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]
