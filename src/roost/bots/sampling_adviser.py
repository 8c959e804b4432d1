"""An adviser for any game: it tries the moves in imagined worlds, with what the game's folder offers."""

from __future__ import annotations

from typing import Final, final

from roost.bots.levels import search_settings
from roost.bots.move_comparison import Contender, MoveComparison
from roost.bots.playout_estimate import estimate_wins
from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.game import Game
from roost.core.state import State

__all__ = ["SamplingAdviser"]

_SECONDS: Final = 1.0
_LEVEL: Final = "fox"
"""Whose effort an advice takes where nothing else is said ..."""
_REVIEWING: Final = "rooster"
"""... and each decision of a review."""


@final
class SamplingAdviser(Adviser):
    """Compares moves by what comes of them."""

    def __init__(self, game: Game) -> None:
        self._guide, steps, _temperature = search_settings(game)
        self._steps = steps[_LEVEL]
        self.effort = steps[_REVIEWING]
        self._reason = game.extras.reasons()

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        deadline = budget.deadline(_SECONDS)
        comparison = MoveComparison(state, self._guide, chance, moves)
        comparison.run(budget.steps(self._steps), deadline)
        ranking = comparison.ranking()
        return tuple(self._advice(state, comparison, contender, ranking[0]) for contender in ranking)

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        return tuple(estimate_wins(state, self._guide, chance, effort))

    def _advice(self, state: State, comparison: MoveComparison, contender: Contender, leader: Contender) -> Advice:
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
