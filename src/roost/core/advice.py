"""What a coach says about the moves of a decision: numbers and messages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

import msgspec

from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.message import Message
from roost.core.type_parameters import StateT_contra

__all__ = ["Advice", "Adviser"]


class Advice(msgspec.Struct, frozen=True):
    """A move of the seat on turn, and what it is worth."""

    move: int
    notation: str
    win: float
    """Its chance to win after the move, from 0 to 1 ..."""
    error: float
    """... and the standard error of that, as far as the adviser can tell; 0 where it is exact."""
    doubt: float
    """The standard error of how far it lies behind the best move. Where both were tried in the same imagined worlds,
    this is much less than their own errors would suggest."""
    score: float
    """The points that the seat can expect in the end."""
    wins: tuple[float, ...]
    """Everybody's chance to win after the move, its own included."""
    reason: Message | None = None
    """What the move does at once, in the game's own words; None where the game says nothing."""
    verdict: Message | None = None
    """How it compares with the others. The coach adds it."""


class Adviser(ABC, Generic[StateT_contra]):
    """Weighs the moves of a decision. A game's folder may offer one of its own as `adviser.ADVISER`."""

    effort: int
    """How many steps a review spends on a decision where nothing else is said."""

    @abstractmethod
    def advise(
        self, state: StateT_contra, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        """The moves given, or else all that are worth a thought, each once and the best first; at least one.

        As for a bot, the state is imagined and the adviser's own, to play on as it likes. The same state, chance and
        effort give the same advice, as long as the time limit is not met.
        """

    @abstractmethod
    def chances(self, state: StateT_contra, chance: Chance, effort: int) -> tuple[float, ...]:
        """Everybody's chance to win from here, in a game that is not over, with all cards where they are."""
