"""Draws a table of Gloria Picktoria and says what happens at it."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.view import View
from roost.games.gloria.components import DOUBLER, JOKER, MOTIFS, NAMES
from roost.games.gloria.public import events
from roost.games.gloria.public.view import GloriaView, Row
from roost.games.gloria.terminal.drawing import Board, Marks
from roost.painting.painter import TablePainter
from roost.painting.seats import seat_style

_JOKER: Final = NAMES[JOKER]
_DOUBLER: Final = NAMES[DOUBLER]
_WIDTH: Final = 78
_HARD_SPACE: Final = "\xa0"
_FEW: Final = 4
"""So many kinds of cards to place are listed at once."""


class Painter(TablePainter[Marks]):
    """What `roost.terminal` asks of a game's painter."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Marks(plain))

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, GloriaView)
        return Board(view, self._say, self._names, self._marks)

    # Decisions

    def question(self, view: View) -> str:
        assert isinstance(view, GloriaView)
        return self._say(
            f"phase-{view.phase}", name=self._names[view.turn], left=self._names[_left(view)], points=view.points
        )

    def topic(self, view: View, move: str) -> str:
        """What card becomes a chest, which row a joker goes to and where the fox runs is asked in a second step."""
        assert isinstance(view, GloriaView)
        kind, *what = move.split()
        if kind == "chest":
            return self._say("topic-chest")
        if kind == "fox":
            return self._say("topic-fox")
        if kind == "place":
            if len(what) > 1:
                return self._say(f"topic-{what[0]}")
            if len(set(view.hand or ()) & set(NAMES[:MOTIFS])) > _FEW:
                return self._say("topic-place")
        return ""

    def move(self, view: View, move: str) -> str:
        assert isinstance(view, GloriaView)
        kind, *what = move.split()
        if kind == "place":
            return self._place(view, what[0], what[-1])
        if kind == "chest":
            return self._say("move-chest", card=self._card(what[0]), held=_held(view, what[0]))
        if kind == "take":
            return self._take(view, what[0])
        if kind == "blind":
            return self._say("move-blind")
        if kind == "keep":
            assert view.fox is not None
            return self._say("move-keep", row=self._row(view.fox.motif))
        if kind == "fox" and len(what) == 1:
            return self._fox("fox-own", view, view.turn, what[0])
        return self._fox("fox-left" if kind == "fox" else "pass", view, _left(view), what[-1])

    def _place(self, view: GloriaView, card: str, motif: str) -> str:
        """A card of a row, with how long the row will be and the best that others have."""
        row = _find(view, view.turn, motif)
        best = _best_other(view, motif)
        if row is None:
            return self._say("move-open", row=self._row(motif), best=best)
        if card == _DOUBLER:
            return self._say("move-doubler", row=self._row(motif), points=2 * row.points)
        if card == _JOKER:
            return self._say("move-joker", row=self._row(motif), length=row.length + 1, best=best)
        return self._say("move-add", card=self._card(card), length=row.length + 1, best=best)

    def _take(self, view: GloriaView, card: str) -> str:
        row = _find(view, view.turn, card)
        if card == _JOKER:
            return self._say("move-take-joker", card=self._card(card), held=_held(view, card))
        return self._say(
            "move-take", card=self._card(card), held=_held(view, card), length=row.length if row is not None else 0
        )

    def _fox(self, key: str, view: GloriaView, seat: int, motif: str) -> str:
        """Where the fox would run to, with what that row would earn without it."""
        row = _find(view, seat, motif)
        assert row is not None
        return self._say(f"move-{key}", name=self._names[seat], row=self._row(motif), points=row.points)

    # What happened

    def event(self, event: Event) -> Text | None:
        match event:
            case events.TurnBegan(seat):
                return self._turn_heading(seat)
            case events.ChestLaid(seat, card, chests):
                return self._told("event-chest-laid", seat, card=self._card(card), chests=chests)
            case events.RowOpened(seat, motif):
                return self._told("event-row-opened", seat, "green", row=self._row(motif))
            case events.CardPlaced(seat, card, motif, length):
                return self._told(
                    "event-joker-placed" if card == _JOKER else "event-card-placed",
                    seat,
                    "green",
                    card=self._card(card),
                    row=self._row(motif),
                    length=length,
                )
            case events.RowClosed(seat, motif):
                return self._told("event-row-closed", seat, "green", row=self._row(motif))
            case events.CardTaken(seat, card):
                return self._told("event-card-taken", seat, card=self._card(card))
            case events.CardDrawn(seat, None):
                return self._told("event-card-drawn", seat)
            case events.CardDrawn(seat, card):
                return self._told("event-card-drawn-seen", seat, card=self._card(str(card)))
            case events.OpenRefilled(card):
                return Text(self._say("event-open-refilled", card=self._card(card)), style="dim")
            case events.VisitorCame(number):
                return Text(self._say("event-visitor-came", number=number), style="bold yellow")
            case events.Scored():
                return self._scored(event)
            case events.FoxEntered(seat, motif):
                return self._told("event-fox-entered", seat, "red", row=self._row(motif))
            case events.FoxMoved(seat, _, target, motif, how):
                name = self._names[target]
                return self._told("event-fox-moved", seat, "red", target=name, row=self._row(motif), how=how)
            case events.FoxKept(seat, motif):
                return self._told("event-fox-kept", seat, row=self._row(motif))
            case _:
                # The table shows what was dealt, and the score sheet says how the game ended.
                return None

    def _scored(self, event: events.Scored) -> Text:
        """A heading, and for each seat what it got, what it has now, and how that came about."""
        text = Text(self._say("score-part", number=event.number), style="bold yellow")
        for seat, (points, total) in enumerate(zip(event.points, event.totals, strict=True)):
            name = self._names[seat]
            earned = [
                f"{self._say(f'score-{line.key}')} {self._signed(line.points)}".replace(" ", _HARD_SPACE)
                for line in event.lines
                if line.seat == seat and line.points
            ]
            told = self._say("scored", name=name, points=self._signed(points), total=self._written(total))
            if earned:
                told += f" ({', '.join(earned)})"
            for place, line in enumerate(textwrap.wrap(told, _WIDTH, initial_indent="  ", subsequent_indent="    ")):
                text.append(f"\n{line.replace(_HARD_SPACE, ' ')}", "not bold default")
                if place == 0:
                    end = len(text) - len(line) + 2 + len(name)
                    text.stylize(seat_style(seat), end - len(name), end)
        return text

    def _signed(self, points: int) -> str:
        return f"+{points}" if points >= 0 else self._written(points)

    def _written(self, points: int) -> str:
        return str(points).replace("-", self._marks.minus)

    def _card(self, kind: str) -> str:
        return self._say(f"card-{kind}")

    def _row(self, motif: str) -> str:
        return self._say(f"row-{motif}")


def _left(view: GloriaView) -> int:
    """The left neighbour of the seat on turn."""
    return (view.turn + 1) % len(view.seats)


def _held(view: GloriaView, kind: str) -> int:
    return (view.hand or ()).count(kind)


def _find(view: GloriaView, seat: int, motif: str) -> Row | None:
    return next((row for row in view.seats[seat].rows if row.motif == motif), None)


def _best_other(view: GloriaView, motif: str) -> int:
    """The longest row that another seat has; 0 if there is none."""
    rows = [_find(view, seat, motif) for seat in range(len(view.seats)) if seat != view.turn]
    return max((row.length for row in rows if row is not None), default=0)
