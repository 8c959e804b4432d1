"""The rules of a game as text."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable

from roost.core.game import Game
from roost.words.catalogue import Words

__all__ = ["rulebook"]


def rulebook(game: Game, words: Words, chosen: Iterable[str] | None = None, more: Iterable[str] = ()) -> str:
    """Return the rules of a game.

    Args:
        game: A game in a single file has its rules in the docstring of its module.
        words: The catalogue with the game's messages.
        chosen: Options with chapters of their own, such as `variant-deluxe`; by default all of them.
        more: Further chapters, such as `terminal`; chapters that a game does not have are left out.
    """
    text = words.find("rules")
    if text is None:
        return inspect.cleandoc(sys.modules[type(game).__module__].__doc__ or type(game).__doc__ or game.key)
    if chosen is None:
        options = [choice.partition("=") for choice in game.choices()]
        chosen = [f"{name}-{value}" for name, _, values in options for value in values.split("|")]
    return "\n\n".join([text, *filter(None, (words.find(f"rules-{chapter}") for chapter in (*chosen, *more)))])
