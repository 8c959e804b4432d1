"""Text that people type, made fit for one line of a record."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["JOINER", "PICTURED", "is_emoji", "one_line"]

JOINER: Final = "\u200d"
"""Makes one emoji of two: a family of its members."""
PICTURED: Final = "\ufe0f"
"""Asks for the picture where a character has a plain form, too."""
_BLOCKS: Final = ((0x2190, 0x23FF), (0x25A0, 0x27BF), (0x2900, 0x297F), (0x2B00, 0x2BFF), (0x1F000, 0x1FAFF))
_SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def one_line(text: str) -> str:
    """The text without characters that cannot be seen, and with single blanks only."""
    kept: list[str] = []
    for place, character in enumerate(text):
        seen = character.isprintable() or (character == JOINER and _joins(kept, text[place + 1 : place + 2]))
        kept.append(character if seen else " ")
    return " ".join("".join(kept).split())


def is_emoji(character: str) -> bool:
    """Whether it is a picture by itself; the blocks have letters, and places for what is still to come, as well."""
    code = ord(character)
    inside = any(first <= code <= last for first, last in _BLOCKS)
    return inside and unicodedata.category(character) in ("So", "Sm")


def _joins(before: list[str], after: str) -> bool:
    """Whether a joiner has an emoji on either side; anywhere else it would only make names that look alike."""
    place = len(before) - 1
    while place >= 0 and (before[place] == PICTURED or before[place] in _SKIN_TONES):
        place -= 1
    return place >= 0 and is_emoji(before[place]) and after != "" and is_emoji(after)
