"""What tells a row that was written from one that was changed since."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from roost.store.errors import DamagedError

__all__ = ["is_intact", "listing_checksum", "row_checksum", "verified_bodies"]

_SIZE: Final = 16


def row_checksum(table: str, seq: int, body: bytes) -> bytes:
    """A checksum over an entry and its place: one that was moved elsewhere does not fit there."""
    sums = hashlib.blake2b(f"{len(table)} {table} {seq}\n".encode(), digest_size=_SIZE)
    sums.update(body)
    return sums.digest()


def listing_checksum(row: Mapping[str, Any]) -> bytes:
    """The same over a row of the lists, all columns but the mark."""
    columns = [f"{name} {value}" for name, value in sorted(row.items()) if name not in ("mark", "summary")]
    sums = hashlib.blake2b("\n".join(columns).encode(), digest_size=_SIZE)
    sums.update(row["summary"])
    return sums.digest()


def is_intact(table: str, seq: int, body: object, found: object) -> bool:
    """Whether a row is what was written. In a damaged file anything may stand in a column, whatever its type."""
    return isinstance(body, bytes) and row_checksum(table, seq, body) == found


def verified_bodies(
    table: str, after: int, last: int | None, rows: Iterable[tuple[int, bytes, bytes]]
) -> Iterator[bytes]:
    """The bodies of rows that must follow each other from `after` on, up to `last` at least where that is known."""
    due = after + 1
    for seq, body, found in rows:
        if seq != due or not is_intact(table, seq, body, found):
            raise DamagedError(table, due)
        yield body
        due += 1
    if last is not None and due <= last:
        raise DamagedError(table, due)
