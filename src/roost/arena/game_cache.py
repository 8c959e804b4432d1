"""Games by name, loaded once."""

from __future__ import annotations

from functools import cache

from roost.core.game import Game
from roost.game_file import load

__all__ = ["cached_game"]


@cache
def cached_game(name: str) -> Game:
    """Return the game of that key or in that file, which is executed only once."""
    return load(name)
