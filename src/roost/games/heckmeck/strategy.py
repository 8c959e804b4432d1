"""A player of Heckmeck that thinks of the whole game: exact turns, and what a network thinks of the positions after."""

from __future__ import annotations

import time
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bits
from roost.core.state import State
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.masks import only
from roost.games.heckmeck.odds.forecast import forecast
from roost.games.heckmeck.odds.outcomes import collect, outcomes
from roost.games.heckmeck.odds.solver import TurnSolver
from roost.games.heckmeck.state import HeckmeckState
from roost.games.heckmeck.value.network import Network, network_for


@final
class Lookahead:
    """Everybody's chance to win, so many turns ahead: each is played as well as can be for whoever plays it."""

    def __init__(self, network: Network) -> None:
        self._network: Network = network
        self._solvers: list[TurnSolver] = []
        self.deadline: float = 0.0
        self.late: bool = False
        """Whether the deadline was met: what is found after that is worth little."""
        self.judged: i64 = 0
        """How many positions the network has judged."""

    def appraise(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """What the ends of the turn are worth to the seat on turn, when so many more turns are looked at."""
        found = outcomes(state)
        return collect(found, [self.chances(outcome.state, turns)[state.turn] for outcome in found])

    def chances(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """Everybody's chance to win, when so many turns are looked at: the one that has begun is the first."""
        if turns > 0 and state.turn >= 0 and not self.late:
            self.late = time.monotonic() >= self.deadline
        if turns == 0 or state.turn < 0 or self.late:
            self.judged += 1
            self._network.judge(state)
            return vec[float]([self._network.chances[seat] for seat in range(MOST_SEATS)])
        seat = state.turn
        found = outcomes(state)
        after: list[vec[float]] = [self.chances(outcome.state, turns - 1) for outcome in found]
        while len(self._solvers) <= turns:
            self._solvers.append(TurnSolver())
        solver = self._solvers[turns]
        solver.solve(state, collect(found, [chances[seat] for chances in after]))
        likely = forecast(solver)
        expected = vec[float]([0.0] * MOST_SEATS)
        at: i64 = 0
        while at < len(found):
            # Of several outcomes of one end the seat will choose the best.
            best = at
            end = found[at].end
            while at < len(found) and found[at].end == end:
                if after[at][seat] > after[best][seat]:
                    best = at
                at += 1
            for other in range(state.seats):
                expected[other] += likely[end] * after[best][other]
        return expected


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
