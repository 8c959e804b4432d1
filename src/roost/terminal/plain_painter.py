"""A painter for any game: it shows the view's own data, neatly, so that a game in one file can be played at once."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.core.event import plain_value
from roost.core.message import Message
from roost.core.view import View
from roost.painting.painter import TablePainter
from roost.painting.symbols import Symbols

__all__ = ["PlainPainter"]

_SEAT = "seat"
_TURN = "turn"


class PlainPainter(TablePainter[Symbols, View]):
    """Draws a view as a list of its fields. What a field means only the game knows, so that none is interpreted."""

    def table(self, view: View) -> RenderableType:
        fields = msgspec.to_builtins(view)
        del fields[view.__struct_config__.tag_field], fields[_TURN]
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_row(self._words.say("seats"), self._seats(view.turn))
        for name, value in fields.items():
            label = self._words.message(Message(f"field-{name}", fallback=name), self._names)
            table.add_row(label, plain_value(value))
        return Padding(table, (0, 0, 0, 2), expand=False)

    def _seats(self, turn: int) -> Text:
        """In the order in which a game lists what belongs to them; the one on turn stands out."""
        names = [Text(name, style="bold underline" if seat == turn else "") for seat, name in enumerate(self._names)]
        return Text(" / ").join(names)
