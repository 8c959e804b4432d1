"""A random choice that prefers better values, as people do who seldom err by much."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance

__all__ = ["softmax_choice"]

_RESOLUTION: Final = 1 << 30


def softmax_choice(values: list[float], temperature: float, chance: Chance) -> i64:
    """Sample an index with probabilities softmax(values / temperature)."""
    best = max(values)
    weights = [math.exp((value - best) / temperature) for value in values]
    drawn = float(chance.below(_RESOLUTION)) / float(_RESOLUTION) * sum(weights)
    last = len(weights) - 1
    for index in range(last):
        drawn -= weights[index]
        if drawn < 0.0:
            return index
    return last
