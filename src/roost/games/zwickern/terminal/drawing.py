"""Cards, piles and sides, drawn with characters to fit the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from roost.games.zwickern.components import ZWICK_POINTS
from roost.games.zwickern.public.names import claws, values
from roost.games.zwickern.public.view import Item, Side, ZwickernView
from roost.painting import symbols as common
from roost.painting.fitted_drawing import FittedDrawing, wrap_into_rows
from roost.painting.seats import seat_name
from roost.painting.symbols import Box

CLAW_STYLE: Final = "bold red"
WARNING_STYLE: Final = "yellow"
PILE_STYLE: Final = "bold cyan"
_SAND: Final = "#3b2a1a on #f3e3bd"
_SEA: Final = "#0d3b4c on #bfe3ea"
_RED: Final = "#b3261e"
_CARD: Final = 6
"""The inner width of a card, in columns."""
_GAP: Final = 3
"""The widest gap between the columns of the sides."""
_HAND: Final = 1
_PENALTY: Final = 5
_SCORE: Final = 6
"""Column indices of the sides. Narrow screens drop first the penalties, then the hands."""


class Symbols(common.Symbols):
    """The characters of the drawing."""

    def __init__(self, plain: bool) -> None:
        super().__init__(plain)
        self.pile = Box("#=#", "#", "#=#") if plain else Box("╔═╗", "║", "╚═╝")


class Face(NamedTuple):
    """The drawing of a card or a pile: two lines in a box."""

    upper: str
    lower: tuple[tuple[str, str], ...]
    """Text with its style, part by part."""
    box: Box
    style: str

    @property
    def width(self) -> int:
        return max(_CARD, 2 + max(cell_len(self.upper), sum(cell_len(part) for part, _ in self.lower)))

    def line(self, *parts: tuple[str, str]) -> Text:
        """Return a line with centred text between the edges."""
        spare = self.width - sum(cell_len(part) for part, _ in parts)
        inside = Text(" " * (spare // 2), style=self.style)
        for part, style in parts:
            inside.append(part, style)
        inside.append(" " * (spare - spare // 2))
        return Text().append(self.box.side, "dim").append_text(inside).append(self.box.side, "dim")

    def lines(self) -> list[Text]:
        """Return all lines, from the upper edge to the lower one."""
        return [
            Text(self.box.upper(self.width), style="dim"),
            self.line((self.upper, "bold")),
            self.line(*self.lower),
            Text(self.box.lower(self.width), style="dim"),
        ]


class Faces(FittedDrawing):
    """Cards and piles side by side, wrapped into rows."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self._faces = faces

    def fitted(self, width: int) -> Text:
        rows = wrap_into_rows([face.width + 2 for face in self._faces], width)
        return Text("\n").join(_side_by_side(self._faces[place] for place in row) for row in rows)


def _side_by_side(faces: Iterable[Face]) -> Text:
    return Text("\n", no_wrap=True).join(
        Text().join(row) for row in zip(*(face.lines() for face in faces), strict=True)
    )


def card_face(card: str, marks: Symbols) -> Face:
    """Return the drawing of a card: `4/14`, with the claws below."""
    printed = "/".join(map(str, values(card)))
    return Face(printed, _claw_mark(claws([card])), marks.box, _SAND)


def item_face(item: Item, marks: Symbols) -> Face:
    """Return the drawing of an item; a pile shows its numbers of cards and claws, and `!` if it may cost a penalty."""
    if not item.pile:
        return card_face(item.cards[0], marks)
    lower = [(f"{marks.times}{len(item.cards)}", "")]
    if item.claws:
        lower += [(" ", ""), *_claw_mark(item.claws)]
    if item.fresh:
        lower.append((" !", f"bold {_RED}"))
    return Face(item.name, tuple(lower), marks.pile, _SEA)


def _claw_mark(count: int) -> tuple[tuple[str, str], ...]:
    """Return the claws as moves write them: `c3`."""
    return ((f"c{count}", f"bold {_RED}"),) if count else ()


class Sides(FittedDrawing):
    """A table with a row for each seat, partners together, and the cards taken in this deal."""

    def __init__(self, view: ZwickernView, say: Callable[..., str], names: Sequence[str], marks: Symbols) -> None:
        self._view = view
        self._say = say
        self._names = names
        self._marks = marks

    def fitted(self, width: int) -> Table:
        rows = [self._headings(), *(row for side in self._view.sides for row in self._lines(side))]
        widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
        columns = [0, _SCORE] if self._view.phase == "over" else list(range(len(widths)))
        for dispensable in (_PENALTY, _HAND):
            if sum(widths[column] + 1 for column in columns) - 1 > width and dispensable in columns:
                columns.remove(dispensable)
        spare = width - sum(widths[column] for column in columns)
        table = Table.grid(padding=(0, max(1, min(_GAP, spare // (len(columns) - 1))), 0, 0))
        for column in columns:
            table.add_column(justify="right" if column else "left", no_wrap=True)
        for row in rows:
            table.add_row(*(row[column] for column in columns))
        return table

    def _headings(self) -> list[Text]:
        headings = [
            "",
            self._say("column-hand"),
            self._say("column-cards"),
            self._say("column-claws"),
            self._say("column-zwicks"),
            self._say("column-penalties"),
            self._say("column-score"),
        ]
        return [Text(heading, style="dim") for heading in headings]

    def _lines(self, side: Side) -> Iterator[list[Text]]:
        for seat in side.seats:
            hand = Text(str(self._view.players[seat].hand))
            belongings = self._belongings(side) if seat == side.seats[0] else [Text()] * (_SCORE - 1)
            yield [self._name(seat, side), hand, *belongings]

    def _name(self, seat: int, side: Side) -> Text:
        joined = "& " if seat != side.seats[0] else ""
        return seat_name(self._names[seat], seat, self._view.turn, self._marks, joined)

    def _belongings(self, side: Side) -> list[Text]:
        most = side.worth - side.claws - side.zwicks * ZWICK_POINTS - side.penalties - side.due
        cards = Text().append(f"(+{most}) " if most else "", "green").append(str(side.cards))
        penalties = Text(str(side.penalties) if side.penalties else "", style="red")
        if side.due:
            penalties.append(" " if side.penalties else "").append(f"({side.due})", style=WARNING_STYLE)
        return [
            cards,
            Text(str(side.claws) if side.claws else "", style=CLAW_STYLE),
            Text(str(side.zwicks) if side.zwicks else "", style="bold"),
            penalties,
            self._score(side),
        ]

    def _score(self, side: Side) -> Text:
        """Return the points of earlier deals plus those of this deal if it ended now: `14 + 8`."""
        text = Text(str(side.total), style="bold")
        if self._view.phase == "over":
            return text
        sign = self._marks.minus if side.worth < 0 else "+"
        return text.append(f" {sign} {abs(side.worth):2}", style="not bold red" if side.worth < 0 else "not bold green")


def grouped(cards: Iterable[str], marks: Symbols) -> str:
    """Return cards with the number of equal ones: `1/11 x2, 15`."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return ", ".join(f"{card} {marks.times}{count}" if count > 1 else card for card, count in counts.items())
