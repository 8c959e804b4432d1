"""Seeds of fast generators.

Never compiled: Python handles Ctrl-C while it multiplies large numbers, and mypyc turns that into a crash.
"""

from __future__ import annotations

import hashlib

__all__ = ["mixed_seed", "seed_from_text"]

_MASK_64_BITS = 0xFFFFFFFFFFFFFFFF


def seed_from_text(text: str) -> int:
    """Return a seed of 56 bits, the first bytes of the SHA-256 hash of the text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def mixed_seed(seed: int) -> int:
    """Return the initial 63 bits of a multiply-with-carry generator, mixed by splitmix64.

    Without mixing, neighbouring seeds would give related numbers.
    """
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _MASK_64_BITS
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64_BITS
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK_64_BITS
    z ^= z >> 31
    # A carry of 0 or of multiplier - 1 could be a fixed point of the generator.
    carry = (z >> 32) % 2131995751 + 1
    return carry << 32 | z & 0xFFFFFFFF
