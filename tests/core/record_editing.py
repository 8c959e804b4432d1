"""Helpers that edit the text of records, with or without valid checksums, and read it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import pytest

from roost.core.errors import RecordError
from roost.core.record import Record

__all__ = ["RECORDS", "golden", "read_error", "read_or_error", "replace_line", "with_checksums", "without_checksums"]

RECORDS = Path(__file__).parent / "records"


def golden(name: str) -> str:
    """Return a record whose text never changes."""
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def without_checksums(text: str) -> list[str]:
    """Return the lines of a record without their checksums."""
    return [line[: line.rindex("  #")].rstrip() for line in text.splitlines()]


def with_checksums(lines: Iterable[str]) -> str:
    """Return the text of lines with their checksums: six digits of the hash of all lines up to each."""
    text, so_far = "", b""
    for line in lines:
        so_far += line.encode() + b"\n"
        text += line + " " * (48 - len(line)) + "  #" + sha256(so_far).hexdigest()[:6] + "\n"
    return text


def replace_line(text: str, number: int, *lines: str) -> str:
    """Replace one line of a record, counted from 1, and make all checksums valid."""
    before = without_checksums(text)
    return with_checksums([*before[: number - 1], *lines, *before[number:]])


def read_or_error(text: str) -> Record | RecordError:
    try:
        return Record.read(text)
    except RecordError as error:
        return error


def read_error(text: str) -> RecordError:
    """Return the error for the text of a record, after checking that it names the line."""
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert error.data["line"] == error.line
    return error
