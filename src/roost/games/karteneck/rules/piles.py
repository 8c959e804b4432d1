"""The piles that chance draws from, cards and portions, and the names in records for their contents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roost.core.masks import bit_count, highest_bit
from roost.games.karteneck.components import NUMBERS, PORTIONS, VALUES, ZERO_PORTIONS
from roost.games.karteneck.rules.cards import KIND_BITS, NUMBER_CARDS, WORM_SHIFT, card_at, card_name, count, parse_card

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

PILE: Final = 0
"""The draw pile, as chance knows it."""
SUPPLY: Final = 1
"""The unopened portions."""

_ZERO_PORTIONS: Final[i64] = (1 << ZERO_PORTIONS) - 1


def portion_at(mask: i64, place: i64) -> i64:
    """Return the portion at an index of a mask, as a mask; for any portion of value 0, the lowest of these.

    They look alike, and so equal positions stay equal.
    """
    first = mask & -mask
    while place > 0:
        mask &= mask - 1
        place -= 1
    portion = mask & -mask
    return first if portion & _ZERO_PORTIONS else portion


def name_at(state: KarteneckState, pile: i64, place: i64) -> str:
    """Return the name of what lies at an index of a pile."""
    if pile == PILE:
        return card_name(card_at(state.pile, place))
    return str(VALUES[highest_bit(portion_at(state.supply, place))])


def place_of(state: KarteneckState, pile: i64, word: str) -> i64:
    """Return the index of a card or portion by its name, or -1."""
    return _place_of_card(state.pile, word) if pile == PILE else _place_of_portion(state.supply, word)


def _place_of_card(cards: i64, word: str) -> i64:
    wanted = parse_card(word)
    place: i64 = 0
    for kind in range(NUMBERS):
        here = count(cards, kind)
        if wanted == 1 << KIND_BITS * kind and here > 0:
            return place
        place += here
    worm: i64 = wanted
    if worm > NUMBER_CARDS and cards & worm:
        return place + bit_count((cards & (worm - 1)) >> WORM_SHIFT)
    return -1


def _place_of_portion(portions: i64, word: str) -> i64:
    place: i64 = 0
    for portion in range(PORTIONS):
        if (portions >> portion) & 1:
            if str(VALUES[portion]) == word:
                return place
            place += 1
    return -1
