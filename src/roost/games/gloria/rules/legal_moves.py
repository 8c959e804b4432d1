"""The legal moves as two masks: a bit for each move up to the blind draw, and a bit for each move of the fox.

The list of them is put together from ready-made pieces, so that nothing is counted or boxed on the way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.gloria.rules.moves import CHEST, FOX, PLACE, PLACE_DOUBLER, PLACE_JOKER, TAKE

_CHESTS_BITS: Final = 12
_ROW_BITS: Final = 10
_TAKE_BITS: Final = 12
"""The blind draw is the last of them."""
_FOX_BITS: Final = 31
_ALL_CHESTS: Final = (1 << _CHESTS_BITS) - 1
_ALL_ROWS: Final = (1 << _ROW_BITS) - 1
_SPECIAL: Final = (1 << 2 * _ROW_BITS) - 1
"""Jokers and doublers."""


def _pieces(first: int, bits: int) -> list[tuple[int, ...]]:
    """For every mask of so many bits the moves that it stands for, where the lowest bit is the move `first`."""
    pieces: list[tuple[int, ...]] = [()]
    for bit in range(bits):
        pieces += [(*piece, first + bit) for piece in pieces]
    return pieces


_CHESTS: Final = _pieces(CHEST, _CHESTS_BITS)
_PLACES: Final = _pieces(PLACE, _ROW_BITS)
_JOKERS: Final = _pieces(PLACE_JOKER, _ROW_BITS)
_DOUBLERS: Final = _pieces(PLACE_DOUBLER, _ROW_BITS)
_TAKES: Final = _pieces(TAKE, _TAKE_BITS)


def listed(legal: i64, fox: i64) -> tuple[int, ...]:
    """The moves in the order of their numbers."""
    moves = _CHESTS[legal & _ALL_CHESTS]
    piece = (legal >> PLACE) & _ALL_ROWS
    if piece != 0:
        moves += _PLACES[piece]
    piece = (legal >> PLACE_JOKER) & _SPECIAL
    if piece != 0:
        moves += _JOKERS[piece & _ALL_ROWS] + _DOUBLERS[piece >> _ROW_BITS]
    moves += _TAKES[legal >> TAKE]
    if fox != 0:
        moves += tuple([FOX + bit for bit in range(_FOX_BITS) if (fox >> bit) & 1])
    return moves


def some_move(legal: i64, fox: i64, chance: Chance) -> i64:
    """One of the moves, each as likely as the others."""
    count = bits(legal)
    place = chance.below(count + bits(fox))
    if place < count:
        return _bit(legal, place)
    return FOX + _bit(fox, place - count)


def bits(mask: i64) -> i64:
    """How many bits are set, of up to 62: counted in pairs, in fours, and then all together."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def _bit(mask: i64, place: i64) -> i64:
    """The number of the bit that has so many set ones below it."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return int(mask & -mask).bit_length() - 1
