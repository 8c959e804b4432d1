"""The seatings of a deal. Each deal is played in all of them, so that neither cards nor seats favour a player."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from roost.core.chance import Chance

__all__ = ["MAX_SEATINGS", "seating_count", "seatings"]

MAX_SEATINGS: Final = 24
"""Of a deal; four different bots have that many."""


def seating_count(players: Sequence[int]) -> int:
    """Return the number of games of a deal: one per seating, or one per rotation if there are too many seatings."""
    orders = _distinct(players)
    return orders if orders <= MAX_SEATINGS else len(players)


def seatings(players: Sequence[int], chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Return all distinct orders of the players; if there are too many, the rotations of a random order."""
    if _distinct(players) <= MAX_SEATINGS:
        return tuple(_orders(tuple(players)))
    while True:
        left = list(players)
        order: list[int] = []
        while left:
            order.append(left.pop(chance.below(len(left))))
        rotations = tuple(tuple(order[first:] + order[:first]) for first in range(len(order)))
        # An order such as 0 1 2 0 1 2 has too few distinct rotations. Such orders are rare.
        if len(set(rotations)) == len(rotations):
            return rotations


def _distinct(players: Sequence[int]) -> int:
    return math.factorial(len(players)) // math.prod(math.factorial(times) for times in Counter(players).values())


def _orders(players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not players:
        yield ()
    for player in dict.fromkeys(players):
        at = players.index(player)
        for others in _orders(players[:at] + players[at + 1 :]):
            yield (player, *others)
