"""`roost odds`: what to do in a turn at a real table, for games that can say so."""

from __future__ import annotations

import argparse
import sys

import msgspec

import roost.games  # noqa: F401 fills the registry
from roost.core.errors import RoostError
from roost.core.extras import OddsCommand
from roost.core.game import Game
from roost.core.registry import games
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.screen_arguments import ScreenSettings

__all__ = ["NoOddsError", "add_arguments", "run"]


class NoOddsError(RoostError):
    """A game that cannot say what the odds of a turn are."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost odds` understands: a game, and what that game understands."""
    parser.add_argument("game", metavar="GAME", help="the key of a game that knows its odds")
    parser.add_argument(
        "described", metavar="...", nargs=argparse.REMAINDER, help="the turn; `roost odds GAME --help` says how"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the odds."""
    # The language first, so that what is wrong with the rest is told in it.
    spoken = argparse.ArgumentParser(prog=f"roost odds {arguments.game}", add_help=False)
    screen_arguments.add_arguments(spoken)
    spoken.parse_known_args(arguments.described, namespace=arguments)
    here = ScreenSettings(arguments)
    game = load(arguments.game)
    command = _odds_command(game)
    parser = argparse.ArgumentParser(prog=f"roost odds {arguments.game}", description="The odds of a turn.")
    command.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print an object instead of a table")
    screen_arguments.add_arguments(parser)
    parser.parse_args(arguments.described, namespace=arguments)
    advice = command.advise(arguments)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(advice), indent=2).decode() + "\n")
    else:
        words = here.words(game)
        here.screen.show_apart(command.draw(advice, words, here.screen.plain))
    return 0


def _odds_command(game: Game) -> OddsCommand:
    command = game.extras.odds_command()
    if command is None:
        known = ", ".join(other.key for other in games() if other.extras.odds_command() is not None)
        raise NoOddsError(f"there are no odds for {game.key}; there are for: {known}", "no-odds", known=known)
    return command
