"""Which bots can take a seat in a game, by name."""

from __future__ import annotations

from functools import partial

from roost.bots.levels import CHEATER, LEVELS, level_bot
from roost.bots.random_bot import RandomBot
from roost.core.bot import Bot
from roost.core.errors import RoostError
from roost.core.extras import BotMaker
from roost.core.game import Game

__all__ = ["UnknownBotError", "all_bots", "make_bot", "playing_bots"]


class UnknownBotError(RoostError):
    """No bot of that name plays this game."""


def playing_bots(game: Game) -> dict[str, BotMaker]:
    """The bots that may sit at a table: the four levels, what the game's own folder offers, and `random`.

    A game may bring bots for levels of its own; the others search.
    """
    own = dict(game.extras.bots())
    own.pop(CHEATER, None)
    levels: dict[str, BotMaker] = {name: own.pop(name, partial(level_bot, name, game)) for name in LEVELS}
    return {**levels, **own, "random": RandomBot}


def all_bots(game: Game) -> dict[str, BotMaker]:
    """All bots, with those that only measure others."""
    bots = playing_bots(game)
    if game.extras.search() is not None:
        bots[CHEATER] = game.extras.bots().get(CHEATER, partial(level_bot, CHEATER, game))
    return bots


def make_bot(name: str, game: Game, measuring: bool = False) -> Bot:
    """A bot of that name for a game."""
    bots = all_bots(game) if measuring else playing_bots(game)
    if name not in bots:
        known = ", ".join(bots)
        raise UnknownBotError(
            f"no bot {name!r} plays {game.key}; there are: {known}", "unknown-bot", given=name, known=known
        )
    return bots[name]()
