"""The bot that plays for the whole game: exact turns, and a network for the positions after them."""

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
from roost.games.heckmeck.rules.masks import only_bit
from roost.games.heckmeck.rules.state import HeckmeckState

_MAX_TURNS: Final = 5
"""Deeper search changes nothing: the dice decide more than the network could."""


@final
class WholeGameBot(Bot[HeckmeckState]):
    """Bot that plays each turn for its chance to win the game."""

    def __init__(self, steps: i64, seconds: float, min_turns: i64 = 1) -> None:
        self._classic = Lookahead(network_for(False))
        self._deluxe = Lookahead(network_for(True))
        self._solver = TurnSolver()
        self._default_steps: i64 = steps
        """The number of positions to evaluate, unless the budget says otherwise."""
        self._default_seconds: float = seconds
        self._min_turns: i64 = min_turns
        """The turns searched whatever they cost, unless the budget limits the positions."""
        self.turns: i64 = 0
        """The turns searched for the last move, the current one included."""

    def choose(self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if bit_count(state.legal) == 1:
            return only_bit(state.legal)
        lookahead = self._deluxe if state.deluxe else self._classic
        lookahead.deadline = budget.deadline(self._default_seconds)
        lookahead.timed_out = False
        values = lookahead.end_values(state, 0)
        turns = turns_to_search(state, budget.steps(self._default_steps))
        if budget.effort == 0:
            turns = max(turns, self._min_turns)
        self.turns = 1
        while self.turns < turns:
            deeper = lookahead.end_values(state, self.turns)
            if lookahead.timed_out:
                break
            values = deeper
            self.turns += 1
        self._solver.solve(state, values)
        return self._solver.best_move()


def turns_to_search(state: HeckmeckState, steps: i64) -> i64:
    """Return the number of turns to search, the current one included, with `steps` evaluated positions.

    It is the same for all decisions of a turn, so that later ones find the results in the cache.
    """
    table = state.copy()
    table.begin(state.turn)
    ends = len(positions_after(table))
    turns_searched: i64 = 1
    work = ends * ends
    while work <= steps and turns_searched < _MAX_TURNS:
        turns_searched += 1
        work *= ends
    return turns_searched
