"""Which program it is: two runs may only be added up if the same rules and bots have played in them."""

from __future__ import annotations

import hashlib
import inspect
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from roost.arena.naming import named

__all__ = ["fingerprint"]


@cache
def fingerprint(name: str) -> str:
    """A short hash over the sources of the contract, the bots and the game; compiled or not makes no difference."""
    game = named(name)
    told = hashlib.sha256()
    for folder in ("roost.core", "roost.bots", game.folder):
        if folder is not None:
            for source in _sources(files(folder)):
                told.update(source.name.encode() + b"\n" + source.read_bytes())
    if game.folder is None:
        told.update(Path(inspect.getfile(type(game))).read_bytes())
    return told.hexdigest()[:16]


def _sources(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".py")), key=lambda file: file.name)
