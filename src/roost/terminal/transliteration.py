"""Text for places that cannot write every letter: what they lack is spelled with what they have."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import Final, TextIO

__all__ = ["can_encode", "transliterate", "transliterate_unencodable"]

_ERRORS: Final = "roost-spell"
"""The name of the error handler, for files and for `str.encode`."""
_SPELLINGS: Final = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "æ": "ae",
    # Quotation marks, dashes, dots, signs and hard spaces.
    "\u2019": "'",
    "\u2018": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u201e": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": "...",
    "\u00d7": "x",
    "\u00b7": "-",
    "\u00b1": "+-",
    "\u2192": "->",
    "\u00a0": " ",
    "\u202f": " ",
}


def transliterate(text: str, encoding: str) -> str:
    """The text with nothing in it that the encoding lacks."""
    return text.encode(encoding, _ERRORS).decode(encoding)


def transliterate_unencodable(file: TextIO) -> None:
    """From now on, whatever a stream lacks is spelled."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors=_ERRORS)


def can_encode(text: str, encoding: str) -> bool:
    """Whether the encoding has every letter of the text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(_spelling, missing)), error.end


def _spelling(letter: str) -> str:
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return _SPELLINGS.get(letter) or bare or "?"


codecs.register_error(_ERRORS, _handle)
