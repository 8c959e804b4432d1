"""What happens in Gloria Picktoria. Only cards that go to a hand unseen are secret."""

from __future__ import annotations

from typing import ClassVar, Literal

from roost.core.event import Event, OpenEvent
from roost.core.result import ScoreLine


class OpenDealt(OpenEvent, frozen=True, tag="open-dealt"):
    """The open cards in the middle, at the start of the game."""

    cards: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand was dealt: the cards only to their owner, their number to all. The doubler is among them."""

    seat: int
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, None)


class TurnBegan(OpenEvent, frozen=True, tag="turn-began"):
    """A seat has three actions."""

    seat: int


class ChestLaid(OpenEvent, frozen=True, tag="chest-laid"):
    """A hand card was shown and laid face down as a chest."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    chests: int
    """How many empty chests the seat has now."""


class RowOpened(OpenEvent, frozen=True, tag="row-opened"):
    """A motif card was placed at an empty chest: a row of one card."""

    reveals: ClassVar[bool] = True

    seat: int
    motif: str
    chests: int
    """How many empty chests the seat has left."""


class CardPlaced(OpenEvent, frozen=True, tag="card-placed"):
    """A motif card or a joker was added to a row."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    """The motif, or `joker`."""
    motif: str
    """The row's."""
    length: int
    """Open cards of the row now."""


class RowClosed(OpenEvent, frozen=True, tag="row-closed"):
    """A doubler was placed on a row."""

    reveals: ClassVar[bool] = True

    seat: int
    motif: str
    length: int


class CardTaken(OpenEvent, frozen=True, tag="card-taken"):
    """An open card was taken into a hand."""

    seat: int
    card: str
    place: int
    """Which of the three places, from 0."""


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was drawn blind: only its owner sees which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, None)


class OpenRefilled(OpenEvent, frozen=True, tag="open-refilled"):
    """A card from the pile was turned up in place of the one taken."""

    card: str
    place: int


class VisitorCame(OpenEvent, frozen=True, tag="visitor-came"):
    """A visitor turned up from the pile, the `number`th of ten."""

    number: int


class Scored(OpenEvent, frozen=True, tag="scored"):
    """A scoring was held."""

    number: int
    """The first, second or third."""
    points: tuple[int, ...]
    """What each seat got or lost in it."""
    totals: tuple[int, ...]
    """What each seat has now."""
    lines: tuple[ScoreLine, ...]
    """How that came about, as in the result."""


class FoxEntered(OpenEvent, frozen=True, tag="fox-entered"):
    """The last seat has opened its first row: the fox comes and stands on it."""

    seat: int
    motif: str


class FoxMoved(OpenEvent, frozen=True, tag="fox-moved"):
    """The fox was moved from a row to another."""

    seat: int
    """Who moved it, from a row of its own ..."""
    motif: str
    """... of this motif."""
    target: int
    """The seat on whose row it stands now: the same, or its left neighbour."""
    target_motif: str
    how: Literal["own", "left", "pass"]
    """For one action, for two actions, or for nothing at the end of the turn."""


class FoxKept(OpenEvent, frozen=True, tag="fox-kept"):
    """The seat did not pass the fox on at the end of its turn."""

    seat: int
    motif: str


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: always `last-visitor`."""

    why: str
