"""A whole database as a text file, which can be put into a database of any kind.

    ["4e2b0f6b4a3f5b21",{"type":"roost backup","version":1}]
    ["90b2e4c1d7a0f3e8",{"type":"listing","last":2,"listing":{...}}]
    ["1c5d0c3f6a9b7e42",{"type":"entry","table":"...","seq":1,"body":"..."}]
    ...
    ["b7e1a2d4c6f80935",{"type":"end","rows":3}]

Every line begins with a check that also depends on all lines before it, so that damage is found at the line where it
is; the last line says that nothing is missing. Bodies are in Base64.
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
_LONGEST: Final = 64_000_000
"""Of a line, in bytes. What never ends, such as a device, is not waited for."""


class _Head(msgspec.Struct, frozen=True, tag="roost backup"):
    version: int


class _End(msgspec.Struct, frozen=True, tag="end"):
    rows: int


_Line = tuple[str, msgspec.Raw]
_Content = _Head | EntryRow | ListingRow | RatingRow | Damage | _End


class _Check:
    """The running check."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()

    def of(self, content: bytes) -> str:
        """The check of the next line."""
        self._sum.update(content + b"\n")
        return self._sum.hexdigest()[:16]


def write_backup(path: Path, rows: Iterable[Row]) -> None:
    """A new file, which is there as a whole or not at all. Raises `StoreError`."""
    if os.path.lexists(path):
        # Last week's backup may be better than this one.
        raise StoreError(f"{path} exists already", "backup-exists", path=str(path))
    try:
        # Only its owner may read it: hidden cards and seeds of games in progress are in there.
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
    """The rows of a file. Raises `StoreError` at the first line that is not as it was written."""
    try:
        with path.open("rb") as file:
            yield from _read(path, file)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise StoreError(f"{path} cannot be read: {why}", "backup-unreadable", path=str(path), why=why) from None


def _write(file: IO[bytes], rows: Iterable[Row]) -> None:
    check, count = _Check(), 0
    _add(file, check, _Head(_VERSION))
    for count, row in enumerate(rows, 1):  # noqa: B007
        _add(file, check, row)
    _add(file, check, _End(count))


def _add(file: IO[bytes], check: _Check, content: _Content) -> None:
    text = msgspec.json.encode(content)
    file.write(b'["%s",%s]\n' % (check.of(text).encode(), text))


def _read(path: Path, file: IO[bytes]) -> Iterator[Row]:
    check, number = _Check(), 1
    head = _content(path, number, file.readline(_LONGEST), check)
    if not isinstance(head, _Head):
        raise _no_backup(path)
    if head.version != _VERSION:
        raise StoreError(
            f"{path} is a backup of version {head.version}, and this Roost knows only {_VERSION}",
            "backup-version",
            path=str(path),
            given=head.version,
            known=_VERSION,
        )
    while line := file.readline(_LONGEST):
        number += 1
        content = _content(path, number, line, check)
        if isinstance(content, _End):
            if content.rows != number - 2 or file.readline(_LONGEST):
                raise _damaged(path, number)
            return
        if isinstance(content, _Head):
            raise _damaged(path, number)
        yield content
    raise StoreError(f"{path} breaks off after line {number}", "backup-cut", path=str(path), line=number)


def _content(path: Path, number: int, line: bytes, check: _Check) -> _Content:
    try:
        found, raw = msgspec.json.decode(line, type=_Line)
        content: _Content = msgspec.json.decode(raw, type=_Content)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise _no_backup(path) if number == 1 else _damaged(path, number) from None
    if found != check.of(bytes(raw)):
        raise _damaged(path, number)
    return content


def _no_backup(path: Path) -> StoreError:
    return StoreError(f"{path} is no backup of Roost", "backup-form", path=str(path))


def _damaged(path: Path, line: int) -> StoreError:
    return StoreError(f"line {line} of {path} was changed or damaged", "backup-line", path=str(path), line=line)
