"""The items of the table, packed as numbers: a loose card, or a pile with its value and the last seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.games.zwickern.components import HIGH, LOW

_KIND_MASK: Final = 31
_VALUE_SHIFT: Final = 5
_VALUE_MASK: Final = 511
"""The sum of all cards is below it."""
PILE: Final = 1 << 14
FRESH: Final = 1 << 15
"""Built on or fixed in this round (Z10)."""
_SEAT_SHIFT: Final = 16
_COUNT_SHIFT: Final = 18
_COUNT_ONE: Final = 1 << 18


def loose(kind: i64) -> i64:
    """Return a loose card."""
    return _COUNT_ONE | kind


def pile(kind: i64, value: i64, seat: i64, count: i64) -> i64:
    """Return a fresh pile of `count` cards; the seat has played the top one."""
    return kind | value << _VALUE_SHIFT | PILE | FRESH | seat << _SEAT_SHIFT | count << _COUNT_SHIFT


def is_pile(item: i64) -> bool:
    """Return whether the item is a pile."""
    return item & PILE != 0


def is_fresh(item: i64) -> bool:
    """Return whether the pile costs a penalty at the end of this round."""
    return item & FRESH != 0


def top_kind(item: i64) -> i64:
    """Return the kind of the top card."""
    return item & _KIND_MASK


def card_count(item: i64) -> i64:
    """Return the number of cards of an item."""
    return item >> _COUNT_SHIFT


def last_seat(item: i64) -> i64:
    """Return the seat that played the last card of a pile."""
    return (item >> _SEAT_SHIFT) & 3


def low_value(item: i64) -> i64:
    """Return the lower value."""
    if item & PILE:
        return (item >> _VALUE_SHIFT) & _VALUE_MASK
    return LOW[item & _KIND_MASK]


def high_value(item: i64) -> i64:
    """Return the higher value."""
    if item & PILE:
        return (item >> _VALUE_SHIFT) & _VALUE_MASK
    return HIGH[item & _KIND_MASK]
