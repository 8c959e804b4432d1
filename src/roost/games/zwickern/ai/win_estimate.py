"""Win chances and expected scores of the sides."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import (
    PENALTY_POINTS,
    ZWICK_POINTS,
    deal_count,
    hand_size,
    heap_claws,
    heap_size,
    round_count,
    side_count,
    side_of,
)
from roost.games.zwickern.rules.state import ZwickernState

_CARD_POINTS: Final = 0.16
"""The worth of a card besides its claws: most of the 55 cards bring three points."""
_SCALES_THREE_SEATS: Final = vec[float]([1.0, 6.1, 6.6, 7.1, 7.5, 9.5, 9.9, 10.2, 10.5, 11.9, 12.2, 12.5, 12.7])
_SCALES_FOUR_SEATS: Final = vec[float]([1.0, 8.0, 8.8, 9.5, 12.1, 12.6, 13.2, 15.4, 15.8, 16.2, 18.1, 18.4, 18.9])
"""The scale of the logistic curve of the win chance, in points, by the remaining rounds (this one included).

Measured in thousands of games of the simple bot.
"""

_FURTHER_POINTS_THREE_SEATS: Final = vec[float]([0.0, 3.5, 6.0, 8.4, 11.4])
_FURTHER_POINTS_FOUR_SEATS: Final = vec[float]([0.0, 6.7, 11.7, 17.6])
"""The points that a side still wins in a deal, by the remaining rounds (this one included).

The mean over 2,000 games of simple bots; the last entry is for a whole deal.
"""


def final_win_share(state: ZwickernState, seat: i64) -> float:
    """Return the share of the win; sides with equal points share it (Z12, G3)."""
    own = side_of(seat, state.seats)
    mine = state.total(own)
    equal = 0.0
    other: i64 = 0
    while other < side_count(state.seats):
        theirs = state.total(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1.0
        other += 1
    return 1.0 / equal


def win_chance(state: ZwickernState, seat: i64) -> float:
    """Estimate the win chance of a seat's side from the points so far and the remaining rounds."""
    own = side_of(seat, state.seats)
    mine = current_points(state, own)
    scale = logistic_scale(state)
    total = 0.0
    other: i64 = 0
    while other < side_count(state.seats):
        total += math.exp((current_points(state, other) - mine) / scale)
        other += 1
    return 1.0 / total


def current_points(state: ZwickernState, side: i64) -> float:
    """Return the points of a side, including this deal as it stands."""
    taken = state.taken_by(side)
    sure = (
        state.total(side)
        + heap_claws(taken)
        + ZWICK_POINTS * state.zwicks_of(side)
        - PENALTY_POINTS * state.penalties_of(side)
    )
    return float(sure) + _CARD_POINTS * float(heap_size(taken))


def expected_points(state: ZwickernState, side: i64) -> float:
    """Return the expected final points of a side."""
    rest = _FURTHER_POINTS_FOUR_SEATS if state.seats == 4 else _FURTHER_POINTS_THREE_SEATS
    whole = float(deal_count(state.seats) - state.deal) * rest[round_count(state.seats)]
    return current_points(state, side) + whole + rest[round_count(state.seats) - state.round + 1]


def logistic_scale(state: ZwickernState) -> float:
    """Return the lead, in points, that makes the odds e to 1."""
    to_come = remaining_rounds(state)
    return _SCALES_FOUR_SEATS[to_come] if state.seats == 4 else _SCALES_THREE_SEATS[to_come]


def remaining_rounds(state: ZwickernState) -> i64:
    """Return the remaining rounds of all deals, including this one."""
    return (
        (deal_count(state.seats) - state.deal) * round_count(state.seats) + round_count(state.seats) - state.round + 1
    )


def is_round_start(state: ZwickernState) -> bool:
    """Return whether nobody has played in this round yet."""
    return state.turn == state.starter() and heap_size(state.hand_of(state.turn)) == hand_size(state.round)
