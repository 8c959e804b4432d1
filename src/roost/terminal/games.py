"""`roost games`: which games there are, for how many, with which options and bots."""

from __future__ import annotations

import argparse

from rich.table import Table

import roost.games  # noqa: F401 fills the registry
from roost.bots.registry import playing_bots
from roost.core.registry import games
from roost.terminal import screen_arguments
from roost.terminal.screen_arguments import ScreenSettings
from roost.words import game_title

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost games` understands."""
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    here = ScreenSettings(arguments)
    words = here.words()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.say("games-key"))
    table.add_column(words.say("games-title"), no_wrap=True)
    table.add_column(words.say("games-seats"))
    table.add_column(words.say("games-options"), no_wrap=True)
    table.add_column(words.say("games-bots"))
    for game in games():
        table.add_row(
            game.key,
            game_title(game, here.words(game)),
            f"{game.seats[0]}-{game.seats[-1]}",
            "\n".join(game.choices()),
            ", ".join(playing_bots(game)),
        )
    here.screen.show(table)
    return 0
