"""Sets of cards as packed numbers: the count of each kind in 4 bits."""

from __future__ import annotations

from mypy_extensions import i64

from roost.games.gloria.components import NAMES


def bit(number: i64) -> i64:
    """Return a mask of one bit.

    mypyc writes a constant, even one just assigned to a variable, as a 32-bit C int. So this 1 is counted up.
    """
    one: i64 = 0
    one += 1
    return one << number


def card(kind: i64) -> i64:
    """Return a set of one card."""
    return bit(4 * kind)


def count_cards(cards: i64) -> i64:
    """Return the number of cards in a set."""
    count: i64 = 0
    while cards != 0:
        count += cards & 15
        cards >>= 4
    return count


def kinds_mask(cards: i64) -> i64:
    """Return a mask with a bit for each kind in the set."""
    mask: i64 = 0
    lowest: i64 = 1
    while cards != 0:
        if cards & 15 != 0:
            mask |= lowest
        lowest <<= 1
        cards >>= 4
    return mask


def kind_at(cards: i64, place: i64) -> i64:
    """Return the kind of the card at a place when the cards are sorted by kind."""
    kind: i64 = 0
    while place >= cards & 15:
        place -= cards & 15
        cards >>= 4
        kind += 1
    return kind


def index_of(cards: i64, name: str) -> i64:
    """Return the first place of a card with that name when sorted by kind, or -1 if there is none."""
    place: i64 = 0
    for kind in range(len(NAMES)):
        count = (cards >> 4 * kind) & 15
        if NAMES[kind] == name:
            return place if count > 0 else -1
        place += count
    return -1


def card_names(cards: i64) -> list[str]:
    """Return the name of every card, sorted by kind."""
    named: list[str] = []
    for kind in range(len(NAMES)):
        named += [NAMES[kind]] * ((cards >> 4 * kind) & 15)
    return named
