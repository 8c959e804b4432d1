"""How a game of Zwickern stands: who has won it, or how likely each side is to win."""

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
"""What a card is worth besides its claws: three points go to whoever has most of 55."""
_SCALES_THREE_SEATS: Final = vec[float]([1.0, 6.1, 6.6, 7.1, 7.5, 9.5, 9.9, 10.2, 10.5, 11.9, 12.2, 12.5, 12.7])
_SCALES_FOUR_SEATS: Final = vec[float]([1.0, 8.0, 8.8, 9.5, 12.1, 12.6, 13.2, 15.4, 15.8, 16.2, 18.1, 18.4, 18.9])
"""How far the points of two sides can still drift apart, by the rounds to come, this one included.

The spread in thousands of games of the simple bot, as the scale of a logistic curve: three seats, and four.
"""

_FURTHER_POINTS_THREE_SEATS: Final = vec[float]([0.0, 3.5, 6.0, 8.4, 11.4])
_FURTHER_POINTS_FOUR_SEATS: Final = vec[float]([0.0, 6.7, 11.7, 17.6])
"""What a side still wins in a deal besides what its cards count here, by the rounds to come, this one included.

The mean over 2,000 games each of three and of four simple bots; the last one is that of a whole deal.
"""


def final_win_share(state: ZwickernState, seat: i64) -> float:
    """Z12, G3: most points win, and sides with equal ones share the win."""
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
    """The chance that a seat's side wins, by the points so far and how long the game still goes."""
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
    """What a side has, with what it has taken in this deal."""
    taken = state.taken_by(side)
    sure = (
        state.total(side)
        + heap_claws(taken)
        + ZWICK_POINTS * state.zwicks_of(side)
        - PENALTY_POINTS * state.penalties_of(side)
    )
    return float(sure) + _CARD_POINTS * float(heap_size(taken))


def expected_points(state: ZwickernState, side: i64) -> float:
    """What a side will have in the end, on average."""
    rest = _FURTHER_POINTS_FOUR_SEATS if state.seats == 4 else _FURTHER_POINTS_THREE_SEATS
    whole = float(deal_count(state.seats) - state.deal) * rest[round_count(state.seats)]
    return current_points(state, side) + whole + rest[round_count(state.seats) - state.round + 1]


def logistic_scale(state: ZwickernState) -> float:
    """How much a lead is worth: so many points make a chance of even into one of e to 1."""
    to_come = remaining_rounds(state)
    return _SCALES_FOUR_SEATS[to_come] if state.seats == 4 else _SCALES_THREE_SEATS[to_come]


def remaining_rounds(state: ZwickernState) -> i64:
    """In all deals, and this one counts."""
    return (
        (deal_count(state.seats) - state.deal) * round_count(state.seats) + round_count(state.seats) - state.round + 1
    )


def is_round_start(state: ZwickernState) -> bool:
    """Whether a round begins, and nobody has played yet."""
    return state.turn == state.starter() and heap_size(state.hand_of(state.turn)) == hand_size(state.round)
