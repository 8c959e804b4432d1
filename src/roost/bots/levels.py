"""How strong a bot plays: four levels with the same names in every game."""

from __future__ import annotations

from typing import Final

from roost.bots.playout_guide import PlayoutGuide
from roost.bots.search_bot import SearchBot
from roost.core.bot import Bot
from roost.core.game import Game
from roost.core.guide import Guide

__all__ = ["CHEATER", "LEVELS", "level_bot", "search_settings"]

LEVELS: Final = ("chick", "hen", "rooster", "fox")
"""From the friendliest to the strongest."""
CHEATER: Final = "cheater"
"""The strongest level's search, but with the true cards: how good a player could be at most."""
_SECONDS: Final = {"chick": 0.05, "hen": 0.05, "rooster": 0.095, "fox": 0.98, CHEATER: 0.98}
"""When they stop: a little before 0.1 s and 1 s, since the last step and clearing the tree away take time too."""
_STEPS: Final = {"chick": 20, "hen": 100, "rooster": 500, "fox": 5000}
"""How much a level searches, where the game says nothing else."""
_CHICK_TEMPERATURE: Final = 0.1
"""How chicks err (see `SearchBot`), where the game says nothing else."""


def search_settings(game: Game) -> tuple[Guide, dict[str, int], float]:
    """Return the game's guide, how much each level searches, and how chicks err; defaults where it brings none."""
    own = game.extras.search()
    if own is None:
        return PlayoutGuide(), _STEPS, _CHICK_TEMPERATURE
    temperature = _CHICK_TEMPERATURE if own.chick_temperature is None else own.chick_temperature
    return own.guide, {**_STEPS, **own.steps}, temperature


def level_bot(name: str, game: Game) -> Bot:
    """Return a bot of that level (or the cheater) that searches as the game's settings say."""
    guide, steps, chick_temperature = search_settings(game)
    temperature = chick_temperature if name == "chick" else 0.0
    return SearchBot(guide, steps["fox" if name == CHEATER else name], _SECONDS[name], temperature, name != CHEATER)
