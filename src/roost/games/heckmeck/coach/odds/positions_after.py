"""The positions that the ends of a turn lead to, so that whoever can judge positions can also judge ends."""

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
    """A position that an end can lead to. Several share an end where a choice is left: it is worth its best one.

    The position is between two turns: the next seat has the dice but has not rolled them (`settle` does), or the
    game is over.
    """

    def __init__(self, end: i64, state: HeckmeckState) -> None:
        self.end: i64 = end
        self.state: HeckmeckState = state


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionEvaluator(metaclass=ABCMeta):
    """Says what positions between two turns are worth."""

    @abstractmethod
    def evaluate(self, state: HeckmeckState, seat: i64) -> float:
        """What the position is worth to a seat: a finite number, the more the better."""


def positions_after(state: HeckmeckState) -> list[PositionAfter]:
    """What the turn can end in, each tried on a copy; those of one end follow each other.

    The list is complete. It may hold ends that the dice left cannot bring.
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
    """The values of the ends, as the solver takes them, from those of the outcomes."""
    values = vec[float]([0.0] * ENDS)
    last: i64 = -1
    for i in range(len(outcomes)):
        end = outcomes[i].end
        if end != last or outcome_values[i] > values[end]:
            values[end] = outcome_values[i]
        last = end
    return values


def evaluate_ends(state: HeckmeckState, evaluator: PositionEvaluator) -> vec[float]:
    """What the ends of the turn are worth to the seat on turn, in the eyes of a judge."""
    outcomes = positions_after(state)
    return best_by_end(outcomes, [evaluator.evaluate(outcome.state, state.turn) for outcome in outcomes])


def _possible_ways(state: HeckmeckState) -> list[i64]:
    """The ways that the turn can end in, from the lowest, as far as the totals say."""
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
        # Any dice that add up will do.
        after.used = 1 << WORM_SYMBOL
        after.total = VALUES[way - GRILL if way < THEFT else after.top_of(way - THEFT)]
        after.stop()
    end = bonus * WAYS + way
    if after.phase == SWAP or after.phase == VISIT:
        _add_choices(after, end, outcomes)
    else:
        outcomes.append(PositionAfter(end, after))


def _add_choices(state: HeckmeckState, end: i64, outcomes: list[PositionAfter]) -> None:
    """All choices that are left when the dice are done; without an end of the dice, each is an end of its own."""
    for move in range(MOVE_COUNT):
        if not state.is_legal(move):
            continue
        after = state.copy()
        if state.phase == SWAP:
            after.swap(move - RETURN)
        else:
            after.rob_roast_worm(move - WORM)
        outcomes.append(PositionAfter(CHOICE + move if end < 0 else end, after))
