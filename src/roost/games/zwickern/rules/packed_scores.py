"""The score sheet: a number for each deal, with what every side earned in it. 20 bits a side, so that three fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.games.zwickern.components import BIT, MOST_CARDS, PENALTY, ZWICK

_SIDE: Final = 20
_CLAWS: Final = 6
_PENALTIES: Final = 12
_MOST: Final = 19

UNKNOWN: Final = -1
"""In place of a heap that somebody took in an earlier deal: who sets up a table by hand need not remember it."""


def earned(side: i64, zwicks: i64, claws: i64, penalties: i64) -> i64:
    """A line with what one side earned, but for most cards."""
    return (zwicks | claws << _CLAWS | penalties << _PENALTIES) << _SIDE * side


def most_cards(side: i64) -> i64:
    """A line with nothing but that a side took most cards."""
    return BIT[_SIDE * side + _MOST]


def took_most(line: i64, side: i64) -> bool:
    """Whether a side took most cards."""
    return (line >> _SIDE * side + _MOST) & 1 == 1


def zwicks_in(line: i64, side: i64) -> i64:
    """How many Zwicks a side showed at the end."""
    return (line >> _SIDE * side) & 63


def claws_in(line: i64, side: i64) -> i64:
    """How many claws a side took."""
    return (line >> _SIDE * side + _CLAWS) & 63


def penalties_in(line: i64, side: i64) -> i64:
    """How many penalties a side got."""
    return (line >> _SIDE * side + _PENALTIES) & 127


def left_pile(deal: i64, side: i64, value: i64) -> i64:
    """A pile that cost a side a penalty, as one number."""
    return (deal << 2 | side) << 10 | value


def piles_left(piles: tuple[int, ...], deal: i64, side: i64) -> list[int]:
    """The values of the piles that cost a side penalties in a deal."""
    return [pile & 1023 for pile in piles if pile >> 10 == deal << 2 | side]


def deal_points(line: i64, side: i64) -> i64:
    """Z11: what a side earned in a deal."""
    points = zwicks_in(line, side) * ZWICK + claws_in(line, side) - penalties_in(line, side) * PENALTY
    if took_most(line, side):
        points += MOST_CARDS
    return points
