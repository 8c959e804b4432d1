"""The command line: a table of commands, each a module with `add_arguments` and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, Protocol

import roost
import roost.games
from roost.arena import command as arena
from roost.bench import command as bench
from roost.core.errors import RoostError
from roost.core.registry import games as registered
from roost.store.commands import backup, check, restore
from roost.terminal import games, odds, play, replay, review, rules, verify
from roost.terminal.letters import spell_what_is_missing
from roost.terminal.screen import complain
from roost.web import command as serve
from roost.words import LANGUAGES, UnknownLanguageError, Words, choose_language

__all__ = ["main"]

_USAGE: Final = 2
_INTERRUPTED: Final = 130
_BROKEN_PIPE: Final = 141


class _Command(Protocol):
    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: Final[dict[str, tuple[_Command, str]]] = {
    "play": (play, "play a game at this terminal"),
    "replay": (replay, "watch a recorded game"),
    "review": (review, "find luck and skill in a recorded game"),
    "verify": (verify, "check a recorded game and its luck"),
    "rules": (rules, "read the rules of a game"),
    "games": (games, "list the games"),
    "arena": (arena, "let bots play many games against each other"),
    "odds": (odds, "the odds of a turn at a real table"),
    "serve": (serve, "open tables for people and bots over the network"),
    "backup": (backup, "write all tables of a server's database to a file"),
    "restore": (restore, "put a backup into an empty database"),
    "check": (check, "look for damaged rows in a server's database"),
    "bench": (bench, "measure the speed of the engine"),
}


def main(given: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Whatever a user can put right ends in one clear sentence."""
    arguments = _parser().parse_args(given)
    command, _help = COMMANDS[arguments.command]
    if sys.stdout is None:
        # Whoever has closed it wants to read nothing.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 it stays open to the end
    spell_what_is_missing(sys.stdout)
    try:
        code = command.run(arguments)
        sys.stdout.flush()
    except RoostError as error:
        complain(f"roost: {_explained(error, getattr(arguments, 'language', None))}")
        return _USAGE
    except KeyboardInterrupt:
        complain("")
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever reads the output has seen enough.
        _silence()
        return _BROKEN_PIPE
    except OSError as error:
        complain(f"roost: {error.filename}: {error.strerror}" if error.filename else f"roost: {error.strerror}")
        _silence()
        return _USAGE
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="roost", description="A digital table for family games.")
    parser.add_argument("--version", action="version", version=f"roost {roost.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (command, text) in COMMANDS.items():
        command.add_arguments(commands.add_parser(name, help=text, description=text.capitalize() + "."))
    return parser


def _silence() -> None:
    """Python would complain once more when it closes a stream that cannot be written to."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _explained(error: RoostError, language: str | None) -> str:
    """What is wrong, with the words of all games at hand: a record may be one of any of them."""
    try:
        spoken = choose_language(language, os.environ)
    except UnknownLanguageError:
        spoken = LANGUAGES[0]
    return Words(spoken, *registered()).explain(error)
