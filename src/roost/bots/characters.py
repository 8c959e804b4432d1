"""The characters of the bot levels: three names for each level."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from itertools import count
from typing import Final

__all__ = ["CHARACTERS", "character_name", "face_of"]

CHARACTERS: Final = {
    "chick": ("Coco", "Mimi", "Nino"),
    "hen": ("Frida", "Rosa", "Toni"),
    "rooster": ("Bruno", "Hugo", "Oskar"),
    "fox": ("Kim", "Vito", "Zora"),
}
"""The names by level, the same in all languages; none is a word of a game."""


def character_name(bot: str, key: str, taken: Collection[str]) -> str:
    """Choose a unique name for a bot.

    Args:
        bot: The level. Bots without a level have no characters and keep their own names.
        key: The seed of the choice; the same key gives the same names.
        taken: The names of all others.

    Returns:
        A character of that level, with a number if all are taken.
    """
    names = sorted(CHARACTERS.get(bot, (bot,)), key=lambda name: sha256(f"{key} {name}".encode()).digest())
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1) for name in names)
    return next(name for name in numbered if name not in taken)


def face_of(bot: str, name: str) -> str:
    """Return the picture key of a character of that level, or an empty text for any other name."""
    first, _, _ = name.partition(" ")
    return first.lower() if first in CHARACTERS.get(bot, ()) else ""
