"""Which bots can take a seat in a game, by name."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Final

from roost.bots.bot_import import BotImportError, import_bot, is_import_path, search_current_folder
from roost.bots.levels import CHEATER, LEVELS, level_bot
from roost.bots.random_bot import RandomBot
from roost.core.bot import Bot
from roost.core.errors import RoostError
from roost.core.extras import BotMaker
from roost.core.game import Game

__all__ = [
    "UnknownBotError",
    "all_bots",
    "find_bot",
    "import_path",
    "is_bot",
    "load_bot",
    "make_bot",
    "playing_bots",
]

_GROUP: Final = "roost.bots"
"""The entry point group of installed packages. An entry is called NAME for all games, or GAME.NAME for one."""
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_RESERVED: Final = ("me", "open")
"""Words that mean something else in a list of seats."""

_log = logging.getLogger(__name__)


class UnknownBotError(RoostError):
    """No bot of that name plays this game."""


def playing_bots(game: Game) -> dict[str, BotMaker]:
    """Return the bots that may sit at a table: the built-in ones and those that installed packages register."""
    return _built_in(game) | _registered(game)


def all_bots(game: Game) -> dict[str, BotMaker]:
    """Return all bots, with those that only measure others."""
    bots = _built_in(game) | _registered(game, measuring=True)
    if game.extras.search() is not None:
        bots[CHEATER] = game.extras.bots().get(CHEATER, partial(level_bot, CHEATER, game))
    return bots


def find_bot(name: str, game: Game, measuring: bool = False) -> BotMaker:
    """Return what makes bots of that name. It runs no code but that of Roost and of installed packages."""
    bots = _built_in(game)
    if name not in bots:
        bots = all_bots(game) if measuring else playing_bots(game)
    if name not in bots:
        known = ", ".join(bots)
        raise UnknownBotError(
            f"no bot {name!r} plays {game.key}; there are: {known}", "unknown-bot", given=name, known=known
        )
    return bots[name]


def make_bot(name: str, game: Game, measuring: bool = False) -> Bot:
    """Return a bot of that name for a game, as live tables may: see `find_bot`."""
    return find_bot(name, game, measuring)()


def load_bot(given: str, game: Game, measuring: bool = False) -> Bot:
    """Return a bot by its name or import path. What the path names is run, so it must come from the user alone."""
    path = import_path(given, game)
    if path is None:
        return make_bot(given, game, measuring)
    bot = import_bot(path)()
    if bot.cheats and not measuring:
        raise BotImportError(f"{given} asks for the true cards: it plays in the arena only", "bot-cheats", bot=given)
    return bot


def is_bot(word: str, game: Game) -> bool:
    """Return whether a word means a bot of any kind, and not a person."""
    measuring = word == CHEATER and game.extras.search() is not None
    return word in _built_in(game) or measuring or import_path(word, game) is not None


def import_path(given: str, game: Game) -> str | None:
    """Return what a bot from outside Roost is imported from; None for any other name.

    A path that the user gives is searched in the current folder, too; one that is registered is not.
    """
    if given in _built_in(game):
        return None
    if is_import_path(given):
        search_current_folder()
        return given
    return _registered_paths(game).get(given)


def _built_in(game: Game) -> dict[str, BotMaker]:
    """The four levels, what the game brings, and `random`. A game may bring bots for levels; the others search."""
    own = dict(game.extras.bots())
    own.pop(CHEATER, None)
    levels: dict[str, BotMaker] = {name: own.pop(name, partial(level_bot, name, game)) for name in LEVELS}
    return {**levels, **own, "random": RandomBot}


@cache
def _registered(game: Game, measuring: bool = False) -> dict[str, BotMaker]:
    """The registered bots that can be made; those that cheat are for measuring."""
    found: dict[str, BotMaker] = {}
    for name, path in _registered_paths(game).items():
        try:
            kind = import_bot(path)
            if measuring or not kind().cheats:
                found[name] = kind
        except BotImportError as error:
            _log.warning("the registered bot %s is left out: %s", name, error)
    return found


@cache
def _registered_paths(game: Game) -> Mapping[str, str]:
    taken = {*_built_in(game), CHEATER, *_RESERVED}
    found: dict[str, str] = {}
    for entry in entry_points(group=_GROUP):
        key, _, name = entry.name.rpartition(".")
        fits = _NAME.fullmatch(name) and name not in taken and (key == game.key or (not key and name not in found))
        if fits:
            found[name] = f"{entry.module}:{entry.attr}"
    return found
