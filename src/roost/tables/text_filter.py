"""What people may write: their names, and what they say at the table."""

from __future__ import annotations

import unicodedata
from typing import Final

from roost.core.text_cleaning import EMOJI_VARIATION_SELECTOR, ZERO_WIDTH_JOINER, clean_line, is_emoji
from roost.tables.errors import TableError

__all__ = ["LONGEST_NAME", "LONGEST_REMARK", "clean_name", "clean_remark", "distinct_name"]

LONGEST_NAME: Final = 24
LONGEST_REMARK: Final = 200
_MARKS: Final = 2
"""So many accents on one letter are a language; more are a prank."""
_UNSEEN: Final = {
    **dict.fromkeys([0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0], " "),
    **dict.fromkeys([0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]),
}
"""Letters and marks, by the book, that show nothing: names that differ only in them would look alike."""
_KEYCAP: Final = "\u20e3"
_KEYS: Final = "0123456789#*"


def clean_name(given: str) -> str:
    """A name as others see it."""
    cleaned = _cleaned(given)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise TableError(f"a name has 1 to {LONGEST_NAME} characters", "table-name", most=LONGEST_NAME)
    return cleaned


def clean_remark(given: str) -> str:
    """Something said at the table."""
    cleaned = _cleaned(given)
    if not 1 <= len(cleaned) <= LONGEST_REMARK:
        raise TableError(f"say something of 1 to {LONGEST_REMARK} characters", "table-remark", most=LONGEST_REMARK)
    return cleaned


def distinct_name(wanted: str, taken: set[str]) -> str:
    """The name itself, or `Anna 2` where there is an Anna already, or a name that may look like it."""
    number = 1
    found = wanted
    seen = {_plain(other) for other in taken}
    while _plain(found) in seen:
        number += 1
        found = f"{wanted} {number}"
    return found


def _plain(text: str) -> str:
    """Without what only says how an emoji is drawn: not every screen can do it."""
    return text.replace(EMOJI_VARIATION_SELECTOR, "").replace(ZERO_WIDTH_JOINER, "")


def _pictured(text: str) -> str:
    """Pictures are asked for only where there are some: right after an emoji, and between a key and its cap."""
    kept: list[str] = []
    for place, character in enumerate(text):
        base = kept[-1] if kept else " "
        capped = base in _KEYS and text[place + 1 : place + 2] == _KEYCAP
        if character != EMOJI_VARIATION_SELECTOR or capped or is_emoji(base):
            kept.append(character)
    return "".join(kept)


def _cleaned(text: str) -> str:
    """One line, without what cannot be seen, changes the direction of writing, or piles up on a letter."""
    kept: list[str] = []
    room = -1
    for character in clean_line(unicodedata.normalize("NFC", _pictured(text.translate(_UNSEEN)))):
        kind = unicodedata.category(character)
        if kind[0] != "M":
            # A mark needs a letter to stand on: it must not land on what others have written.
            room = -1 if character == " " else _MARKS
        elif unicodedata.combining(character) or kind == "Me":
            room -= 1
        if kind[0] != "M" or room >= 0:
            kept.append(character)
    return clean_line("".join(kept))
