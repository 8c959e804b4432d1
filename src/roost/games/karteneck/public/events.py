"""What happens in Karteneck. All is open but the cards that go into a hand: others see only how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from roost.core.event import Event, OpenEvent
from roost.core.message import Message

WORM: Final = "W"
"""How the names of worm cards begin: `W7`."""


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
    """None for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, self.count, None)

    def messages(self) -> tuple[Message, ...]:
        # The table shows it.
        return ()


class RoundOpened(OpenEvent, frozen=True, tag="round-opened"):
    """Fresh portions lie on the grill; the seat named begins."""

    chapter = 2
    round: int
    rounds: int
    portions: tuple[int, ...]
    """From the lowest to the highest."""
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
    """Of the whole display now."""
    valid: bool
    """Whether a worm is in the display now."""

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
    """A seat drew one or two cards, after laying out or passing. A reshuffle between two cards makes two events."""

    chapter = 3
    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, None)

    def messages(self) -> tuple[Message, ...]:
        if self.cards is None:
            return ()
        number, cards = Message("cards", {"count": self.count}), tuple(map(_card_message, self.cards))
        return (Message("event-drew", {}, {"name": self.seat}, {"number": number, "cards": cards}, "quiet"),)


class NothingToDraw(OpenEvent, frozen=True, tag="nothing-to-draw"):
    """Draw pile and discard pile are both empty: so many cards were not drawn."""

    chapter = 7
    seat: int
    count: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-nothing-to-draw", {}, {"name": self.seat}),)


class Reshuffled(OpenEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the draw pile, because a card was needed."""

    chapter = 7
    count: int
    """How many cards that were."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-reshuffled", {"count": self.count}, tone="quiet"),)


class Passed(OpenEvent, frozen=True, tag="passed"):
    """A seat is out for the round. What follows from it is told by the events after this one."""

    seat: int
    total: int
    valid: bool
    last: bool
    """Whether it was the last one, which draws nothing."""

    def rules_chapter(self) -> int:
        return 5 if self.valid else 4

    def messages(self) -> tuple[Message, ...]:
        data, seats = {"total": self.total}, {"name": self.seat}
        if self.valid:
            return (Message("event-passed", data, seats),)
        return (Message("event-passed-invalid", data, seats, tone="notice"),)


class DisplayDiscarded(OpenEvent, frozen=True, tag="display-discarded"):
    """A display went to the discard pile: an invalid one at the pass, a valid one after the menu."""

    seat: int
    cards: tuple[str, ...]

    def messages(self) -> tuple[Message, ...]:
        # The table shows it.
        return ()


class PortionTaken(OpenEvent, frozen=True, tag="portion-taken"):
    """A portion went from the grill to a stack. Why: `lowest` (an invalid display) or `menu`."""

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
    """All have passed, the menu was given out and the displays are gone."""

    round: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: always `supply`, which is used up."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # The score sheet says it.
        return ()
