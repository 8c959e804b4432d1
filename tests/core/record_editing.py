"""Records taken apart and put together again, as somebody would who knows how the checks are made."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

__all__ = ["RECORDS", "changed", "checked", "contents", "golden"]

RECORDS = Path(__file__).parent / "records"


def golden(name: str) -> str:
    """A record that was written once and for all."""
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def contents(text: str) -> list[str]:
    """The lines of a record without their checks."""
    return [line[: line.rindex("  #")].rstrip() for line in text.splitlines()]


def checked(lines: Iterable[str]) -> str:
    """Lines with their checks: six digits of the hash of all lines up to here."""
    text, so_far = "", b""
    for line in lines:
        so_far += line.encode() + b"\n"
        text += line + " " * (48 - len(line)) + "  #" + sha256(so_far).hexdigest()[:6] + "\n"
    return text


def changed(text: str, number: int, *lines: str) -> str:
    """A record with one line, counted from 1, replaced by others, and all checks right."""
    before = contents(text)
    return checked([*before[: number - 1], *lines, *before[number:]])
