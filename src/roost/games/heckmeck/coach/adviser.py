"""The coach of Heckmeck: the exact odds of a turn, and estimated chances to win after it.

It samples nothing: it weighs every roll of the turn, and of the next turn after each of its ends.
Only the network's evaluations of the positions after that are estimates. The change that the search
of the next turn made to the network's first estimate of an end serves as the standard error of that
end, since further turns change less. So errors are 0 where the game ends.
"""

from __future__ import annotations

from math import fsum, sqrt
from typing import Final, final

from librt.vecs import vec

from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, UNTIMED, Budget
from roost.core.chance import Chance
from roost.games.heckmeck.coach.odds import TurnSolver, end_probabilities
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, WAYS
from roost.games.heckmeck.coach.reasons import Odds, reason
from roost.games.heckmeck.coach.turn_end_values import TurnEndValue, TurnEndValues
from roost.games.heckmeck.rules.moves import STOP
from roost.games.heckmeck.rules.state import HeckmeckState

__all__ = ["ADVISER", "TurnAdviser"]

_DEFAULT_SECONDS: Final = 1.0
_DEFAULT_STEPS: Final = 20_000
"""Positions to evaluate: enough to search the next turn after up to 141 ends."""
_DIGITS: Final = 12
"""Smaller differences are rounding."""


@final
class TurnAdviser(Adviser[HeckmeckState]):
    """Adviser that ranks moves by the chance to win after all ends of the turn."""

    effort = _DEFAULT_STEPS

    def __init__(self) -> None:
        self._turn_end_values = TurnEndValues()

    def advise(
        self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        turn = self._turn(state, budget)
        ranking = turn.ranking(moves or state.moves())
        return tuple(turn.advice(move, ranking[0]) for move in ranking)

    def chances(self, state: HeckmeckState, chance: Chance, effort: int) -> tuple[float, ...]:
        turn = self._turn(state, Budget(effort, UNTIMED.seconds))
        return turn.wins(turn.best)

    def _turn(self, state: HeckmeckState, budget: Budget) -> _Turn:
        deadline = budget.deadline(_DEFAULT_SECONDS)
        return _Turn(state, self._turn_end_values.values(state, int(budget.steps(_DEFAULT_STEPS)), deadline))


class _Turn:
    """A turn, solved for the chance to win."""

    def __init__(self, state: HeckmeckState, end_values: dict[int, TurnEndValue]) -> None:
        self._state = state
        self._seat = int(state.turn)
        self._end_values = end_values
        values = [0.0] * ENDS
        for end, after in end_values.items():
            values[end] = after.wins[self._seat]
        self._solver = TurnSolver()
        self._solver.solve(state, vec[float](values))
        self.best = int(self._solver.best_move())
        self._end_chances: dict[int, dict[int, float]] = {}

    def ranking(self, moves: tuple[int, ...]) -> list[int]:
        """Return the moves, each once and the best first."""
        return sorted(dict.fromkeys(moves), key=lambda move: (move != self.best, -self._solver.move_value(move)))

    def advice(self, move: int, best_move: int) -> Advice:
        wins = self.wins(move)
        chances = self._ends(move)
        return Advice(
            move=move,
            notation=self._state.text(move),
            win=wins[self._seat],
            error=self._error(chances),
            doubt=self._doubt(chances, self._ends(best_move)),
            score=fsum(chance * self._end_values[end].worms for end, chance in chances.items()),
            wins=wins,
            reason=reason(self._state, move, self._odds(chances)),
        )

    def wins(self, move: int) -> tuple[float, ...]:
        """Return each seat's chance to win after a move."""
        chances = self._ends(move)
        return tuple(
            round(fsum(chance * self._end_values[end].wins[seat] for end, chance in chances.items()), _DIGITS)
            for seat in range(self._state.seats)
        )

    def _ends(self, move: int) -> dict[int, float]:
        """Return the chance of each possible end after a move."""
        if move not in self._end_chances:
            chances = list(end_probabilities(self._solver, move))
            self._end_chances[move] = {end: chances[end] for end in self._end_values if chances[end] > 0.0}
        return self._end_chances[move]

    def _error(self, chances: dict[int, float], shared: float = 0.0) -> float:
        """Return the combined error of ends, which may all have the same sign, less the error that all share."""
        return sqrt(
            fsum(
                chance * ((self._end_values[end].change - shared) ** 2 + self._end_values[end].unsearched_error ** 2)
                for end, chance in chances.items()
            )
        )

    def _doubt(self, one: dict[int, float], other: dict[int, float]) -> float:
        """Return the error of the difference between two moves.

        Ends that both moves lead to equally cancel out. So does an error that all ends share, since
        one chance can only grow at the cost of another.
        """
        ends = [*one.items(), *other.items()]
        shared = fsum(chance * self._end_values[end].change for end, chance in ends) / 2.0
        apart = {end: abs(one.get(end, 0.0) - other.get(end, 0.0)) for end, _chance in ends}
        return self._error(apart, shared)

    def _odds(self, chances: dict[int, float]) -> Odds:
        fails = fsum(chance for end, chance in chances.items() if end < CHOICE and end % WAYS == FAIL)
        if not self._state.is_legal(STOP):
            return Odds(fails)
        (stopped,) = self._ends(STOP)
        value_now = self._end_values[stopped].wins[self._seat]
        better = fsum(chance for end, chance in chances.items() if self._end_values[end].wins[self._seat] > value_now)
        return Odds(fails, better)


ADVISER: Final = TurnAdviser()
