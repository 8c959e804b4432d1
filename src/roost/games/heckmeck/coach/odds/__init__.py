"""The exact odds of a turn: what each decision is worth, and how likely each end of the turn is.

    solver = TurnSolver()
    solver.solve(state, appraise(state, judge))
    move = solver.best()

`outcomes` lists what a turn can end in, with the position that each end leads to; whoever can judge positions gives
each end its value (`appraise`, or `collect` for many at once), and the solver finds the best play for these values and
says what any move is worth. `forecast` says how likely each end is then; `walk` says it for any other way to play.
"""

from roost.games.heckmeck.coach.odds.end_probabilities import end_probabilities
from roost.games.heckmeck.coach.odds.policy_evaluation import Policy, evaluate_policy
from roost.games.heckmeck.coach.odds.positions_after import (
    PositionAfter,
    PositionEvaluator,
    best_by_end,
    evaluate_ends,
    positions_after,
)
from roost.games.heckmeck.coach.odds.solver import TurnSolver

__all__ = [
    "Policy",
    "PositionAfter",
    "PositionEvaluator",
    "TurnSolver",
    "best_by_end",
    "end_probabilities",
    "evaluate_ends",
    "evaluate_policy",
    "positions_after",
]
