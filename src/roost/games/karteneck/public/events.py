"""The events of Karteneck. All are open, except that others see only the number of cards drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from roost.core.event import Event, OpenEvent
from roost.core.message import Message

WORM: Final = "W"
"""The prefix of the names of worm cards: `W7`."""


def kind_of(card: str) -> str:
    """Return the kind of a card: `W` of `W7`, `3` of `3`."""
    return card[0]


def worms_message(count: int) -> Message:
    """Return a number of worms in words."""
    return Message("worms", {"count": count})


def cards_message(cards: Sequence[str]) -> Message:
    """Return cards of one kind as the object of a sentence."""
    if kind_of(cards[0]) == WORM:
        named = ", ".join(card.removeprefix(WORM) for card in cards)
        return Message("worms-named", {"cards": named, "count": len(cards)})
    return Message("number-cards", {"kind": cards[0], "count": len(cards)})


def _card_message(card: str) -> Message:
    if kind_of(card) == WORM:
        return Message("worm-card", {"number": card.removeprefix(WORM)})
    return Message("number-card", {"number": card})


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat got its first hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None for all other seats."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, self.count, None)

    def messages(self) -> tuple[Message, ...]:
        # Shown by the table.
        return ()


class RoundOpened(OpenEvent, frozen=True, tag="round-opened"):
    """New portions lie on the grill; the seat named begins."""

    chapter = 2
    round: int
    rounds: int
    portions: tuple[int, ...]
    """In ascending order."""
    seat: int

    def messages(self) -> tuple[Message, ...]:
        portions = ", ".join(map(str, self.portions))
        return (
            Message("round", {"round": self.round, "rounds": self.rounds}),
            Message("event-round-opened", {"portions": portions}, {"name": self.seat}),
        )


class Laid(OpenEvent, frozen=True, tag="laid"):
    """Cards of one kind were laid out: `3`, `3` or `W7`, `W12`."""

    chapter = 3
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]
    total: int
    """The total of the whole display."""
    valid: bool
    """Whether the display has a worm."""

    def messages(self) -> tuple[Message, ...]:
        return (
            Message(
                "event-laid" if self.valid else "event-laid-invalid",
                {"total": self.total},
                {"name": self.seat},
                {"cards": cards_message(self.cards)},
            ),
        )


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew cards after a lay or a pass. A reshuffle between two cards makes two events."""

    chapter = 3
    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None for all other seats."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, None)

    def messages(self) -> tuple[Message, ...]:
        if self.cards is None:
            return ()
        number, cards = Message("cards", {"count": self.count}), tuple(map(_card_message, self.cards))
        return (Message("event-drew", {}, {"name": self.seat}, {"number": number, "cards": cards}, "quiet"),)


class NothingToDraw(OpenEvent, frozen=True, tag="nothing-to-draw"):
    """Both piles are empty, so that some cards were not drawn."""

    chapter = 7
    seat: int
    count: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-nothing-to-draw", {}, {"name": self.seat}),)


class Reshuffled(OpenEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the draw pile, because a card was needed."""

    chapter = 7
    count: int
    """The number of cards in it."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-reshuffled", {"count": self.count}, tone="quiet"),)


class Passed(OpenEvent, frozen=True, tag="passed"):
    """A seat is out for the round; later events report the consequences."""

    seat: int
    total: int
    valid: bool
    last: bool
    """Whether it was the last seat in the round, which draws nothing."""

    def rules_chapter(self) -> int:
        return 5 if self.valid else 4

    def messages(self) -> tuple[Message, ...]:
        data, seats = {"total": self.total}, {"name": self.seat}
        if self.valid:
            return (Message("event-passed", data, seats),)
        return (Message("event-passed-invalid", data, seats, tone="notice"),)


class DisplayDiscarded(OpenEvent, frozen=True, tag="display-discarded"):
    """A display was discarded: an invalid one at the pass, a valid one after the portions were served."""

    seat: int
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        # Shown by the table.
        return ()


class PortionTaken(OpenEvent, frozen=True, tag="portion-taken"):
    """A portion went from the grill to a stack. Why: `lowest` (an invalid display) or `menu` (served)."""

    chapter = 6
    seat: int
    value: int
    worms: int
    why: Literal["lowest", "menu"]

    def messages(self) -> tuple[Message, ...]:
        data, seats, parts = {"portion": self.value}, {"name": self.seat}, {"worms": worms_message(self.worms)}
        if self.why == "menu":
            return (Message("event-portion-served", data, seats, parts, "good"),)
        return (Message("event-portion-lowest", data, seats, parts, "notice"),)


class PortionStolen(OpenEvent, frozen=True, tag="portion-stolen"):
    """A portion went from the top of one stack to another."""

    chapter = 5
    seat: int
    """The thief."""
    victim: int
    value: int
    worms: int

    def messages(self) -> tuple[Message, ...]:
        seats, parts = {"name": self.seat, "victim": self.victim}, {"worms": worms_message(self.worms)}
        return (Message("event-portion-stolen", {"portion": self.value}, seats, parts, "good"),)


class RoundEnded(OpenEvent, frozen=True, tag="round-ended"):
    """All have passed, portions were served, and displays discarded."""

    round: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: always `supply`, which is empty."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # Shown by the score sheet.
        return ()
