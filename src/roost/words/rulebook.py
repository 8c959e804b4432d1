"""How a game goes, in the game's own words."""

from __future__ import annotations

from collections.abc import Iterable

from roost.core.game import Game
from roost.words.catalogue import Words
from roost.words.game_title import docstring

__all__ = ["rulebook"]


def rulebook(game: Game, words: Words, chosen: Iterable[str] | None = None, more: Iterable[str] = ()) -> str:
    """The rules, with a chapter for each of the chosen options (such as `variant-deluxe`) that needs one.

    Without a choice, with everything that options can bring. A game in a single file has its rules at its head.
    `more` names chapters for a certain reader, such as `terminal`; games that have no such chapter leave it out.
    """
    text = words.find("rules")
    if text is None:
        return docstring(game) or game.key
    if chosen is None:
        offered = [choice.partition("=") for choice in game.choices()]
        chosen = [f"{name}-{value}" for name, _, listed in offered for value in listed.split("|")]
    return "\n\n".join([text, *filter(None, (words.find(f"rules-{chapter}") for chapter in (*chosen, *more)))])
