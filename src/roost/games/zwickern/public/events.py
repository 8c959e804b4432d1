"""The events of Zwickern. Only dealt cards are hidden from other seats."""

from __future__ import annotations

from typing import ClassVar

from roost.core.event import Event, OpenEvent
from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.games.zwickern.public.names import (
    bought_message,
    claws,
    item_message,
    item_messages,
    printed,
    sum_message,
    sum_text,
    values,
)


class DealBegan(OpenEvent, frozen=True, tag="deal-began"):
    """A deal began; `deal` counts from 1."""

    chapter = 2
    deal: int
    dealer: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-deal", {"deal": self.deal}, {"name": self.dealer}),)


class RoundBegan(OpenEvent, frozen=True, tag="round-began"):
    """A round began; the seat will play first."""

    chapter = 2
    deal: int
    round: int
    seat: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-round", {"round": self.round}, {"name": self.seat}),)


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its cards for a round; other seats see only their number."""

    chapter = 2
    seat: int
    count: int
    cards: tuple[str, ...]
    """Empty for other seats."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, ())

    def messages(self) -> tuple[Message, ...]:
        if not self.cards:
            return ()
        return (Message("event-dealt", {}, {"name": self.seat}, parts={"cards": item_messages(self.cards)}),)


class TableOpened(OpenEvent, frozen=True, tag="table-opened"):
    """Cards were laid on the table at the start of a deal."""

    chapter = 2
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-opened", parts={"cards": item_messages(self.cards)}),)


class Laid(OpenEvent, frozen=True, tag="laid"):
    """A card was laid on the table."""

    chapter = 7
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    value: int | None
    """The fixed value of a two-value card, which makes it a pile; None if it was laid open."""

    def messages(self) -> tuple[Message, ...]:
        seats = {"name": self.seat}
        if self.value is None:
            return (Message("event-laid", {}, seats, parts={"card": item_message(self.card)}),)
        return (Message("event-fixed", {"card": self.card, "value": self.value}, seats),)


class Built(OpenEvent, frozen=True, tag="built"):
    """A card was played onto an item."""

    chapter = 6
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    item: str
    """The name of the item before the build: `2/12`, `[15]`."""
    place: int
    """The index of the item on the table, from 0."""
    old: int
    """The value that the item counted as."""
    value: int
    """The value of the pile."""

    def messages(self) -> tuple[Message, ...]:
        total = sum_text(self.old, self.value - self.old)
        parts = {"card": item_message(self.card), "item": item_message(self.item)}
        return (Message("event-built", {"sum": total}, {"name": self.seat}, parts=parts),)


class Bought(OpenEvent, frozen=True, tag="bought"):
    """A card bought items."""

    chapter = 4
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    value: int
    """The value of the card and of each group."""
    items: tuple[str, ...]
    """The names of the items, in the order of the table."""
    places: tuple[int, ...]
    """The indices of the items on the table, from 0."""
    groups: tuple[tuple[str, ...], ...]
    """The names of the items by group; each group adds up to the value."""
    cards: tuple[str, ...]
    """All cards that the buyer got, the played one last."""

    def messages(self) -> tuple[Message, ...]:
        return (
            Message(
                "event-bought",
                {
                    "card": printed(self.card),
                    "value": self.value if len(values(self.card)) > 1 else 0,
                    "cards": len(self.cards),
                    "claws": claws(self.cards),
                },
                {"name": self.seat},
                parts={"groups": tuple(sum_message(map(bought_message, group)) for group in self.groups)},
                tone="good",
            ),
        )


class Zwicked(OpenEvent, frozen=True, tag="zwick"):
    """A seat bought all items of the table."""

    chapter = 5
    seat: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-zwick", {}, {"name": self.seat}, tone="triumph"),)


class ZwicksCancelled(OpenEvent, frozen=True, tag="zwicks-cancelled"):
    """After a Zwick, these sides turned one Zwick down each, including the new one."""

    chapter = 5
    sides: tuple[int, ...]

    def messages(self) -> tuple[Message, ...]:
        *first, last = self.sides
        sides = tuple(Message("side", sides={"name": side}) for side in first)
        return (Message("event-zwicks-cancelled", sides={"last": last}, parts={"first": sides}, tone="notice"),)


class RoundEnded(OpenEvent, frozen=True, tag="round-ended"):
    """All hands were played."""

    deal: int
    round: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class Penalised(OpenEvent, frozen=True, tag="penalty"):
    """A pile of this round was left and costs the seat that played its last card."""

    chapter = 8
    seat: int
    item: str
    points: int
    """Below 0."""

    def messages(self) -> tuple[Message, ...]:
        item = self.item.partition("#")[0].strip("[]")
        return (Message("event-penalty", {"item": item, "points": -self.points}, {"name": self.seat}, tone="bad"),)


class RestTaken(OpenEvent, frozen=True, tag="rest-taken"):
    """At the end of a deal, the last buyer got the cards of the table; None if nobody bought."""

    chapter = 9
    seat: int | None
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        if self.seat is None:
            return (Message("event-rest-nobody", parts={"cards": item_messages(self.cards)}),)
        cards = ", ".join(map(printed, self.cards))
        return (Message("event-rest", {"cards": cards, "claws": claws(self.cards)}, {"name": self.seat}),)


class DealScored(OpenEvent, frozen=True, tag="deal-scored"):
    """The points of every side in a deal, and the totals of all deals."""

    chapter = 9
    deal: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]

    def messages(self) -> tuple[Message, ...]:
        # The points are shown as a table.
        return (Message("event-scored", {"deal": self.deal}),)


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """The game ended; `why` is `last-deal`."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # The score sheet shows it.
        return ()
