"""The list of legal moves: buys, then builds, then lays, each by the kind of the card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT, HIGH, KINDS, LOW
from roost.games.zwickern.rules.builds import build_values
from roost.games.zwickern.rules.buys import Buys, first_alike
from roost.games.zwickern.rules.moves import FIX_HIGH, FIX_LOW, ITEM_BITS, OPEN, REST_SHIFT, build, buy, lay

_NUMBER_LIMIT: Final = 1 << REST_SHIFT + ITEM_BITS + 3
_NEXT_FORMULA: Final = 1 << REST_SHIFT + ITEM_BITS
_READY_NUMBERS: Final[list[object]] = list(range(_NUMBER_LIMIT))
"""Ready-made integer objects for lays and builds, which is much faster than boxing."""


def list_moves(items: vec[i64], hand: i64) -> list[object]:
    """Return all moves of a hand on a table."""
    moves: list[object] = []
    held = _kinds(hand)
    buys = _find_buys(items, held)
    left = held
    while left != 0 and len(buys.spans) > 0:
        kind = (left & 31) - 1
        for chosen in buys.sets_for_card(LOW[kind], HIGH[kind]):
            moves.append(buy(kind, chosen))
        left >>= 5
    index: i64 = 0
    while index < len(items):
        if first_alike(items, index) == index:
            item = items[index]
            left = held
            while left != 0:
                kind = (left & 31) - 1
                number = build(kind, index, 0)
                allowed = build_values(kind, item)
                while allowed != 0:
                    if allowed & 1:
                        moves.append(_READY_NUMBERS[number])
                    allowed >>= 1
                    number += _NEXT_FORMULA
                left >>= 5
        index += 1
    left = held
    while left != 0:
        kind = (left & 31) - 1
        moves.append(_READY_NUMBERS[lay(kind, OPEN)])
        if LOW[kind] != HIGH[kind]:
            moves.append(_READY_NUMBERS[lay(kind, FIX_LOW)])
            moves.append(_READY_NUMBERS[lay(kind, FIX_HIGH)])
        left >>= 5
    return moves


def is_truncated(items: vec[i64], hand: i64) -> bool:
    """Return whether some buys are missing in the list."""
    return _find_buys(items, _kinds(hand)).truncated


def _kinds(hand: i64) -> i64:
    """Return the kinds of a hand, 5 bits each, plus one."""
    kinds: i64 = 0
    kind: i64 = KINDS
    while kind > 0:
        kind -= 1
        if (hand >> 3 * kind) & 7:
            kinds = kinds << 5 | kind + 1
    return kinds


def _find_buys(items: vec[i64], held: i64) -> Buys:
    """Return the buys of cards of these kinds."""
    wanted: i64 = 0
    while held != 0:
        kind = (held & 31) - 1
        wanted |= BIT[LOW[kind]] | BIT[HIGH[kind]]
        held >>= 5
    return Buys(items, wanted)
