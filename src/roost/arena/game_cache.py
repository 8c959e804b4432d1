"""A game by the name that somebody gave it."""

from __future__ import annotations

from functools import cache

from roost.core.game import Game
from roost.game_file import load

__all__ = ["cached_game"]


@cache
def cached_game(name: str) -> Game:
    """The game of that key or in that file, which is run only once."""
    return load(name)
