"""The backup file: a whole database as text, to restore into a database of either kind.

    ["4e2b0f6b4a3f5b21",{"type":"roost backup","version":1}]
    ["90b2e4c1d7a0f3e8",{"type":"listing","last":2,"listing":{...}}]
    ["1c5d0c3f6a9b7e42",{"type":"entry","table":"...","seq":1,"body":"..."}]
    ...
    ["b7e1a2d4c6f80935",{"type":"end","rows":3}]

Every line begins with a checksum over all lines up to it, so that damage is found at its line. The last line proves
that no line is missing. Bodies are in Base64.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Final

import msgspec

from roost.store.dump import Damage, EntryRow, ListingRow, RatingRow, Row
from roost.store.errors import StoreError

__all__ = ["read_backup", "write_backup"]

_VERSION: Final = 1
_MAX_LINE_BYTES: Final = 64_000_000
"""Stops reading from endless files such as devices."""


class _Header(msgspec.Struct, frozen=True, tag="roost backup"):
    version: int


class _Footer(msgspec.Struct, frozen=True, tag="end"):
    rows: int


_Line = tuple[str, msgspec.Raw]
_Content = _Header | EntryRow | ListingRow | RatingRow | Damage | _Footer


class _Checksum:
    """The checksum over all lines so far."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, content: bytes) -> str:
        self._hash.update(content + b"\n")
        return self._hash.hexdigest()[:16]


def write_backup(path: Path, rows: Iterable[Row]) -> None:
    """Write a new file completely or not at all; raise `StoreError` otherwise."""
    if os.path.lexists(path):
        # Never overwrite a backup: an older one may be better.
        raise StoreError(f"{path} exists already", "backup-exists", path=str(path))
    try:
        # Only the owner may read the file: it contains hidden cards and seeds of games in progress.
        with tempfile.NamedTemporaryFile(
            "wb", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            try:
                _write(file.file, rows)
                file.flush()
                os.fsync(file.fileno())
                file.close()
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise StoreError(f"{path} cannot be written: {why}", "backup-unwritable", path=str(path), why=why) from None


def read_backup(path: Path) -> Iterator[Row]:
    """Yield the rows of a file; raise `StoreError` at the first changed line."""
    try:
        with path.open("rb") as file:
            yield from _read(path, file)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise StoreError(f"{path} cannot be read: {why}", "backup-unreadable", path=str(path), why=why) from None


def _write(file: IO[bytes], rows: Iterable[Row]) -> None:
    checksum, count = _Checksum(), 0
    _write_line(file, checksum, _Header(_VERSION))
    for count, row in enumerate(rows, 1):  # noqa: B007
        _write_line(file, checksum, row)
    _write_line(file, checksum, _Footer(count))


def _write_line(file: IO[bytes], checksum: _Checksum, content: _Content) -> None:
    text = msgspec.json.encode(content)
    file.write(b'["%s",%s]\n' % (checksum.add(text).encode(), text))


def _read(path: Path, file: IO[bytes]) -> Iterator[Row]:
    checksum, number = _Checksum(), 1
    header = _read_line(path, number, file.readline(_MAX_LINE_BYTES), checksum)
    if not isinstance(header, _Header):
        raise _not_a_backup_error(path)
    if header.version != _VERSION:
        raise StoreError(
            f"{path} is a backup of version {header.version}, but this Roost reads only version {_VERSION}",
            "backup-version",
            path=str(path),
            given=header.version,
            known=_VERSION,
        )
    while line := file.readline(_MAX_LINE_BYTES):
        number += 1
        content = _read_line(path, number, line, checksum)
        if isinstance(content, _Footer):
            if content.rows != number - 2 or file.readline(_MAX_LINE_BYTES):
                raise _damaged_line_error(path, number)
            return
        if isinstance(content, _Header):
            raise _damaged_line_error(path, number)
        yield content
    raise StoreError(f"{path} breaks off after line {number}", "backup-cut", path=str(path), line=number)


def _read_line(path: Path, number: int, line: bytes, checksum: _Checksum) -> _Content:
    try:
        expected, raw = msgspec.json.decode(line, type=_Line)
        content: _Content = msgspec.json.decode(raw, type=_Content)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise _not_a_backup_error(path) if number == 1 else _damaged_line_error(path, number) from None
    if expected != checksum.add(bytes(raw)):
        raise _damaged_line_error(path, number)
    return content


def _not_a_backup_error(path: Path) -> StoreError:
    return StoreError(f"{path} is not a Roost backup", "backup-form", path=str(path))


def _damaged_line_error(path: Path, line: int) -> StoreError:
    return StoreError(f"line {line} of {path} was changed or damaged", "backup-line", path=str(path), line=line)
