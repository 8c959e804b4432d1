"""What the painters of all games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.message import Message
from roost.core.type_parameters import ViewT_contra
from roost.painting.seats import seat_style
from roost.painting.symbols import Symbols

__all__ = ["TablePainter"]

_MARGIN: Final = (0, 0, 0, 2)
_STYLES: Final = {
    "": "",
    "good": "green",
    "bad": "red",
    "notice": "yellow",
    "quiet": "dim",
    "headline": "bold yellow",
    "triumph": "bold green",
}
_Marks = TypeVar("_Marks", bound=Symbols)


class TablePainter(Generic[_Marks, ViewT_contra]):
    """What a game's painter can derive from; what else one has to do, `roost.terminal` says."""

    def __init__(self, words: Speaker, names: Sequence[str], marks: _Marks) -> None:
        self._words = words
        self._say = words.say
        self._names = names
        self._sides: Sequence[int] = ()
        """Which side each seat is on, where there are partners."""
        self._marks = marks

    def question(self, view: ViewT_contra) -> str:
        return self._words.message(view.question(), self._names)

    def move(self, view: ViewT_contra, move: str) -> str:
        return self._words.message(view.move_message(move), self._names)

    def event(self, event: Event) -> Text | None:
        """Return the event's sentences; a game draws some of its events instead."""
        lines = [self._sentence(message) for message in event.messages()]
        return Text("\n").join(lines) if lines else None

    def keys(self, view: ViewT_contra, move: str, position: int) -> tuple[str, ...]:
        """The number in the list, and nothing else."""
        return (str(position),)

    def topic(self, view: ViewT_contra, move: str) -> str:
        """Every move has a line of its own."""
        return ""

    def _indented(self, parts: Sequence[RenderableType]) -> Padding:
        """One below the other, a little way in from the left."""
        return Padding(Group(*parts), _MARGIN, expand=False)

    def _turn_heading(self, seat: int) -> Text:
        """The line above all that a seat does in its turn."""
        return Text(f"\n{self._marks.rule * 2} ", style=seat_style(seat)).append(self._names[seat])

    def _sentence(self, message: Message) -> Text:
        """Return a message in the style of its tone; a name that begins it has the colour of its seat."""
        text = Text(self._words.message(message, self._names, self._sides), style=_STYLES[message.tone])
        seat = message.seats.get("name")
        if isinstance(seat, int) and text.plain.startswith(self._names[seat]):
            text.stylize(f"not bold not dim {seat_style(seat)}", 0, len(self._names[seat]))
        return text
