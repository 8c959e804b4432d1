"""The moves of Zwickern as numbers: one hand card and what it does.

The two lowest bits say what is done, the next five which kind of card is played. What follows depends on the action:

- lay: 0 leaves the card open; 1 and 2 fix the lower and the higher value of a two-value card;
- build: the item, 6 bits, and three bits for the reckoning: minus or plus, the card's and the item's low or high value.
  Where several reckonings give the same value, the move is the lowest of them;
- buy: a bit for each item that is taken. Of loose cards that are alike, the first ones are taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY: Final = 0
BUILD: Final = 1
BUY: Final = 2

REST_SHIFT: Final = 7
"""From which bit on the rest of a move begins."""
ITEM_BITS: Final = 6
"""There are at most 54 items: all cards but the one in the hand of whoever decides."""

OPEN: Final = 0
FIX_LOW: Final = 1
FIX_HIGH: Final = 2

MINUS: Final = 1
CARD_HIGH: Final = 2
ITEM_HIGH: Final = 4
FORMULA_COUNT: Final = 8


def action_of(move: i64) -> i64:
    """Lay, build or buy; 3 is none of them."""
    return move & 3


def kind_played(move: i64) -> i64:
    """Which kind of card a move plays."""
    return (move >> 2) & 31


def rest_of(move: i64) -> i64:
    """What the card does with the table."""
    return move >> REST_SHIFT


def lay(kind: i64, fixed: i64) -> i64:
    """Lay a card, open or fixed: Z9."""
    return kind << 2 | fixed << REST_SHIFT


def build(kind: i64, item: i64, formula: i64) -> i64:
    """Play a card onto an item: Z8."""
    return BUILD | kind << 2 | item << REST_SHIFT | formula << REST_SHIFT + ITEM_BITS


def buy(kind: i64, items: i64) -> i64:
    """Take items with a card: Z5."""
    return BUY | kind << 2 | items << REST_SHIFT


def formula_value(card_low: i64, card_high: i64, item_low: i64, item_high: i64, formula: i64) -> i64:
    """The value that a pile gets by one of the eight reckonings; below 0 is forbidden."""
    item = item_low
    if formula & ITEM_HIGH:
        item = item_high
    card = card_low
    if formula & CARD_HIGH:
        card = card_high
    if formula & MINUS:
        return item - card
    return item + card
