"""The coach: moves with their chances to win and reasons, from the knowledge of the seat on turn."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from roost.bots.sampling_adviser import SamplingAdviser
from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.game import Game
from roost.core.message import Message
from roost.core.state import State

__all__ = ["MIN_VISIBLE_DIFFERENCE", "SIGNIFICANT_STANDARD_ERRORS", "Coach", "verdict"]

SIGNIFICANT_STANDARD_ERRORS: Final = 2.0
"""A difference counts as real from this many standard errors (95 % confidence)."""
MIN_VISIBLE_DIFFERENCE: Final = 0.0005
"""Smaller differences do not count: people would read the same rounded number twice."""


class Coach:
    """The coach of one game. It uses the game's own adviser, or else the general one."""

    def __init__(self, game: Game) -> None:
        self._adviser: Adviser = game.extras.adviser() or SamplingAdviser(game)

    @property
    def effort(self) -> int:
        """The default number of steps that a review spends on a decision."""
        return self._adviser.effort

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        """Return advice on the given moves, or else on all sensible ones, best first.

        The adviser sees only an imagined state, so states that look alike to the seat on turn get the same advice.
        """
        imagined = state.copy()
        imagined.imagine(imagined.turn, chance)
        best, *others = self._adviser.advise(imagined, chance, budget, moves)
        return (
            replace(best, verdict=verdict(best, others[0]) if others else Message("advice-only")),
            *(replace(other, verdict=verdict(other, best)) for other in others),
        )

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        """Return each seat's chance to win in the true state of a game that is not over."""
        return self._adviser.chances(state.copy(), chance, effort)


def verdict(advice: Advice, other: Advice) -> Message:
    """Return the verdict on a move compared with another; one of the two is the best move."""
    lead = advice.win - other.win
    data: dict[str, str | int | float] = {
        "win": _percent(advice.win),
        "other": _percent(other.win),
        "move": other.notation,
        "lead": round(abs(_percent(advice.win) - _percent(other.win)), 1),
    }
    if abs(lead) <= max(MIN_VISIBLE_DIFFERENCE, SIGNIFICANT_STANDARD_ERRORS * max(advice.doubt, other.doubt)):
        return Message("advice-level", data)
    return Message("advice-ahead" if lead > 0 else "advice-behind", data)


def _percent(chance: float) -> float:
    """Return a probability as a percentage with one decimal, as messages show it."""
    return round(100.0 * chance, 1)
