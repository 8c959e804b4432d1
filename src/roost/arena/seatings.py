"""Who sits where: every deal is played in all seatings, so that nobody owes a win to the cards or to a seat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from roost.core.chance import Chance

__all__ = ["MAX_SEATINGS", "seating_count", "seatings"]

MAX_SEATINGS: Final = 24
"""How many seatings of a deal are played at most: all that four different bots can take."""


def seating_count(players: Sequence[int]) -> int:
    """How many games a deal takes: one in each seating, or in each rotation where there are too many seatings."""
    every = _distinct(players)
    return every if every <= MAX_SEATINGS else len(players)


def seatings(players: Sequence[int], chance: Chance) -> tuple[tuple[int, ...], ...]:
    """All distinct orders of the players; where there are too many, the rotations of one that is drawn for the deal."""
    if _distinct(players) <= MAX_SEATINGS:
        return tuple(_orders(tuple(players)))
    while True:
        left = list(players)
        order: list[int] = []
        while left:
            order.append(left.pop(chance.below(len(left))))
        rotations = tuple(tuple(order[first:] + order[:first]) for first in range(len(order)))
        # An order such as 0 1 2 0 1 2 has too few of them. Most orders are not like that, where there are so many.
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
