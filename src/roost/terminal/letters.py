"""Text for places that cannot write every letter: what they lack is spelled with what they have."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

__all__ = ["ERRORS", "can_write", "spell"]

ERRORS: Final = "roost-spell"
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
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "…": "...",
    "×": "x",
    "·": "-",
    "→": "->",
    "\u00a0": " ",
    "\u202f": " ",
}


def spell(text: str, encoding: str) -> str:
    """The text with nothing in it that the encoding lacks."""
    return text.encode(encoding, ERRORS).decode(encoding)


def can_write(text: str, encoding: str) -> bool:
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


codecs.register_error(ERRORS, _handle)
