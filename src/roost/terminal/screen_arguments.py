"""Arguments for language and colours, which all terminal commands share."""

from __future__ import annotations

import argparse
import os

from roost.core.game import Game
from roost.terminal.screen import Screen
from roost.words import LANGUAGES, Words, choose_language

__all__ = ["ScreenSettings", "add_arguments"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--language` and `--no-color`."""
    parser.add_argument(
        "--language", metavar="CODE", help=f"{', '.join(LANGUAGES)} (default: from ROOST_LANGUAGE or the locale)"
    )
    parser.add_argument("--no-color", action="store_true", help="print without colours, as with NO_COLOR=1")


class ScreenSettings:
    """A screen and its language."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.language = choose_language(arguments.language, os.environ)
        self.screen = Screen(color=not arguments.no_color)

    def words(self, *games: Game) -> Words:
        """Return the catalogue for games, in letters that the screen can show."""
        return Words(self.language, *games, letters=self.screen.transliterate)
