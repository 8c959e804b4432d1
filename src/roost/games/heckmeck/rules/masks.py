"""Lookups in small bit masks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import highest_bit


def _bit_lists() -> vec[i64]:
    """Return for each mask the number of its bits and then the index of each, from the lowest, 4 bits each."""
    lists: list[i64] = [0]
    for bit in range(MAX_LISTED_BITS):
        lists += [row + 1 + (bit << 4 * (row & 15) + 4) for row in lists]
    return vec[i64](lists)


MAX_LISTED_BITS: Final = 11
"""Larger masks are not in the table."""
_BIT_LISTS: Final = _bit_lists()


def only_bit(mask: i64) -> i64:
    """Return the index of the only bit of a mask."""
    if mask < 1 << MAX_LISTED_BITS:
        return (_BIT_LISTS[mask] >> 4) & 15
    return highest_bit(mask)


def random_bit(mask: i64, chance: Chance) -> i64:
    """Return the index of a uniformly random bit of a mask of at most `MAX_LISTED_BITS`."""
    row = _BIT_LISTS[mask]
    return (row >> 4 * chance.below(row & 15) + 4) & 15
