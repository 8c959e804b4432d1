"""A hash of rules and bots: results may only be combined if the same program played them."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from pathlib import Path

from roost.arena.game_cache import cached_game
from roost.bots.bot_sources import bot_sources
from roost.bots.registry import import_path

__all__ = ["fingerprint"]


@cache
def fingerprint(name: str, bots: frozenset[str] = frozenset()) -> str:
    """Return a short hash of the sources of core, the game, all bots of Roost and those named.

    The compiled engine has the same hash.
    """
    game = cached_game(name)
    digest = hashlib.sha256()
    for folder in ("roost.core", "roost.bots", game.folder):
        if folder is not None:
            for path, source in sorted(_sources(files(folder)), key=itemgetter(0)):
                digest.update(path.encode() + b"\n" + source.read_bytes())
    if game.folder is None:
        digest.update(Path(inspect.getfile(type(game))).read_bytes())
    for bot in sorted(bots):
        imported = import_path(bot, game)
        for path, content in () if imported is None else bot_sources(imported):
            digest.update(path.encode() + b"\n" + content)
    return digest.hexdigest()[:16]


def _sources(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """Yield path and file of each Python source, including those in subfolders."""
    for found in folder.iterdir():
        path = within + found.name
        if found.is_dir():
            yield from _sources(found, f"{path}/")
        elif path.endswith(".py"):
            yield path, found
