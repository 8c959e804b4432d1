"""What a row earns at a scoring, and why: the small words of P12, 4 bits each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.gloria.components import LONGEST_POINTS, MOTIFS, SECOND_POINTS, SOLE_POINTS, TIED_POINTS
from roost.games.gloria.rules.packed_fields import CLOSED, MARKS, ROWS

SOLE: Final = 1
LONGEST: Final = 2
TIED: Final = 3
"""Several rows are the longest."""
SECOND: Final = 4
SECOND_TIED: Final = 5
"""Several rows share the second place: nothing."""
BEHIND: Final = 6
"""Shorter than the second, or than several longest: nothing."""
UNDER_FOX: Final = 7
DOUBLED: Final = 8
"""Added where a doubler closes the row."""
OUTCOMES: Final[tuple[str, ...]] = ("none", "sole", "longest", "tied", "second", "second-tied", "behind", "fox")

_POINTS: Final[i64] = (
    SOLE_POINTS << 4 * SOLE | LONGEST_POINTS << 4 * LONGEST | TIED_POINTS << 4 * TIED | SECOND_POINTS << 4 * SECOND
)


def plain_points(outcome: i64) -> i64:
    """P12: what a row earns, before a doubler doubles it."""
    return (_POINTS >> 4 * (outcome & 7)) & 15


def points(outcome: i64) -> i64:
    """P12: what a row earns."""
    return plain_points(outcome) << (outcome >> 3)


def total(outcomes: i64) -> i64:
    """What all rows of a seat earn together: 4 bits a motif."""
    earned: i64 = 0
    while outcomes != 0:
        earned += points(outcomes & 15)
        outcomes >>= 4
    return earned


def earning(outcomes: i64) -> i64:
    """Only those rows of a seat that earn something: 4 bits a motif."""
    kept: i64 = 0
    motif: i64 = 0
    while motif < MOTIFS:
        outcome = (outcomes >> 4 * motif) & 15
        if outcome & 7 < SECOND_TIED:
            kept |= outcome << 4 * motif
        motif += 1
    return kept


def standings(own: vec[i64], seats: i64, fox: i64) -> vec[i64]:
    """P12: how the rows of every seat stand, 4 bits a motif, from what belongs to the seats as `layout` says."""
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
            if (own[MARKS + seat] >> (CLOSED + motif)) & 1:
                outcome += DOUBLED
            found[seat] |= outcome << 4 * motif
        motif += 1
    return found
