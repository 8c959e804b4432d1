"""What all commands of the terminal share: the language and the screen, and the arguments that choose them."""

from __future__ import annotations

import argparse
import os

from roost.core.game import Game
from roost.terminal.screen import Screen
from roost.words import LANGUAGES, Words, choose_language

__all__ = ["ScreenSettings", "add_arguments"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--language` and `--no-color`."""
    parser.add_argument(
        "--language", metavar="CODE", help=f"{', '.join(LANGUAGES)}; otherwise ROOST_LANGUAGE or the locale decides"
    )
    parser.add_argument("--no-color", action="store_true", help="no colours (NO_COLOR=1 does the same)")


class ScreenSettings:
    """A screen, and the language that is spoken on it."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.language = choose_language(arguments.language, os.environ)
        self.screen = Screen(color=not arguments.no_color)

    def words(self, *games: Game) -> Words:
        """The words for games, spelled as the screen can write them."""
        return Words(self.language, *games, letters=self.screen.transliterate)
