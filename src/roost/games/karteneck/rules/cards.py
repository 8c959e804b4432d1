"""Sets of cards as one number: 5 bits for the count of each of 1-5, and from bit 25 on a bit for each worm card.

Hands, displays and piles are such numbers. Number cards of one kind look alike; worm cards differ
by their signposts. The bits of the worms are in the order of the signposts, so that a higher mask
has the higher signpost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.masks import bit_count, highest_bit
from roost.games.karteneck.components import COPIES, KINDS, NUMBERS, SIGNPOSTS, WORM_POINTS

KIND_BITS: Final = 5
KIND_MASK: Final = 31
WORM_SHIFT: Final = 25
"""The first bit of the worms: KIND_BITS * NUMBERS, as a literal that the compiler knows in every module."""
NUMBER_CARDS: Final[i64] = (1 << 25) - 1
"""The mask of the number cards."""
ALL_WORMS: Final[i64] = ((1 << SIGNPOSTS) - 1) << 25
DECK: Final[i64] = sum(COPIES << KIND_BITS * kind for kind in range(NUMBERS)) + ALL_WORMS

DISPLAY: Final = 6
"""The index of the first display in `KarteneckState.cards`, with room for six seats."""
DRAWN: Final = 12
"""The index of the first count by kind of the cards that each seat drew since the last shuffle."""
EARLIER: Final = 18
"""The index of the same for cards drawn between the last shuffle but one and the last."""


def count(cards: i64, kind: i64) -> i64:
    """Return the number of cards of a kind of number card."""
    return (cards >> KIND_BITS * kind) & KIND_MASK


def worms(cards: i64) -> i64:
    """Return the worm cards as a mask from bit 0 on."""
    return cards >> WORM_SHIFT


def size(cards: i64) -> i64:
    """Return the number of cards."""
    return sum_counts(cards & NUMBER_CARDS) + bit_count(cards >> WORM_SHIFT)


def total(cards: i64) -> i64:
    """K1: Return the sum of the cards."""
    points = bit_count(cards >> WORM_SHIFT) * WORM_POINTS
    kind: i64 = 0
    while kind < NUMBERS:
        points += ((cards >> KIND_BITS * kind) & KIND_MASK) * (kind + 1)
        kind += 1
    return points


def kind_counts(cards: i64) -> i64:
    """Return the counts of all six kinds, 5 bits each."""
    return (cards & NUMBER_CARDS) + (bit_count(cards >> WORM_SHIFT) << WORM_SHIFT)


def sum_counts(numbers: i64) -> i64:
    """Return the sum of counts by kind."""
    sum_: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        sum_ += (numbers >> KIND_BITS * kind) & KIND_MASK
        kind += 1
    return sum_


def card_at(cards: i64, place: i64) -> i64:
    """Return the card at an index, where cards are ordered from the 1s to the worms."""
    kind: i64 = 0
    one: i64 = 1
    while kind < NUMBERS:
        here = (cards >> KIND_BITS * kind) & KIND_MASK
        if place < here:
            return one << KIND_BITS * kind
        place -= here
        kind += 1
    mask = cards >> WORM_SHIFT
    while place > 0:
        mask &= mask - 1
        place -= 1
    return (mask & -mask) << WORM_SHIFT


def card_name(card: i64) -> str:
    """Return the name of a card: `3`, `W17`."""
    mask = card >> WORM_SHIFT
    if mask != 0:
        return f"W{highest_bit(mask) + 1}"
    return str(highest_bit(card) // KIND_BITS + 1)


def card_names(cards: i64) -> list[str]:
    """Return the names of cards, numbers first: `3`, `3`, `W17`."""
    listed: list[str] = []
    for kind in range(NUMBERS):
        listed += [str(kind + 1)] * count(cards, kind)
    return listed + [f"W{signpost}" for signpost in signposts(cards)]


def signposts(cards: i64) -> list[int]:
    """Return the signposts of the worm cards."""
    mask = cards >> WORM_SHIFT
    return [bit + 1 for bit in range(SIGNPOSTS) if (mask >> bit) & 1]


def parse_card(text: str) -> int:
    """Return the card of that name, or 0 if there is none."""
    if len(text) == 1 and text in "12345":
        return 1 << KIND_BITS * (int(text) - 1)
    number = text[1:]
    if text[:1] == "W" and number.isascii() and number.isdecimal() and number == str(int(number[:9])):
        signpost = int(number)
        if 1 <= signpost <= SIGNPOSTS:
            return 1 << WORM_SHIFT + signpost - 1
    return 0
