"""Drawings of the things on a table of Heckmeck, as wide as the screen allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from roost.games.heckmeck.components import CLASSIC_PORTIONS, DELUXE_PORTIONS, VALUES, WORMS
from roost.games.heckmeck.public.view import HeckmeckView, Owner, Portion
from roost.painting import symbols as common
from roost.painting.fitted_drawing import FittedDrawing
from roost.painting.seats import seat_name
from roost.painting.tiles import Tiles

WORM_STYLE: Final = "bold magenta"
_TILE_STYLE: Final = "bold #3b2a1a on #f3e3bd"
_TILE_WORM_STYLE: Final = "bold #a83262 on #f3e3bd"
_TILE_SPECIALIST_STYLE: Final = "#1c5f7a on #f3e3bd"
_SPECIALIST_STYLE: Final = "yellow"
_GONE_STYLE: Final = "dim"
_TILE_WIDTH: Final = 7
_MIN_ROWS: Final = 2
"""At least two rows, as on a real table."""
_ROOMY_MIN_WIDTH: Final = 70
"""From this width on, the columns of seats stand further apart."""


class Symbols(common.Symbols):
    """The characters to draw with."""

    def __init__(self, plain: bool) -> None:
        super().__init__(plain)
        self.turned = "#" if plain else "▒"
        self.taken = "." if plain else "·"


class Grill(Tiles):
    """The grill with a fixed place for each portion; portions taken leave a gap."""

    def __init__(self, view: HeckmeckView, say: Callable[..., str], marks: Symbols) -> None:
        self._say = say
        self._marks = marks
        deluxe = view.variant == "deluxe"
        mask = DELUXE_PORTIONS if deluxe else CLASSIC_PORTIONS
        lying = {portion.value: portion for portion in view.grill}
        lines = (self._worth, self._standing) if deluxe else (self._worth,)
        places = [lying.get(value) for number, value in enumerate(VALUES) if mask >> number & 1]
        super().__init__([[draw(portion) for draw in lines] for portion in places], _TILE_WIDTH, marks.grid, _MIN_ROWS)

    def _worth(self, portion: Portion | None) -> Text:
        """Return the value and the worms of a portion: `27 ~~`."""
        if portion is None:
            return Text(self._marks.taken.center(_TILE_WIDTH), style=_GONE_STYLE)
        if not portion.open:
            return Text(self._marks.turned * _TILE_WIDTH, style=_GONE_STYLE)
        worms = ("~" * portion.worms).ljust(_TILE_WIDTH - 3)
        return Text(f"{portion.value} ", style=_TILE_STYLE).append(worms, style=_TILE_WORM_STYLE)

    def _standing(self, portion: Portion | None) -> Text:
        if portion is None:
            return Text(" " * _TILE_WIDTH)
        if not portion.open:
            return Text(self._marks.turned * _TILE_WIDTH, style=_GONE_STYLE)
        name = self._say(f"specialist-{portion.specialist}") if portion.specialist else ""
        return Text(name.ljust(_TILE_WIDTH), style=_TILE_SPECIALIST_STYLE)


class Seats(FittedDrawing):
    """A line for each seat with its belongings."""

    def __init__(self, view: HeckmeckView, say: Callable[..., str], names: Sequence[str], marks: Symbols) -> None:
        self._view = view
        self._say = say
        self._names = names
        self._marks = marks
        self._deluxe = view.variant == "deluxe"

    def fitted(self, width: int) -> Table:
        gap = 3 if width >= _ROOMY_MIN_WIDTH else 1
        table = Table(box=None, padding=(0, gap, 0, 0), header_style="dim")
        table.add_column(no_wrap=True)
        table.add_column(self._say("column-worms"), justify="right", no_wrap=True)
        table.add_column(self._say("column-top"), no_wrap=True)
        table.add_column(self._say("column-stack"), justify="right", no_wrap=True)
        if self._deluxe:
            table.add_column(self._say("column-specialist"), no_wrap=True)
            table.add_column(self._say("column-roast-worms"), overflow="fold")
        for seat, owner in enumerate(self._view.seats):
            name = seat_name(self._names[seat], seat, self._view.turn, self._marks)
            table.add_row(name, Text(str(owner.worms), style="bold"), *self._belongings(owner))
        return table

    def _belongings(self, owner: Owner) -> list[Text]:
        if owner.top is None:
            cells = [Text("-", style="dim"), Text("0", style="dim")]
        else:
            worms = "~" * WORMS[VALUES.index(owner.top)]
            cells = [Text(f"{owner.top} ", style="bold").append(worms, style=WORM_STYLE), Text(str(owner.height))]
        if self._deluxe:
            specialist = self._say(f"specialist-{owner.specialist}") if owner.specialist else ""
            cells += [Text(specialist, style=_SPECIALIST_STYLE), Text("~" * owner.roast_worms, style=WORM_STYLE)]
        return cells
