"""Which bots can take a seat in a game, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from roost.bots.levels import CHEATER, LEVELS, level
from roost.bots.random import RandomBot
from roost.core.bot import Bot
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.registry import companion

__all__ = ["UnknownBotError", "hire", "references", "roster"]

Hire = Callable[[], Bot]


class UnknownBotError(RoostError):
    """No bot of that name plays this game."""


def roster(game: Game) -> dict[str, Hire]:
    """The bots that may sit at a table: the four levels, what the game's own folder offers, and `random`.

    A game's `bots.BOTS` may bring levels of its own; the others search with its `guide`.
    """
    offered = companion(game, "bots")
    own: dict[str, Hire] = {} if offered is None else dict(offered.BOTS)
    levels: dict[str, Hire] = {name: own.pop(name, partial(level, name, game)) for name in LEVELS}
    return {**levels, **own, "random": RandomBot}


def references(game: Game) -> dict[str, Hire]:
    """All bots, with those that only measure others."""
    bots = roster(game)
    if companion(game, "guide") is not None:
        bots[CHEATER] = getattr(companion(game, "bots"), CHEATER, partial(level, CHEATER, game))
    return bots


def hire(name: str, game: Game, measuring: bool = False) -> Bot:
    """A bot of that name for a game."""
    bots = references(game) if measuring else roster(game)
    if name not in bots:
        known = ", ".join(bots)
        raise UnknownBotError(
            f"no bot {name!r} plays {game.key}; there are: {known}", "unknown-bot", given=name, known=known
        )
    return bots[name]()
