"""A choice as people make it: they err often by a little, and seldom by much."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance

__all__ = ["softmax_choice"]

_FINE: Final = 1 << 30


def softmax_choice(worths: list[float], warmth: float, chance: Chance) -> i64:
    """The place of one of these: what is worse than the best by `warmth` comes about a third as often as the best."""
    best = max(worths)
    weights = [math.exp((worth - best) / warmth) for worth in worths]
    drawn = float(chance.below(_FINE)) / float(_FINE) * sum(weights)
    last = len(weights) - 1
    for place in range(last):
        drawn -= weights[place]
        if drawn < 0.0:
            return place
    return last
