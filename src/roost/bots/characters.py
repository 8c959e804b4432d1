"""The characters that bots play as: names of their own, three for each level."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from itertools import count
from typing import Final

__all__ = ["CHARACTERS", "character", "face_of"]

CHARACTERS: Final = {
    "chick": ("Coco", "Mimi", "Nino"),
    "hen": ("Frida", "Rosa", "Toni"),
    "rooster": ("Bruno", "Hugo", "Oskar"),
    "fox": ("Kim", "Vito", "Zora"),
}
"""For each level. The names are the same in all languages, and none is a word of a game."""


def character(bot: str, key: str, taken: Collection[str]) -> str:
    """Choose a name for a bot that nobody else has.

    Args:
        bot: The level. Any other bot has no characters, and keeps its own name.
        key: What the choice depends on, such as a seed: the same key gives the same names.
        taken: The names of all others.

    Returns:
        A character of that level, or one with a number when all are taken.
    """
    names = sorted(CHARACTERS.get(bot, (bot,)), key=lambda name: sha256(f"{key} {name}".encode()).digest())
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1) for name in names)
    return next(name for name in numbered if name not in taken)


def face_of(bot: str, name: str) -> str:
    """The face of a bot of that level with that name; nothing where it is no character."""
    first, _, _ = name.partition(" ")
    return first.lower() if first in CHARACTERS.get(bot, ()) else ""
