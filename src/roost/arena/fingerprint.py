"""Which program it is: two runs may only be added up if the same rules and bots have played in them."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from pathlib import Path

from roost.arena.game_names import game_named
from roost.bots.bot_sources import bot_sources
from roost.bots.registry import import_path

__all__ = ["fingerprint"]


@cache
def fingerprint(name: str, bots: frozenset[str] = frozenset()) -> str:
    """Return a short hash over the sources of the contract, the game, and all bots of Roost and those named.

    Compiled or not makes no difference.
    """
    game = game_named(name)
    told = hashlib.sha256()
    for folder in ("roost.core", "roost.bots", game.folder):
        if folder is not None:
            for path, source in sorted(_sources(files(folder)), key=itemgetter(0)):
                told.update(path.encode() + b"\n" + source.read_bytes())
    if game.folder is None:
        told.update(Path(inspect.getfile(type(game))).read_bytes())
    for bot in sorted(bots):
        imported = import_path(bot, game)
        for path, content in () if imported is None else bot_sources(imported):
            told.update(path.encode() + b"\n" + content)
    return told.hexdigest()[:16]


def _sources(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """All of them, also in folders inside, by their paths."""
    for found in folder.iterdir():
        path = within + found.name
        if found.is_dir():
            yield from _sources(found, f"{path}/")
        elif path.endswith(".py"):
            yield path, found
