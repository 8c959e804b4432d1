"""What a game is called."""

from __future__ import annotations

import inspect
import re
import sys
from typing import Final

from roost.core.game import Game
from roost.words.catalogue import Words

__all__ = ["docstring", "game_title"]

_END_OF_NAME: Final = re.compile(r"[,.:;({\n]|\s[-\u2013\u2014]\s")
_MAX_WORDS: Final = 4
"""A longer beginning of a docstring is a sentence, not a name."""


def game_title(game: Game, words: Words) -> str:
    """Return the title from the game's words; without words, from the beginning of its docstring or from its key."""
    title = words.find("title")
    if title is not None:
        return title
    name = _END_OF_NAME.split(docstring(game), maxsplit=1)[0].strip()
    return name if 0 < len(name.split()) <= _MAX_WORDS else game.key.replace("_", " ").capitalize()


def docstring(game: Game) -> str:
    """Return the docstring of the game's module, or else of its class."""
    module = sys.modules[type(game).__module__]
    own_class = type(game).__doc__ if type(game).__doc__ != Game.__doc__ else None
    return inspect.cleandoc(module.__doc__ or own_class or "")
