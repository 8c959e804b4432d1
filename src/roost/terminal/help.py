"""The help during a game: its rules, the notation of moves, and the commands."""

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

_TERMINAL_CHAPTERS: Final = ("terminal",)
"""The chapter about drawings and notation in a terminal."""


def help_text(game: Game, options: Options, words: Words) -> Iterator[RenderableType]:
    """Yield the rules and the notation; the commands come last, so that they stay on the screen."""
    chosen = [f"{name}-{value}" for name, value in msgspec.to_builtins(options).items()]
    yield WrappedText(rulebook(game, words, chosen, _TERMINAL_CHAPTERS))
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
    """Return the rules of a game with the chapters of all options."""
    return WrappedText(rulebook(game, words, more=_TERMINAL_CHAPTERS))
