"""Cleaning of text that people type, for one line of a record."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["EMOJI_VARIATION_SELECTOR", "ZERO_WIDTH_JOINER", "clean_line", "is_emoji"]

ZERO_WIDTH_JOINER: Final = "\u200d"
"""Joins two emoji into one, such as people into a family."""
EMOJI_VARIATION_SELECTOR: Final = "\ufe0f"
"""Selects the emoji form of a character that also has a text form."""
_EMOJI_BLOCKS: Final = ((0x2190, 0x23FF), (0x25A0, 0x27BF), (0x2900, 0x297F), (0x2B00, 0x2BFF), (0x1F000, 0x1FAFF))
_SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def clean_line(text: str) -> str:
    """Replace invisible characters by blanks, and runs of blanks by one."""
    cleaned: list[str] = []
    for index, character in enumerate(text):
        joins = character == ZERO_WIDTH_JOINER and _is_between_emoji(cleaned, text[index + 1 : index + 2])
        cleaned.append(character if joins or character.isprintable() else " ")
    return " ".join("".join(cleaned).split())


def is_emoji(character: str) -> bool:
    """Return whether the character is an emoji by itself; the blocks also hold letters and unassigned codes."""
    code = ord(character)
    in_block = any(first <= code <= last for first, last in _EMOJI_BLOCKS)
    return in_block and unicodedata.category(character) in ("So", "Sm")


def _is_between_emoji(before: list[str], after: str) -> bool:
    """Return whether a joiner stands between two emoji; elsewhere it would allow different names that look alike."""
    index = len(before) - 1
    while index >= 0 and (before[index] == EMOJI_VARIATION_SELECTOR or before[index] in _SKIN_TONES):
        index -= 1
    return index >= 0 and is_emoji(before[index]) and after != "" and is_emoji(after)
