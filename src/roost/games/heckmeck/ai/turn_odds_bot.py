"""The bot that plays each turn by its exact odds, and looks no further."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bit_count
from roost.core.softmax_choice import softmax_choice
from roost.games.heckmeck.coach.odds.positions_after import PositionEvaluator, evaluate_ends
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.components import APPLE, APPLE_WORMS
from roost.games.heckmeck.rules.masks import only_bit
from roost.games.heckmeck.rules.moves import STOP
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.rules.stop_outcome import stop_outcome

SPECIALIST_WORMS: Final = vec[float]([0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 2.0])
"""The value in worms of each specialist (none, can, hen, raven, weasel, golden die, apple) before the end."""


@final
class WormLead(PositionEvaluator):
    """What a seat owns minus the average of what the others own, in worms.

    So a failure costs the top portion, and a theft also counts the victim's loss, divided by the
    number of opponents. A roast worm counts one. A specialist counts as in the given table, and at
    the end as in the rules.
    """

    def __init__(self, specialists: vec[float] = SPECIALIST_WORMS) -> None:
        self._specialists: vec[float] = specialists

    def evaluate(self, state: HeckmeckState, seat: i64) -> float:
        own = 0.0
        others = 0.0
        for other in range(state.seats):
            worms = owned_worms(state, other, self._specialists)
            if other == seat:
                own = worms
            else:
                others += worms
        return own - others / float(state.seats - 1)


def owned_worms(state: HeckmeckState, seat: i64, specialists: vec[float] = SPECIALIST_WORMS) -> float:
    """Return the worms of a seat's portions, roast worms and specialist."""
    worms = state.score(seat)
    if state.turn < 0:
        return float(worms)
    specialist = state.specialist_of(seat)
    if specialist == APPLE:
        worms -= APPLE_WORMS
    return float(worms) + specialists[specialist]


@final
class TurnOddsBot(Bot[HeckmeckState]):
    """Bot that maximises the expected worms of each turn, or samples moves near the best."""

    def __init__(self, temperature: float = 0.0) -> None:
        self._evaluator = WormLead()
        self._solver = TurnSolver()
        self._temperature: float = temperature
        """The temperature of `softmax_choice` in worms; 0 plays the best move."""

    def choose(self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if bit_count(state.legal) == 1:
            return only_bit(state.legal)
        solver = self._solver
        solver.solve(state, evaluate_ends(state, self._evaluator))
        best = solver.best_move()
        return best if self._temperature == 0.0 else self._sample_move(state, best, chance)

    def _sample_move(self, state: HeckmeckState, best: i64, chance: Chance) -> i64:
        moves = [move for move in state.moves() if move == best or not _is_hopeless(state, move)]
        return moves[softmax_choice([self._solver.move_value(move) for move in moves], self._temperature, chance)]


def _is_hopeless(state: HeckmeckState, move: i64) -> bool:
    """Return whether the move is a stop that gains nothing, which even a weak bot avoids."""
    return move == STOP and stop_outcome(state)[1] < 0
