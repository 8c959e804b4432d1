"""`roost review`: luck and skill in a recorded game."""

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
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.record_files import named, read_record
from roost.terminal.review_picture import beside, claim, review_picture, save
from roost.terminal.review_tables import review_tables
from roost.terminal.screen import number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.words import Words, game_title

__all__ = ["add_arguments", "run"]

_COSTLY: Final = 5
_MOST_EFFORT: Final = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost review` understands."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--picture", metavar="FILE.svg", help="where to draw the curve; otherwise beside the record")
    parser.add_argument(
        "--json", action="store_true", help="print everything as JSON; draw only if --picture says where"
    )
    parser.add_argument("--effort", metavar="STEPS", help="to spend on each decision: more is slower and more exact")
    parser.add_argument("--seed", metavar="TEXT", default="", help="another seed imagines other games to judge by")
    parser.add_argument("--game", metavar="FILE.py", help="the game, where it is one in a file of its own")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at the record, and say what there was to see."""
    here = ScreenSettings(arguments)
    if arguments.game is not None:
        load(arguments.game)
    record = read_record(arguments.file, "review")
    picture = _picture(arguments)
    effort = default_effort(record) if arguments.effort is None else _effort(arguments.effort)
    words = here.words(record.game)
    with here.screen.progress(words.say("review-thinking"), len(record.steps)) as progress:
        found = review(record, effort, clean_line(arguments.seed), progress)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    else:
        _show(here, words, record, found)
    if picture is not None:
        # In a file of its own every letter can be written, whatever the screen can do.
        names = short_names(record.names, str)
        save(picture, review_picture(found, found.costly_decisions(_COSTLY), names, Words(here.language, record.game)))
        if not arguments.json:
            here.screen.write(words.say("review-picture", path=str(picture)))
    return 0


def _picture(arguments: argparse.Namespace) -> Path | None:
    """Where to draw; nowhere if only the data were asked for."""
    if arguments.picture is None and arguments.json:
        return None
    path = beside(Path(arguments.file)) if arguments.picture is None else named(arguments.picture, "--picture")
    claim(path)
    return path


def _show(here: ScreenSettings, words: Words, record: Record, found: Review) -> None:
    names = short_names(record.names, here.screen.letters)
    title = game_title(record.game, words)
    here.screen.write(words.say("review-title", title=title, names=", ".join(names)), style="bold green")
    if not found.finished:
        here.screen.write(words.say("unfinished"))
    here.screen.show(*review_tables(found, found.costly_decisions(_COSTLY), names, words))


def _effort(given: str) -> int:
    if not 1 <= number(given) <= _MOST_EFFORT:
        raise OptionsError(
            f"--effort takes a number from 1 to {_MOST_EFFORT}, not {given!r}",
            "effort",
            given=given,
            most=_MOST_EFFORT,
        )
    return number(given)
