"""What can be typed while a game is played, and how the game goes."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.game import Game
from roost.terminal.prose import Prose
from roost.words import Words

__all__ = ["helped", "rules"]


def helped(game: Game, words: Words) -> Iterator[RenderableType]:
    """The commands, then the notation of moves, then the rules."""
    yield Text(words.say("help-commands"), style="bold")
    commands = Table.grid(padding=(0, 2, 0, 2))
    commands.add_row("1 2 3 ...", words.say("help-number"))
    commands.add_row(words.say("help-notation-key"), words.say("help-notation"))
    commands.add_row(words.say("help-enter-key"), words.say("help-enter"))
    commands.add_row("undo", words.say("help-undo"))
    commands.add_row("?", words.say("help-help"))
    commands.add_row("quit", words.say("help-quit"))
    yield commands
    notation = words.find("notation")
    if notation is not None:
        yield Text()
        yield Text(words.say("help-moves"), style="bold")
        yield Prose(notation)
    yield Text()
    yield rules(game, words)


def rules(game: Game, words: Words) -> RenderableType:
    """The rules in the game's own words; a game in a single file has them at its head."""
    text = words.find("rules")
    if text is None:
        text = inspect.cleandoc(sys.modules[type(game).__module__].__doc__ or type(game).__doc__ or game.key)
    return Prose(text)
