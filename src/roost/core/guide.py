"""What a game tells a search: which moves are worth a thought, how people would go on, how things stand."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from roost.core.chance import Chance
from roost.core.type_parameters import StateT_contra

__all__ = ["ENOUGH", "Guide"]

ENOUGH: Final = -1
"""Instead of a move: the playout has gone far enough, ask how things stand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[StateT_contra], metaclass=ABCMeta):
    """The knowledge of one game. It sees an imagined state, so it may look at everything in it."""

    @abstractmethod
    def chance_to_win(self, state: StateT_contra, seat: i64) -> float:
        """From 0 to 1, and what it is when the game is over; a shared win is shared. Partners win together."""

    @abstractmethod
    def score(self, state: StateT_contra, seat: i64) -> float:
        """The points that the seat can expect in the end, and what they are when the game is over."""

    def sensible(self, state: StateT_contra) -> tuple[int, ...]:
        """The moves that are worth a thought, the most promising first; at least one of the legal ones."""
        return state.moves()

    def follow(self, state: StateT_contra, chance: Chance) -> i64:
        """How a playout goes on: a legal move, quickly found, or `ENOUGH`."""
        return state.pick(chance)

    def imagine(self, state: StateT_contra, seat: i64, chance: Chance) -> None:
        """Replace, in place, what the seat cannot know, by what is likely after all that others have done.

        Nothing but possibilities of `State.imagine` may come of it; they need not be equally likely.
        """
        state.imagine(seat, chance)

    def exploration(self) -> float:
        """How much a search looks at moves that seem worse; the unit is a chance to win."""
        return 0.7

    def width(self, visits: i64) -> i64:
        """How many moves of a position are tried after so many visits, the most promising first."""
        return 1 << 30

    def rewards_search(self) -> bool:
        """Whether a tree below a move finds more than the same time spent on playing on as `follow` does."""
        return True
