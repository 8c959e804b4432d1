"""`roost odds`: the odds of a turn at a real table, for games that can compute them."""

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
    """A game that cannot compute the odds of a turn."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost odds`: a game, and the arguments of that game."""
    parser.add_argument("game", metavar="GAME", help="the key of a game that has odds")
    parser.add_argument(
        "turn_arguments", metavar="...", nargs=argparse.REMAINDER, help="the turn; see `roost odds GAME --help`"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the odds."""
    # The language comes first, so that errors in other arguments are explained in it.
    language_parser = argparse.ArgumentParser(prog=f"roost odds {arguments.game}", add_help=False)
    screen_arguments.add_arguments(language_parser)
    language_parser.parse_known_args(arguments.turn_arguments, namespace=arguments)
    settings = ScreenSettings(arguments)
    game = load(arguments.game)
    command = _odds_command(game)
    parser = argparse.ArgumentParser(prog=f"roost odds {arguments.game}", description="The odds of a turn.")
    command.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    screen_arguments.add_arguments(parser)
    parser.parse_args(arguments.turn_arguments, namespace=arguments)
    advice = command.advise(arguments)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(advice), indent=2).decode() + "\n")
    else:
        words = settings.words(game)
        settings.screen.show_spaced(command.draw(advice, words, settings.screen.ascii_only))
    return 0


def _odds_command(game: Game) -> OddsCommand:
    command = game.extras.odds_command()
    if command is None:
        known = ", ".join(other.key for other in games() if other.extras.odds_command() is not None)
        raise NoOddsError(f"there are no odds for {game.key}; there are for: {known}", "no-odds", known=known)
    return command
