"""The command line: a table of commands, each a module with `add_arguments` and `run`."""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final, Protocol, cast

import roost
import roost.games
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.registry import GamePackageWarning
from roost.core.registry import games as registered
from roost.terminal.transliteration import spell_what_is_missing
from roost.words import LANGUAGES, UnknownLanguageError, Words, choose_language

__all__ = ["main"]

_USAGE: Final = 2
_INTERRUPTED: Final = 130
_BROKEN_PIPE: Final = 141


class _Command(Protocol):
    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: Final = {
    "play": ("roost.terminal.play", "play a game at this terminal"),
    "replay": ("roost.terminal.replay", "watch a recorded game"),
    "review": ("roost.terminal.review", "find luck and skill in a recorded game"),
    "verify": ("roost.terminal.verify", "check a recorded game and its luck"),
    "rules": ("roost.terminal.rules", "read the rules of a game"),
    "games": ("roost.terminal.games", "list the games"),
    "arena": ("roost.arena.command", "let bots play many games against each other"),
    "new-game": ("roost.new_game.command", "write the beginning of a game of your own"),
    "odds": ("roost.terminal.odds", "the odds of a turn at a real table"),
    "serve": ("roost.web.command", "open tables for people and bots over the network"),
    "backup": ("roost.store.commands.backup", "write all tables of a server's database to a file"),
    "restore": ("roost.store.commands.restore", "put a backup into an empty database"),
    "check": ("roost.store.commands.check", "look for damaged rows in a server's database"),
    "bench": ("roost.bench.command", "measure the speed of the engine"),
}
"""The module of each command. It is imported when the command runs, since all of them together take half a second."""


def main(given: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Whatever a user can put right ends in one clear sentence."""
    given = sys.argv[1:] if given is None else given
    arguments = _parser(given).parse_args(given)
    command = _load(arguments.command)
    if sys.stdout is None:
        # Whoever has closed it wants to read nothing.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 it stays open to the end
    spell_what_is_missing(sys.stdout)
    with warnings.catch_warnings():
        warnings.showwarning = partial(_warn, warnings.showwarning, getattr(arguments, "language", None))
        return _run(command, arguments)


def _run(command: _Command, arguments: argparse.Namespace) -> int:
    try:
        code = command.run(arguments)
        sys.stdout.flush()
    except RoostError as error:
        # With the words of all games: a record may be one of any of them.
        _complain(f"roost: {_explained(error, getattr(arguments, 'language', None), *registered())}")
        return _USAGE
    except KeyboardInterrupt:
        _complain("")
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever reads the output has seen enough.
        _silence()
        return _BROKEN_PIPE
    except OSError as error:
        _complain(f"roost: {error.filename}: {error.strerror}" if error.filename else f"roost: {error.strerror}")
        _silence()
        return _USAGE
    return code


def _load(name: str) -> _Command:
    module, _help = COMMANDS[name]
    return cast(_Command, import_module(module))


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser that lists all commands, and knows the arguments of those that are named."""
    parser = argparse.ArgumentParser(prog="roost", description="A digital table for family games.")
    parser.add_argument("--version", action="version", version=f"roost {roost.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (_module, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        if name in given:
            _load(name).add_arguments(command)
    return parser


def _complain(text: str) -> None:
    """Tell what is wrong with a command, apart from what it prints; where nobody listens, silence must do."""
    if sys.stderr is None:
        return
    spell_what_is_missing(sys.stderr)
    try:
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
    except OSError:
        # Python would try once more at the end, and change the exit code.
        sys.stderr = None


def _silence() -> None:
    """Python would complain once more when it closes a stream that cannot be written to."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _warn(usual: Callable[..., None], language: str | None, message: Warning | str, *where: Any, **more: Any) -> None:
    """Show a warning of ours in one clear sentence, and any other as Python does."""
    if isinstance(message, GamePackageWarning):
        _complain(f"roost: {_explained(message.error, language)}")
    else:
        usual(message, *where, **more)


def _explained(error: RoostError, language: str | None, *games: Game) -> str:
    try:
        spoken = choose_language(language, os.environ)
    except UnknownLanguageError:
        spoken = LANGUAGES[0]
    return Words(spoken, *games).explain(error)
