"""The command line. Each command is a module with the functions `add_arguments` and `run`."""

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
from roost.core.registry import games as registered_games
from roost.terminal.transliteration import transliterate_unencodable
from roost.words import LANGUAGES, UnknownLanguageError, Words, choose_language

__all__ = ["main"]

_EXIT_USER_ERROR: Final = 2
_EXIT_INTERRUPTED: Final = 130
_EXIT_BROKEN_PIPE: Final = 141


class _Command(Protocol):
    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: Final = {
    "play": ("roost.terminal.play", "play a game at this terminal"),
    "join": ("roost.terminal.join", "let a bot play at a live table"),
    "replay": ("roost.terminal.replay", "watch a recorded game"),
    "review": ("roost.terminal.review", "find luck and skill in a recorded game"),
    "verify": ("roost.terminal.verify", "check a recorded game and its luck"),
    "rules": ("roost.terminal.rules", "read the rules of a game"),
    "games": ("roost.terminal.games", "list the games"),
    "arena": ("roost.arena.command", "let bots play many games against each other"),
    "new-game": ("roost.new_game.command", "write the beginning of a game of your own"),
    "odds": ("roost.terminal.odds", "compute the odds of a turn"),
    "serve": ("roost.web.command", "start a server with tables for people and bots"),
    "backup": ("roost.store.commands.backup", "write all tables of a server's database to a file"),
    "restore": ("roost.store.commands.restore", "load a backup into an empty database"),
    "check": ("roost.store.commands.check", "look for damaged rows in a server's database"),
    "bench": ("roost.bench.command", "measure the speed of the engine"),
}
"""Module and help of each command. A module is imported when needed: all of them together take half a second."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. Errors that a user can fix end in one sentence."""
    argv = sys.argv[1:] if argv is None else argv
    arguments = _parser(argv).parse_args(argv)
    command = _load(arguments.command)
    if sys.stdout is None:
        # Standard output was closed.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 it stays open to the end
    transliterate_unencodable(sys.stdout)
    with warnings.catch_warnings():
        warnings.showwarning = partial(_warn, warnings.showwarning, getattr(arguments, "language", None))
        return _run(command, arguments)


def _run(command: _Command, arguments: argparse.Namespace) -> int:
    try:
        code = command.run(arguments)
        sys.stdout.flush()
    except RoostError as error:
        # A record may be of any game.
        _write_error(f"roost: {_explain(error, getattr(arguments, 'language', None), *registered_games())}")
        return _EXIT_USER_ERROR
    except KeyboardInterrupt:
        _write_error("")
        return _EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has closed the pipe.
        _discard_output()
        return _EXIT_BROKEN_PIPE
    except OSError as error:
        _write_error(f"roost: {error.filename}: {error.strerror}" if error.filename else f"roost: {error.strerror}")
        _discard_output()
        return _EXIT_USER_ERROR
    return code


def _load(name: str) -> _Command:
    module, _help = COMMANDS[name]
    return cast(_Command, import_module(module))


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser with all commands; only those in `argv` have their arguments."""
    parser = argparse.ArgumentParser(prog="roost", description="A digital table for family games.")
    parser.add_argument("--version", action="version", version=f"roost {roost.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (_module, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        if name in argv:
            _load(name).add_arguments(command)
    return parser


def _write_error(text: str) -> None:
    """Write a line to standard error, if that is open."""
    if sys.stderr is None:
        return
    transliterate_unencodable(sys.stderr)
    try:
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
    except OSError:
        # Otherwise Python would try again at exit, and change the exit code.
        sys.stderr = None


def _discard_output() -> None:
    """Redirect standard output to nowhere, so that Python does not report an error when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _warn(usual: Callable[..., None], language: str | None, message: Warning | str, *where: Any, **more: Any) -> None:
    """Show a warning of Roost in one sentence, and any other as Python does."""
    if isinstance(message, GamePackageWarning):
        _write_error(f"roost: {_explain(message.error, language)}")
    else:
        usual(message, *where, **more)


def _explain(error: RoostError, requested_language: str | None, *games: Game) -> str:
    try:
        language = choose_language(requested_language, os.environ)
    except UnknownLanguageError:
        language = LANGUAGES[0]
    return Words(language, *games).explain(error)
