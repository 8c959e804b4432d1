"""`roost rules`: print the rules of a game."""

from __future__ import annotations

import argparse

from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.help import rules_text
from roost.terminal.screen_arguments import ScreenSettings

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost rules`."""
    parser.add_argument("game", metavar="GAME", help="a game's key, or a Python file with one")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    settings = ScreenSettings(arguments)
    game = load(arguments.game)
    settings.screen.show(rules_text(game, settings.words(game)))
    return 0
