"""Clean the names and chat remarks of people."""

from __future__ import annotations

import unicodedata
from typing import Final

from roost.core.text_cleaning import EMOJI_VARIATION_SELECTOR, ZERO_WIDTH_JOINER, clean_line, is_emoji
from roost.tables.errors import TableError

__all__ = ["MAX_NAME_LENGTH", "MAX_REMARK_LENGTH", "clean_name", "clean_remark", "distinct_name"]

MAX_NAME_LENGTH: Final = 24
MAX_REMARK_LENGTH: Final = 200
_MAX_MARKS_PER_LETTER: Final = 2
"""No language puts more accents on one letter."""
_INVISIBLE: Final = {
    **dict.fromkeys([0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0], " "),
    **dict.fromkeys([0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]),
}
"""Invisible letters and marks: names that differ only in them would look alike."""
_KEYCAP: Final = "\u20e3"
_KEYS: Final = "0123456789#*"


def clean_name(given: str) -> str:
    """Return a cleaned name; raise `TableError` if it is empty or too long."""
    cleaned = _cleaned(given)
    if not 1 <= len(cleaned) <= MAX_NAME_LENGTH:
        raise TableError(f"a name has 1 to {MAX_NAME_LENGTH} characters", "table-name", most=MAX_NAME_LENGTH)
    return cleaned


def clean_remark(given: str) -> str:
    """Return a cleaned remark; raise `TableError` if it is empty or too long."""
    cleaned = _cleaned(given)
    if not 1 <= len(cleaned) <= MAX_REMARK_LENGTH:
        raise TableError(
            f"say something of 1 to {MAX_REMARK_LENGTH} characters", "table-remark", most=MAX_REMARK_LENGTH
        )
    return cleaned


def distinct_name(wanted: str, taken: set[str]) -> str:
    """Return the name, or with a number (`Anna 2`) if a name that looks alike is taken."""
    number = 1
    found = wanted
    seen = {_plain(other) for other in taken}
    while _plain(found) in seen:
        number += 1
        found = f"{wanted} {number}"
    return found


def _plain(text: str) -> str:
    """Remove how emoji are drawn, which not every screen shows."""
    return text.replace(EMOJI_VARIATION_SELECTOR, "").replace(ZERO_WIDTH_JOINER, "")


def _pictured(text: str) -> str:
    """Keep emoji selectors only after an emoji, and between a key and its cap."""
    kept: list[str] = []
    for place, character in enumerate(text):
        base = kept[-1] if kept else " "
        capped = base in _KEYS and text[place + 1 : place + 2] == _KEYCAP
        if character != EMOJI_VARIATION_SELECTOR or capped or is_emoji(base):
            kept.append(character)
    return "".join(kept)


def _cleaned(text: str) -> str:
    """Return one line without invisible characters, changes of direction and piles of accents."""
    kept: list[str] = []
    room = -1
    for character in clean_line(unicodedata.normalize("NFC", _pictured(text.translate(_INVISIBLE)))):
        kind = unicodedata.category(character)
        if kind[0] != "M":
            # A mark needs a letter before it: it must not change the text of others.
            room = -1 if character == " " else _MAX_MARKS_PER_LETTER
        elif unicodedata.combining(character) or kind == "Me":
            room -= 1
        if kind[0] != "M" or room >= 0:
            kept.append(character)
    return clean_line("".join(kept))
