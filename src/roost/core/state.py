"""One game in progress, with complete information: the class that every game's state derives from."""

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
"""Whose decision it is when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A mutable position, cheap to copy. It holds no random generator, no clock and no names of people."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        """None in search, where it costs nothing; otherwise `play` appends what happened."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn < 0

    @property
    def truncated(self) -> bool:
        """Whether there are more legal moves than `moves` lists, because nobody could read them all.

        `is_legal`, `parse` and `play` know them all the same.
        """
        return False

    @abstractmethod
    def moves(self) -> tuple[int, ...]:
        """The legal moves in a stable order; empty exactly when the game is over."""

    @abstractmethod
    def play(self, move: i64, chance: Chance) -> None:
        """Carry out a legal move and everything that follows from it up to the next decision.

        A move that is not legal raises, says why, and changes nothing. If chance itself raises, the state is of no use
        any more: play on a copy where that can happen, as `Recording` does.
        """

    @abstractmethod
    def copy(self) -> State:
        """An independent state, without the log."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""

    @abstractmethod
    def text(self, move: int) -> str:
        """The one canonical notation of a move."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move that a text stands for; raises `UnreadableError`. It need not be legal."""

    @abstractmethod
    def position(self) -> str:
        """The whole state in one line; the game's `read` gives an equal state."""

    @abstractmethod
    def result(self) -> Result | None:
        """None while the game goes on; then the places, the scores and how they came about."""

    def pick(self, chance: Chance) -> i64:
        """A random one of the listed moves, each as likely as the others. Many games can do it without the list."""
        moves = self.moves()
        return moves[chance.below(len(moves))]

    def is_legal(self, move: i64) -> bool:
        """Whether `play` would accept the move."""
        return move in self.moves()

    def imagine(self, seat: i64, chance: Chance) -> None:  # noqa: B027 nothing hidden, nothing to do
        """Replace, in place, all that `seat` cannot know by a random possibility that fits all it does know.

        A game without hidden information has nothing to do here.
        """

    def card(self, pile: i64, place: i64) -> str:
        """What lies at a place of a pile that the state is asking chance about: one word, as records write it."""
        return str(place)

    def place(self, pile: i64, card: str) -> i64:
        """A place of the pile where such a card lies, or -1 if there is none."""
        return int(card) if card.isascii() and card.isdecimal() and len(card) < 10 else -1

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same all through a game."""
        return {}
