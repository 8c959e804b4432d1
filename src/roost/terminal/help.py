"""How a game goes, and what can be typed while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roost.core.game import Game, Options
from roost.terminal.wrapped_text import WrappedText
from roost.words import Words
from roost.words.rulebook import rulebook

__all__ = ["help_text", "rules_text"]

_HERE: Final = ("terminal",)
"""The chapter about how a game is drawn and written here."""


def help_text(game: Game, options: Options, words: Words) -> Iterator[RenderableType]:
    """The rules, then the notation of moves; the commands come last, so that they are still on the screen."""
    chosen = msgspec.to_builtins(options)
    yield WrappedText(rulebook(game, words, [f"{name}-{value}" for name, value in chosen.items()], _HERE))
    yield Text()
    notation = words.find("notation")
    if notation is not None:
        yield Text(words.say("help-moves"), style="bold")
        yield WrappedText(notation)
        yield Text()
    yield Text(words.say("help-commands"), style="bold")
    commands = Table.grid(padding=(0, 2, 0, 2))
    commands.add_column(no_wrap=True)
    commands.add_row("1 2 3 ...", words.say("help-number"))
    commands.add_row(words.say("help-notation-key"), words.say("help-notation"))
    commands.add_row(words.say("help-enter-key"), words.say("help-enter"))
    commands.add_row(words.say("command-hint"), words.say("help-hint"))
    commands.add_row("undo", words.say("help-undo"))
    commands.add_row("?", words.say("help-help"))
    commands.add_row("quit", words.say("help-quit"))
    yield commands


def rules_text(game: Game, words: Words) -> RenderableType:
    """The rules of a game with everything that its options can bring."""
    return WrappedText(rulebook(game, words, more=_HERE))
