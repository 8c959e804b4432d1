"""Lookup tables for rolls, which are numbers in base 6."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.components import GOLDEN_DIE_FACES, SYMBOLS

WORM_SYMBOL: Final[i64] = 5
ALL_SYMBOLS: Final = 0b111111
_POINTS: Final[i64] = 0x554321
"""H1: the points of each symbol, 4 bits each. A worm counts as much as a 5."""

FOUR_DICE_ROLLS: Final = 6**4
SHOWN_SHIFT: Final = 24
"""Bits from here on say which symbols a roll shows; bits below count them."""
COUNT_MASK: Final = (1 << SHOWN_SHIFT) - 1


def _four_dice() -> vec[i64]:
    """Return for each roll of four dice the count of each symbol, 4 bits each.

    Above them is a bit for each symbol that the roll shows, except the 1.
    """
    table: list[i64] = []
    for code in range(FOUR_DICE_ROLLS):
        entry: i64 = 0
        for die in range(4):
            symbol = code // 6**die % 6
            entry += 1 << 4 * symbol
            if symbol != 0:
                entry |= 1 << SHOWN_SHIFT + symbol
        table.append(entry)
    return vec[i64](table)


FOUR_DICE: Final = _four_dice()
GOLDEN_SYMBOLS: Final = vec[i64]([SYMBOLS.index(face) for face in GOLDEN_DIE_FACES])


def points(symbol: i64) -> i64:
    """H1: Return the points of one die."""
    return (_POINTS >> 4 * symbol) & 15
