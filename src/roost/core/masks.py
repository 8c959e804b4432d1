"""Sets of small numbers as bit masks."""

from __future__ import annotations

from mypy_extensions import i64

__all__ = ["bit_count", "highest_bit"]


def bit_count(mask: i64) -> i64:
    """Return the number of bits that are set; fast for few bits, the usual case."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def highest_bit(mask: i64) -> i64:
    """Return the index of the highest bit of a mask that is not empty."""
    bit: i64 = 0
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit
