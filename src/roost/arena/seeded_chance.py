"""Independent streams of random numbers from one seed."""

from __future__ import annotations

from roost.core.chance import FastChance
from roost.core.seed import seed_from_text

__all__ = ["chance_for"]


def chance_for(seed: str, *purpose: int | str) -> FastChance:
    """Return the stream for a purpose, always the same and independent of those for other purposes."""
    return FastChance(seed_from_text("\n".join(["roost arena", seed, *map(str, purpose)])))
