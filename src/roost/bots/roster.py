"""Which bots can take a seat in a game, by name."""

from __future__ import annotations

from roost.bots.random import RandomBot
from roost.core.bot import Bot
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.registry import companion

__all__ = ["UnknownBotError", "hire", "roster"]


class UnknownBotError(RoostError):
    """No bot of that name plays this game."""


def roster(game: Game) -> dict[str, type[Bot]]:
    """The bots for a game: those that play anything, and those that its own folder offers in `bots.BOTS`."""
    bots: dict[str, type[Bot]] = {"random": RandomBot}
    offered = companion(game, "bots")
    if offered is not None:
        bots.update(offered.BOTS)
    return bots


def hire(name: str, game: Game) -> Bot:
    """A bot of that name for a game."""
    bots = roster(game)
    if name not in bots:
        known = ", ".join(sorted(bots))
        raise UnknownBotError(
            f"no bot {name!r} plays {game.key}; there are: {known}", "unknown-bot", given=name, known=known
        )
    return bots[name]()
