"""Fair chance at a live table: luck that nobody could choose, foretell or change, and that everybody can check.

Before the first move the table shows a commitment, and every player may mix in digits of their own. All draws come from
the table's key and from what was mixed in, so that the luck of the whole game is settled, and known to nobody, before
anybody moves. When the game is over the key is told, and the record is signed. The commitment is a hash of the key and
of what the signature can be checked with: whoever noted it has a hold on every draw and on every line.
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

_SIZE: Final = 32
_HASH: Final = re.compile(f"[0-9a-f]{{{2 * _SIZE}}}")
_ENTROPY: Final = re.compile("(?:[0-9a-f]{2}){1,32}")
_SIGNATURE: Final = re.compile(f"[0-9a-f]{{{2 * signature.SIZE}}}")


class Fairness(msgspec.Struct, frozen=True):
    """What people are told about the luck of a table, all in hexadecimal digits."""

    commitment: str
    """Known before the first move."""
    entropies: tuple[tuple[int, str], ...] = ()
    """What players mixed in, a seat and its digits each, in the order of the seats."""
    key: str | None = None
    """Known when the game is over."""
    signature: str | None = None
    """Of the whole record but for the key and itself; it comes with the key."""

    def __post_init__(self) -> None:
        if not _HASH.fullmatch(self.commitment):
            raise FairnessError("a commitment has 64 digits of 0-9 and a-f", "commitment-form")
        last = -1
        for seat, digits in self.entropies:
            if not _ENTROPY.fullmatch(digits):
                raise FairnessError("entropy has 2 to 64 digits of 0-9 and a-f, always in pairs", "entropy-form")
            if seat <= last:
                raise FairnessError("every seat gives entropy at most once, in the order of the seats", "entropy-order")
            last = seat
        if self.key is not None and not _HASH.fullmatch(self.key):
            raise FairnessError("a key has 64 digits of 0-9 and a-f", "key-form")
        if self.signature is not None and not _SIGNATURE.fullmatch(self.signature):
            raise FairnessError(
                f"a signature has {2 * signature.SIZE} digits of 0-9 and a-f",
                "signature-form",
                digits=2 * signature.SIZE,
            )

    def fits(self, seats: int) -> None:
        """Refuse entropy of a seat that is not there."""
        for seat, _digits in self.entropies:
            if seat >= seats:
                raise FairnessError(f"there is no seat {seat}", "entropy-seat", seat=seat)

    def lines(self) -> list[str]:
        """What stands in a record."""
        lines = [f"commitment {self.commitment}", *(f"entropy {seat} {digits}" for seat, digits in self.entropies)]
        if self.key is not None and self.signature is not None:
            lines += [f"key {self.key}", f"signature {self.signature}"]
        return lines

    def secret(self) -> Fairness:
        """The same as it was told before the game was over."""
        return Fairness(self.commitment, self.entropies)

    def source(self) -> StreamChance | None:
        """The luck of the game once more, where the key is known."""
        return StreamChance(bytes.fromhex(self.key), _mixed(self.entropies)) if self.key is not None else None

    def check(self, record: bytes) -> None:
        """Refuse a record that is not the one that was signed, or a key that was not committed to."""
        if self.key is None or self.signature is None:
            return
        signed_by = signature.signer(bytes.fromhex(self.signature), record)
        if _committed(bytes.fromhex(self.key), signed_by) != self.commitment:
            raise FairnessError(
                "key, signature and record do not belong to the commitment: a line was edited", "commitment-broken"
            )


@final
class FairChance(StreamChance):
    """The luck of a live table, out of 32 secret bytes that are for this one game, and of what its players mix in."""

    def __init__(self, secret: bytes, entropies: Mapping[int, str] | None = None) -> None:
        if len(secret) != _SIZE:
            raise ValueError(f"a secret has {_SIZE} bytes, not {len(secret)}")
        # What signs the record must stay secret when the key is told, so that both are made of a third thing.
        key = hashlib.sha256(b"roost luck" + secret).digest()
        self._signing = hashlib.sha256(b"roost signature" + secret).digest()
        self.fairness = Fairness(
            _committed(key, signature.public_key(self._signing)), tuple(sorted((entropies or {}).items()))
        )
        """What may be told while the game goes on."""
        super().__init__(key, _mixed(self.fairness.entropies))

    def reveal(self, record: bytes) -> Fairness:
        """What may be told when the game is over: once, since no two records may be signed."""
        told = self.fairness
        return Fairness(told.commitment, told.entropies, self._key.hex(), signature.sign(self._signing, record).hex())


def _committed(key: bytes, signer: bytes) -> str:
    return hashlib.sha256(key + signer).hexdigest()


def _mixed(entropies: tuple[tuple[int, str], ...]) -> bytes:
    return hashlib.sha256("".join(f"{seat} {digits}\n" for seat, digits in entropies).encode()).digest()
