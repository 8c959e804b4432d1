"""A painter for any game: it shows the view's own data, neatly, so that a game in one file can be played at once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.view import View
from roost.words import Words

__all__ = ["PlainPainter"]

_SEAT = "seat"
_TURN = "turn"


class PlainPainter:
    """Draws a view as a table of its fields, one column per seat where a field has a value for each."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def table(self, view: View) -> RenderableType:
        fields = msgspec.to_builtins(view)
        grid = Table(box=None, padding=(0, 3, 0, 1), header_style="bold")
        grid.add_column("")
        each = [name for name, value in fields.items() if self._is_per_seat(value)]
        for seat, name in enumerate(self._names if each else ()):
            grid.add_column(name, style="bold" if seat == view.turn else "")
        for name in each:
            grid.add_row(name, *map(_shown, fields[name]))
        shared = Table.grid(padding=(0, 3, 0, 1))
        for name, value in fields.items():
            if name not in each and name not in (view.__struct_config__.tag_field, _TURN):
                shared.add_row(name, _shown(value))
        both = Table.grid()
        both.add_row(shared)
        if each:
            both.add_row(grid)
        return both

    def _is_per_seat(self, value: object) -> bool:
        return isinstance(value, (list, tuple)) and len(value) == len(self._names)

    def question(self, view: View) -> str:
        return self._words.say("your-move", name=self._names[view.turn])

    def move(self, view: View, move: str) -> str:
        return self._words.find(f"move-{move.split()[0]}") or move

    def event(self, event: Event) -> Text:
        fields = msgspec.to_builtins(event)
        tag = fields.pop(event.__struct_config__.tag_field)
        name = self._names[fields.pop(_SEAT)] if _SEAT in fields else ""
        data = [f"{key} {_shown(value)}" for key, value in fields.items()]
        return Text(": ".join(filter(None, [name, tag, ", ".join(data)])))


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return " ".join(map(_shown, value)) or "-"
    return "-" if value is None else str(value)
