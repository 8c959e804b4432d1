"""Masks of a few bits, looked up: the only bit of one, or any of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import highest


def _bit_lists() -> vec[i64]:
    """For every mask of so many bits: how many are set, and then the number of each, from the lowest, 4 bits each."""
    lists: list[i64] = [0]
    for bit in range(MAX_LISTED_BITS):
        lists += [row + 1 + (bit << 4 * (row & 15) + 4) for row in lists]
    return vec[i64](lists)


MAX_LISTED_BITS: Final = 11
"""Masks up to this size are looked up."""
_BIT_LISTS: Final = _bit_lists()


def only_bit(mask: i64) -> i64:
    """The number of the only bit of a mask."""
    if mask < 1 << MAX_LISTED_BITS:
        return (_BIT_LISTS[mask] >> 4) & 15
    return highest(mask)


def random_bit(mask: i64, chance: Chance) -> i64:
    """The number of one bit of a mask of up to `MAX_LISTED_BITS`, each as likely as the others."""
    row = _BIT_LISTS[mask]
    return (row >> 4 * chance.below(row & 15) + 4) & 15
