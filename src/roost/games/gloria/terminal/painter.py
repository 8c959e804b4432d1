"""The painter of Gloria Picktoria: its tables and events in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.message import Message
from roost.games.gloria.components import MOTIFS, NAMES
from roost.games.gloria.public.events import Scored, TurnBegan
from roost.games.gloria.public.view import GloriaView
from roost.games.gloria.terminal.drawing import Board, Symbols
from roost.painting.painter import TablePainter
from roost.painting.seats import seat_style

_MAX_WIDTH: Final = 78
_HARD_SPACE: Final = "\xa0"
_MAX_PLACES_LISTED: Final = 4
"""The most kinds of cards to place that one list of moves shows; more are asked in a second step."""


class Painter(TablePainter[Symbols, GloriaView]):
    """Paints tables and events of Gloria Picktoria."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Symbols(plain))

    def table(self, view: GloriaView) -> RenderableType:
        return Board(view, self._say, self._names, self._marks)

    def topic(self, view: GloriaView, move: str) -> str:
        """Ask in a second step for the card of a chest, the row of a joker and the row of the fox."""
        kind, *what = move.split()
        if kind == "chest":
            return self._say("topic-chest")
        if kind == "fox":
            return self._say("topic-fox")
        if kind == "place":
            if len(what) > 1:
                return self._say(f"topic-{what[0]}")
            if len(set(view.hand or ()) & set(NAMES[:MOTIFS])) > _MAX_PLACES_LISTED:
                return self._say("topic-place")
        return ""

    def event(self, event: Event) -> Text | None:
        if isinstance(event, TurnBegan):
            return self._turn_heading(event.seat)
        return self._scored(event) if isinstance(event, Scored) else super().event(event)

    def _scored(self, event: Scored) -> Text:
        """Return a heading, and the lines of all seats wrapped between their items."""
        heading, *lines = event.messages()
        text = self._sentence(heading)
        for seat, line in enumerate(lines):
            earned = [self._words.message(part, self._names).replace(" ", _HARD_SPACE) for part in parts_of(line)]
            told = self._words.message(
                replace(line, data={**line.data, "earned": ", ".join(earned)}, parts={}), self._names
            )
            name = self._names[seat]
            for place, wrapped in enumerate(
                textwrap.wrap(told, _MAX_WIDTH, initial_indent="  ", subsequent_indent="    ")
            ):
                text.append(f"\n{wrapped.replace(_HARD_SPACE, ' ')}", "not bold default")
                if place == 0:
                    end = len(text) - len(wrapped) + 2 + len(name)
                    text.stylize(seat_style(seat), end - len(name), end)
        return text


def parts_of(line: Message) -> Sequence[Message]:
    """Return the parts that a line of a scoring lists."""
    earned = line.parts.get("earned", ())
    return (earned,) if isinstance(earned, Message) else earned
