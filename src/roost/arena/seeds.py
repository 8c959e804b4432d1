"""Luck that depends on nothing but a seed and what it is for."""

from __future__ import annotations

from roost.core.chance import FastChance
from roost.core.seed import seed_from_text

__all__ = ["seed_text"]


def seed_text(seed: str, *purpose: int | str) -> FastChance:
    """The same for the same purpose, and unrelated to that of any other."""
    return FastChance(seed_from_text("\n".join(["roost arena", seed, *map(str, purpose)])))
