"""The moves of Zwickern, packed as numbers.

The two lowest bits are the action, the next five the kind of the played card. The rest depends on the action:

- lay: 0 leaves the card open; 1 and 2 fix the lower and the higher value of a two-value card;
- build: the item, 6 bits, and the formula, 3 bits: minus or plus, low or high value of the card and of the item. Of
  formulas with the same value, the lowest is the move;
- buy: a bit for each item that is taken. Of equal loose cards, the first ones are taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY: Final = 0
BUILD: Final = 1
BUY: Final = 2

REST_SHIFT: Final = 7
"""The first bit of the rest of a move."""
ITEM_BITS: Final = 6
"""There are at most 54 items: all cards but one in the hand of the seat on turn."""

OPEN: Final = 0
FIX_LOW: Final = 1
FIX_HIGH: Final = 2

MINUS: Final = 1
CARD_HIGH: Final = 2
ITEM_HIGH: Final = 4
FORMULA_COUNT: Final = 8


def action_of(move: i64) -> i64:
    """Return LAY, BUILD or BUY; 3 is no action."""
    return move & 3


def kind_played(move: i64) -> i64:
    """Return the kind of the played card."""
    return (move >> 2) & 31


def rest_of(move: i64) -> i64:
    """Return the part of a move that depends on the action."""
    return move >> REST_SHIFT


def lay(kind: i64, fixed: i64) -> i64:
    """Return the move that lays a card, open or fixed (Z9)."""
    return kind << 2 | fixed << REST_SHIFT


def build(kind: i64, item: i64, formula: i64) -> i64:
    """Return the move that builds with a card on an item (Z8)."""
    return BUILD | kind << 2 | item << REST_SHIFT | formula << REST_SHIFT + ITEM_BITS


def buy(kind: i64, items: i64) -> i64:
    """Return the move that buys items with a card (Z5)."""
    return BUY | kind << 2 | items << REST_SHIFT


def formula_value(card_low: i64, card_high: i64, item_low: i64, item_high: i64, formula: i64) -> i64:
    """Return the value of a pile built by one of the eight formulas; negative values are illegal."""
    item = item_low
    if formula & ITEM_HIGH:
        item = item_high
    card = card_low
    if formula & CARD_HIGH:
        card = card_high
    if formula & MINUS:
        return item - card
    return item + card
