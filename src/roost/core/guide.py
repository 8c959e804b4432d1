"""What a game tells a search: which moves to try, how to play on, and how good a position is."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from roost.core.chance import Chance
from roost.core.type_parameters import StateT_contra

__all__ = ["ENOUGH", "Guide"]

ENOUGH: Final = -1
"""Returned by `Guide.follow` instead of a move to end a playout and evaluate the position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[StateT_contra], metaclass=ABCMeta):
    """The knowledge of one game. It gets imagined states, so it may look at all cards."""

    @abstractmethod
    def chance_to_win(self, state: StateT_contra, seat: i64) -> float:
        """Return the chance to win, from 0 to 1. A win shared by n sides counts 1/n."""

    @abstractmethod
    def score(self, state: StateT_contra, seat: i64) -> float:
        """Return the expected final score of the seat, and its score once the game is over."""

    def sensible(self, state: StateT_contra) -> tuple[int, ...]:
        """Return the legal moves to consider, at least one, the most promising first."""
        return state.moves()

    def follow(self, state: StateT_contra, chance: Chance) -> i64:
        """Return the next move of a playout, found quickly, or `ENOUGH`."""
        return state.pick(chance)

    def imagine(self, state: StateT_contra, seat: i64, chance: Chance) -> None:
        """Replace, in place, all that the seat cannot know, weighing what the others have done.

        Only worlds that `State.imagine` can produce are allowed, but they need not be equally likely.
        """
        state.imagine(seat, chance)

    def exploration(self) -> float:
        """Return the exploration constant of the search, in chances to win."""
        return 0.7

    def width(self, visits: i64) -> i64:
        """Return how many of the `sensible` moves are tried at a position with that many visits."""
        return 1 << 30

    def rewards_search(self) -> bool:
        """Return whether a tree search beats plain playouts in the same time."""
        return True
