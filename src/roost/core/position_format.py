"""The text format of positions: the key of the game, then fields `key=value` in any order.

This module reads and writes the parts that all games share; each game defines its own fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from roost.core.errors import UnreadableError

__all__ = ["NONE", "PositionFormat", "join_list", "seat_text", "split_list"]

NONE: Final = "-"
"""The value of an empty list and of no seat."""


@final
class PositionFormat:
    """The position format of one game; its errors name the game."""

    def __init__(self, key: str, title: str, separator: str = "/") -> None:
        self._key = key
        self._title = title
        self._separator = separator
        """Separates the seats within a value."""

    def wrong(self, why: str) -> UnreadableError:
        """Return the error for an impossible position."""
        return UnreadableError(f"not a position of {self._title}: {why}", "position", why=why)

    def fields(self, text: str) -> dict[str, str]:
        """Split a position into its fields by key."""
        words = text.split()
        if not words or words[0] != self._key:
            raise self.wrong(f"a position begins with the word {self._key}")
        fields: dict[str, str] = {}
        for word in words[1:]:
            key, sign, value = word.partition("=")
            if not sign or not value:
                raise self.wrong(f"{word!r} is not of the form key=value")
            if key in fields:
                raise self.wrong(f"{key} is given twice")
            fields[key] = value
        return fields

    def check(self, fields: Iterable[str], known: tuple[str, ...], kind: str = "position") -> None:
        """Raise `UnreadableError` if a field is unknown in this kind of position."""
        for key in fields:
            if key not in known:
                raise self.wrong(f"{key} is no part of a {kind}; the parts are: {', '.join(known)}")

    def number(self, text: str, key: str, minimum: int, maximum: int) -> int:
        """Parse a number of at most eight digits within its limits."""
        if not (text.isascii() and text.isdigit() and len(text) < 9 and minimum <= int(text) <= maximum):
            raise self.wrong(f"{key} is a number from {minimum} to {maximum}, not {text!r}")
        return int(text)

    def seat(self, text: str, key: str, seats: i64) -> int:
        """Parse a seat number; the first seat is 0."""
        return self.number(text, key, 0, int(seats) - 1)

    def each(self, fields: dict[str, str], key: str, default: str, count: i64, owners: str = "seats") -> list[str]:
        """Return the parts of a field, one per seat (or other owner), or the default for each if it is missing."""
        return self.parts(fields[key], key, count, owners) if key in fields else [default] * count

    def parts(self, text: str, key: str, count: i64, owners: str = "seats") -> list[str]:
        """Split a value into one part per seat, or per other owner."""
        parts = text.split(self._separator)
        if len(parts) != count:
            raise self.wrong(f"{key} has {len(parts)} parts for {count} {owners}")
        return parts


def split_list(text: str, separator: str = ".") -> list[str]:
    """Return the words of a list; `NONE` is the empty list."""
    return [] if text == NONE else text.split(separator)


def join_list(words: list[str], separator: str = ".") -> str:
    """Write a list as `split_list` reads it."""
    return separator.join(words) or NONE


def seat_text(seat: i64) -> str:
    """Write a seat; a negative number is no seat."""
    return NONE if seat < 0 else str(seat)
