"""Cards as one number: 5 bits for how many there are of each of 1-5, and from bit 25 on a bit for each worm card.

Hands, displays and piles are such numbers. Number cards of one kind cannot be told apart; worm cards can, by their
signposts. The bits of the worms are in the order of the signposts, so that a higher mask has the higher signpost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.masks import bit_count, highest_bit
from roost.games.karteneck.components import COPIES, KINDS, NUMBERS, SIGNPOSTS, WORM_POINTS

WIDTH: Final = 5
FIELD: Final = 31
"""Of one kind."""
WORM_BITS: Final = 25
"""Where the worms begin: WIDTH * NUMBERS, as a plain number, which the compiler knows in every module."""
NUMBER_CARDS: Final[i64] = (1 << 25) - 1
"""The part of a number that counts the number cards."""
ALL_WORMS: Final[i64] = ((1 << SIGNPOSTS) - 1) << 25
DECK: Final[i64] = sum(COPIES << WIDTH * kind for kind in range(NUMBERS)) + ALL_WORMS

DISPLAY: Final = 6
"""Where the displays begin in `KarteneckState.cards`, one place for each of at most six seats ..."""
DRAWN: Final = 12
"""... where the tallies begin of what each seat drew since the last shuffle ..."""
EARLIER: Final = 18
"""... and those of what it drew between the last shuffle but one and the last."""


def count(cards: i64, kind: i64) -> i64:
    """How many there are of a kind of number card."""
    return (cards >> WIDTH * kind) & FIELD


def worms(cards: i64) -> i64:
    """The worm cards, a bit each from bit 0 on."""
    return cards >> WORM_BITS


def size(cards: i64) -> i64:
    """How many cards there are."""
    return tally_size(cards & NUMBER_CARDS) + bit_count(cards >> WORM_BITS)


def total(cards: i64) -> i64:
    """K1: what they add up to."""
    points = bit_count(cards >> WORM_BITS) * WORM_POINTS
    kind: i64 = 0
    while kind < NUMBERS:
        points += ((cards >> WIDTH * kind) & FIELD) * (kind + 1)
        kind += 1
    return points


def tally(cards: i64) -> i64:
    """How many there are of each of the six kinds, 5 bits each: the worms are counted too."""
    return (cards & NUMBER_CARDS) + (bit_count(cards >> WORM_BITS) << WORM_BITS)


def tally_size(numbers: i64) -> i64:
    """The sum of all six counts of a tally."""
    sum_: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        sum_ += (numbers >> WIDTH * kind) & FIELD
        kind += 1
    return sum_


def card_at(cards: i64, place: i64) -> i64:
    """One of the cards as such a number: they count from the 1s to the worms, from the lowest place on."""
    kind: i64 = 0
    one: i64 = 1
    while kind < NUMBERS:
        here = (cards >> WIDTH * kind) & FIELD
        if place < here:
            return one << WIDTH * kind
        place -= here
        kind += 1
    mask = cards >> WORM_BITS
    while place > 0:
        mask &= mask - 1
        place -= 1
    return (mask & -mask) << WORM_BITS


def name(card: i64) -> str:
    """A single card in text: `3`, `W17`."""
    mask = card >> WORM_BITS
    if mask != 0:
        return f"W{highest_bit(mask) + 1}"
    return str(highest_bit(card) // WIDTH + 1)


def names(cards: i64) -> list[str]:
    """All cards in text, the numbers first: `3`, `3`, `W17`."""
    listed: list[str] = []
    for kind in range(NUMBERS):
        listed += [str(kind + 1)] * count(cards, kind)
    return listed + [f"W{signpost}" for signpost in signposts(cards)]


def signposts(cards: i64) -> list[int]:
    """The numbers on the signposts of the worm cards."""
    mask = cards >> WORM_BITS
    return [bit + 1 for bit in range(SIGNPOSTS) if (mask >> bit) & 1]


def named(text: str) -> int:
    """The card of that name, or 0 where there is none."""
    if len(text) == 1 and text in "12345":
        return 1 << WIDTH * (int(text) - 1)
    number = text[1:]
    if text[:1] == "W" and number.isascii() and number.isdecimal() and number == str(int(number[:9])):
        signpost = int(number)
        if 1 <= signpost <= SIGNPOSTS:
            return 1 << WORM_BITS + signpost - 1
    return 0
