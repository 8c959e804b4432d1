"""The painter of Zwickern for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.view import View
from roost.games.zwickern.components import PENALTY_POINTS, side_of
from roost.games.zwickern.public.events import DealBegan, DealScored, RoundBegan
from roost.games.zwickern.public.move_messages import count_buys, parse_move
from roost.games.zwickern.public.names import claws, item_message
from roost.games.zwickern.public.view import ZwickernView
from roost.games.zwickern.terminal.deal_table import deal_table
from roost.games.zwickern.terminal.drawing import (
    CLAW_STYLE,
    PILE_STYLE,
    WARNING_STYLE,
    Faces,
    Sides,
    Symbols,
    card_face,
    grouped,
    item_face,
)
from roost.painting.painter import TablePainter

_MAX_LIST_LINES: Final = 12
"""The longest list of moves, in lines."""


class Painter(TablePainter[Symbols, ZwickernView]):
    """Drawings of the table and texts of moves and events."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Symbols(plain))
        self._sides = [int(side_of(seat, len(names))) for seat in range(len(names))]
        self._grouped_view: View | None = None
        """The view for which `_grouped_actions` was computed."""
        self._grouped_actions: set[str] = set()

    # The table

    def table(self, view: ZwickernView) -> RenderableType:
        sides = Sides(view, self._say, self._names, self._marks)
        parts: list[RenderableType] = [self._heading(view), Text()]
        if view.phase == "over":
            parts = [sides]
        else:
            parts += [*self._middle(view), Text(), sides, *self._remarks(view)]
        if view.hand:
            parts += [Text(), Text(self._say("hand"), style="bold")]
            parts.append(Faces([card_face(card, self._marks) for card in view.hand]))
        return self._indented(parts)

    def _heading(self, view: ZwickernView) -> Text:
        text = Text(
            self._say("heading", deal=view.deal, deals=view.deals, round=view.round, rounds=view.rounds), style="bold"
        )
        return text.append(f"   {self._say('dealer', name=self._names[view.dealer])}", style="not bold dim")

    def _middle(self, view: ZwickernView) -> Iterator[RenderableType]:
        """Yield the items, with remarks on the piles."""
        if not view.table:
            yield Text(self._say("table-empty"), style="dim")
            return
        yield Faces([item_face(item, self._marks) for item in view.table])
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style=PILE_STYLE)
        for item in view.table:
            if item.pile and item.seat is not None:
                remark = self._say(
                    "pile-fresh" if item.fresh else "pile-old",
                    cards=self._cards(item.cards),
                    name=self._names[item.seat],
                    points=PENALTY_POINTS,
                )
                grid.add_row(item.name, Text(remark, style=WARNING_STYLE if item.fresh else "dim"))
        if grid.row_count:
            yield grid

    def _remarks(self, view: ZwickernView) -> Iterator[Text]:
        """Yield the unseen claws and the seat that gets the rest."""
        hidden = [card for card in view.unseen if claws([card])]
        if hidden:
            text = Text(self._say("claws-hidden"), style="dim")
            yield text.append(f" {grouped(hidden, self._marks)}", style=f"not dim {CLAW_STYLE}")
        if view.round == view.rounds:
            name = self._names[view.last_buyer] if view.last_buyer is not None else ""
            yield Text(self._say("rest" if name else "rest-nobody", name=name), style="dim")

    # Decisions

    def topic(self, view: ZwickernView, move: str) -> str:
        """Return the group of a move in the list; builds are grouped by card, buys and lays only in long lists."""
        action, card, rest = parse_move(move)
        if action == "build" or (action == "lay" and rest):
            return self._say("topic-build", card=self._card(card))
        topics = self._actions_to_group(view)
        if action not in topics:
            return ""
        return self._say("topic-lay") if action == "lay" else self._say("topic-buy", card=self._card(card))

    def _actions_to_group(self, view: ZwickernView) -> set[str]:
        """Return the actions to group so that the list stays short, computed once per view."""
        if self._grouped_view is not view:
            self._grouped_view = view
            cards = len(set(view.hand))
            lines = count_buys(view)
            self._grouped_actions = set()
            if lines + cards + 1 > _MAX_LIST_LINES:
                self._grouped_actions.add("buy")
                lines = cards
            if lines + 2 * cards > _MAX_LIST_LINES:
                self._grouped_actions.add("lay")
        return self._grouped_actions

    def event(self, event: Event) -> Text | None:
        if isinstance(event, DealScored):
            return deal_table(event, self._say, self._side)
        if isinstance(event, DealBegan):
            return Text(f"\n{self._marks.rule * 2} ", style="bold").append(super().event(event) or "")
        if isinstance(event, RoundBegan):
            before = "" if event.round == 1 else "\n"
            return Text(before, style="bold").append(self._words.message(event.messages()[0], self._names))
        return super().event(event)

    def _card(self, name: str) -> str:
        return self._words.message(item_message(name), self._names)

    def _cards(self, names: Sequence[str]) -> str:
        return ", ".join(map(self._card, names))

    def _side(self, side: int) -> str:
        """Return the name of a player or of both partners."""
        return " & ".join(name for name, other in zip(self._names, self._sides, strict=True) if other == side)
