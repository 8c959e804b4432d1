"""What draws a game: the one from the game's own folder, or a plain one that can draw any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from roost.core.event import Event
from roost.core.game import Game
from roost.core.registry import companion
from roost.core.view import View
from roost.terminal.plain import PlainPainter
from roost.words import Words

__all__ = ["Painter", "painter"]


class Painter(Protocol):
    """Turns views, moves and events of one game into drawings and words. It knows no rules beyond what a view says."""

    def table(self, view: View) -> RenderableType:
        """Everything that lies before the players, fitting into 80 columns, and into 60 where that can be done."""

    def question(self, view: View) -> str:
        """What the seat on turn has to decide."""

    def keys(self, view: View, move: str, position: int) -> tuple[str, ...]:
        """What can be typed for a move that stands at that position (from 1) of the list; the list shows the first."""

    def topic(self, view: View, move: str) -> str:
        """What a move is about, where there are too many to list at once: those of one topic make one line at first.

        Nothing for a move that always has a line of its own.
        """

    def move(self, view: View, move: str) -> str:
        """What a move, given in its notation, would do."""

    def event(self, event: Event) -> Text | None:
        """What happened, in a sentence; None for what needs no words."""


def painter(game: Game, words: Words, names: Sequence[str], plain: bool) -> Painter:
    """A painter for a game with these names; `plain` asks for ASCII."""
    own = companion(game, "painter")
    if own is None:
        return PlainPainter(words, names)
    made: Painter = own.Painter(words.say, names, plain)
    return made
