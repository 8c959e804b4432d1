"""K10: the order in which displays are served, and their portions.

Every valid display has a *rank*. No two are equal, since no two worms are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roost.core.masks import highest_bit
from roost.games.karteneck.rules.cards import DISPLAY, NUMBER_CARDS, WORM_SHIFT, total

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_RANK_LIMIT: Final[i64] = 1 << 60
"""Higher than any rank."""


def first_served(state: KarteneckState) -> i64:
    """Return the highest rank, or -1 if no display is valid."""
    return next_served(state, _RANK_LIMIT)


def next_served(state: KarteneckState, rank: i64) -> i64:
    """Return the highest rank below another one, or -1."""
    best: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        own = _rank(state, seat)
        if best < own < rank:
            best = own
        seat += 1
    return best


def seat_of(state: KarteneckState, rank: i64) -> i64:
    """Return the seat whose display has that rank."""
    seat: i64 = 0
    while _rank(state, seat) != rank:
        seat += 1
    return seat


def _rank(state: KarteneckState, seat: i64) -> i64:
    """Return the rank of a display, by total and then by signpost; -1 without a worm."""
    display = state.cards[DISPLAY + seat]
    if display <= NUMBER_CARDS:
        return -1
    return total(display) << WORM_SHIFT | display >> WORM_SHIFT


def servings(state: KarteneckState) -> list[tuple[int, int]]:
    """Return seat and portion of each display that is valid now, in serving order."""
    served: list[tuple[int, int]] = []
    grill = state.grill
    rank = first_served(state)
    while rank >= 0:
        portion = highest_bit(grill)
        one: i64 = 1
        grill -= one << portion
        served.append((seat_of(state, rank), portion))
        rank = next_served(state, rank)
    return served
