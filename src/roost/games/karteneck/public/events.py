"""What happens in Karteneck. All is open but the cards that go into a hand: others see only how many there are."""

from __future__ import annotations

from typing import ClassVar, Literal

from roost.core.event import Event, OpenEvent


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat got its first hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, self.count, None)


class RoundOpened(OpenEvent, frozen=True, tag="round-opened"):
    """Fresh portions lie on the grill; the seat named begins."""

    round: int
    rounds: int
    portions: tuple[int, ...]
    """From the lowest to the highest."""
    seat: int


class Laid(OpenEvent, frozen=True, tag="laid"):
    """Cards of one kind were laid out: `3`, `3` or `W7`, `W12`."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]
    total: int
    """Of the whole display now."""
    valid: bool
    """Whether a worm is in the display now."""


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew one or two cards, after laying out or passing. A reshuffle between two cards makes two events."""

    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None for everybody else."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, None)


class NothingToDraw(OpenEvent, frozen=True, tag="nothing-to-draw"):
    """Draw pile and discard pile are both empty: so many cards were not drawn."""

    seat: int
    count: int


class Reshuffled(OpenEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the draw pile, because a card was needed."""

    count: int
    """How many cards that were."""


class Passed(OpenEvent, frozen=True, tag="passed"):
    """A seat is out for the round. What follows from it is told by the events after this one."""

    seat: int
    total: int
    valid: bool
    last: bool
    """Whether it was the last one, which draws nothing."""


class DisplayDiscarded(OpenEvent, frozen=True, tag="display-discarded"):
    """A display went to the discard pile: an invalid one at the pass, a valid one after the menu."""

    seat: int
    cards: tuple[str, ...]


class PortionTaken(OpenEvent, frozen=True, tag="portion-taken"):
    """A portion went from the grill to a stack. Why: `lowest` (an invalid display) or `menu`."""

    seat: int
    value: int
    worms: int
    why: Literal["lowest", "menu"]


class PortionStolen(OpenEvent, frozen=True, tag="portion-stolen"):
    """A portion went from the top of one stack to another."""

    seat: int
    """The thief."""
    victim: int
    value: int
    worms: int


class RoundEnded(OpenEvent, frozen=True, tag="round-ended"):
    """All have passed, the menu was given out and the displays are gone."""

    round: int


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: always `supply`, which is used up."""

    why: str
