"""Transliteration of letters that an encoding lacks."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import Final, TextIO

__all__ = ["can_encode", "transliterate", "transliterate_unencodable"]

_ERROR_HANDLER: Final = "roost-transliterate"
"""The name of the error handler, for streams and for `str.encode`."""
_REPLACEMENTS: Final = {
    **dict(zip("äöüÄÖÜßœæ", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss", "oe", "ae"), strict=True)),
    # Quotation marks, dashes (with minus and middle dot), no-break spaces, and single signs.
    **dict.fromkeys("\u2018\u2019", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", '"'),
    **dict.fromkeys("\u2013\u2014\u2212\u00b7", "-"),
    **dict.fromkeys("\u00a0\u202f", " "),
    "\u2026": "...",
    "\u00d7": "x",
    "\u00b1": "+-",
    "\u2192": "->",
}


def transliterate(text: str, encoding: str) -> str:
    """Return a text in letters that the encoding has."""
    return text.encode(encoding, _ERROR_HANDLER).decode(encoding)


def transliterate_unencodable(file: TextIO) -> None:
    """Make a stream transliterate the letters that its encoding lacks."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors=_ERROR_HANDLER)


def can_encode(text: str, encoding: str) -> bool:
    """Return whether the encoding has all letters of a text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(_replacement, missing)), error.end


def _replacement(letter: str) -> str:
    ascii_part = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return _REPLACEMENTS.get(letter) or ascii_part or "?"


codecs.register_error(_ERROR_HANDLER, _handle)
