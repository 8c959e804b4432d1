"""Random games, used by searches and to measure the speed of an engine."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.state import State

__all__ = ["play_random_moves", "playout"]


def play_random_moves(state: State, chance: Chance, max_moves: i64) -> i64:
    """Play random moves until the game is over or `max_moves` are played; return their number."""
    count: i64 = 0
    while state.turn >= 0 and count < max_moves:
        state.play(state.pick(chance), chance)
        count += 1
    return count


def playout(state: State, chance: Chance) -> i64:
    """Play random moves to the end of the game and return their number."""
    return play_random_moves(state, chance, 1 << 62)
