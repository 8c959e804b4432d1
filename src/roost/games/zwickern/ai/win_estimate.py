"""How a game of Zwickern stands: who has won it, or how likely each side is to win."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import (
    PENALTY,
    ZWICK,
    deals,
    hand_size,
    heap_claws,
    heap_size,
    rounds,
    side_of,
    sides,
)
from roost.games.zwickern.rules.state import ZwickernState

_CARD: Final = 0.16
"""What a card is worth besides its claws: three points go to whoever has most of 55."""
_ALONE: Final = vec[float]([1.0, 6.1, 6.6, 7.1, 7.5, 9.5, 9.9, 10.2, 10.5, 11.9, 12.2, 12.5, 12.7])
_PARTNERS: Final = vec[float]([1.0, 8.0, 8.8, 9.5, 12.1, 12.6, 13.2, 15.4, 15.8, 16.2, 18.1, 18.4, 18.9])
"""How far the points of two sides can still drift apart, by the rounds to come, this one included.

The spread in thousands of games of the simple bot, as the scale of a logistic curve: three seats, and four.
"""

_REST_ALONE: Final = vec[float]([0.0, 3.5, 6.0, 8.4, 11.4])
_REST_PARTNERS: Final = vec[float]([0.0, 6.7, 11.7, 17.6])
"""What a side still wins in a deal besides what its cards count here, by the rounds to come, this one included.

The mean over 2,000 games each of three and of four simple bots; the last one is that of a whole deal.
"""


def final_share(state: ZwickernState, seat: i64) -> float:
    """Z12, G3: most points win, and sides with equal ones share the win."""
    own = side_of(seat, state.seats)
    mine = state.total(own)
    equal = 0.0
    other: i64 = 0
    while other < sides(state.seats):
        theirs = state.total(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1.0
        other += 1
    return 1.0 / equal


def hoped_share(state: ZwickernState, seat: i64) -> float:
    """The chance that a seat's side wins, by the points so far and how long the game still goes."""
    own = side_of(seat, state.seats)
    mine = hoped_points(state, own)
    scale = scale_of(state)
    total = 0.0
    other: i64 = 0
    while other < sides(state.seats):
        total += math.exp((hoped_points(state, other) - mine) / scale)
        other += 1
    return 1.0 / total


def hoped_points(state: ZwickernState, side: i64) -> float:
    """What a side has, with what it has taken in this deal."""
    taken = state.taken_by(side)
    sure = state.total(side) + heap_claws(taken) + ZWICK * state.zwicks_of(side) - PENALTY * state.penalties_of(side)
    return float(sure) + _CARD * float(heap_size(taken))


def expected_points(state: ZwickernState, side: i64) -> float:
    """What a side will have in the end, on average."""
    rest = _REST_PARTNERS if state.seats == 4 else _REST_ALONE
    whole = float(deals(state.seats) - state.deal) * rest[rounds(state.seats)]
    return hoped_points(state, side) + whole + rest[rounds(state.seats) - state.round + 1]


def scale_of(state: ZwickernState) -> float:
    """How much a lead is worth: so many points make a chance of even into one of e to 1."""
    to_come = rounds_to_come(state)
    return _PARTNERS[to_come] if state.seats == 4 else _ALONE[to_come]


def rounds_to_come(state: ZwickernState) -> i64:
    """In all deals, and this one counts."""
    return (deals(state.seats) - state.deal) * rounds(state.seats) + rounds(state.seats) - state.round + 1


def is_fresh(state: ZwickernState) -> bool:
    """Whether a round begins, and nobody has played yet."""
    return state.turn == state.starter() and heap_size(state.hand_of(state.turn)) == hand_size(state.round)
