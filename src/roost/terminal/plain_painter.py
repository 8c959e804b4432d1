"""A painter for any game: it shows the view's own data, neatly, so that a game in one file can be played at once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.view import View
from roost.words import Words

__all__ = ["PlainPainter"]

_SEAT = "seat"
_TURN = "turn"
_NOTHING = "-"


class PlainPainter:
    """Draws a view as a list of its fields. What a field means only the game knows, so that none is interpreted."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def table(self, view: View) -> RenderableType:
        fields = msgspec.to_builtins(view)
        del fields[view.__struct_config__.tag_field], fields[_TURN]
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_row(self._words.say("seats"), self._seats(view.turn))
        for name, value in fields.items():
            table.add_row(self._words.find(f"field-{name}") or name, _shown(value))
        return Padding(table, (0, 0, 0, 2), expand=False)

    def _seats(self, turn: int) -> Text:
        """In the order in which a game lists what belongs to them; the one on turn stands out."""
        names = [Text(name, style="bold underline" if seat == turn else "") for seat, name in enumerate(self._names)]
        return Text(" / ").join(names)

    def question(self, view: View) -> str:
        return self._words.say("your-move", name=self._names[view.turn])

    def keys(self, view: View, move: str, position: int) -> tuple[str, ...]:
        return (str(position),)

    def topic(self, view: View, move: str) -> str:
        return ""

    def move(self, view: View, move: str) -> str:
        kind, _, rest = move.partition(" ")
        return self._words.find(f"move-{kind}", rest=rest) or move

    def event(self, event: Event) -> Text:
        fields = msgspec.to_builtins(event)
        tag = fields.pop(event.__struct_config__.tag_field)
        name = self._names[fields.pop(_SEAT)] if _SEAT in fields else ""
        own = self._words.find(f"event-{tag}", name=name, **{key: _counted(value) for key, value in fields.items()})
        data = [f"{key} {_shown(value)}" for key, value in fields.items()]
        return Text(own or ": ".join(filter(None, [name, ", ".join([tag, *data])])))


def _counted(value: object) -> str | int:
    """A number stays one, so that a message can choose a plural by it."""
    return value if type(value) is int else _shown(value)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        nested = any(isinstance(inner, (dict, list, tuple)) for inner in value)
        return (" / " if nested else " ").join(map(_shown, value)) or _NOTHING
    return _NOTHING if value is None else str(value)
