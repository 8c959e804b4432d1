"""Draws a table of Zwickern and says what happens at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.event import Event
from roost.core.extras import Speaker
from roost.core.view import View
from roost.games.zwickern.components import DEAREST, PENALTY, side_of
from roost.games.zwickern.public import events
from roost.games.zwickern.public.buy_breakdown import bought, built, buys, claws, printed, values
from roost.games.zwickern.public.deal_table import deal_table
from roost.games.zwickern.public.view import ZwickernView
from roost.games.zwickern.terminal.drawing import (
    CLAW_STYLE,
    PILE_STYLE,
    WARNING_STYLE,
    Faces,
    Marks,
    Sides,
    card_face,
    grouped,
    item_face,
)
from roost.painting.painter import TablePainter

_LINES: Final = 12
"""A list of moves should not be longer."""


class Painter(TablePainter[Marks]):
    """What `roost.terminal` asks of a game's painter."""

    def __init__(self, words: Speaker, names: Sequence[str], plain: bool) -> None:
        super().__init__(words, names, Marks(plain))
        self._seen: View | None = None
        """The view that was last asked about, and which moves have to be grouped in it."""
        self._long: set[str] = set()

    # The table

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ZwickernView)
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
        """What lies on the table, and below it what is to be known about piles."""
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
                    points=PENALTY,
                )
                grid.add_row(item.name, Text(remark, style=WARNING_STYLE if item.fresh else "dim"))
        if grid.row_count:
            yield grid

    def _remarks(self, view: ZwickernView) -> Iterator[Text]:
        """The claws that nobody has seen yet, and who gets the rest."""
        hidden = [card for card in view.unseen if claws([card])]
        if hidden:
            text = Text(self._say("claws-hidden"), style="dim")
            yield text.append(f" {grouped(hidden, self._marks)}", style=f"not dim {CLAW_STYLE}")
        if view.round == view.rounds:
            name = self._names[view.last_buyer] if view.last_buyer is not None else ""
            yield Text(self._say("rest" if name else "rest-nobody", name=name), style="dim")

    # Decisions

    def question(self, view: View) -> str:
        assert isinstance(view, ZwickernView)
        return self._say(f"phase-{view.phase}", name=self._names[view.turn])

    def topic(self, view: View, move: str) -> str:
        """Buys and lays stand in the list as long as there is room; what makes piles is listed card by card."""
        assert isinstance(view, ZwickernView)
        action, card, rest = _read(move)
        if action == "build" or (action == "lay" and rest):
            return self._say("topic-build", card=self._card(card))
        topics = self._topics(view)
        if action not in topics:
            return ""
        return self._say("topic-lay") if action == "lay" else self._say("topic-buy", card=self._card(card))

    def _topics(self, view: ZwickernView) -> set[str]:
        """Which moves would make the list too long; found only once for all moves of a list."""
        if self._seen is not view:
            self._seen = view
            cards = len(set(view.hand))
            lines = buys(view)
            self._long = set()
            if lines + cards + 1 > _LINES:
                self._long.add("buy")
                lines = cards
            if lines + 2 * cards > _LINES:
                self._long.add("lay")
        return self._long

    def move(self, view: View, move: str) -> str:
        assert isinstance(view, ZwickernView)
        action, card, rest = _read(move)
        if action == "buy":
            return self._buy(view, card, rest.split())
        if action == "build":
            return self._build(view, card, rest)
        if rest:
            value = int(rest.removeprefix("= "))
            return self._say("move-fix", card=card, value=value, buyer=_buyer(view, card, value), points=PENALTY)
        several = len(values(card)) > 1
        return self._say("move-lay-open" if several else "move-lay", card=printed(card), claws=claws([card]))

    def _buy(self, view: ZwickernView, card: str, names: Sequence[str]) -> str:
        buy = bought(view, card, names)
        return self._say(
            "move-buy",
            card=printed(card),
            value=buy.value if len(values(card)) > 1 else 0,
            groups=", ".join(buy.groups),
            cards=buy.cards,
            claws=buy.claws,
            zwick=int(buy.zwick),
        )

    def _build(self, view: ZwickernView, card: str, rest: str) -> str:
        item, _, announced = rest.partition(" = ")
        value = int(announced)
        buyer = _buyer(view, card, value)
        return self._say(
            "move-build",
            item=self._card(item),
            sum=self._sum(*built(view, card, item, value)),
            buyer=buyer,
            points=PENALTY,
        )

    def _sum(self, old: int, change: int) -> str:
        return f"{old} {'+' if change > 0 else self._marks.minus} {abs(change)} = {old + change}"

    # What happened

    def event(self, event: Event) -> Text | None:
        match event:
            case events.DealBegan(deal, dealer):
                rule = f"{self._marks.rule * 2} "
                return Text(f"\n{rule}", style="bold").append(
                    self._say("event-deal", deal=deal, name=self._names[dealer])
                )
            case events.RoundBegan(_, number, seat):
                before = "" if number == 1 else "\n"
                return Text(f"{before}{self._say('event-round', round=number, name=self._names[seat])}", style="bold")
            case events.Dealt(seat, _, cards) if cards:
                return self._told("event-dealt", seat, cards=self._cards(cards))
            case events.TableOpened(cards):
                return Text(self._say("event-opened", cards=self._cards(cards)))
            case events.Laid(seat, card, None):
                return self._told("event-laid", seat, card=self._card(card))
            case events.Laid(seat, card, value):
                return self._told("event-fixed", seat, card=card, value=value or 0)
            case events.Built(seat, card, item, _, old, value):
                sum_ = self._sum(old, value - old)
                return self._told("event-built", seat, card=self._card(card), item=self._card(item), sum=sum_)
            case events.Bought():
                return self._bought(event)
            case events.Zwicked(seat):
                return self._told("event-zwick", seat, "bold green")
            case events.ZwicksCancelled(sides):
                *first, last = map(self._side, sides)
                return Text(self._say("event-zwicks-cancelled", first=", ".join(first), last=last), style="yellow")
            case events.Penalised(seat, item, points):
                return self._told("event-penalty", seat, "red", item=item, points=-points)
            case events.RestTaken(None, cards):
                return Text(self._say("event-rest-nobody", cards=self._cards(cards)))
            case events.RestTaken(int(seat), cards):
                return self._told("event-rest", seat, cards=", ".join(map(printed, cards)), claws=claws(cards))
            case events.DealScored():
                return deal_table(event, self._say, self._side)
            case _:
                # Every round is announced, and the score sheet says how the game ended.
                return None

    def _bought(self, event: events.Bought) -> Text:
        return self._told(
            "event-bought",
            event.seat,
            "green",
            card=printed(event.card),
            value=event.value if len(values(event.card)) > 1 else 0,
            groups=", ".join("+".join(printed(name.partition("#")[0]) for name in group) for group in event.groups),
            cards=len(event.cards),
            claws=claws(event.cards),
        )

    def _card(self, name: str) -> str:
        """A card or a pile; a card that others have the value of is told apart from them by its claws."""
        shown = printed(name)
        return self._say("card-named", card=shown, claws=claws([name]) if shown != name else 0)

    def _cards(self, names: Sequence[str]) -> str:
        return ", ".join(map(self._card, names))

    def _side(self, side: int) -> str:
        """The name of a player, or of both partners."""
        seats = len(self._names)
        return " & ".join(name for seat, name in enumerate(self._names) if side_of(seat, seats) == side)


def _read(move: str) -> tuple[str, str, str]:
    """The action, the card, and what comes after it: `build`, `3`, `2/12 = 15`."""
    action, _, rest = move.partition(" ")
    card, _, rest = rest.partition(" ")
    return action, card.removesuffix(":"), rest


def _buyer(view: ZwickernView, card: str, value: int) -> str:
    """Which other card of the hand would buy a pile of that value, whether none would, or nothing could at all."""
    others = list(view.hand)
    others.remove(card)
    buyers = [other for other in others if value in values(other)]
    return printed(buyers[0]) if buyers else "none" if value <= DEAREST else "nothing"
