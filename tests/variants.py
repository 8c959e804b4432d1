"""The games of the package in all their variants, for tests that hold for every game."""

from __future__ import annotations

from typing import NamedTuple

import roost.games
from roost.core.game import Game
from roost.core.registry import games

__all__ = ["VARIANTS", "GameVariant"]

_VARIANT = "variant"


class GameVariant(NamedTuple):
    """A game as people choose it."""

    name: str
    """The variant, or the key of a game that has none."""
    game: Game
    options: dict[str, str]
    usual: bool
    """Whether it is what the game is played with where nothing is chosen."""

    @property
    def path(self) -> str:
        """Where the browser sets up a table for it."""
        return f"/play/{self.game.key}" + ("" if self.usual else f"?{_VARIANT}={self.options[_VARIANT]}")


def _of(game: Game) -> list[GameVariant]:
    choices = dict(choice.split("=", 1) for choice in game.choices())
    if _VARIANT not in choices:
        return [GameVariant(game.key, game, {}, usual=True)]
    usual = getattr(game.options(), _VARIANT)
    return [GameVariant(name, game, {_VARIANT: name}, name == usual) for name in choices[_VARIANT].split("|")]


VARIANTS = [
    variant for game in games() if (game.folder or "").startswith(f"{roost.games.__name__}.") for variant in _of(game)
]
