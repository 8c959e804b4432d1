"""A position as a form to fill in: the key of its game, and then fields, `key=value` each, in any order.

What the games have in common when they read and write positions is here; what a field means is theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from roost.core.errors import UnreadableError

__all__ = ["NONE", "PositionFormat", "join_list", "seat_text", "split_list"]

NONE: Final = "-"
"""What stands for nothing and for nobody."""


@final
class PositionFormat:
    """Reads the positions of one game; whatever is wrong with one is said in the name of that game."""

    def __init__(self, key: str, title: str, separator: str = "/") -> None:
        self._key = key
        self._title = title
        self._separator = separator
        """Between what belongs to one seat and to the next."""

    def wrong(self, why: str) -> UnreadableError:
        """The error for a position that no table can look like."""
        return UnreadableError(f"not a position of {self._title}: {why}", "position", why=why)

    def fields(self, text: str) -> dict[str, str]:
        """The fields of a line, by their keys."""
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
        """Refuse fields that a position, or a kind of position, does not have."""
        for key in fields:
            if key not in known:
                raise self.wrong(f"{key} is no part of a {kind}; the parts are: {', '.join(known)}")

    def number(self, text: str, key: str, least: int, most: int) -> int:
        """A number within its limits; one with digits without end is none."""
        if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
            raise self.wrong(f"{key} is a number from {least} to {most}, not {text!r}")
        return int(text)

    def seat(self, text: str, key: str, seats: i64) -> int:
        """One of so many seats; the first is 0."""
        return self.number(text, key, 0, int(seats) - 1)

    def each(self, fields: dict[str, str], key: str, default: str, count: i64, owners: str = "seats") -> list[str]:
        """What a field says of each seat, or of each of other owners."""
        return self.parts(fields[key], key, count, owners) if key in fields else [default] * count

    def parts(self, text: str, key: str, count: i64, owners: str = "seats") -> list[str]:
        """A text split among the seats, or among other owners."""
        parts = text.split(self._separator)
        if len(parts) != count:
            raise self.wrong(f"{key} has {len(parts)} parts for {count} {owners}")
        return parts


def split_list(text: str, separator: str = ".") -> list[str]:
    """The words of a list, which may be empty."""
    return [] if text == NONE else text.split(separator)


def join_list(words: list[str], separator: str = ".") -> str:
    """A list in text, as `listed` reads it."""
    return separator.join(words) or NONE


def seat_text(seat: i64) -> str:
    """A seat in text, or nobody."""
    return NONE if seat < 0 else str(seat)
