"""Commit and reveal: randomness of a live table that nobody can choose, predict or change, and everybody can verify.

Before the first move the table shows a commitment, and every player may contribute entropy. All draws derive from the
table's secret key and the entropy, so they are fixed before the first move and known to nobody. At the end the table
reveals the key and signs the record. The commitment is a hash of the key and of the public key of the signature, so it
binds every draw and every line of the record.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Final, final

import msgspec

from roost.core import signature
from roost.core.errors import FairnessError
from roost.core.random_stream import StreamChance

__all__ = ["FairChance", "Fairness"]

_SECRET_BYTES: Final = 32
_HASH_PATTERN: Final = re.compile(f"[0-9a-f]{{{2 * _SECRET_BYTES}}}")
_ENTROPY_PATTERN: Final = re.compile("(?:[0-9a-f]{2}){1,32}")
_SIGNATURE_PATTERN: Final = re.compile(f"[0-9a-f]{{{2 * signature.SIGNATURE_BYTES}}}")


class Fairness(msgspec.Struct, frozen=True):
    """The public data about the randomness of a table, in hexadecimal digits."""

    commitment: str
    """Public before the first move."""
    entropies: tuple[tuple[int, str], ...] = ()
    """The seats that contributed entropy, in order, each with its digits."""
    key: str | None = None
    """Public after the end of the game."""
    signature: str | None = None
    """The signature of the record without the lines of key and signature; public together with the key."""

    def __post_init__(self) -> None:
        if not _HASH_PATTERN.fullmatch(self.commitment):
            raise FairnessError("a commitment has 64 digits of 0-9 and a-f", "commitment-form")
        last = -1
        for seat, digits in self.entropies:
            if not _ENTROPY_PATTERN.fullmatch(digits):
                raise FairnessError("entropy has 2 to 64 digits of 0-9 and a-f, always in pairs", "entropy-form")
            if seat <= last:
                raise FairnessError("every seat gives entropy at most once, in the order of the seats", "entropy-order")
            last = seat
        if self.key is not None and not _HASH_PATTERN.fullmatch(self.key):
            raise FairnessError("a key has 64 digits of 0-9 and a-f", "key-form")
        if self.signature is not None and not _SIGNATURE_PATTERN.fullmatch(self.signature):
            raise FairnessError(
                f"a signature has {2 * signature.SIGNATURE_BYTES} digits of 0-9 and a-f",
                "signature-form",
                digits=2 * signature.SIGNATURE_BYTES,
            )

    def check_seats(self, seats: int) -> None:
        """Raise `FairnessError` if entropy is from a seat that does not exist."""
        for seat, _digits in self.entropies:
            if seat >= seats:
                raise FairnessError(f"there is no seat {seat}", "entropy-seat", seat=seat)

    def record_lines(self) -> list[str]:
        """Return the lines for a record."""
        lines = [f"commitment {self.commitment}", *(f"entropy {seat} {digits}" for seat, digits in self.entropies)]
        if self.key is not None and self.signature is not None:
            lines += [f"key {self.key}", f"signature {self.signature}"]
        return lines

    def without_key(self) -> Fairness:
        """Return the data that was public before the end of the game."""
        return Fairness(self.commitment, self.entropies)

    def chance(self) -> StreamChance | None:
        """Return the draws of the game from the start, or None while the key is secret."""
        return StreamChance(bytes.fromhex(self.key), _entropy_hash(self.entropies)) if self.key is not None else None

    def verify(self, record: bytes) -> None:
        """Raise `FairnessError` if key, signature and record do not match the commitment."""
        if self.key is None or self.signature is None:
            return
        public_key = signature.recover_public_key(bytes.fromhex(self.signature), record)
        if _commitment(bytes.fromhex(self.key), public_key) != self.commitment:
            raise FairnessError(
                "key, signature and record do not belong to the commitment: a line was edited", "commitment-broken"
            )


@final
class FairChance(StreamChance):
    """The draws of a live table, derived from 32 secret bytes used for one game only and from the players' entropy."""

    def __init__(self, secret: bytes, entropies: Mapping[int, str] | None = None) -> None:
        if len(secret) != _SECRET_BYTES:
            raise ValueError(f"a secret has {_SECRET_BYTES} bytes, not {len(secret)}")
        # The signing key must stay secret when the key is revealed, so both derive from the secret.
        key = hashlib.sha256(b"roost luck" + secret).digest()
        self._signing_key = hashlib.sha256(b"roost signature" + secret).digest()
        commitment = _commitment(key, signature.public_key(self._signing_key))
        self.fairness = Fairness(commitment, tuple(sorted((entropies or {}).items())))
        """The data that is public during the game."""
        super().__init__(key, _entropy_hash(self.fairness.entropies))

    def reveal(self, record: bytes) -> Fairness:
        """Return key and signature for the end of the game; sign one record only, as the signature is one-time."""
        public = self.fairness
        signed = signature.sign(self._signing_key, record).hex()
        return Fairness(public.commitment, public.entropies, self._key.hex(), signed)


def _commitment(key: bytes, public_key: bytes) -> str:
    return hashlib.sha256(key + public_key).hexdigest()


def _entropy_hash(entropies: tuple[tuple[int, str], ...]) -> bytes:
    return hashlib.sha256("".join(f"{seat} {digits}\n" for seat, digits in entropies).encode()).digest()
