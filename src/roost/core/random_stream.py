"""Verifiable randomness: a stream of HMAC-SHA256 blocks under a key.

The key determines every draw; without it no draw can be predicted. Live tables use a secret key and reveal it at the
end (`fairness`). A seed that people type is a key that is public from the start.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.text_cleaning import clean_line

__all__ = ["SeededChance", "StreamChance"]


class StreamChance(Chance):
    """Uniform draws from HMAC-SHA256(key, entropy + counter), byte by byte, with rejection."""

    def __init__(self, key: bytes, entropy: bytes = b"") -> None:
        self._key = key
        self._entropy = entropy
        self._counter = 0
        self._block = b""

    def below(self, n: i64) -> i64:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        bits = int(n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            number = int.from_bytes(self._take(size), "big") >> (8 * size - bits)
            if number < n:
                return number

    def _take(self, size: int) -> bytes:
        while len(self._block) < size:
            message = self._entropy + self._counter.to_bytes(8, "big")
            self._block += hmac.new(self._key, message, hashlib.sha256).digest()
            self._counter += 1
        taken, self._block = self._block[:size], self._block[size:]
        return taken


@final
class SeededChance(StreamChance):
    """A stream whose key is a seed of words or numbers; the same seed gives the same game on every machine."""

    def __init__(self, seed: str) -> None:
        self.seed = clean_line(seed)
        super().__init__(hashlib.sha256(f"roost seed {self.seed}".encode()).digest())
