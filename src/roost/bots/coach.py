"""The coach: the moves of a decision with their chances to win, and why. It knows what the seat on turn knows."""

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

__all__ = ["SEEN", "SURE", "Coach", "verdict"]

SURE: Final = 2.0
"""How many standard errors make a difference: then it is one in nineteen cases out of twenty."""
SEEN: Final = 0.0005
"""A difference must be more than this, however sure it is: below, people read the same number twice."""


class Coach:
    """Advises on one game, with the adviser of its folder or else with one that can do any game."""

    def __init__(self, game: Game) -> None:
        self._adviser: Adviser = game.extras.adviser() or SamplingAdviser(game)

    @property
    def effort(self) -> int:
        """How many steps a review spends on a decision where nothing else is said."""
        return self._adviser.effort

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        """The moves given, or else all that are worth a thought, the best first.

        Only an imagined state is looked at: states that look alike to the seat on turn get the same advice.
        """
        imagined = state.copy()
        imagined.imagine(imagined.turn, chance)
        best, *others = self._adviser.advise(imagined, chance, budget, moves)
        return (
            replace(best, verdict=verdict(best, others[0]) if others else Message("advice-only")),
            *(replace(other, verdict=verdict(other, best)) for other in others),
        )

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        """Everybody's chance to win from here, in a game that is not over, with all cards where they are."""
        return self._adviser.chances(state.copy(), chance, effort)


def verdict(advice: Advice, other: Advice) -> Message:
    """How a move compares with another one, one of the two being the best."""
    lead = advice.win - other.win
    data: dict[str, str | int | float] = {
        "win": _percent(advice.win),
        "other": _percent(other.win),
        "move": other.notation,
        "lead": round(abs(_percent(advice.win) - _percent(other.win)), 1),
    }
    if abs(lead) <= max(SEEN, SURE * max(advice.doubt, other.doubt)):
        return Message("advice-level", data)
    return Message("advice-ahead" if lead > 0 else "advice-behind", data)


def _percent(chance: float) -> float:
    """A chance as messages have it."""
    return round(100.0 * chance, 1)
