"""Sets of small numbers as bit masks: a bit for each number."""

from __future__ import annotations

from mypy_extensions import i64

__all__ = ["bits", "highest"]


def bits(mask: i64) -> i64:
    """How many bits are set: quick where they are few, as they mostly are."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def highest(mask: i64) -> i64:
    """The number of the highest bit of a mask that is not empty."""
    bit: i64 = 0
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit
