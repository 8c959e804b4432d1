"""The exact odds of a turn: what each decision is worth, and how likely each end of the turn is.

    solver = TurnSolver()
    solver.solve(state, appraise(state, judge))
    move = solver.best()

`outcomes` lists what a turn can end in, with the position that each end leads to; whoever can judge positions gives
each end its value (`appraise`, or `collect` for many at once), and the solver finds the best play for these values and
says what any move is worth. `forecast` says how likely each end is then; `walk` says it for any other way to play.
"""

from roost.games.heckmeck.odds.forecast import forecast
from roost.games.heckmeck.odds.outcomes import Judge, Outcome, appraise, collect, outcomes
from roost.games.heckmeck.odds.solver import TurnSolver
from roost.games.heckmeck.odds.walk import Policy, walk

__all__ = ["Judge", "Outcome", "Policy", "TurnSolver", "appraise", "collect", "forecast", "outcomes", "walk"]
