"""A player of Heckmeck that thinks of the whole game: exact turns, and what a network thinks of the positions after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bit_count
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.coach.odds.positions_after import positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.rules.masks import only
from roost.games.heckmeck.rules.state import HeckmeckState

_FURTHEST: Final = 5
"""So many turns are enough: by then the network knows as much as the dice leave to know."""


@final
class WholeGameBot(Bot[HeckmeckState]):
    """Plays every turn as well as can be for its chance to win the game."""

    def __init__(self, steps: i64, seconds: float, least: i64 = 1) -> None:
        self._classic = Lookahead(network_for(False))
        self._deluxe = Lookahead(network_for(True))
        self._solver = TurnSolver()
        self._steps: i64 = steps
        """How many positions may be judged about."""
        self._seconds: float = seconds
        self._least: i64 = least
        """So many turns are looked at however many positions that takes, unless somebody says how many it may take."""
        self.turns: i64 = 0
        """How many turns were looked at for the last move, its own included."""

    def choose(self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if bit_count(state.legal) == 1:
            return only(state.legal)
        lookahead = self._deluxe if state.deluxe else self._classic
        lookahead.deadline = budget.deadline(self._seconds)
        lookahead.late = False
        values = lookahead.appraise(state, 0)
        turns = horizon(state, budget.steps(self._steps))
        if budget.effort == 0:
            turns = max(turns, self._least)
        self.turns = 1
        while self.turns < turns:
            deeper = lookahead.appraise(state, self.turns)
            if lookahead.late:
                break
            values = deeper
            self.turns += 1
        self._solver.solve(state, values)
        return self._solver.best()


def horizon(state: HeckmeckState, steps: i64) -> i64:
    """How many turns to look ahead, this one included, if so many positions may be judged about.

    It is the same for all decisions of a turn, so that what was seen for the first one serves the others too.
    """
    table = state.copy()
    table.begin(state.turn)
    ends = len(positions_after(table))
    turns: i64 = 1
    work = ends * ends
    while work <= steps and turns < _FURTHEST:
        turns += 1
        work *= ends
    return turns
