"""A player of Heckmeck that thinks of the whole game: exact turns, and what a network thinks of the positions after."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bits
from roost.core.state import State
from roost.games.heckmeck.masks import only
from roost.games.heckmeck.odds.solver import TurnSolver
from roost.games.heckmeck.state import HeckmeckState
from roost.games.heckmeck.value.lookahead import Lookahead
from roost.games.heckmeck.value.network import network_for


@final
class Strategist(Bot):
    """Plays every turn as well as can be for its chance to win the game."""

    def __init__(self, steps: i64, seconds: float) -> None:
        self._classic = Lookahead(network_for(False))
        self._deluxe = Lookahead(network_for(True))
        self._solver = TurnSolver()
        self._steps: i64 = steps
        """How many positions may be judged about."""
        self._seconds: float = seconds
        self.turns: i64 = 0
        """How many turns were looked at for the last move, its own included."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        assert isinstance(state, HeckmeckState)
        if bits(state.legal) == 1:
            return only(state.legal)
        lookahead = self._deluxe if state.deluxe else self._classic
        lookahead.deadline = budget.deadline(self._seconds)
        lookahead.late = False
        lookahead.judged = 0
        values = lookahead.appraise(state, 0)
        ends = lookahead.judged
        self.turns = 1
        # Each further turn multiplies the work by about as much as there are ends.
        while lookahead.judged * ends <= budget.steps(self._steps):
            lookahead.judged = 0
            deeper = lookahead.appraise(state, self.turns)
            if lookahead.late:
                break
            values = deeper
            self.turns += 1
        self._solver.solve(state, values)
        return self._solver.best()
