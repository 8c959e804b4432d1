"""The outcomes of rows in a scoring (P12), 4 bits each, and their points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.gloria.components import LONGEST_POINTS, MOTIFS, SECOND_POINTS, SOLE_POINTS, TIED_POINTS
from roost.games.gloria.rules.packed_fields import CLOSED, DERIVED, ROWS

SOLE: Final = 1
LONGEST: Final = 2
TIED: Final = 3
"""One of several longest rows."""
SECOND: Final = 4
SECOND_TIED: Final = 5
"""One of several second longest rows: no points."""
BEHIND: Final = 6
"""Shorter than the second longest, or than several longest: no points."""
UNDER_FOX: Final = 7
DOUBLED: Final = 8
"""Added if a doubler closes the row."""
OUTCOME_NAMES: Final[tuple[str, ...]] = ("none", "sole", "longest", "tied", "second", "second-tied", "behind", "fox")

_POINTS: Final[i64] = (
    SOLE_POINTS << 4 * SOLE | LONGEST_POINTS << 4 * LONGEST | TIED_POINTS << 4 * TIED | SECOND_POINTS << 4 * SECOND
)


def base_points(outcome: i64) -> i64:
    """Return the points of a row without its doubler: P12."""
    return (_POINTS >> 4 * (outcome & 7)) & 15


def points(outcome: i64) -> i64:
    """Return the points of a row: P12."""
    return base_points(outcome) << (outcome >> 3)


def total_points(outcomes: i64) -> i64:
    """Return the points of all rows of a seat."""
    earned: i64 = 0
    while outcomes != 0:
        earned += points(outcomes & 15)
        outcomes >>= 4
    return earned


def earning_outcomes(outcomes: i64) -> i64:
    """Return the outcomes of a seat that earn points; the others are 0."""
    kept: i64 = 0
    motif: i64 = 0
    while motif < MOTIFS:
        outcome = (outcomes >> 4 * motif) & 15
        if outcome & 7 < SECOND_TIED:
            kept |= outcome << 4 * motif
        motif += 1
    return kept


def row_outcomes(own: vec[i64], seats: i64, fox: i64) -> vec[i64]:
    """Return the outcomes of the rows of every seat, 4 bits per motif, from its packed fields: P12."""
    found = vec[i64]([0, 0, 0, 0, 0])
    motif: i64 = 0
    while motif < MOTIFS:
        longest: i64 = 0
        leaders: i64 = 0
        second: i64 = 0
        runners: i64 = 0
        for seat in range(seats):
            length = (own[ROWS + seat] >> 4 * motif) & 15
            if length == 0 or fox == seat << 4 | motif:
                continue
            if length > longest:
                second = longest
                runners = leaders
                longest = length
                leaders = 1
            elif length == longest:
                leaders += 1
            elif length > second:
                second = length
                runners = 1
            elif length == second:
                runners += 1
        for seat in range(seats):
            length = (own[ROWS + seat] >> 4 * motif) & 15
            if length == 0:
                continue
            outcome: i64 = BEHIND
            if fox == seat << 4 | motif:
                outcome = UNDER_FOX
            elif length == longest:
                outcome = TIED
                if leaders == 1:
                    outcome = SOLE
                    if second > 0:
                        outcome = LONGEST
            elif length == second and leaders == 1:
                outcome = SECOND_TIED
                if runners == 1:
                    outcome = SECOND
            if (own[DERIVED + seat] >> (CLOSED + motif)) & 1:
                outcome += DOUBLED
            found[seat] |= outcome << 4 * motif
        motif += 1
    return found
