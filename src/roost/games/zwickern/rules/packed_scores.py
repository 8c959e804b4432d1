"""The scores of a deal, packed into one number with 20 bits per side, so that three sides fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.games.zwickern.components import BIT, MOST_CARDS_POINTS, PENALTY_POINTS, ZWICK_POINTS

_SIDE_BITS: Final = 20
_CLAWS_SHIFT: Final = 6
_PENALTIES_SHIFT: Final = 12
_MOST_CARDS_BIT: Final = 19

UNKNOWN: Final = -1
"""Replaces a heap taken in an earlier deal, which a position written by hand may leave out."""


def pack_earnings(side: i64, zwicks: i64, claws: i64, penalties: i64) -> i64:
    """Pack the scores of one side, without most cards."""
    return (zwicks | claws << _CLAWS_SHIFT | penalties << _PENALTIES_SHIFT) << _SIDE_BITS * side


def pack_most_cards(side: i64) -> i64:
    """Pack only that a side took most cards."""
    return BIT[_SIDE_BITS * side + _MOST_CARDS_BIT]


def took_most_cards(packed: i64, side: i64) -> bool:
    """Return whether a side took most cards."""
    return (packed >> _SIDE_BITS * side + _MOST_CARDS_BIT) & 1 == 1


def zwicks_in(packed: i64, side: i64) -> i64:
    """Return how many Zwicks a side showed at the end."""
    return (packed >> _SIDE_BITS * side) & 63


def claws_in(packed: i64, side: i64) -> i64:
    """Return how many claws a side took."""
    return (packed >> _SIDE_BITS * side + _CLAWS_SHIFT) & 63


def penalties_in(packed: i64, side: i64) -> i64:
    """Return how many penalties a side got."""
    return (packed >> _SIDE_BITS * side + _PENALTIES_SHIFT) & 127


def pack_left_pile(deal: i64, side: i64, value: i64) -> i64:
    """Pack a pile that cost a side a penalty."""
    return (deal << 2 | side) << 10 | value


def left_pile_values(piles: tuple[int, ...], deal: i64, side: i64) -> list[int]:
    """Return the values of the piles that cost a side penalties in a deal."""
    return [pile & 1023 for pile in piles if pile >> 10 == deal << 2 | side]


def deal_points(packed: i64, side: i64) -> i64:
    """Return the points of a side in a deal (Z11)."""
    points = (
        zwicks_in(packed, side) * ZWICK_POINTS + claws_in(packed, side) - penalties_in(packed, side) * PENALTY_POINTS
    )
    if took_most_cards(packed, side):
        points += MOST_CARDS_POINTS
    return points
