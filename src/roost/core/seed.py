"""Seeds of fast generators: neighbouring ones must give unrelated numbers, so they are stirred.

Never compiled. Python looks for Ctrl-C whenever it multiplies large numbers, and what mypyc makes of that is a crash.
"""

from __future__ import annotations

import hashlib

__all__ = ["mixed_seed", "seed_of"]

_ALL = 0xFFFFFFFFFFFFFFFF


def seed_of(text: str) -> int:
    """The seed that a text stands for: another text, another seed."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def mixed_seed(seed: int) -> int:
    """The 63 bits that a multiply-with-carry generator begins with, stirred as splitmix64 does it."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _ALL
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    z ^= z >> 31
    # Never 0 and never multiplier - 1: those two are where such a generator would stand still.
    carry = (z >> 32) % 2131995751 + 1
    return carry << 32 | z & 0xFFFFFFFF
