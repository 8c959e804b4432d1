"""What happens in Zwickern. Cards that are dealt are seen by their owner alone; everything else lies open."""

from __future__ import annotations

from typing import ClassVar

from roost.core.event import Event, OpenEvent
from roost.core.result import ScoreLine


class DealBegan(OpenEvent, frozen=True, tag="deal-began"):
    """All cards are shuffled; from 1."""

    deal: int
    dealer: int


class RoundBegan(OpenEvent, frozen=True, tag="round-began"):
    """Cards are about to be dealt; the seat will play first."""

    deal: int
    round: int
    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its cards for a round; others see only how many."""

    seat: int
    count: int
    cards: tuple[str, ...]
    """Nothing for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, ())


class TableOpened(OpenEvent, frozen=True, tag="table-opened"):
    """The cards that lie on the table when a deal begins."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class Laid(OpenEvent, frozen=True, tag="laid"):
    """A card joined the table."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    value: int | None
    """The value that a two-value card was fixed to, so that it is a pile; None: laid open."""


class Built(OpenEvent, frozen=True, tag="built"):
    """A card was played onto an item."""

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


class Bought(OpenEvent, frozen=True, tag="bought"):
    """A card bought items."""

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


class Zwicked(OpenEvent, frozen=True, tag="zwick"):
    """The seat bought everything on the table."""

    seat: int


class ZwicksCancelled(OpenEvent, frozen=True, tag="zwicks-cancelled"):
    """Right after a Zwick: these sides turn one down each, the new one included."""

    sides: tuple[int, ...]


class RoundEnded(OpenEvent, frozen=True, tag="round-ended"):
    """All hands are played."""

    deal: int
    round: int


class Penalised(OpenEvent, frozen=True, tag="penalty"):
    """A pile of this round was left; it costs whoever played its last card."""

    seat: int
    item: str
    points: int
    """Below 0."""


class RestTaken(OpenEvent, frozen=True, tag="rest-taken"):
    """The end of a deal: what was left on the table goes to the seat that bought last; None: nobody did."""

    seat: int | None
    cards: tuple[str, ...]


class DealScored(OpenEvent, frozen=True, tag="deal-scored"):
    """What every side earned in a deal, and the totals of the sides since the beginning."""

    deal: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: `last-deal`."""

    why: str
