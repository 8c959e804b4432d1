"""`roost join`: a bot sits down at a live table and plays from this terminal."""

from __future__ import annotations

import argparse
import asyncio
from typing import Final

import msgspec

from roost.bots.registry import load_bot
from roost.core.game import Game
from roost.core.registry import find
from roost.core.result import Result
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.table_requests import JoinError, TableRequests

__all__ = ["add_arguments", "run"]

_INTERRUPTED: Final = 130
"""What shells expect of a program that was ended with Ctrl-C."""
_MAX_NAME: Final = 24
"""The longest name that a table takes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost join`."""
    parser.add_argument(
        "url", metavar="URL", help="the link of a table with a free seat, such as http://192.168.0.7:8000/t/bnnggru3ky"
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        required=True,
        help="who plays: a bot by its name, or a class of your own as module:Class or FILE.py:Class",
    )
    parser.add_argument(
        "--name", metavar="NAME", help="the name of the bot at the table (default: that of its class or level)"
    )
    parser.add_argument("--game", metavar="FILE.py", help="the game, where it is one in a file of its own")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Sit down, play to the end, and show the score sheet. Return the exit code."""
    try:
        from roost.terminal.live_seat import LiveSeat
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        raise JoinError(f"{missing} is missing: pip install 'roost[server]'", "join-extra", missing=missing) from None
    here = ScreenSettings(arguments)
    if arguments.game is not None:
        load(arguments.game)
    requests = TableRequests(arguments.url)
    game = _game(requests)
    words = here.words(game)

    def say(key: str, **data: str) -> None:
        here.screen.write(words.say(key, **data))
        here.screen.console.file.flush()

    seat = LiveSeat(requests, game, load_bot(arguments.bot, game), arguments.bot, say)
    seat.sit(arguments.name or arguments.bot.rpartition(":")[2][:_MAX_NAME])
    title = words.find("title") or game.key
    say("join-seated", name=seat.name, table=requests.table, title=title, bot=arguments.bot)
    try:
        table = asyncio.run(seat.play())
    except KeyboardInterrupt:
        return _INTERRUPTED
    names = [str(other["name"]) for other in table["seats"]]
    here.screen.show(scoresheet(msgspec.convert(table["result"], Result), names, words))
    return 0


def _game(requests: TableRequests) -> Game:
    """Return the game of the table; raise `JoinError` where the server plays other rules."""
    game = find(requests.get(f"/api/tables/{requests.table}")["game"])
    there = {listed["game"]: listed["rules"] for listed in requests.get("/api/games")}
    if there[game.key] != game.rules:
        raise JoinError(
            f"the server plays by rules {there[game.key]} of {game.key}, this program by {game.rules}",
            "table-rules",
            given=there[game.key],
            known=game.rules,
        )
    return game
