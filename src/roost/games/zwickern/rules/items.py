"""What lies on the table, each item as one number: a loose card, or a pile with its value and who played last on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.games.zwickern.components import HIGH, LOW

_KIND_MASK: Final = 31
_VALUE_SHIFT: Final = 5
_VALUE_MASK: Final = 511
"""Even all cards added up stay below it."""
PILE: Final = 1 << 14
FRESH: Final = 1 << 15
"""Built on, or fixed, in this round: Z10."""
_SEAT_SHIFT: Final = 16
_COUNT_SHIFT: Final = 18
_COUNT_ONE: Final = 1 << 18


def loose(kind: i64) -> i64:
    """A card by itself."""
    return _COUNT_ONE | kind


def pile(kind: i64, value: i64, seat: i64, count: i64) -> i64:
    """A pile of so many cards; the seat has just played the top one."""
    return kind | value << _VALUE_SHIFT | PILE | FRESH | seat << _SEAT_SHIFT | count << _COUNT_SHIFT


def is_pile(item: i64) -> bool:
    """Whether the item has a value of its own, whatever its cards say."""
    return item & PILE != 0


def is_fresh(item: i64) -> bool:
    """Whether it would cost a penalty if the round ended now."""
    return item & FRESH != 0


def top_kind(item: i64) -> i64:
    """The card on top."""
    return item & _KIND_MASK


def card_count(item: i64) -> i64:
    """How many cards lie in it."""
    return item >> _COUNT_SHIFT


def last_seat(item: i64) -> i64:
    """Who played the last card of a pile."""
    return (item >> _SEAT_SHIFT) & 3


def low_value(item: i64) -> i64:
    """What it counts, at least."""
    if item & PILE:
        return (item >> _VALUE_SHIFT) & _VALUE_MASK
    return LOW[item & _KIND_MASK]


def high_value(item: i64) -> i64:
    """What it counts, at most."""
    if item & PILE:
        return (item >> _VALUE_SHIFT) & _VALUE_MASK
    return HIGH[item & _KIND_MASK]
