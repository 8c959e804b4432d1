"""The general adviser, for games that have none of their own."""

from __future__ import annotations

from typing import Final, final

from roost.bots.levels import search_settings
from roost.bots.move_comparison import Candidate, MoveComparison
from roost.bots.playout_estimate import estimate_wins
from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.game import Game
from roost.core.state import State

__all__ = ["SamplingAdviser"]

_TIME_LIMIT_S: Final = 1.0
_ADVICE_LEVEL: Final = "fox"
"""The bot level whose effort is the default for advice."""
_REVIEW_LEVEL: Final = "rooster"
"""The bot level whose effort is the default for each decision of a review."""


@final
class SamplingAdviser(Adviser):
    """An adviser that compares moves by simulation in imagined worlds."""

    def __init__(self, game: Game) -> None:
        self._guide, steps, _temperature = search_settings(game)
        self._steps = steps[_ADVICE_LEVEL]
        self.effort = steps[_REVIEW_LEVEL]
        self._reason = game.extras.reasons()

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        deadline = budget.deadline(_TIME_LIMIT_S)
        comparison = MoveComparison(state, self._guide, chance, moves)
        comparison.run(budget.steps(self._steps), deadline)
        ranking = comparison.ranking()
        return tuple(self._advice(state, comparison, candidate, ranking[0]) for candidate in ranking)

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        return tuple(estimate_wins(state, self._guide, chance, effort))

    def _advice(self, state: State, comparison: MoveComparison, candidate: Candidate, leader: Candidate) -> Advice:
        move = int(candidate.move)
        wins = tuple(comparison.win(candidate, leader, seat) for seat in range(state.seats))
        return Advice(
            move=move,
            notation=state.text(move),
            win=wins[state.turn],
            error=comparison.error(candidate, leader),
            doubt=comparison.difference_error(candidate, leader),
            score=comparison.score(candidate, leader),
            wins=wins,
            reason=None if self._reason is None else self._reason(state, move),
        )
