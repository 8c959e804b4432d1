"""Random games: the yardstick of an engine's speed, and the simplest use of the contract."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.state import State

__all__ = ["advance", "playout"]


def advance(state: State, chance: Chance, most: i64) -> i64:
    """Play random moves, at most so many; how many there were."""
    count: i64 = 0
    while state.turn >= 0 and count < most:
        state.play(state.pick(chance), chance)
        count += 1
    return count


def playout(state: State, chance: Chance) -> i64:
    """Play random moves to the end; how many there were."""
    return advance(state, chance, 1 << 62)
