"""Drawings of the things on a table of Karteneck, as wide as the screen allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roost.games.karteneck.public.view import Display, KarteneckView, Player, Portion
from roost.painting import symbols as common
from roost.painting.fitted_drawing import FittedDrawing, wrap_into_rows
from roost.painting.seats import seat_name
from roost.painting.tiles import Tiles

WORM_STYLE: Final = "bold magenta"
_NUMBER_STYLE: Final = "bold"
_TILE_STYLE: Final = "bold #3b2a1a on #f3e3bd"
_TILE_WORM_STYLE: Final = "bold #a83262 on #f3e3bd"
_DIM: Final = "dim"
_TILE: Final = 9
"""The width of the portion with most worms."""
_CARD: Final = 3
_APART: Final = 2
"""Columns between two fans of cards."""
_ROOMY: Final = 70
"""From this width on, long displays wrap; narrower screens give them a list of their own."""


class Symbols(common.Symbols):
    """The characters to draw with."""

    def __init__(self, plain: bool) -> None:
        super().__init__(plain)
        self.arrow = "->" if plain else "→"
        self.between = "," if plain else " ·"
        """Between the belongings of two seats on one line."""


def kind(card: str) -> str:
    """Return the kind of a card: `3`, `W`."""
    return card[0]


def by_kind(cards: Sequence[str]) -> list[list[str]]:
    """Return sorted cards as fans of one kind each."""
    return [list(fan) for _kind, fan in groupby(cards, key=kind)]


def card_style(card: str) -> str:
    """Return the style of a card; worms stand out."""
    return WORM_STYLE if kind(card) == "W" else _NUMBER_STYLE


class Heading(FittedDrawing):
    """The heading above the grill, in as few lines as possible."""

    _BETWEEN = "   "

    def __init__(self, first: str, *others: str) -> None:
        self._first = first
        self._others = others

    def fitted(self, width: int) -> Text:
        text = Text(self._first, style="bold")
        room = width - len(self._first)
        for other in self._others:
            room -= len(self._BETWEEN + other)
            if room < 0:
                text.append("\n")
                room = width - len(other)
            else:
                text.append(self._BETWEEN)
            text.append(other, style="not bold dim")
        return text


class Note(FittedDrawing):
    """A dim line of details; long ones wrap beside the caption."""

    def __init__(self, caption: str, pieces: Sequence[str], gap: str) -> None:
        self._caption = caption
        self._pieces = pieces
        self._gap = gap

    def fitted(self, width: int) -> Text:
        indent = cell_len(self._caption)
        text = Text(self._caption, style=_DIM, no_wrap=True)
        room = width - indent
        for place, piece in enumerate(self._pieces):
            gap = self._gap if place else " "
            room -= cell_len(gap + piece)
            if room < 0 and place:
                gap = f"\n{' ' * indent} "
                room = width - indent - cell_len(f" {piece}")
            text.append(gap + piece)
        return text


def stacks_note(view: KarteneckView, say: Callable[..., str], names: Sequence[str], marks: Symbols) -> Note:
    """Return the note of all stacks that are not empty, top portion last."""
    pieces: list[str] = []
    for seat, player in enumerate(view.seats):
        if player.stack:
            if pieces:
                pieces[-1] += marks.between
            lowest, *others = map(str, player.stack)
            pieces += [f"{names[seat]} {lowest}", *others]
    return Note(say("stacks"), pieces, " ")


def unseen_note(view: KarteneckView, say: Callable[..., str], marks: Symbols) -> Note:
    """Return the note of how many cards of each kind the viewer does not see."""
    counts = {str(number): count for number, count in enumerate(view.unseen.numbers, 1)}
    counts[say("unseen-worms")] = len(view.unseen.signposts)
    return Note(say("unseen"), [f"{kind} {marks.times}{count}" for kind, count in counts.items() if count], "  ")


class Grill(Tiles):
    """The portions left, in ascending order, in as many rows as needed."""

    def __init__(self, portions: Sequence[Portion], marks: Symbols) -> None:
        super().__init__([_tile(portion) for portion in portions], _TILE, marks.grid)


def _tile(portion: Portion) -> tuple[Text, Text]:
    worms = "~" * portion.worms or "-"
    return Text(f"{portion.value:^{_TILE}}", style=_TILE_STYLE), Text(f"{worms:^{_TILE}}", style=_TILE_WORM_STYLE)


class Fans(FittedDrawing):
    """Cards in fans: cards of one kind overlap, and kinds stand apart."""

    def __init__(self, cards: Sequence[str], marks: Symbols, style: str = "") -> None:
        self._fans = by_kind(cards)
        self._marks = marks
        self._style = style
        """The style of all cards, where worms should not stand out."""

    @property
    def width(self) -> int:
        """Return the width in one row."""
        return sum(map(_fan_width, self._fans)) + _APART * (len(self._fans) - 1)

    def fitted(self, width: int) -> Text:
        text = Text(no_wrap=True)
        for row in self._rows(width):
            for draw in (self._head, self._face, self._foot):
                for place, fan in enumerate(row):
                    style = self._style or card_style(fan[0])
                    text.append(" " * _APART if place else "").append(draw(fan), style)
                text.append("\n")
        text.right_crop(1)
        return text

    def _rows(self, width: int) -> list[list[list[str]]]:
        """Return the fans of each row; a fan wider than a row is split."""
        most = max(1, (width - 1) // (_CARD + 1))
        parts = [fan[first : first + most] for fan in self._fans for first in range(0, len(fan), most)]
        return [[parts[place] for place in row] for row in wrap_into_rows(map(_fan_width, parts), width, _APART)]

    def _head(self, fan: Sequence[str]) -> str:
        return self._marks.box.upper(_CARD, len(fan))

    def _face(self, fan: Sequence[str]) -> str:
        side = self._marks.box.side
        return "".join(f"{side}{card:^{_CARD}}" for card in fan) + side

    def _foot(self, fan: Sequence[str]) -> str:
        return self._marks.box.lower(_CARD, len(fan))


def _fan_width(fan: Sequence[str]) -> int:
    return len(fan) * (_CARD + 1) + 1


class Hand(FittedDrawing):
    """The viewer's hand; kinds that its display has already are set apart."""

    _GAP = 4

    def __init__(self, free: Sequence[str], held: Sequence[str], say: Callable[..., str], marks: Symbols) -> None:
        self._blocks: list[tuple[Text, Fans]] = []
        if free:
            self._blocks.append((Text(say("hand"), style=_DIM), Fans(free, marks)))
        if held:
            self._blocks.append((Text(say("hand-held"), style=_DIM), Fans(held, marks, _DIM)))

    def fitted(self, width: int) -> RenderableType:
        needed = sum(max(len(label), fans.width) for label, fans in self._blocks) + self._GAP * (len(self._blocks) - 1)
        if needed > width:
            return Group(*(part for label, fans in self._blocks for part in (label, fans.fitted(width))))
        grid = Table.grid(padding=(0, self._GAP, 0, 0))
        grid.add_row(*(label for label, _fans in self._blocks))
        grid.add_row(*(fans.fitted(width) for _label, fans in self._blocks))
        return grid


