"""The positions that the ends of a turn lead to, so that whoever can judge positions can also judge ends."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roost.games.heckmeck.coach.odds.stop_ends import bonuses, may_double, most, ways
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, GRILL, NO_BONUS, ROBBED, THEFT, WAYS
from roost.games.heckmeck.coach.odds.turn_positions import TOTALS
from roost.games.heckmeck.components import VALUES
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.moves import MOVES, RETURN, WORM
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
class Judge(metaclass=ABCMeta):
    """Says what positions between two turns are worth."""

    @abstractmethod
    def worth(self, state: HeckmeckState, seat: i64) -> float:
        """What the position is worth to a seat: a finite number, the more the better."""


def positions_after(state: HeckmeckState) -> list[PositionAfter]:
    """What the turn can end in, each tried on a copy; those of one end follow each other.

    The list is complete. It may hold ends that the dice left cannot bring.
    """
    found: list[PositionAfter] = []
    if state.turn < 0:
        return found
    if state.phase == SWAP or state.phase == VISIT:
        _choose(state, -1, found)
        return found
    possible = _possible(state)
    if state.phase != DOUBLE:
        for way in possible:
            _end(state, NO_BONUS, way, found)
    if may_double(state):
        for bonus in bonuses(state):
            richer = state.copy()
            richer.earn(DOUBLE)
            if bonus >= ROBBED:
                richer.rob(bonus - ROBBED)
            for way in possible:
                _end(richer, bonus, way, found)
    return found


def collect(found: list[PositionAfter], worths: list[float]) -> vec[float]:
    """The values of the ends, as the solver takes them, from those of the outcomes."""
    values = vec[float]([0.0] * ENDS)
    last: i64 = -1
    for i in range(len(found)):
        end = found[i].end
        if end != last or worths[i] > values[end]:
            values[end] = worths[i]
        last = end
    return values


def appraise(state: HeckmeckState, judge: Judge) -> vec[float]:
    """What the ends of the turn are worth to the seat on turn, in the eyes of a judge."""
    found = positions_after(state)
    return collect(found, [judge.worth(outcome.state, state.turn) for outcome in found])


def _possible(state: HeckmeckState) -> list[i64]:
    """The ways that the turn can end in, from the lowest, as far as the totals say."""
    by_total = ways(state)
    mask: i64 = 1 << FAIL
    for total in range(state.total, most(state) + 1):
        mask |= 1 << by_total[total] | 1 << by_total[TOTALS + total]
    return [way for way in range(WAYS) if (mask >> way) & 1]


def _end(state: HeckmeckState, bonus: i64, way: i64, found: list[PositionAfter]) -> None:
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
        _choose(after, end, found)
    else:
        found.append(PositionAfter(end, after))


def _choose(state: HeckmeckState, end: i64, found: list[PositionAfter]) -> None:
    """All choices that are left when the dice are done; without an end of the dice, each is an end of its own."""
    for move in range(MOVES):
        if not state.is_legal(move):
            continue
        after = state.copy()
        if state.phase == SWAP:
            after.swap(move - RETURN)
        else:
            after.rob(move - WORM)
        found.append(PositionAfter(CHOICE + move if end < 0 else end, after))
