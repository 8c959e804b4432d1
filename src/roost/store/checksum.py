"""Row checksums that detect corruption."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from roost.store.errors import DamagedError

__all__ = ["is_intact", "listing_checksum", "row_checksum", "verified_bodies"]

_CHECKSUM_BYTES: Final = 16


def row_checksum(table: str, seq: int, body: bytes) -> bytes:
    """Return the checksum of an entry, including its table and number, so that a moved entry is detected."""
    digest = hashlib.blake2b(f"{len(table)} {table} {seq}\n".encode(), digest_size=_CHECKSUM_BYTES)
    digest.update(body)
    return digest.digest()


def listing_checksum(row: Mapping[str, Any]) -> bytes:
    """Return the checksum of a row of listings, over all columns but the checksum (`mark`)."""
    columns = [f"{name} {value}" for name, value in sorted(row.items()) if name not in ("mark", "summary")]
    digest = hashlib.blake2b("\n".join(columns).encode(), digest_size=_CHECKSUM_BYTES)
    digest.update(row["summary"])
    return digest.digest()


def is_intact(table: str, seq: int, body: object, checksum: object) -> bool:
    """Return whether an entry matches its checksum; in a damaged file the columns may have any type."""
    return isinstance(body, bytes) and row_checksum(table, seq, body) == checksum


def verified_bodies(
    table: str, after: int, last: int | None, rows: Iterable[tuple[int, bytes, bytes]]
) -> Iterator[bytes]:
    """Yield the bodies of consecutive intact entries after number `after`, at least up to `last` if given.

    Raises:
        DamagedError: An entry is damaged or missing.
    """
    expected = after + 1
    for seq, body, checksum in rows:
        if seq != expected or not is_intact(table, seq, body, checksum):
            raise DamagedError(table, expected)
        yield body
        expected += 1
    if last is not None and expected <= last:
        raise DamagedError(table, expected)
