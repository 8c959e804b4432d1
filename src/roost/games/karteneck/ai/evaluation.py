"""The chance of each seat to win, at the start of a round.

Between rounds no cards lie on the table, so that only each seat's worms and the quality of its hand
matter. The evaluation is a softmax over weighted sums of such features.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.masks import bit_count
from roost.games.karteneck.components import (
    MIN_SEATS,
    NUMBERS,
    PORTIONS,
    ROUNDS,
    VALUES,
    WORM_POINTS,
    WORMS,
    ZERO_PORTIONS,
)
from roost.games.karteneck.rules.cards import DISPLAY, KIND_BITS, KIND_MASK, WORM_SHIFT
from roost.games.karteneck.rules.state import KarteneckState

FEATURE_COUNT: Final = 4
"""The worms won, the number of cards in the hand, their points, and the number of their kinds."""
ROUND_COUNT: Final = 9
"""The weights have a row for each number of rounds left, first for two seats, then for more."""


def is_round_start(state: KarteneckState) -> bool:
    """Return whether a round has just been opened and nobody has moved yet."""
    if state.passed != 0:
        return False
    seat: i64 = 0
    while seat < state.seats:
        if state.cards[DISPLAY + seat] != 0:
            return False
        seat += 1
    return True


def weights_row(state: KarteneckState) -> i64:
    """Return the row of the weights for this round."""
    left = ROUNDS[state.seats] - state.round
    return left if state.seats == MIN_SEATS else ROUND_COUNT + left


def features(state: KarteneckState, seat: i64) -> tuple[float, float, float, float]:
    """Return the features of a seat."""
    hand = state.cards[seat]
    worms = bit_count(hand >> WORM_SHIFT)
    cards = worms
    points = worms * WORM_POINTS
    kinds: i64 = 1 if worms > 0 else 0
    kind: i64 = 0
    while kind < NUMBERS:
        here = (hand >> KIND_BITS * kind) & KIND_MASK
        if here > 0:
            cards += here
            points += here * (kind + 1)
            kinds += 1
        kind += 1
    return float(state.score(seat)), float(cards), float(points), float(kinds)


def win_chance(state: KarteneckState, seat: i64, weights: vec[float]) -> float:
    """Return a seat's chance to win before the end."""
    at = weights_row(state) * FEATURE_COUNT
    own = _win_logit(state, seat, weights, at)
    sum_ = 0.0
    other: i64 = 0
    while other < state.seats:
        sum_ += math.exp(_win_logit(state, other, weights, at) - own)
        other += 1
    return 1.0 / sum_


def _win_logit(state: KarteneckState, seat: i64, weights: vec[float], at: i64) -> float:
    worms, cards, points, kinds = features(state, seat)
    return weights[at] * worms + weights[at + 1] * cards + weights[at + 2] * points + weights[at + 3] * kinds


def final_win_share(state: KarteneckState, seat: i64) -> float:
    """K14: Return a seat's share of the win after the end."""
    own = _final_rank(state, seat)
    winners = 0.0
    other: i64 = 0
    while other < state.seats:
        theirs = _final_rank(state, other)
        if theirs > own:
            return 0.0
        if theirs == own:
            winners += 1.0
        other += 1
    return 1.0 / winners


def _final_rank(state: KarteneckState, seat: i64) -> i64:
    """Return a number that ranks a seat by worms and then by highest portion."""
    highest: i64 = 0
    portion = state.top_of(seat)
    while portion >= 0:
        highest = max(highest, VALUES[portion])
        portion = state.under(portion)
    return state.score(seat) << 6 | highest


def worms_to_come(state: KarteneckState) -> float:
    """Return the expected worms that are still to be won, on the grill and on unopened portions."""
    later = state.seats * (ROUNDS[state.seats] - state.round)
    grill: i64 = 0
    supply: i64 = 0
    portion: i64 = ZERO_PORTIONS
    while portion < PORTIONS:
        grill += WORMS[portion] * ((state.grill >> portion) & 1)
        supply += WORMS[portion] * ((state.supply >> portion) & 1)
        portion += 1
    # The supply can be empty after the last round.
    return float(grill) + float(supply * later) / float(max(bit_count(state.supply), 1))
