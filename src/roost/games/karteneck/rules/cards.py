"""Cards as one number: 5 bits for how many there are of each of 1-5, and from bit 25 on a bit for each worm card.

Hands, displays and piles are such numbers. Number cards of one kind cannot be told apart; worm cards can, by their
signposts. The bits of the worms are in the order of the signposts, so that a higher mask has the higher signpost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.masks import bits, highest
from roost.games.karteneck.components import COPIES, KINDS, NUMBERS, SIGNPOSTS, WORM_POINTS

KIND_BITS: Final = 5
KIND_MASK: Final = 31
"""Of one kind."""
WORM_SHIFT: Final = 25
"""Where the worms begin: WIDTH * NUMBERS, as a plain number, which the compiler knows in every module."""
NUMBER_CARDS: Final[i64] = (1 << 25) - 1
"""The part of a number that counts the number cards."""
ALL_WORMS: Final[i64] = ((1 << SIGNPOSTS) - 1) << 25
DECK: Final[i64] = sum(COPIES << KIND_BITS * kind for kind in range(NUMBERS)) + ALL_WORMS

DISPLAY: Final = 6
"""Where the displays begin in `KarteneckState.cards`, one place for each of at most six seats ..."""
DRAWN: Final = 12
"""... where the tallies begin of what each seat drew since the last shuffle ..."""
EARLIER: Final = 18
"""... and those of what it drew between the last shuffle but one and the last."""


def count(cards: i64, kind: i64) -> i64:
    """How many there are of a kind of number card."""
    return (cards >> KIND_BITS * kind) & KIND_MASK


def worms(cards: i64) -> i64:
    """The worm cards, a bit each from bit 0 on."""
    return cards >> WORM_SHIFT


def size(cards: i64) -> i64:
    """How many cards there are."""
    return sum_counts(cards & NUMBER_CARDS) + bits(cards >> WORM_SHIFT)


def total(cards: i64) -> i64:
    """K1: what they add up to."""
    points = bits(cards >> WORM_SHIFT) * WORM_POINTS
    kind: i64 = 0
    while kind < NUMBERS:
        points += ((cards >> KIND_BITS * kind) & KIND_MASK) * (kind + 1)
        kind += 1
    return points


def kind_counts(cards: i64) -> i64:
    """How many there are of each of the six kinds, 5 bits each: the worms are counted too."""
    return (cards & NUMBER_CARDS) + (bits(cards >> WORM_SHIFT) << WORM_SHIFT)


def sum_counts(numbers: i64) -> i64:
    """The sum of all six counts of a tally."""
    sum_: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        sum_ += (numbers >> KIND_BITS * kind) & KIND_MASK
        kind += 1
    return sum_


def card_at(cards: i64, place: i64) -> i64:
    """One of the cards as such a number: they count from the 1s to the worms, from the lowest place on."""
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
    """A single card in text: `3`, `W17`."""
    mask = card >> WORM_SHIFT
    if mask != 0:
        return f"W{highest(mask) + 1}"
    return str(highest(card) // KIND_BITS + 1)


def card_names(cards: i64) -> list[str]:
    """All cards in text, the numbers first: `3`, `3`, `W17`."""
    listed: list[str] = []
    for kind in range(NUMBERS):
        listed += [str(kind + 1)] * count(cards, kind)
    return listed + [f"W{signpost}" for signpost in signposts(cards)]


def signposts(cards: i64) -> list[int]:
    """The numbers on the signposts of the worm cards."""
    mask = cards >> WORM_SHIFT
    return [bit + 1 for bit in range(SIGNPOSTS) if (mask >> bit) & 1]


def card_from_name(text: str) -> int:
    """The card of that name, or 0 where there is none."""
    if len(text) == 1 and text in "12345":
        return 1 << KIND_BITS * (int(text) - 1)
    number = text[1:]
    if text[:1] == "W" and number.isascii() and number.isdecimal() and number == str(int(number[:9])):
        signpost = int(number)
        if 1 <= signpost <= SIGNPOSTS:
            return 1 << WORM_SHIFT + signpost - 1
    return 0
