"""Chances to win, estimated by playouts with the moves of the game's guide."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["estimate_wins"]


def estimate_wins(state: State, guide: Guide, chance: Chance, playouts: i64) -> list[float]:
    """Return each seat's chance to win in the true state."""
    wins = [0.0] * state.seats
    number: i64 = 0
    while number < playouts:
        world = state.copy()
        while world.turn >= 0:
            move = guide.follow(world, chance)
            if move < 0:
                break
            world.play(move, chance)
        for seat in range(world.seats):
            wins[seat] += guide.chance_to_win(world, seat)
        number += 1
    return [win / float(playouts) for win in wins]
