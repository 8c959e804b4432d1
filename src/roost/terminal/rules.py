"""`roost rules`: how a game goes."""

from __future__ import annotations

import argparse

from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.help import rules_text
from roost.terminal.screen_arguments import ScreenSettings

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost rules` understands."""
    parser.add_argument("game", metavar="GAME", help="a game's key, or a Python file with one")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    here = ScreenSettings(arguments)
    game = load(arguments.game)
    here.screen.show(rules_text(game, here.words(game)))
    return 0
