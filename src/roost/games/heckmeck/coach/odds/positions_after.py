"""The positions after the ends of a turn, which give the ends their values."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roost.games.heckmeck.coach.odds.stop_ends import bonuses, can_double, max_total, ways_by_total
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, GRILL, NO_BONUS, ROBBED, THEFT, WAYS
from roost.games.heckmeck.coach.odds.turn_positions import TOTAL_COUNT
from roost.games.heckmeck.components import VALUES
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.moves import MOVE_COUNT, RETURN, WORM
from roost.games.heckmeck.rules.phases import DOUBLE, SWAP, VISIT
from roost.games.heckmeck.rules.state import HeckmeckState


@final
class PositionAfter:
    """A position after an end. An end that leaves a choice has several, and its value is the best of theirs.

    It lies between two turns: the next seat has not rolled yet (`play_forced_moves` does), or the
    game is over.
    """

    def __init__(self, end: i64, state: HeckmeckState) -> None:
        self.end: i64 = end
        self.state: HeckmeckState = state


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionEvaluator(metaclass=ABCMeta):
    """Evaluates positions between two turns."""

    @abstractmethod
    def evaluate(self, state: HeckmeckState, seat: i64) -> float:
        """Return the finite value of the position for a seat; higher is better."""


def positions_after(state: HeckmeckState) -> list[PositionAfter]:
    """Return the positions after all ends of the turn, grouped by end.

    Each is played on a copy. The list is complete, but may hold ends that the dice cannot bring.
    """
    outcomes: list[PositionAfter] = []
    if state.turn < 0:
        return outcomes
    if state.phase == SWAP or state.phase == VISIT:
        _add_choices(state, -1, outcomes)
        return outcomes
    possible = _possible_ways(state)
    if state.phase != DOUBLE:
        for way in possible:
            _add_outcome(state, NO_BONUS, way, outcomes)
    if can_double(state):
        for bonus in bonuses(state):
            with_bonus = state.copy()
            with_bonus.earn_roast_worm(DOUBLE)
            if bonus >= ROBBED:
                with_bonus.rob_roast_worm(bonus - ROBBED)
            for way in possible:
                _add_outcome(with_bonus, bonus, way, outcomes)
    return outcomes


def best_by_end(outcomes: list[PositionAfter], outcome_values: list[float]) -> vec[float]:
    """Return the values of ends for the solver, each the best of its outcomes."""
    values = vec[float]([0.0] * ENDS)
    last: i64 = -1
    for i in range(len(outcomes)):
        end = outcomes[i].end
        if end != last or outcome_values[i] > values[end]:
            values[end] = outcome_values[i]
        last = end
    return values


def evaluate_ends(state: HeckmeckState, evaluator: PositionEvaluator) -> vec[float]:
    """Return the value of each end for the seat on turn."""
    outcomes = positions_after(state)
    return best_by_end(outcomes, [evaluator.evaluate(outcome.state, state.turn) for outcome in outcomes])


def _possible_ways(state: HeckmeckState) -> list[i64]:
    """Return the ways in which the turn can end, as far as the totals say, in ascending order."""
    by_total = ways_by_total(state)
    mask: i64 = 1 << FAIL
    for total in range(state.total, max_total(state) + 1):
        mask |= 1 << by_total[total] | 1 << by_total[TOTAL_COUNT + total]
    return [way for way in range(WAYS) if (mask >> way) & 1]


def _add_outcome(state: HeckmeckState, bonus: i64, way: i64, outcomes: list[PositionAfter]) -> None:
    after = state.copy()
    if way == FAIL:
        after.fail()
    else:
        # Any dice with this total will do.
        after.used = 1 << WORM_SYMBOL
        after.total = VALUES[way - GRILL if way < THEFT else after.top_of(way - THEFT)]
        after.stop()
    end = bonus * WAYS + way
    if after.phase == SWAP or after.phase == VISIT:
        _add_choices(after, end, outcomes)
    else:
        outcomes.append(PositionAfter(end, after))


def _add_choices(state: HeckmeckState, end: i64, outcomes: list[PositionAfter]) -> None:
    """Add all choices left when the dice are done; with `end` -1 each is an end of its own."""
    for move in range(MOVE_COUNT):
        if not state.is_legal(move):
            continue
        after = state.copy()
        if state.phase == SWAP:
            after.swap(move - RETURN)
        else:
            after.rob_roast_worm(move - WORM)
        outcomes.append(PositionAfter(CHOICE + move if end < 0 else end, after))
