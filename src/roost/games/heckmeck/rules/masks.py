"""Masks of a few bits, looked up: the only bit of one, or any of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import highest_bit


def _rows() -> vec[i64]:
    """For every mask of so many bits: how many are set, and then the number of each, from the lowest, 4 bits each."""
    rows: list[i64] = [0]
    for bit in range(ROW_BITS):
        rows += [row + 1 + (bit << 4 * (row & 15) + 4) for row in rows]
    return vec[i64](rows)


ROW_BITS: Final = 11
"""Masks up to this size are looked up."""
_ROWS: Final = _rows()


def only(mask: i64) -> i64:
    """The number of the only bit of a mask."""
    if mask < 1 << ROW_BITS:
        return (_ROWS[mask] >> 4) & 15
    return highest_bit(mask)


def some_bit(mask: i64, chance: Chance) -> i64:
    """The number of one bit of a mask of up to `ROW_BITS`, each as likely as the others."""
    row = _ROWS[mask]
    return (row >> 4 * chance.below(row & 15) + 4) & 15
