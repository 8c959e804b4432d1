"""An adviser for any game: it tries the moves in imagined worlds, with what the game's folder offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from roost.bots.comparison import Comparison, Contender
from roost.bots.forecast import forecast
from roost.bots.levels import guidance
from roost.core.advice import Advice, Adviser, Reason
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.game import Game
from roost.core.registry import companion
from roost.core.state import State

__all__ = ["Taster"]

_SECONDS: Final = 1.0
_LEVEL: Final = "fox"
"""Whose effort an advice takes where nothing else is said ..."""
_REVIEWING: Final = "rooster"
"""... and each decision of a review."""


@final
class Taster(Adviser):
    """Compares moves by what comes of them."""

    def __init__(self, game: Game) -> None:
        self._guide, steps = guidance(game)
        self._steps = steps[_LEVEL]
        self.effort = steps[_REVIEWING]
        told = companion(game, "reasons")
        self._reason: Callable[[State, int], Reason] | None = None if told is None else told.reason

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        deadline = budget.deadline(_SECONDS)
        comparison = Comparison(state, self._guide, chance, moves)
        comparison.run(budget.steps(self._steps), deadline)
        ranking = comparison.ranking()
        return tuple(self._advice(state, comparison, contender, ranking[0]) for contender in ranking)

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        return tuple(forecast(state, self._guide, chance, effort))

    def _advice(self, state: State, comparison: Comparison, contender: Contender, leader: Contender) -> Advice:
        move = int(contender.move)
        wins = tuple(comparison.win(contender, leader, seat) for seat in range(state.seats))
        return Advice(
            move=move,
            notation=state.text(move),
            win=wins[state.turn],
            error=comparison.error(contender, leader),
            doubt=comparison.doubt(contender, leader),
            score=comparison.score(contender, leader),
            wins=wins,
            reason=None if self._reason is None else self._reason(state, move),
        )
