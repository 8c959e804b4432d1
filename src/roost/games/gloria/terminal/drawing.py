"""The table of Gloria Picktoria in characters: a line for each motif, a column for each seat."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from roost.games.gloria.components import DOUBLER, MOTIFS, NAMES, TURN_POINTS
from roost.games.gloria.public.view import GloriaView, Row
from roost.painting import symbols as common
from roost.painting.fitted_drawing import wrap_into_rows
from roost.painting.seats import seat_style

_KIND_STYLES: Final = {
    "grains": "#d9a400",
    "rings": "#8fa9bf",
    "rugs": "#b5653a",
    "tails": "#e8863a",
    "teeth": "#b9ad7a",
    "showcases": "#4fa3d1",
    "eggs": "#a874d6",
    "combs": "#ee6c66",
    "perches": "#c2518f",
    "vanes": "#4fae7b",
    "joker": "bold magenta",
    "doubler": "bold yellow",
}
_FOX_STYLE: Final = "bold red"
_CAPTION_STYLE: Final = "dim"
_NOTHING_STYLE: Final = "dim"
_INDENT: Final = 2
_CARD_BORDER_WIDTH: Final = 4
_UNSEEN_MIN_WIDTH: Final = 70
"""The least width at which unseen cards are counted."""
_UNSEEN_WIDTH: Final = 3
_MIN_CELL_WIDTH: Final = 7
_CAPTIONS: Final = ("visitors", "pile", "open", "points", "fox", "known", "faces", "hand")
"""The captions of the lines above and below the rows."""


class Symbols(common.Symbols):
    """The characters of the drawing."""

    def __init__(self, plain: bool) -> None:
        super().__init__(plain)
        self.card = "#" if plain else "■"
        """A motif card of a row."""
        self.joker = "J"
        self.doubled = f"{self.times}2"
        self.fox = "^^"
        self.nothing = "." if plain else "·"
        self.came = "@" if plain else "●"
        """A visitor that has come."""
        self.expected = "." if plain else "○"
        """A visitor still to come."""
        self.point = "*" if plain else "●"
        """A point left to spend."""
        self.spent = "." if plain else "○"
        """A spent point."""


class Board:
    """The whole table, fitted to the width of the console, with captions on the left."""

    def __init__(self, view: GloriaView, say: Callable[..., str], names: Sequence[str], marks: Symbols) -> None:
        self._view = view
        self._say = say
        self._names = names
        self._marks = marks
        self._kinds = {kind: say(f"kind-{kind}") for kind in NAMES[: DOUBLER + 1]}
        self._rows = [{row.motif: row for row in collector.rows} for collector in view.seats]
        self._bottom = list(self._summary())
        captions = [say(f"caption-{key}") for key in _CAPTIONS]
        captions += [*self._kinds.values(), *(caption for caption, _cells in self._bottom)]
        self._margin = max(map(cell_len, captions)) + 1
        """The width of the captions."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._fitted(options.max_width - _INDENT):
            yield Text(" " * _INDENT, no_wrap=True).append_text(line) if line else line

    def _fitted(self, width: int) -> list[Text]:
        """Return the lines for a width."""
        return [
            *self._visitors(width),
            *self._cards("open", [self._card(kind) for kind in self._view.open], width),
            Text(),
            *self._collections(width),
            *self._legend(width),
            Text(),
            *self._fox(width),
            *self._known(width),
            *self._faces(width),
            *self._turn(width),
            *self._hand(width),
        ]

    # The middle of the table

    def _visitors(self, width: int) -> Iterator[Text]:
        """Yield the visitors in groups that end with a scoring, and the pile."""
        view = self._view
        track = Text()
        begin = 0
        for scoring in view.scorings:
            came = min(max(view.visitors - begin, 0), scoring - begin)
            track.append("[" if begin == 0 else " [", _NOTHING_STYLE)
            track.append(self._marks.came * came, "bold yellow")
            track.append(self._marks.expected * (scoring - begin - came), _NOTHING_STYLE)
            track.append("]", _NOTHING_STYLE)
            begin = scoring
        held = sum(view.visitors >= scoring for scoring in view.scorings)
        left = view.scorings[held] - view.visitors if held < len(view.scorings) else 0
        told = self._say("visits", left=left, number=held + 1, all=len(view.scorings))
        yield from self._beside("visitors", track, told, width)
        if view.turn >= 0:
            visitors = view.scorings[-1] - view.visitors
            yield from self._beside("pile", Text(), self._say("pile", count=view.pile, visitors=visitors), width)

    def _card(self, kind: str | None) -> tuple[str, str]:
        """Return the text of a card and its style."""
        if kind is None:
            return self._marks.nothing, _NOTHING_STYLE
        return self._kinds[kind], f"bold {_KIND_STYLES[kind]}"

    def _cards(self, caption: str, cards: Sequence[tuple[str, str]], width: int) -> Iterator[Text]:
        """Yield cards side by side, wrapped, with the caption at the first line."""
        box = self._marks.box
        widths = [cell_len(name) + _CARD_BORDER_WIDTH for name, _style in cards]
        for first, group in enumerate(wrap_into_rows(widths, width - self._margin)):
            upper, middle, lower = Text(), Text(), Text()
            for place in group:
                name, style = cards[place]
                inner = widths[place] - 2
                thin = style.removeprefix("bold ")
                upper.append(box.upper(inner), thin)
                middle.append(box.side, thin).append(f" {name} ", style).append(box.side, thin)
                lower.append(box.lower(inner), thin)
            yield self._captioned("", upper)
            yield self._captioned("" if first else self._say(f"caption-{caption}"), middle)
            yield self._captioned("", lower)

    # The cards of the seats

    def _collections(self, width: int) -> Iterator[Text]:
        seats = len(self._view.seats)
        counted = width >= _UNSEEN_MIN_WIDTH
        begin = self._margin + (_UNSEEN_WIDTH if counted else 0)
        cell = max((width - begin) // seats, _MIN_CELL_WIDTH + 1)
        cell -= 2 if cell > 2 * _MIN_CELL_WIDTH else 1
        cell = min(cell, max(self._widest(), _MIN_CELL_WIDTH))
        gap = "   " if begin + seats * (cell + 3) <= width else " "
        yield from self._heading(counted, cell, gap)
        for motif in NAMES[:MOTIFS]:
            line = self._captioned(self._kinds[motif], Text(), _KIND_STYLES[motif])
            if counted:
                line.append(f"{self._view.unseen[motif]:>{_UNSEEN_WIDTH - 2}}  ", _NOTHING_STYLE)
            cells = [self._row(rows.get(motif), cell) for rows in self._rows]
            yield line.append_text(Text(gap).join(cells))
        yield Text(self._marks.rule * (begin + seats * cell + (seats - 1) * len(gap)), style=_NOTHING_STYLE)
        for caption, texts in self._bottom:
            line = self._captioned(caption, Text(" " * (begin - self._margin)))
            yield line.append_text(Text(gap).join(_padded(text, cell) for text in texts))

    def _heading(self, counted: bool, cell: int, gap: str) -> Iterator[Text]:
        """Yield the names of the seats, wrapped; the one on turn stands out."""
        names: list[list[str]] = []
        for seat, name in enumerate(self._names):
            label = f"{self._marks.turn} {name}" if seat == self._view.turn else name
            names.append(chop_cells(label, cell))
        for number in range(max(map(len, names))):
            line = self._captioned("", Text())
            if counted:
                line.append("?  " if number == 0 else "   ", _NOTHING_STYLE)
            parts = []
            for seat, pieces in enumerate(names):
                piece = pieces[number] if number < len(pieces) else ""
                style = seat_style(seat) + (" bold" if seat == self._view.turn else "")
                parts.append(_padded(Text(piece, style=style), cell))
            yield line.append_text(Text(gap).join(parts))

    def _widest(self) -> int:
        """Return the width of the widest cell."""
        needed = [cell_len(name) + 2 * (seat == self._view.turn) for seat, name in enumerate(self._names)]
        for collector in self._view.seats:
            needed += [len(self._bar(row).plain) + 1 + len(self._worth(row)) for row in collector.rows]
        for _caption, texts in self._bottom:
            needed += [len(text.plain) for text in texts]
        return max(needed)

    def _row(self, row: Row | None, cell: int) -> Text:
        """Return a row with its points on the right. Cards that do not fit are replaced by their number."""
        if row is None:
            return _padded(Text(self._marks.nothing, style=_NOTHING_STYLE), cell)
        worth = self._worth(row)
        bar = self._bar(row)
        room = cell - len(worth)
        if len(bar.plain) + 1 > room:
            bar = self._bar(row, short=True)
        style = _FOX_STYLE if row.fox else "bold green" if row.points else _NOTHING_STYLE
        return _padded(bar, room).append(worth, style)

    def _bar(self, row: Row, *, short: bool = False) -> Text:
        """Return a symbol for each card; the short form has their number and whether there are jokers."""
        marks = self._marks
        own = row.length - row.jokers
        text = Text()
        text.append(f"{row.length}{marks.card}" if short else marks.card * own, _motif_style(row))
        text.append(marks.joker * (min(row.jokers, 1) if short else row.jokers), _KIND_STYLES["joker"])
        if row.doubled:
            text.append(marks.doubled, _KIND_STYLES["doubler"])
        return text

    def _worth(self, row: Row) -> str:
        return self._marks.fox if row.fox else f"+{row.points}"

    def _summary(self) -> Iterator[tuple[str, list[Text]]]:
        """Yield the lines below the rows: chests, hands and points of each seat."""
        view = self._view
        say = self._say
        yield say("caption-chests"), [_number(seat.chests) for seat in view.seats]
        yield say("caption-cards"), [self._held(seat.hand, "doubler" in seat.known) for seat in view.seats]
        if view.turn >= 0:
            yield say("caption-preview"), [_number(seat.preview, "+", "green") for seat in view.seats]
            if view.visitors >= view.scorings[-2]:
                yield say("caption-penalty"), [_number(seat.penalty, "", "red") for seat in view.seats]
        yield say("caption-total"), [Text(str(seat.total), style="bold") for seat in view.seats]

    def _held(self, count: int, doubler: bool) -> Text:
        text = Text().append_text(_number(count))
        return text.append(f" {self._marks.doubled}", _KIND_STYLES["doubler"]) if doubler else text

    def _legend(self, width: int) -> Iterator[Text]:
        marks = self._marks
        signs = [("card", marks.card), ("joker", marks.joker), ("doubler", marks.doubled), ("fox", marks.fox)]
        if self._view.turn >= 0:
            signs.append(("worth", "+3"))
        if width >= _UNSEEN_MIN_WIDTH:
            signs.append(("unseen", "?"))
        items = [f"{sign} {self._say(f'legend-{key}')}" for key, sign in signs]
        for group in wrap_into_rows(map(cell_len, items), width, 2):
            yield Text("  ".join(items[place] for place in group), style=_NOTHING_STYLE)

    # The lines below the rows

    def _fox(self, width: int) -> Iterator[Text]:
        fox = self._view.fox
        if fox is None:
            yield from self._beside("fox", Text(), self._say("fox-waits"), width)
            return
        told = self._say("fox-stands", name=self._names[fox.seat], row=self._say(f"row-{fox.motif}"))
        yield from self._beside("fox", Text(self._marks.fox, style=_FOX_STYLE), told, width)

    def _known(self, width: int) -> Iterator[Text]:
        """Yield the known hand cards of each seat. Doublers are shown with the number of cards."""
        known = [[kind for kind in collector.known if kind != "doubler"] for collector in self._view.seats]
        yield from self._by_seat("known", known, "", width)

    def _faces(self, width: int) -> Iterator[Text]:
        """Yield the cards of the chests, which help to count cards during the game."""
        if self._view.turn >= 0:
            faces = [collector.faces for collector in self._view.seats]
            yield from self._by_seat("faces", faces, _NOTHING_STYLE, width)

    def _by_seat(self, caption: str, cards: Sequence[Sequence[str]], style: str, width: int) -> Iterator[Text]:
        """Yield cards in brackets after the names of their seats, wrapped; a style replaces all colours."""
        pieces: list[Text] = []
        for seat, own in enumerate(cards):
            kinds = [self._counted(kind, count) for kind, count in _grouped(own)]
            for place, kind in enumerate(kinds):
                piece = Text(style=style)
                if place == 0:
                    piece.append(self._names[seat], style or seat_style(seat)).append(" (")
                pieces.append(piece.append(kind).append("," if place + 1 < len(kinds) else ")"))
        for first, group in enumerate(wrap_into_rows([piece.cell_len for piece in pieces], width - self._margin, 1)):
            line = Text(" ").join(pieces[place] for place in group)
            yield self._captioned("" if first else self._say(f"caption-{caption}"), line)

    def _turn(self, width: int) -> Iterator[Text]:
        view = self._view
        if view.turn < 0:
            return
        marks = self._marks
        pips = Text().append(marks.point * view.points, "bold yellow")
        pips.append(marks.spent * (TURN_POINTS - view.points), _NOTHING_STYLE)
        told = self._say("points-left", name=self._names[view.turn], count=view.points)
        yield from self._beside("points", pips, told, width)

    def _hand(self, width: int) -> Iterator[Text]:
        """Yield the viewer's cards, each kind once."""
        if self._view.hand is None:
            return
        cards = [
            (self._counted(kind, count), f"bold {_KIND_STYLES[kind]}") for kind, count in _grouped(self._view.hand)
        ]
        if cards:
            yield from self._cards("hand", cards, width)
        else:
            yield from self._beside("hand", Text(), self._say("hand-empty"), width)

    def _counted(self, kind: str, count: int) -> str:
        return self._kinds[kind] if count == 1 else f"{count} {self._kinds[kind]}"

    # Lines

    def _captioned(self, caption: str, content: Text, style: str = _CAPTION_STYLE) -> Text:
        return _padded(Text().append(caption, style), self._margin).append_text(content)

    def _beside(self, caption: str, sign: Text, told: str, width: int) -> Iterator[Text]:
        """Yield a caption, a sign and a wrapped text."""
        indent = sign.cell_len + 2 if sign else 0
        pieces = textwrap.wrap(told, max(width - self._margin - indent, 1))
        first = Text().append_text(sign).append("  " if sign else "").append(pieces[0])
        yield self._captioned(self._say(f"caption-{caption}"), first)
        for piece in pieces[1:]:
            yield self._captioned("", Text(" " * indent + piece))


def _motif_style(row: Row) -> str:
    return "dim" if row.fox else _KIND_STYLES[row.motif]


def _number(value: int, sign: str = "", style: str = "") -> Text:
    return Text(f"{sign if value > 0 else ''}{value}", style=style if value else _NOTHING_STYLE)


def _padded(text: Text, width: int) -> Text:
    text = text.copy()
    text.pad_right(max(width - text.cell_len, 0))
    return text


def _grouped(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Return each kind once with its count."""
    listed = list(cards)
    return [(kind, listed.count(kind)) for kind in dict.fromkeys(listed)]
