"""Winternitz one-time signatures, which need only a hash function.

The secret determines the starts of 22 hash chains; the public key is the hash of their ends. The message hash has 20
bytes, each a position in one of the first 20 chains; the values at these positions are the signature. Anybody can hash
on from there to the ends, and nobody can go back. The last two chains sign a checksum that falls where the bytes rise,
so that hashing on never gives a signature of another message.

Never sign two messages with one secret: two signatures allow others to forge a third.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

__all__ = ["SIGNATURE_BYTES", "public_key", "recover_public_key", "sign"]

_MESSAGE_CHAINS: Final = 20
_CHAINS: Final = _MESSAGE_CHAINS + 2
_CHAIN_END: Final = 255
_VALUE_BYTES: Final = 16
SIGNATURE_BYTES: Final = _CHAINS * _VALUE_BYTES


def public_key(secret: bytes) -> bytes:
    """Return the public key, 32 bytes."""
    return _hash_of_ends(_hash_along(chain, start, 0, _CHAIN_END) for chain, start in enumerate(_chain_starts(secret)))


def sign(secret: bytes, message: bytes) -> bytes:
    """Return the signature of the only message that this secret may sign."""
    pairs = zip(_chain_starts(secret), _chain_positions(message), strict=True)
    return b"".join(_hash_along(chain, start, 0, position) for chain, (start, position) in enumerate(pairs))


def recover_public_key(signature: bytes, message: bytes) -> bytes:
    """Return the signer's public key; for a wrong signature a value that is no key."""
    values = [signature[start : start + _VALUE_BYTES] for start in range(0, SIGNATURE_BYTES, _VALUE_BYTES)]
    pairs = enumerate(zip(values, _chain_positions(message), strict=True))
    return _hash_of_ends(_hash_along(chain, value, position, _CHAIN_END) for chain, (value, position) in pairs)


def _chain_starts(secret: bytes) -> list[bytes]:
    return [hashlib.sha256(b"chain" + bytes([chain]) + secret).digest()[:_VALUE_BYTES] for chain in range(_CHAINS)]


def _chain_positions(message: bytes) -> bytes:
    numbers = hashlib.sha256(message).digest()[:_MESSAGE_CHAINS]
    return numbers + sum(_CHAIN_END - number for number in numbers).to_bytes(_CHAINS - _MESSAGE_CHAINS, "big")


def _hash_along(chain: int, value: bytes, start: int, end: int) -> bytes:
    for position in range(start, end):
        # Chain and position are hashed too, so that no value fits elsewhere.
        value = hashlib.sha256(bytes([chain, position]) + value).digest()[:_VALUE_BYTES]
    return value


def _hash_of_ends(ends: Iterator[bytes]) -> bytes:
    return hashlib.sha256(b"".join(ends)).digest()
