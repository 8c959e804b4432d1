"""Evaluation of positions: the expected points of a seat, by a linear model of its rows, cards and chests.

The weight of a feature depends on the number of visitors that have come. The weights are fitted to games by
`training.gloria`.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.gloria.ai.weights import SPREADS, WEIGHTS
from roost.games.gloria.components import (
    DOUBLER,
    JOKER,
    LONGEST_POINTS,
    MOTIFS,
    SCORINGS,
    SECOND_POINTS,
    SOLE_POINTS,
    TIED_POINTS,
)
from roost.games.gloria.rules.packed_fields import CHESTS, CLOSED, DERIVED, HANDS
from roost.games.gloria.rules.state import GloriaState

# The standing of a row.
SOLE: Final = 0
"""Plus its length, up to 4, less 1."""
AHEAD: Final = 4
"""Plus its lead in cards, up to 3, less 1."""
TIED: Final = 7
SECOND: Final = 8
"""Behind by one card; the next standing: by more."""
BEHIND: Final = 10
"""The same for a row without points."""
STANDINGS: Final = 12
_FIRST_STEP: Final = vec[i64]([SOLE] * 4 + [AHEAD] * 3 + [TIED] + [SECOND] * 2 + [BEHIND] * 2)
"""The first step of a standing. A row counts for each step from there, so that a weight is the value of one more card,
and a standing that is rare in training is worth about as much as the one before, not 0."""
_POINTS: Final = vec[i64]([SOLE_POINTS] * 4 + [LONGEST_POINTS] * 3 + [TIED_POINTS] + [SECOND_POINTS] * 2 + [0] * 2)

# The features.
ALWAYS: Final = 0
ROWS: Final = 1
"""The number of rows at each step of STANDINGS."""
CLOSED_ROWS: Final = ROWS + STANDINGS
"""The same for closed rows."""
DECIDING_CARDS: Final = CLOSED_ROWS + STANDINGS
"""Hand cards for rows whose rank one card can change."""
ROW_CARDS: Final = DECIDING_CARDS + 1
"""Hand cards for other rows."""
USELESS_CARDS: Final = ROW_CARDS + 1
"""Hand cards for closed rows."""
NEW_MOTIFS: Final = USELESS_CARDS + 1
"""Motifs in hand without any row."""
SHORT_MOTIFS: Final = NEW_MOTIFS + 1
"""Motifs in hand of which the longest row has one card."""
LATE_MOTIFS: Final = SHORT_MOTIFS + 1
"""Motifs in hand of which another seat has a longer row."""
FURTHER_CARDS: Final = LATE_MOTIFS + 1
"""All but the first hand card of each of these motifs."""
JOKERS: Final = FURTHER_CARDS + 1
READY_DOUBLER: Final = JOKERS + 1
"""A doubler in hand with a row worth closing."""
HELD_DOUBLER: Final = READY_DOUBLER + 1
"""A doubler in hand without such a row."""
USEFUL_CHESTS: Final = HELD_DOUBLER + 1
"""Empty chests for which the hand can open a row."""
IDLE_CHESTS: Final = USEFUL_CHESTS + 1
"""Other empty chests."""
POINTS_LEFT: Final = IDLE_CHESTS + 1
"""Action points left in the turn."""
FOX_COST: Final = POINTS_LEFT + 1
"""The points lost by the own row under the fox: in the own turn; the next feature: in other turns."""
FOX_GIFT: Final = FOX_COST + 2
"""The points gained by the fox on another row: in the turn of its owner; the next feature: in other turns."""
FOX: Final = FOX_GIFT + 2
"""Whether the fox stands on an own row in another turn."""
FEATURES: Final = FOX + 1

VISITORS: Final = SCORINGS[-1]
WEIGHT_ROWS: Final = 2 * VISITORS
"""A row of weights for each number of visitors, first for two seats, then for more."""
_ZEROS: Final = vec[i64]([0] * FEATURES)
_WEIGHTS: Final = vec[i64]([weight for row in WEIGHTS for weight in row])
_SPREADS: Final = vec[i64](list(SPREADS))
_UNITS_PER_POINT: Final = 100.0
_MAX_EXPONENT: Final = 30.0


def weights_index(state: GloriaState) -> i64:
    """Return the row of weights for a state."""
    if state.seats == 2:
        return state.visitors
    return state.visitors + VISITORS


def features(state: GloriaState, seat: i64) -> vec[i64]:
    """Return the features of a seat in a game in progress."""
    found = _ZEROS[:]
    own = state.packed
    marks = own[DERIVED + seat]
    hand = own[HANDS + seat]
    holder: i64 = state.fox >> 4  # -1 while the fox waits
    fox_motif: i64 = state.fox & 15
    away: i64 = 0
    if holder != state.turn:
        away = 1
    found[ALWAYS] = 1
    openers: i64 = 0
    ready = False
    motif: i64 = 0
    while motif < MOTIFS:
        held = (hand >> 4 * motif) & 15
        if (marks >> motif) & 1:
            closed = (marks >> (CLOSED + motif)) & 1
            standing = _standing(state, seat, motif, -1)
            step = _FIRST_STEP[standing]
            while step <= standing:
                found[ROWS + step] += 1
                found[CLOSED_ROWS + step] += closed
                step += 1
            if closed == 1:
                found[USELESS_CARDS] += held
            elif standing == AHEAD or standing == TIED or standing == SECOND or standing == BEHIND:
                found[DECIDING_CARDS] += held
            else:
                found[ROW_CARDS] += held
                if SOLE < standing < TIED:
                    ready = True
            if holder >= 0 and motif == fox_motif:
                if holder == seat:
                    found[FOX_COST + away] = _POINTS[standing] << closed
                else:
                    better = _POINTS[_standing(state, seat, motif, holder)] - _POINTS[standing]
                    found[FOX_GIFT + away] = better << closed
        elif held > 0:
            openers += 1
            found[_opener_feature(state, motif)] += 1
            found[FURTHER_CARDS] += held - 1
        motif += 1
    found[JOKERS] = (hand >> 4 * JOKER) & 15
    if (hand >> 4 * DOUBLER) & 15 != 0:
        if ready:
            found[READY_DOUBLER] = 1
        else:
            found[HELD_DOUBLER] = 1
    empty = marks >> CHESTS
    useful = empty if empty < openers else openers
    found[USEFUL_CHESTS] = useful
    found[IDLE_CHESTS] = empty - useful
    if state.turn == seat:
        found[POINTS_LEFT] = state.points
    if holder == seat:
        found[FOX] = away
    return found


def _standing(state: GloriaState, seat: i64, motif: i64, absent: i64) -> i64:
    """Return the standing of a row if the seat `absent` had no such row."""
    length = state.length_of(seat, motif)
    best: i64 = 0
    longer: i64 = 0
    equal: i64 = 0
    for other in range(state.seats):
        if other == seat or other == absent:
            continue
        theirs = state.length_of(other, motif)
        if theirs > best:
            best = theirs
        if theirs > length:
            longer += 1
        elif theirs == length:
            equal += 1
    if longer > 0:
        standing: i64 = BEHIND
        if longer == 1 and equal == 0:
            standing = SECOND
        return standing if best - length == 1 else standing + 1
    if best == 0:
        return SOLE + length - 1 if length < 4 else AHEAD - 1
    if equal > 0:
        return TIED
    return AHEAD + length - best - 1 if length < best + 3 else TIED - 1


def _opener_feature(state: GloriaState, motif: i64) -> i64:
    """Return the feature of a card that would open a row."""
    best: i64 = 0
    for seat in range(state.seats):
        if state.length_of(seat, motif) > best:
            best = state.length_of(seat, motif)
    if best == 0:
        return NEW_MOTIFS
    if best == 1:
        return SHORT_MOTIFS
    return LATE_MOTIFS


def expected_score(state: GloriaState, seat: i64) -> float:
    """Return the expected final points of a seat in a game in progress."""
    found = features(state, seat)
    first = FEATURES * weights_index(state)
    worth: i64 = 0
    number: i64 = 0
    while number < FEATURES:
        worth += _WEIGHTS[first + number] * found[number]
        number += 1
    return float(state.score(seat)) + float(worth) / _UNITS_PER_POINT


def expected_win(state: GloriaState, seat: i64) -> float:
    """Return the probability that a seat wins: softmax of the expected points, with the spread as its temperature."""
    spread = float(_SPREADS[weights_index(state)]) / _UNITS_PER_POINT
    mine = expected_score(state, seat)
    total = 1.0
    for other in range(state.seats):
        if other != seat:
            total += math.exp(min(_MAX_EXPONENT, (expected_score(state, other) - mine) / spread))
    return 1.0 / total
