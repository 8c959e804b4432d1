"""A brute-force search for buys: every set of items, with every value of each, in every partition."""

from __future__ import annotations

from functools import cache
from itertools import product


@cache
def splittable(numbers: tuple[int, ...], value: int) -> bool:
    """Return whether numbers can be partitioned into groups of a sum."""
    if not numbers:
        return True
    first, rest = numbers[0], numbers[1:]
    for picked in product((False, True), repeat=len(rest)):
        if first + sum(n for n, taken in zip(rest, picked, strict=True) if taken) == value and splittable(
            tuple(n for n, taken in zip(rest, picked, strict=True) if not taken), value
        ):
            return True
    return False


def buyable(items: tuple[tuple[int, ...], ...], values: tuple[int, ...]) -> bool:
    """Return whether a card with these values buys all items, each given by its possible values."""
    for reading in product(*items):
        counting = tuple(sorted((n for n in reading if n), reverse=True))
        if counting and any(splittable(counting, value) for value in values):
            return True
    return False
