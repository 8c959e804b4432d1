"""Events of Gloria Picktoria. Only cards dealt or drawn blind are secret."""

from __future__ import annotations

from typing import ClassVar, Literal

from roost.core.event import Event, OpenEvent
from roost.core.message import Message
from roost.core.result import ScoreLine


def card_message(kind: str) -> Message:
    """Return the message of a card."""
    return Message(f"card-{kind}")


def row_message(motif: str) -> Message:
    """Return the message of a row."""
    return Message(f"row-{motif}")


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"{points:+}".replace("-", "\u2212")


class OpenDealt(OpenEvent, frozen=True, tag="open-dealt"):
    """The open cards in the middle, at the start of the game."""

    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        # The table shows it.
        return ()


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand was dealt, its doubler included. Only the owner sees the cards; the others see their number."""

    seat: int
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count, None)

    def messages(self) -> tuple[Message, ...]:
        # The table shows it.
        return ()


class TurnBegan(OpenEvent, frozen=True, tag="turn-began"):
    """A seat has three actions."""

    seat: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class ChestLaid(OpenEvent, frozen=True, tag="chest-laid"):
    """A hand card was shown and laid face down as a chest."""

    chapter = 2
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    chests: int
    """The number of empty chests of the seat now."""

    def messages(self) -> tuple[Message, ...]:
        data, parts = {"chests": self.chests}, {"card": card_message(self.card)}
        return (Message("event-chest-laid", data, {"name": self.seat}, parts),)


class RowOpened(OpenEvent, frozen=True, tag="row-opened"):
    """A motif card was placed at an empty chest: a row of one card."""

    chapter = 2
    reveals: ClassVar[bool] = True

    seat: int
    motif: str
    chests: int
    """The number of empty chests of the seat now."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-row-opened", {}, {"name": self.seat}, {"row": row_message(self.motif)}, "good"),)


class CardPlaced(OpenEvent, frozen=True, tag="card-placed"):
    """A motif card or a joker was added to a row."""

    chapter = 2
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    """The motif, or `joker`."""
    motif: str
    """The motif of the row."""
    length: int
    """The length of the row now."""

    def messages(self) -> tuple[Message, ...]:
        return (
            Message(
                "event-joker-placed" if self.card == "joker" else "event-card-placed",
                {"length": self.length},
                {"name": self.seat},
                {"card": card_message(self.card), "row": row_message(self.motif)},
                "good",
            ),
        )


class RowClosed(OpenEvent, frozen=True, tag="row-closed"):
    """A doubler was placed on a row."""

    chapter = 2
    reveals: ClassVar[bool] = True

    seat: int
    motif: str
    length: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-row-closed", {}, {"name": self.seat}, {"row": row_message(self.motif)}, "good"),)


class CardTaken(OpenEvent, frozen=True, tag="card-taken"):
    """An open card was taken into a hand."""

    chapter = 2
    seat: int
    card: str
    place: int
    """The place of the card, from 0."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-card-taken", {}, {"name": self.seat}, {"card": card_message(self.card)}),)


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was drawn blind. Only its owner sees it."""

    chapter = 2
    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, None)

    def messages(self) -> tuple[Message, ...]:
        seats = {"name": self.seat}
        if self.card is None:
            return (Message("event-card-drawn", {}, seats),)
        return (Message("event-card-drawn-seen", {}, seats, {"card": card_message(self.card)}),)


class OpenRefilled(OpenEvent, frozen=True, tag="open-refilled"):
    """A card from the pile was turned up in place of the one taken."""

    card: str
    place: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-open-refilled", parts={"card": card_message(self.card)}, tone="quiet"),)


class VisitorCame(OpenEvent, frozen=True, tag="visitor-came"):
    """A visitor turned up from the pile, the `number`th of ten."""

    chapter = 4
    number: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-visitor-came", {"number": self.number}, tone="headline"),)


class Scored(OpenEvent, frozen=True, tag="scored"):
    """A scoring was held."""

    chapter = 5
    number: int
    """The number of the scoring, from 1."""
    points: tuple[int, ...]
    """The points of each seat in this scoring."""
    totals: tuple[int, ...]
    """The points of each seat so far."""
    lines: tuple[ScoreLine, ...]
    """The lines of this scoring, as in the result."""

    def messages(self) -> tuple[Message, ...]:
        """Return a heading, and for each seat its points, its total and their reasons."""
        return (
            Message("score-part", {"number": self.number}, tone="headline"),
            *(self._seat_message(seat) for seat in range(len(self.points))),
        )

    def _seat_message(self, seat: int) -> Message:
        total = str(self.totals[seat]).replace("-", "\u2212")
        data, seats = {"points": signed(self.points[seat]), "total": total}, {"name": seat}
        earned = tuple(
            Message("scored-line", {"points": signed(line.points)}, parts={"what": Message(f"score-{line.key}")})
            for line in self.lines
            if line.seat == seat and line.points
        )
        return Message("scored-lines", data, seats, {"earned": earned}) if earned else Message("scored", data, seats)


class FoxEntered(OpenEvent, frozen=True, tag="fox-entered"):
    """The last seat opened its first row, and the fox came to it."""

    chapter = 3
    seat: int
    motif: str

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-fox-entered", {}, {"name": self.seat}, {"row": row_message(self.motif)}, "bad"),)


class FoxMoved(OpenEvent, frozen=True, tag="fox-moved"):
    """The fox was moved from a row to another."""

    chapter = 3
    seat: int
    """The seat that moved the fox from one of its rows."""
    motif: str
    """The motif of that row."""
    target: int
    """The seat with the fox now: the same, or its left neighbour."""
    target_motif: str
    how: Literal["own", "left", "pass"]
    """For one action, for two actions, or for free at the end of the turn."""

    def messages(self) -> tuple[Message, ...]:
        data, seats = {"how": self.how}, {"name": self.seat, "target": self.target}
        return (Message("event-fox-moved", data, seats, {"row": row_message(self.target_motif)}, "bad"),)


class FoxKept(OpenEvent, frozen=True, tag="fox-kept"):
    """The seat did not pass the fox on at the end of its turn."""

    chapter = 3
    seat: int
    motif: str

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-fox-kept", {}, {"name": self.seat}, {"row": row_message(self.motif)}),)


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """The game ended, always because of `last-visitor`."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # The score sheet shows it.
        return ()
