"""`roost play`: a game with people and bots at this terminal."""

from __future__ import annotations

import argparse
import os
import secrets
from datetime import datetime
from typing import Final

from roost import option_arguments
from roost.core.errors import OptionsError
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.game_session import GameSession
from roost.terminal.play_menu import PlayMenu
from roost.terminal.record_files import RecordFile, RecordFileError, default_record_folder, file_path
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.seating import default_seats, seat_all
from roost.terminal.typed_commands import QuitError
from roost.words import Words

__all__ = ["add_arguments", "run"]

_SEED_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look alike, so that a seed can be read out."""
_MAX_SEED_LENGTH: Final = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost play`."""
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help="the name of a game, or a Python file that defines one; without it, a menu asks",
    )
    option_arguments.add_arguments(parser)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays, separated by commas: me, a bot, a bot of your own as module:Class or FILE.py:Class, or any "
        "person's name; write bot:NAME or person:NAME where that is ambiguous",
    )
    parser.add_argument("--seed", metavar="TEXT", help="repeat the luck of another game with this seed")
    parser.add_argument("--record", metavar="FILE", help="the file to save the game record in")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the game that the arguments or a menu choose. Return the exit code."""
    here = ScreenSettings(arguments)
    chosen = option_arguments.chosen(arguments)
    try:
        if arguments.game is None:
            menu = PlayMenu(here)
            game = menu.game()
            chosen = menu.options(game, chosen)
            listed = menu.seats(game) if arguments.seats is None else arguments.seats
        else:
            game = load(arguments.game)
            listed = default_seats(game) if arguments.seats is None else arguments.seats
    except QuitError:
        return 0
    except EOFError:
        # Ctrl-D leaves the cursor behind the prompt.
        here.screen.write()
        return 0
    words = here.words(game)
    seed = _seed(arguments.seed)
    seats = seat_all(listed, game, words.say("guest"), seed)
    recording = Recording(game, [seat.name for seat in seats], SeededChance(seed), chosen)
    sheet = _sheet(arguments.record, recording.record, here, words)
    return GameSession(here.screen, words, recording, seats, seed, sheet).run()


def _sheet(given: str | None, record: Record, here: ScreenSettings, words: Words) -> RecordFile | None:
    """Return the record file, written once before the game, so that errors show now and not at its end.

    A file given by `--record` must be writable. Without the default folder the game is played all the same.
    """
    if given is not None:
        sheet = RecordFile.create(file_path(given, "--record"))
        sheet.write(record)
        return sheet
    sheet = RecordFile.create_timestamped(default_record_folder(os.environ), record.game.key, datetime.now())
    try:
        sheet.write(record)
    except RecordFileError as error:
        here.screen.write(words.explain(error), style="yellow")
        here.screen.write(words.say("unrecorded"), style="yellow")
        return None
    return sheet


def _seed(given: str | None) -> str:
    if given is None:
        return "".join(secrets.choice(_SEED_LETTERS) for _ in range(8))
    if not given.isprintable() or given != given.strip() or not 1 <= len(given) <= _MAX_SEED_LENGTH:
        raise OptionsError(f"a seed is one line of 1 to {_MAX_SEED_LENGTH} letters", "seed", most=_MAX_SEED_LENGTH)
    return given
