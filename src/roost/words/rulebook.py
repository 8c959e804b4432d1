"""Title and rules of a game as text."""

from __future__ import annotations

from collections.abc import Iterable

from roost.core.game import Game
from roost.words.catalogue import Words
from roost.words.game_title import docstring

__all__ = ["game_title", "rulebook"]


def game_title(game: Game, words: Words) -> str:
    """Return the title of a game, or its key if it has no messages."""
    return words.find("title") or game.key


def rulebook(game: Game, words: Words, chosen: Iterable[str] | None = None, more: Iterable[str] = ()) -> str:
    """Return the rules of a game, or its module's docstring if it has no messages.

    They have the chapters of the chosen options, such as `variant-deluxe` (by default of all options), and those in
    `more`, such as `terminal`, if the game has them.
    """
    text = words.find("rules")
    if text is None:
        return docstring(game) or game.key
    if chosen is None:
        options = [choice.partition("=") for choice in game.choices()]
        chosen = [f"{name}-{value}" for name, _, values in options for value in values.split("|")]
    return "\n\n".join([text, *filter(None, (words.find(f"rules-{chapter}") for chapter in (*chosen, *more)))])
