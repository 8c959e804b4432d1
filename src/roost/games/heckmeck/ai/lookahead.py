"""Everybody's chance to win, some turns ahead: each is played as well as can be for whoever plays it."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.ai.network import Network
from roost.games.heckmeck.coach.odds.end_probabilities import end_probabilities
from roost.games.heckmeck.coach.odds.positions_after import PositionAfter, collect, positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

_MOST_KNOWN: Final = 20_000
"""How many positions are remembered."""


@final
class Lookahead:
    """Looks ahead with a network's opinion of the positions in the end."""

    def __init__(self, network: Network, most_known: i64 = _MOST_KNOWN) -> None:
        self.network: Network = network
        self._most_known: i64 = most_known
        self.deadline: float = 0.0
        self.late: bool = False
        """Whether the deadline was met: what is found after that is worth little."""
        self._solvers: list[TurnSolver] = []
        self._known: dict[tuple[int, ...], vec[float]] = {}

    def appraise(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """What the ends of the turn are worth to the seat on turn, when so many more turns are looked at."""
        found = positions_after(state)
        return collect(found, [self.chances(outcome.state, turns)[state.turn] for outcome in found])

    def chances(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """Everybody's chance to win, when so many turns are looked at: the one that has begun is the first."""
        if turns > 0 and state.turn >= 0 and not self.late:
            self.late = time.monotonic() >= self.deadline
        if turns == 0 or state.turn < 0 or self.late:
            self.network.judge(state)
            return self.network.chances[:]
        key = (int(turns), int(state.seats), *table(state))
        known = self._known.get(key)
        if known is not None:
            return known
        chances = self._expect(state, turns)
        if not self.late:
            if len(self._known) >= self._most_known:
                self._known.clear()
            self._known[key] = chances
        return chances

    def _expect(self, state: HeckmeckState, turns: i64) -> vec[float]:
        found = positions_after(state)
        after: list[vec[float]] = [self.chances(outcome.state, turns - 1) for outcome in found]
        while len(self._solvers) <= turns:
            self._solvers.append(TurnSolver())
        solver = self._solvers[turns]
        solver.solve(state, collect(found, [chances[state.turn] for chances in after]))
        return expectation(state, solver, found, after)


def expectation(
    state: HeckmeckState, solver: TurnSolver, found: list[PositionAfter], after: list[vec[float]]
) -> vec[float]:
    """Everybody's chance to win after a turn that is played as the solver says, from those after its outcomes."""
    seat = state.turn
    expected = vec[float]([0.0] * MOST_SEATS)
    if state.seats == 2:
        # What one wins the other loses.
        expected[seat] = solver.value()
        expected[1 - seat] = 1.0 - expected[seat]
        return expected
    likely = end_probabilities(solver)
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


def table(state: HeckmeckState) -> tuple[int, ...]:
    """All that tells a position between two turns from another one."""
    shared = (
        int(state.turn),
        int(state.open),
        int(state.tops),
        int(state.under_low),
        int(state.under_high),
    )
    if not state.deluxe:
        return shared
    return (*shared, int(state.standing), int(state.held), int(state.boxed), int(state.supply), int(state.worms))
