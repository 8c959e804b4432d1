"""Search over whole turns: each seat plays its turn for its own chance to win."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.ai.network import Network
from roost.games.heckmeck.coach.odds.end_probabilities import end_probabilities
from roost.games.heckmeck.coach.odds.positions_after import PositionAfter, best_by_end, positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.components import MAX_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

_MAX_CACHED_POSITIONS: Final = 20_000


@final
class Lookahead:
    """Searches some turns ahead and evaluates the positions after them with a network."""

    def __init__(self, network: Network, max_cached: i64 = _MAX_CACHED_POSITIONS) -> None:
        self.network: Network = network
        self._max_cached: i64 = max_cached
        self.deadline: float = 0.0
        self.timed_out: bool = False
        """Whether the deadline has passed; results found after it are unreliable."""
        self._solvers: list[TurnSolver] = []
        self._cache: dict[tuple[int, ...], vec[float]] = {}

    def end_values(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """Return the value of each end of the turn for the seat on turn, searching `turns` more turns."""
        outcomes = positions_after(state)
        return best_by_end(outcomes, [self.win_chances(outcome.state, turns)[state.turn] for outcome in outcomes])

    def win_chances(self, state: HeckmeckState, turns: i64) -> vec[float]:
        """Return each seat's chance to win, searching `turns` turns, the one just begun included."""
        if turns > 0 and state.turn >= 0 and not self.timed_out:
            self.timed_out = time.monotonic() >= self.deadline
        if turns == 0 or state.turn < 0 or self.timed_out:
            self.network.evaluate(state)
            return self.network.win_chances[:]
        key = (int(turns), int(state.seats), *position_key(state))
        cached = self._cache.get(key)
        if cached is not None:
            return cached
        chances = self._search(state, turns)
        if not self.timed_out:
            if len(self._cache) >= self._max_cached:
                self._cache.clear()
            self._cache[key] = chances
        return chances

    def _search(self, state: HeckmeckState, turns: i64) -> vec[float]:
        outcomes = positions_after(state)
        after: list[vec[float]] = [self.win_chances(outcome.state, turns - 1) for outcome in outcomes]
        while len(self._solvers) <= turns:
            self._solvers.append(TurnSolver())
        solver = self._solvers[turns]
        solver.solve(state, best_by_end(outcomes, [chances[state.turn] for chances in after]))
        return expected_win_chances(state, solver, outcomes, after)


def expected_win_chances(
    state: HeckmeckState, solver: TurnSolver, outcomes: list[PositionAfter], after: list[vec[float]]
) -> vec[float]:
    """Return each seat's chance to win after a turn played as the solver says.

    `after` holds each seat's chance to win after each of `outcomes`.
    """
    seat = state.turn
    expected = vec[float]([0.0] * MAX_SEATS)
    if state.seats == 2:
        # The chances of two seats add up to 1.
        expected[seat] = solver.value()
        expected[1 - seat] = 1.0 - expected[seat]
        return expected
    end_chances = end_probabilities(solver)
    at: i64 = 0
    while at < len(outcomes):
        # Where an end leaves a choice, the seat takes the outcome that is best for it.
        best = at
        end = outcomes[at].end
        while at < len(outcomes) and outcomes[at].end == end:
            if after[at][seat] > after[best][seat]:
                best = at
            at += 1
        for other in range(state.seats):
            expected[other] += end_chances[end] * after[best][other]
    return expected


def position_key(state: HeckmeckState) -> tuple[int, ...]:
    """Return all that distinguishes one position between two turns from another."""
    shared = (int(state.turn), int(state.open), int(state.tops), int(state.under_low), int(state.under_high))
    if not state.deluxe:
        return shared
    return (*shared, int(state.standing), int(state.held), int(state.boxed), int(state.supply), int(state.worms))
