"""Luck that depends on nothing but a seed and what it is for."""

from __future__ import annotations

import hashlib

from roost.core.chance import FastChance

__all__ = ["luck"]


def luck(seed: str, *purpose: int | str) -> FastChance:
    """The same for the same purpose, and unrelated to that of any other."""
    text = "\n".join(["roost arena", seed, *map(str, purpose)])
    return FastChance(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))
