"""`roost odds`: what to do in a turn at a real table, for games that can say so."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Protocol, cast

import msgspec
from rich.console import RenderableType

import roost.games  # noqa: F401 fills the registry
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.registry import companion, games
from roost.gamefile import load
from roost.terminal import setting
from roost.terminal.setting import Setting

__all__ = ["NoOddsError", "add_arguments", "run"]


class NoOddsError(RoostError):
    """A game that cannot say what the odds of a turn are."""


class _Teller(Protocol):
    """The module `teller` in a game's folder. It is loaded only when somebody asks: it may have tables to fill."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """How a turn is described."""

    def advise(self, arguments: argparse.Namespace) -> msgspec.Struct:
        """What can be said about the turn, as plain data; whatever cannot be is a `RoostError`."""

    def draw(self, advice: msgspec.Struct, say: Callable[..., str], plain: bool) -> RenderableType:
        """The same for people."""


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
    setting.add_arguments(spoken)
    spoken.parse_known_args(arguments.described, namespace=arguments)
    here = Setting(arguments)
    game = load(arguments.game)
    teller = _teller(game)
    parser = argparse.ArgumentParser(prog=f"roost odds {arguments.game}", description="The odds of a turn.")
    teller.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print an object instead of a table")
    setting.add_arguments(parser)
    parser.parse_args(arguments.described, namespace=arguments)
    advice = teller.advise(arguments)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(advice), indent=2).decode() + "\n")
    else:
        words = here.words(game)
        here.screen.show_apart(teller.draw(advice, words.say, here.screen.plain))
    return 0


def _teller(game: Game) -> _Teller:
    teller = companion(game, "teller")
    if teller is None:
        known = ", ".join(other.key for other in games() if companion(other, "teller") is not None)
        raise NoOddsError(f"there are no odds for {game.key}; there are for: {known}", "no-odds", known=known)
    return cast("_Teller", teller)
