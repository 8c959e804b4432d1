"""Legal moves as two masks: a bit for each move up to the blind draw, and a bit for each move of the fox.

Lists of moves are joined from precomputed tuples. This is faster than boxing each number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.gloria.rules.moves import CHEST, FOX, PLACE, PLACE_DOUBLER, PLACE_JOKER, TAKE

_CHEST_MOVES: Final = 12
_ROW_MOVES: Final = 10
_DRAW_MOVES: Final = 12
"""Taking an open card, and the blind draw."""
_FOX_MOVES: Final = 31
_ALL_CHESTS: Final = (1 << _CHEST_MOVES) - 1
_ALL_ROWS: Final = (1 << _ROW_MOVES) - 1
_JOKERS_AND_DOUBLERS: Final = (1 << 2 * _ROW_MOVES) - 1


def _moves_by_mask(first: int, bits: int) -> list[tuple[int, ...]]:
    """Return the moves of every mask of that many bits; the lowest bit is the move `first`."""
    pieces: list[tuple[int, ...]] = [()]
    for bit in range(bits):
        pieces += [(*piece, first + bit) for piece in pieces]
    return pieces


_CHESTS: Final = _moves_by_mask(CHEST, _CHEST_MOVES)
_PLACES: Final = _moves_by_mask(PLACE, _ROW_MOVES)
_JOKERS: Final = _moves_by_mask(PLACE_JOKER, _ROW_MOVES)
_DOUBLERS: Final = _moves_by_mask(PLACE_DOUBLER, _ROW_MOVES)
_TAKES: Final = _moves_by_mask(TAKE, _DRAW_MOVES)


def list_moves(legal: i64, fox: i64) -> tuple[int, ...]:
    """Return the legal moves in ascending order."""
    moves = _CHESTS[legal & _ALL_CHESTS]
    piece = (legal >> PLACE) & _ALL_ROWS
    if piece != 0:
        moves += _PLACES[piece]
    piece = (legal >> PLACE_JOKER) & _JOKERS_AND_DOUBLERS
    if piece != 0:
        moves += _JOKERS[piece & _ALL_ROWS] + _DOUBLERS[piece >> _ROW_MOVES]
    moves += _TAKES[legal >> TAKE]
    if fox != 0:
        moves += tuple([FOX + bit for bit in range(_FOX_MOVES) if (fox >> bit) & 1])
    return moves


def random_move(legal: i64, fox: i64, chance: Chance) -> i64:
    """Return a uniformly random legal move."""
    count = count_bits(legal)
    place = chance.below(count + count_bits(fox))
    if place < count:
        return _nth_bit(legal, place)
    return FOX + _nth_bit(fox, place - count)


def count_bits(mask: i64) -> i64:
    """Return how many of up to 62 bits are set; counts pairs, then fours, then all."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def _nth_bit(mask: i64, place: i64) -> i64:
    """Return the number of the set bit with `place` set bits below it."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return int(mask & -mask).bit_length() - 1