class Seats(FittedDrawing):
    """A line for each seat with its stack and display. A narrow screen has two lists."""

    def __init__(self, view: KarteneckView, say: Callable[..., str], names: Sequence[str], marks: Symbols) -> None:
        self._view = view
        self._say = say
        self._names = names
        self._marks = marks

    def fitted(self, width: int) -> RenderableType:
        names, stacks, displays = self._seats(), self._stacks(), self._displays()
        if self._view.turn < 0:
            return _listed([*names, *stacks], width)
        if width >= _ROOMY or _needed([*names, *stacks, *displays], 1) <= width:
            return _listed([*names, *stacks, *displays], width)
        return Group(_listed([*names, *stacks], width), Text(), _listed([*names, *displays], width))

    def _seats(self) -> list[_Column]:
        return [_Column("", [self._name(seat, player) for seat, player in enumerate(self._view.seats)])]

    def _stacks(self) -> list[_Column]:
        players = self._view.seats
        return [
            _Column(self._say("column-worms"), [Text(str(player.worms), style="bold") for player in players], True),
            _Column(self._say("column-top"), [_number(player.top) for player in players], True),
            _Column(self._say("column-hand"), [Text(str(player.hand_size)) for player in players], True),
        ]

    def _displays(self) -> list[_Column]:
        players = self._view.seats
        return [
            _Column(self._say("column-sum"), [_sum(player.display) for player in players], True),
            _Column(self._say("column-display"), [_laid(player.display) for player in players], folds=True),
            _Column(self._say("column-menu"), [self._standing(player) for player in players]),
        ]

    def _name(self, seat: int, player: Player) -> Text:
        name = self._names[seat]
        text = seat_name(name, seat, self._view.turn, self._marks)
        if player.passed:
            text.stylize(_DIM, -len(name))
        return text

    def _standing(self, player: Player) -> Text:
        """Return whether a seat has passed, and the portion that it would get, or why it gets none."""
        text = Text(self._say("standing-passed"), style=_DIM) if player.passed else Text()
        if player.menu is not None:
            text.append(f"{' ' if player.passed else ''}{self._marks.arrow} ", style=_DIM)
            text.append(str(player.menu.value), style="not dim bold green")
        elif player.display.cards:
            text.append(self._say("standing-no-worm"), style="yellow")
        return text


class _Column(NamedTuple):
    title: str
    cells: list[Text]
    is_number: bool = False
    folds: bool = False
    """Whether it may wrap."""

    @property
    def width(self) -> int:
        return max(len(self.title), *map(len, self.cells))


def _needed(columns: Sequence[_Column], gap: int) -> int:
    return sum(column.width for column in columns) + gap * len(columns)


def _listed(columns: Sequence[_Column], width: int) -> Table:
    gap = _APART if _needed(columns, _APART) <= width else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style=_DIM)
    for column in columns:
        table.add_column(column.title, justify="right" if column.is_number else "left", no_wrap=not column.folds)
    for row in zip(*(column.cells for column in columns), strict=True):
        table.add_row(*row)
    return table


def _number(value: int | None) -> Text:
    return Text(str(value)) if value is not None else _nothing()


def _sum(display: Display) -> Text:
    return Text(str(display.total), style="bold") if display.cards else _nothing()


def _laid(display: Display) -> Text:
    if not display.cards:
        return _nothing()
    return Text("  ").join(Text(" ".join(fan), style=card_style(fan[0])) for fan in by_kind(display.cards))


def _nothing() -> Text:
    return Text("-", style=_DIM)
