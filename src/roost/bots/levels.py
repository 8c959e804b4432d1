"""How strong a bot plays: four levels with the same names in every game."""

from __future__ import annotations

from typing import Final

from roost.bots.newcomer import Newcomer
from roost.bots.thinker import Thinker
from roost.core.bot import Bot
from roost.core.game import Game
from roost.core.guide import Guide
from roost.core.registry import companion

__all__ = ["CHEATER", "LEVELS", "guidance", "level"]

LEVELS: Final = ("chick", "hen", "rooster", "fox")
"""From the friendliest to the strongest."""
CHEATER: Final = "cheater"
"""The strongest level's search, but with the true cards: how good a player could be at most."""
_SECONDS: Final = {"chick": 0.05, "hen": 0.05, "rooster": 0.095, "fox": 0.98, CHEATER: 0.98}
"""When they stop: a little before 0.1 s and 1 s, since the last step and clearing the tree away take time too."""
_STEPS: Final = {"chick": 20, "hen": 100, "rooster": 500, "fox": 5000}
"""How much a level searches where the game says nothing better in its `guide.STEPS`."""
_WARMTH: Final = 0.1
"""How chicks err (see `Thinker`) where the game says nothing better in its `guide.WARMTH`."""


def guidance(game: Game) -> tuple[Guide, dict[str, int]]:
    """The guide that the game's folder offers, and how much each level searches with it."""
    offered = companion(game, "guide")
    return (Newcomer(), _STEPS) if offered is None else (offered.GUIDE, {**_STEPS, **offered.STEPS})


def level(name: str, game: Game) -> Bot:
    """A bot of that level (or the cheater) that searches, with what the game's folder offers in `guide`."""
    guide, steps = guidance(game)
    warmth: float = getattr(companion(game, "guide"), "WARMTH", _WARMTH) if name == "chick" else 0.0
    return Thinker(guide, steps["fox" if name == CHEATER else name], _SECONDS[name], warmth, name != CHEATER)
