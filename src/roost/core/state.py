"""The base class of states: one game in progress, with complete information."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from roost.core.chance import Chance

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.core.view import View

__all__ = ["NOBODY", "State"]

NOBODY: Final = -1
"""The value of `State.turn` once the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A mutable position, cheap to copy. It holds no random generator, no clock, no names."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        """A list to which `play` appends events; None in search, where events would cost time."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn < 0

    @property
    def truncated(self) -> bool:
        """Whether `moves` leaves out legal moves because there are too many to read.

        `is_legal`, `parse` and `play` accept those too.
        """
        return False

    @abstractmethod
    def moves(self) -> tuple[int, ...]:
        """Return the legal moves in a stable order; none exactly when the game is over."""

    @abstractmethod
    def play(self, move: i64, chance: Chance) -> None:
        """Carry out a legal move and everything that follows up to the next decision.

        An illegal move raises an error that says why, and changes nothing. If `chance` raises, the state is
        unusable; play on a copy where that can happen, as `Recording` does.
        """

    @abstractmethod
    def copy(self) -> State:
        """Return an independent state without the log."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return everything that a seat (None: a spectator) may see."""

    @abstractmethod
    def text(self, move: int) -> str:
        """Return the canonical notation of a move."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the move that a text stands for, legal or not; raise `UnreadableError`."""

    @abstractmethod
    def position(self) -> str:
        """Return the whole state as one line, from which the game's `read` makes an equal state."""

    @abstractmethod
    def result(self) -> Result | None:
        """Return the places, the scores and their score sheet; None while the game goes on."""

    def pick(self, chance: Chance) -> i64:
        """Return a uniformly random move of `moves`. Games may find one without making the list."""
        moves = self.moves()
        return moves[chance.below(len(moves))]

    def is_legal(self, move: i64) -> bool:
        """Return whether `play` would accept the move."""
        return move in self.moves()

    def imagine(self, seat: i64, chance: Chance) -> None:  # noqa: B027 nothing hidden, nothing to do
        """Replace, in place, all that `seat` cannot know by a random world that fits what it knows.

        Games without hidden information need not override this.
        """

    def card(self, pile: i64, place: i64) -> str:
        """Return the card at a place of a pile that chance draws from, as one word for records."""
        return str(place)

    def place(self, pile: i64, card: str) -> i64:
        """Return a place of the pile where such a card lies, or -1."""
        return int(card) if card.isascii() and card.isdecimal() and len(card) < 10 else -1

    def census(self) -> dict[str, int]:
        """Return how many of each component exist, wherever they lie: constant during a game."""
        return {}
