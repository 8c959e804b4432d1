"""What happens in Zwickern. Cards that are dealt are seen by their owner alone; everything else lies open."""

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
    """All cards are shuffled; from 1."""

    chapter = 2
    deal: int
    dealer: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-deal", {"deal": self.deal}, {"name": self.dealer}),)


class RoundBegan(OpenEvent, frozen=True, tag="round-began"):
    """Cards are about to be dealt; the seat will play first."""

    chapter = 2
    deal: int
    round: int
    seat: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-round", {"round": self.round}, {"name": self.seat}),)


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its cards for a round; others see only how many."""

    chapter = 2
    seat: int
    count: int
    cards: tuple[str, ...]
    """Nothing for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, ())

    def messages(self) -> tuple[Message, ...]:
        if not self.cards:
            return ()
        return (Message("event-dealt", {}, {"name": self.seat}, parts={"cards": item_messages(self.cards)}),)


class TableOpened(OpenEvent, frozen=True, tag="table-opened"):
    """The cards that lie on the table when a deal begins."""

    chapter = 2
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-opened", parts={"cards": item_messages(self.cards)}),)


class Laid(OpenEvent, frozen=True, tag="laid"):
    """A card joined the table."""

    chapter = 7
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    value: int | None
    """The value that a two-value card was fixed to, so that it is a pile; None: laid open."""

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
    """The item as it was named before: `2/12`, `[15]`."""
    place: int
    """Where it lies among the items of the table, from 0."""
    old: int
    """What the item counted in the reckoning ..."""
    value: int
    """... and what the pile is worth now."""

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
    """What the card and each group count, in one possible reckoning."""
    items: tuple[str, ...]
    """The items as they were named, in the order of the table ..."""
    places: tuple[int, ...]
    """... where they lay, from 0 ..."""
    groups: tuple[tuple[str, ...], ...]
    """... and split into groups that add up to the value each."""
    cards: tuple[str, ...]
    """All cards that went to the buyer's pile, the played one last."""

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
    """The seat bought everything on the table."""

    chapter = 5
    seat: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-zwick", {}, {"name": self.seat}, tone="triumph"),)


class ZwicksCancelled(OpenEvent, frozen=True, tag="zwicks-cancelled"):
    """Right after a Zwick: these sides turn one down each, the new one included."""

    chapter = 5
    sides: tuple[int, ...]

    def messages(self) -> tuple[Message, ...]:
        *first, last = self.sides
        sides = tuple(Message("side", sides={"name": side}) for side in first)
        return (Message("event-zwicks-cancelled", sides={"last": last}, parts={"first": sides}, tone="notice"),)


class RoundEnded(OpenEvent, frozen=True, tag="round-ended"):
    """All hands are played."""

    deal: int
    round: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class Penalised(OpenEvent, frozen=True, tag="penalty"):
    """A pile of this round was left; it costs whoever played its last card."""

    chapter = 8
    seat: int
    item: str
    points: int
    """Below 0."""

    def messages(self) -> tuple[Message, ...]:
        item = self.item.partition("#")[0].strip("[]")
        return (Message("event-penalty", {"item": item, "points": -self.points}, {"name": self.seat}, tone="bad"),)


class RestTaken(OpenEvent, frozen=True, tag="rest-taken"):
    """The end of a deal: what was left on the table goes to the seat that bought last; None: nobody did."""

    chapter = 9
    seat: int | None
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        if self.seat is None:
            return (Message("event-rest-nobody", parts={"cards": item_messages(self.cards)}),)
        cards = ", ".join(map(printed, self.cards))
        return (Message("event-rest", {"cards": cards, "claws": claws(self.cards)}, {"name": self.seat}),)


class DealScored(OpenEvent, frozen=True, tag="deal-scored"):
    """What every side earned in a deal, and the totals of the sides since the beginning."""

    chapter = 9
    deal: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]

    def messages(self) -> tuple[Message, ...]:
        # What everybody earned is shown as a table.
        return (Message("event-scored", {"deal": self.deal}),)


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: `last-deal`."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # The score sheet says it.
        return ()
