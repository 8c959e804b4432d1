"""The painter of Heckmeck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.games.heckmeck.components import SYMBOLS
from roost.games.heckmeck.public.events import TurnBegan
from roost.games.heckmeck.public.view import HeckmeckView
from roost.games.heckmeck.terminal.drawing import WORM_STYLE, Grill, Seats, Symbols
from roost.painting.painter import TablePainter

_GOLD_STYLE: Final = "bold yellow"
_WORM: Final = "W"
_DIE_WIDTH: Final = 3


class Painter(TablePainter[Symbols, HeckmeckView]):
    """The painter that `roost.terminal` uses."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Symbols(plain))

    # The table

    def table(self, view: HeckmeckView) -> RenderableType:
        parts: list[RenderableType] = [
            self._heading(view),
            Grill(view, self._say, self._marks),
            *self._away(view),
            Seats(view, self._say, self._names, self._marks),
        ]
        if view.turn >= 0:
            parts += [Text(), self.dice(view), *self._prize(view)]
        return self._indented(parts)

    def _heading(self, view: HeckmeckView) -> Text:
        text = Text(self._say("grill"), style="bold")
        if view.variant == "deluxe":
            text.append(f"   {self._say('supply', count=view.supply)}", style="not bold dim")
        return text

    def _away(self, view: HeckmeckView) -> list[Text]:
        if not view.away:
            return []
        specialists = ", ".join(self._say(f"specialist-{specialist}") for specialist in view.away)
        return [Text(self._say("away", specialists=specialists), style="dim")]

    def dice(self, view: HeckmeckView) -> Table:
        """Return the dice just rolled or still to roll on the left, and those set aside on the right."""
        if view.rolled or view.rolled_golden:
            dice = [(symbol, self._die_style(symbol, view)) for symbol in view.rolled]
            dice += [(symbol, _GOLD_STYLE) for symbol in view.rolled_golden]
            label = self._say("dice-rolled")
        else:
            dice = [(" ", "dim")] * view.dice
            label = self._say("dice-left", count=view.dice)
        aside = [(symbol, WORM_STYLE if symbol == _WORM else "bold") for symbol in view.aside]
        aside += [(symbol, _GOLD_STYLE) for symbol in view.aside_golden]
        table = Table.grid(padding=(0, 4, 0, 0))
        table.add_row(Text(label, style="dim"), self._aside_label(view) if aside else "")
        table.add_row(self._boxes(dice), self._boxes(aside))
        return table

    def _aside_label(self, view: HeckmeckView) -> Text:
        if view.prize is not None and view.prize.total != view.total:
            return Text(self._say("dice-aside-can", total=view.total, reached=view.prize.total), style="dim")
        return Text(self._say("dice-aside", total=view.total), style="dim")

    def _die_style(self, symbol: str, view: HeckmeckView) -> str:
        if symbol in view.aside + view.aside_golden:
            return "dim"
        return WORM_STYLE if symbol == _WORM else "bold"

    def _boxes(self, dice: Sequence[tuple[str, str]]) -> Text:
        box = self._marks.box
        text = Text(no_wrap=True)
        for row in (box.upper(_DIE_WIDTH), None, box.lower(_DIE_WIDTH)):
            for symbol, style in dice:
                # The golden die differs from white ones without colours, too.
                edge = "*" if style == _GOLD_STYLE else "~" if symbol == _WORM else " "
                face = f"{edge}{symbol}{edge}"
                text.append(row or f"{box.side}{face}{box.side}", style)
            text.append("\n")
        text.right_crop(1)
        return text

    def _prize(self, view: HeckmeckView) -> list[Text]:
        """Return the outcome of stopping, and below it what would come along or be lost."""
        if view.prize is None:
            return []
        first, *more = (self._words.message(message, self._names) for message in view.preview())
        style = "red" if view.prize.portion is None else "green"
        return [Text(line, style=style) for line in (first, " ".join(more)) if line]

    # Decisions

    def keys(self, view: HeckmeckView, move: str, position: int) -> tuple[str, ...]:
        """Return the keys of a move: dice by their face, with 6 or w for the worm, other moves after them."""
        kind, _, symbol = move.partition(" ")
        if kind == "take":
            number = str(SYMBOLS.index(symbol) + 1)
            return (number, symbol.lower()) if symbol == _WORM else (number,)
        return (str(len(SYMBOLS) + 1 if view.phase == "choose" else position),)

    def event(self, event: Event) -> Text | None:
        return self._turn_heading(event.seat) if isinstance(event, TurnBegan) else super().event(event)
