"""Signatures made of nothing but hashes, each key for a single message (the scheme is Winternitz's).

The secret gives the beginnings of 22 chains, in which every value is the hash of the one before; the public key is the
hash of their ends. A message is hashed to 20 numbers, which say how far to go along 20 of the chains, and what is found
there is the signature: anybody can go on from it to the ends, and nobody can go back. Going on must not lead to the
signature of another message, so the last two chains are for a sum that falls where the numbers rise.

A second message signed with the same secret would give enough away to sign a third one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

__all__ = ["SIZE", "public_key", "sign", "signer"]

_NUMBERS: Final = 20
_CHAINS: Final = _NUMBERS + 2
_LAST: Final = 255
_WIDTH: Final = 16
SIZE: Final = _CHAINS * _WIDTH
"""The bytes of a signature."""


def public_key(secret: bytes) -> bytes:
    """What everybody may know, 32 bytes."""
    return _joined(_along(chain, begin, 0, _LAST) for chain, begin in enumerate(_beginnings(secret)))


def sign(secret: bytes, message: bytes) -> bytes:
    """The signature of a message, the only one that may be made with this secret."""
    places = zip(_beginnings(secret), _places(message), strict=True)
    return b"".join(_along(chain, begin, 0, place) for chain, (begin, place) in enumerate(places))


def signer(signature: bytes, message: bytes) -> bytes:
    """The public key of whoever signed the message so; one that nobody has if the two do not belong together."""
    values = [signature[start : start + _WIDTH] for start in range(0, SIZE, _WIDTH)]
    places = zip(values, _places(message), strict=True)
    return _joined(_along(chain, value, place, _LAST) for chain, (value, place) in enumerate(places))


def _beginnings(secret: bytes) -> list[bytes]:
    return [hashlib.sha256(b"chain" + bytes([chain]) + secret).digest()[:_WIDTH] for chain in range(_CHAINS)]


def _places(message: bytes) -> bytes:
    """How far to go along each chain."""
    numbers = hashlib.sha256(message).digest()[:_NUMBERS]
    return numbers + sum(_LAST - number for number in numbers).to_bytes(_CHAINS - _NUMBERS, "big")


def _along(chain: int, value: bytes, place: int, goal: int) -> bytes:
    for at in range(place, goal):
        # Chain and place are hashed too, so that a value helps nowhere else.
        value = hashlib.sha256(bytes([chain, at]) + value).digest()[:_WIDTH]
    return value


def _joined(ends: Iterator[bytes]) -> bytes:
    return hashlib.sha256(b"".join(ends)).digest()
