"""`roost review`: evaluate luck and skill in a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from roost.bots.review import Review, default_effort, review
from roost.core.errors import OptionsError
from roost.core.record import Record
from roost.core.text_cleaning import clean_line
from roost.terminal import screen_arguments
from roost.terminal.record_files import add_record_arguments, file_path, load_game, read_record
from roost.terminal.review_picture import check_writable, default_picture_path, review_picture, save_picture
from roost.terminal.review_tables import review_tables
from roost.terminal.screen import parse_number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.words import Words
from roost.words.rulebook import game_title

__all__ = ["add_arguments", "run"]

_MAX_COSTLY_DECISIONS: Final = 5
_MAX_EFFORT: Final = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost review`."""
    add_record_arguments(parser)
    parser.add_argument("--picture", metavar="FILE.svg", help="the file of the chart (default: beside the record)")
    parser.add_argument("--json", action="store_true", help="print JSON, and draw a chart only with --picture")
    parser.add_argument("--effort", metavar="STEPS", help="steps per decision: more are slower and more exact")
    parser.add_argument("--seed", metavar="TEXT", default="", help="seed of the games that are imagined for evaluation")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Review the record and print the results."""
    settings = ScreenSettings(arguments)
    load_game(arguments)
    record = read_record(arguments.file, "review")
    path = _picture_path(arguments)
    effort = default_effort(record) if arguments.effort is None else _effort(arguments.effort)
    words = settings.words(record.game)
    with settings.screen.progress(words.say("review-thinking"), len(record.steps)) as progress:
        result = review(record, effort, clean_line(arguments.seed), progress)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        _show(settings, words, record, result)
    if path is not None:
        # A file can contain all letters, whatever the screen can show.
        names = short_names(record.names, str)
        costly = result.costly_decisions(_MAX_COSTLY_DECISIONS)
        save_picture(path, review_picture(result, costly, names, Words(settings.language, record.game)))
        if not arguments.json:
            settings.screen.write(words.say("review-picture", path=str(path)))
    return 0


def _picture_path(arguments: argparse.Namespace) -> Path | None:
    """Return the path of the chart, or None if only JSON was requested."""
    if arguments.picture is None and arguments.json:
        return None
    path = (
        default_picture_path(Path(arguments.file))
        if arguments.picture is None
        else file_path(arguments.picture, "--picture")
    )
    check_writable(path)
    return path


def _show(settings: ScreenSettings, words: Words, record: Record, result: Review) -> None:
    names = short_names(record.names, settings.screen.transliterate)
    title = game_title(record.game, words)
    settings.screen.write(words.say("review-title", title=title, names=", ".join(names)), style="bold green")
    if not result.finished:
        settings.screen.write(words.say("unfinished"))
    settings.screen.show(*review_tables(result, result.costly_decisions(_MAX_COSTLY_DECISIONS), names, words))


def _effort(text: str) -> int:
    effort = parse_number(text)
    if not 1 <= effort <= _MAX_EFFORT:
        message = f"--effort takes a number from 1 to {_MAX_EFFORT}, not {text!r}"
        raise OptionsError(message, "effort", given=text, most=_MAX_EFFORT)
    return effort
