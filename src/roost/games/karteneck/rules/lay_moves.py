"""The legal lays, as lists.

Short lists are cached: building them would cost more than playing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import bit_count
from roost.games.karteneck.components import COPIES, NUMBERS
from roost.games.karteneck.rules.cards import KIND_BITS, KIND_MASK, NUMBER_CARDS, WORM_SHIFT, count, sum_counts
from roost.games.karteneck.rules.moves import LAY, MAX_WORMS_LISTED, PASS, STEAL, WORM_LAY_SHIFT

_LOW_BITS: Final[i64] = 0b01111_01111_01111_01111_01111
_HIGH_BIT: Final[i64] = 0b10000_10000_10000_10000_10000
_LOW_KINDS_BITS: Final = 15
"""The bits for 1s, 2s and 3s; the second list is for the 4s and 5s."""
_LOW_LAYS: Final[list[tuple[int, ...] | None]] = [None] * (1 << 15)
_LOW_LAYS_STEALING: Final[list[tuple[int, ...] | None]] = [None] * (1 << 15)
_HIGH_LAYS: Final[list[tuple[int, ...] | None]] = [None] * (1 << 10)
"""Filled on demand: few hands ever occur."""
_WORM_LAYS: Final[dict[int, tuple[int, ...]]] = {}
_MAX_CACHED_WORM_LAYS: Final = 8
"""Caches the lays of up to three worms, which are seven for some 2,600 hands."""
_FOUR_KIND: Final = 3


def free_cards(hand: i64, display: i64) -> i64:
    """K6: Return the cards of a hand whose kind is not in the display."""
    # A high bit for each kind in the display, and from it all bits of the kind.
    shown = (((display & _LOW_BITS) + _LOW_BITS) | display) & _HIGH_BIT
    free = hand & ~((shown >> (KIND_BITS - 1)) * KIND_MASK)
    if display > NUMBER_CARDS:
        free &= NUMBER_CARDS
    return free


def are_among(cards: i64, free: i64) -> bool:
    """Return whether cards, all of one kind, can be laid."""
    if cards > NUMBER_CARDS:
        return cards & ~free == 0
    # The highest bits of `cards` are their count, at the place of the count in `free`.
    kind: i64 = 0
    while cards > KIND_MASK:
        cards >>= KIND_BITS
        kind += 1
    return count(free, kind) >= cards


def list_moves(free: i64, can_steal: bool) -> tuple[int, ...]:
    """Return the moves of a seat that may lay these cards: pass, steal, numbers, worms."""
    low = free & ((1 << _LOW_KINDS_BITS) - 1)
    high = (free >> _LOW_KINDS_BITS) & ((1 << 10) - 1)
    first = _LOW_LAYS_STEALING[low] if can_steal else _LOW_LAYS[low]
    if first is None:
        first = (PASS, STEAL) if can_steal else (PASS,)
        first += _number_lays(low, 0)
        if can_steal:
            _LOW_LAYS_STEALING[low] = first
        else:
            _LOW_LAYS[low] = first
    second = _HIGH_LAYS[high]
    if second is None:
        second = _number_lays(high, _FOUR_KIND)
        _HIGH_LAYS[high] = second
    mask = free >> WORM_SHIFT
    if mask == 0:
        return first + second
    third = _WORM_LAYS.get(mask)
    if third is None:
        third = tuple(_worm_lays(mask))
        if len(third) < _MAX_CACHED_WORM_LAYS:
            _WORM_LAYS[mask] = third
    return first + second + third


def _number_lays(cards: i64, kind: i64) -> tuple[int, ...]:
    moves: list[int] = []
    while cards != 0:
        for number in range(cards & KIND_MASK):
            moves.append(LAY + kind * COPIES + number)
        cards >>= KIND_BITS
        kind += 1
    return tuple(moves)


def _worm_lays(mask: i64) -> list[int]:
    """Return every choice of worms, in the order of their masks; of many worms only those of `MAX_WORMS_LISTED`."""
    moves: list[int] = []
    held = bit_count(mask)
    if held <= MAX_WORMS_LISTED:
        chosen = mask & -mask
        while chosen != 0:
            moves.append(chosen << WORM_LAY_SHIFT)
            chosen = (chosen - mask) & mask
        return moves
    number: i64 = 1
    while number <= held:
        place = number - 1
        while place < held:
            moves.append(lowest_worms_and(mask, number, place) << WORM_LAY_SHIFT)
            place += 1
        number += 1
    return moves


def lowest_worms_and(mask: i64, number: i64, place: i64) -> i64:
    """Return `number` worms: the one at an index, and the lowest of the others."""
    chosen: i64 = 0
    at: i64 = 0
    while at <= place:
        bit = mask & -mask
        mask -= bit
        if at < number - 1 or at == place:
            chosen |= bit
        at += 1
    return chosen


def count_moves(free: i64, can_steal: bool) -> i64:
    """Return the number of moves that `list_moves` lists."""
    held = bit_count(free >> WORM_SHIFT)
    number = sum_counts(free & NUMBER_CARDS) + 1
    if can_steal:
        number += 1
    if held <= MAX_WORMS_LISTED:
        one: i64 = 1
        return number + (one << held) - 1
    return number + held * (held + 1) // 2


def pick_move(free: i64, can_steal: bool, chance: Chance) -> i64:
    """Return a uniformly random one of the moves that `list_moves` lists, without the list."""
    place = chance.below(count_moves(free, can_steal))
    if place == 0:
        return PASS
    if can_steal:
        if place == 1:
            return STEAL
        place -= 1
    place -= 1
    kind: i64 = 0
    while kind < NUMBERS:
        here = (free >> KIND_BITS * kind) & KIND_MASK
        if place < here:
            return LAY + kind * COPIES + place
        place -= here
        kind += 1
    mask = free >> WORM_SHIFT
    held = bit_count(mask)
    if held > MAX_WORMS_LISTED:
        number: i64 = 1
        while place > held - number:
            place -= held - number + 1
            number += 1
        return lowest_worms_and(mask, number, number - 1 + place) << WORM_LAY_SHIFT
    # Spread the binary digits of the index over the worms.
    place += 1
    chosen: i64 = 0
    while place != 0:
        bit = mask & -mask
        mask -= bit
        if place & 1:
            chosen |= bit
        place >>= 1
    return chosen << WORM_LAY_SHIFT
