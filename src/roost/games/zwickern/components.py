"""The components of Zwickern, derived from one table of cards.

Cards with the same values and claws are of one *kind*: their row in the table. A *heap* is an unordered set of cards (a
hand, the draw pile, the cards that a side has taken), packed into one number with 3 bits per kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final[tuple[tuple[tuple[int, ...], int, int], ...]] = (
    # values, claws, number of cards: Z1 [D], Z2 [D]
    ((1, 11), 2, 4),
    ((2,), 0, 3),
    ((2,), 1, 1),
    ((2, 12), 0, 4),
    ((3,), 0, 4),
    ((3, 13), 0, 4),
    ((4,), 0, 4),
    ((4, 14), 0, 4),
    ((5,), 0, 4),
    ((6,), 0, 4),
    ((7,), 0, 4),
    ((8,), 0, 4),
    ((9,), 0, 4),
    ((10,), 0, 2),
    ((10,), 1, 1),
    ((10,), 3, 1),
    ((15,), 5, 1),
    ((25,), 6, 1),
    ((30,), 7, 1),
)
KINDS: Final[int] = len(CARDS)


def _names() -> tuple[str, ...]:
    """Return names such as `7` and `4/14`; `10c3` has three claws, unlike other cards worth 10."""
    names = []
    for values, claws, _ in CARDS:
        alike = sum(other == values for other, _, _ in CARDS)
        names.append("/".join(map(str, values)) + (f"c{claws}" if alike > 1 and claws else ""))
    return tuple(names)


def _all_cards() -> int:
    heap = 0
    for kind, (_, _, count) in enumerate(CARDS):
        heap += count << 3 * kind
    return heap


NAMES: Final[tuple[str, ...]] = _names()
LOW: Final = vec[i64]([values[0] for values, _, _ in CARDS])
HIGH: Final = vec[i64]([values[-1] for values, _, _ in CARDS])
"""Equals the low value of cards with one value."""
CLAWS: Final = vec[i64]([claws for _, claws, _ in CARDS])
BIT: Final = vec[i64]([1 << bit for bit in range(62)])
"""A table, because mypyc computes a shifted constant with 32 bits."""
ONE_CARD: Final = vec[i64]([1 << 3 * kind for kind in range(KINDS)])
"""A heap of one card, by kind."""
ALL_CARDS: Final[int] = _all_cards()
CARD_COUNT: Final[int] = sum(count for _, _, count in CARDS)
MAX_VALUE: Final[int] = max(max(values) for values, _, _ in CARDS)
"""The highest value of a card; items of a higher value cannot be bought."""
CARDS_OF_VALUE: Final = vec[i64](
    [
        sum(7 << 3 * kind for kind, (values, _, _) in enumerate(CARDS) if value in values)
        for value in range(MAX_VALUE + 1)
    ]
)
"""The bits of a heap that belong to cards of a value, by value."""

# Z3
OPENING_CARD_COUNT: Final = 3
"""Cards laid on the table at the start of a deal."""
FIRST_HAND_SIZE: Final = 5
LATER_HAND_SIZE: Final = 4

# Z10, Z11
PENALTY_POINTS: Final = 30
MOST_CARDS_POINTS: Final = 3
ZWICK_POINTS: Final = 1


def deal_count(seats: i64) -> i64:
    """Return the number of deals in a game (Z3)."""
    return seats


def round_count(seats: i64) -> i64:
    """Return the number of rounds in a deal (Z3)."""
    return 7 - seats


def side_count(seats: i64) -> i64:
    """Return the number of sides; with four seats, partners sit opposite each other."""
    return 2 if seats == 4 else seats


def side_of(seat: i64, seats: i64) -> i64:
    """Return the side of a seat."""
    return seat & 1 if seats == 4 else seat


def hand_size(number: i64) -> i64:
    """Return how many cards each seat is dealt in a round (Z3)."""
    return FIRST_HAND_SIZE if number == 1 else LATER_HAND_SIZE


# Heaps


def heap_size(heap: i64) -> i64:
    """Return the number of cards."""
    size: i64 = 0
    while heap != 0:
        size += heap & 7
        heap >>= 3
    return size


def heap_claws(heap: i64) -> i64:
    """Return the number of claws on the cards."""
    claws: i64 = 0
    kind: i64 = 0
    while heap != 0:
        claws += (heap & 7) * CLAWS[kind]
        heap >>= 3
        kind += 1
    return claws


def heap_card(heap: i64, place: i64) -> i64:
    """Return the kind of the card at an index, in the order of kinds."""
    kind: i64 = 0
    while place >= heap & 7:
        place -= heap & 7
        heap >>= 3
        kind += 1
    return kind


def heap_place(heap: i64, kind: i64) -> i64:
    """Return the index of the first card of a kind, or -1."""
    if (heap >> 3 * kind) & 7 == 0:
        return -1
    return heap_size(heap & (ONE_CARD[kind] - 1))


def heap_names(heap: i64) -> list[str]:
    """Return the names of the cards, in the order of kinds."""
    names: list[str] = []
    for kind in range(KINDS):
        for _ in range((heap >> 3 * kind) & 7):
            names.append(NAMES[kind])
    return names


def kind_of(name: str) -> int:
    """Return the kind of the card with this name, or -1."""
    return NAMES.index(name) if name in NAMES else -1
