"""The exact odds of a turn: the value of each decision, and the chance of each end.

    solver = TurnSolver()
    solver.solve(state, evaluate_ends(state, evaluator))
    move = solver.best_move()

`positions_after` lists the ends of a turn with the positions after them. A `PositionEvaluator`
gives each end its value (`evaluate_ends`, or `best_by_end` for values computed together). The
solver finds the best play for these values and the value of each move. `end_probabilities` returns
the chance of each end then, `evaluate_policy` under any other policy.
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
