"""Sets of cards as packed numbers: how many there are of each kind, 4 bits each."""

from __future__ import annotations

from mypy_extensions import i64

from roost.games.gloria.components import NAMES


def bit(number: i64) -> i64:
    """A mask of that bit alone.

    mypyc writes a constant, even one that a variable was just set to, as a C int of 32 bits; so this 1 is counted up.
    """
    one: i64 = 0
    one += 1
    return one << number


def card(kind: i64) -> i64:
    """One card of a kind."""
    return bit(4 * kind)


def size(cards: i64) -> i64:
    """How many cards there are."""
    count: i64 = 0
    while cards != 0:
        count += cards & 15
        cards >>= 4
    return count


def kinds(cards: i64) -> i64:
    """A bit for each kind that is among them."""
    mask: i64 = 0
    lowest: i64 = 1
    while cards != 0:
        if cards & 15 != 0:
            mask |= lowest
        lowest <<= 1
        cards >>= 4
    return mask


def kind_at(cards: i64, place: i64) -> i64:
    """The kind of the card at a place, if they lay in the order of their kinds."""
    kind: i64 = 0
    while place >= cards & 15:
        place -= cards & 15
        cards >>= 4
        kind += 1
    return kind


def place_of(cards: i64, name: str) -> i64:
    """The first place where a card of that name would lie, or -1 if there is none."""
    place: i64 = 0
    for kind in range(len(NAMES)):
        count = (cards >> 4 * kind) & 15
        if NAMES[kind] == name:
            return place if count > 0 else -1
        place += count
    return -1


def names(cards: i64) -> list[str]:
    """The name of every card, in the order of their kinds."""
    named: list[str] = []
    for kind in range(len(NAMES)):
        named += [NAMES[kind]] * ((cards >> 4 * kind) & 15)
    return named
