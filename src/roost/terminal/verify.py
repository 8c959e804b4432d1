"""`roost verify`: whether a recorded game is the one that was played, and whether its luck was fair."""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from roost.core.errors import OptionsError, RecordError
from roost.core.fairness import Fairness
from roost.core.record import UNDO, Record
from roost.core.registry import games
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.record_files import read_record
from roost.terminal.screen import number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.words import Words, game_title

__all__ = ["add_arguments", "run"]

_REFUSED: Final = 1
_OPEN: Final = 3
"""Nothing is wrong, but the luck cannot be checked, or the game was not finished."""
_UNNOTED: Final = "0" * 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost verify` understands."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--commitment", metavar="DIGITS", help="what the table showed before the first move")
    parser.add_argument(
        "--entropy", metavar="SEAT=DIGITS", action="append", default=[], help="what the player at a seat mixed in"
    )
    parser.add_argument("--game", metavar="FILE.py", help="the game, where it is one in a file of its own")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check all that can be checked, and say what that was: 0 if all is well, 1 if not, 3 if something stays open."""
    here = ScreenSettings(arguments)
    if arguments.game is not None:
        load(arguments.game)
    noted = _noted(arguments)
    try:
        record = read_record(arguments.file, "verify")
        _compare(record, noted)
    except RecordError as error:
        words = here.words(*games())
        here.screen.write(words.say("verify-refused", why=words.explain(error)), style="bold red")
        return _REFUSED
    return _Report(here, record, noted).show()


class _Noted(NamedTuple):
    """What somebody wrote down before the first move."""

    commitment: str | None
    entropies: dict[int, str]


def _noted(arguments: argparse.Namespace) -> _Noted:
    commitment = arguments.commitment.strip().lower() if arguments.commitment is not None else None
    entropies: dict[int, str] = {}
    for given in arguments.entropy:
        seat, _, digits = given.partition("=")
        if number(seat) < 0 or number(seat) in entropies:
            raise OptionsError(f"--entropy takes SEAT=DIGITS, not {given!r}", "entropy-option", given=given)
        entropies[number(seat)] = digits.strip().lower()
    # Whatever is no commitment and no entropy at all is a slip of whoever typed it, not a fault of the record.
    Fairness(commitment if commitment is not None else _UNNOTED, tuple(sorted(entropies.items())))
    return _Noted(commitment, entropies)


def _compare(record: Record, noted: _Noted) -> None:
    """Refuse a record that is not of the game for which something was noted."""
    line = record.commitment_line
    if record.fairness is None:
        if noted.commitment is not None or noted.entropies:
            raise RecordError(f"line {line}: there is no commitment", "record-no-commitment", line)
        return
    if noted.commitment not in (None, record.fairness.commitment):
        raise RecordError(f"line {line}: another commitment was noted", "record-other-commitment", line)
    told = dict(record.fairness.entropies)
    for seat, digits in noted.entropies.items():
        if told.get(seat) != digits:
            line += 1 + sorted(told).index(seat) if seat in told else 0
            raise RecordError(
                f"line {line}: another entropy of seat {seat} was noted", "record-other-entropy", line, seat=seat
            )


class _Report:
    """What was checked, in words."""

    def __init__(self, here: ScreenSettings, record: Record, noted: _Noted) -> None:
        self._screen = here.screen
        self._words: Words = here.words(record.game)
        self._record = record
        self._noted = noted
        self._names = short_names(record.names, here.screen.letters)

    def show(self) -> int:
        """All of it; the exit code."""
        title = game_title(self._record.game, self._words)
        self._screen.write(self._words.say("replay-title", title=title, names=", ".join(self._names)), style="bold")
        self._moves()
        fairness = self._record.fairness
        known = self._record.seed is not None or (fairness is not None and fairness.key is not None)
        if known:
            self._luck()
        self._agreed()
        if fairness is not None and not fairness.entropies:
            self._screen.write(self._words.say("verify-unmixed"), style="yellow")
        if self._record.result is None:
            self._screen.write(self._words.say("unfinished"), style="yellow")
        if not known:
            text = self._words.say("verify-luck-later" if fairness is not None else "verify-luck-never")
            self._screen.write(text, style="yellow")
        done = known and self._record.result is not None
        if done:
            self._screen.write(self._words.say("verify-holds"), style="bold green")
        self._left()
        return 0 if done else _OPEN

    def _moves(self) -> None:
        record = self._record
        moves = sum(step.move != UNDO for step in record.steps)
        self._item(self._words.say("verify-lines", count=len(record.lines())))
        self._item(self._words.say("verify-moves", count=moves))
        if undone := len(record.steps) - moves:
            self._item(self._words.say("verify-undone", count=undone))
        if record.result is not None:
            self._item(self._words.say("verify-result"))

    def _luck(self) -> None:
        drawn = len(self._record.start) + sum(len(step.outcomes) for step in self._record.steps)
        if self._record.seed is not None:
            self._item(self._words.say("verify-luck-seed", count=drawn))
        else:
            self._item(self._words.say("verify-luck-key", count=drawn))
            self._item(self._words.say("verify-signature"))

    def _agreed(self) -> None:
        """What is as it was noted."""
        if self._noted.commitment is not None:
            self._item(self._words.say("verify-noted-commitment"))
        for seat in sorted(self._noted.entropies):
            self._item(self._words.say("verify-noted-entropy", name=self._names[seat]))

    def _left(self) -> None:
        """What the record cannot show by itself."""
        fairness = self._record.fairness
        if self._record.seed is not None:
            self._screen.write(self._words.say("verify-seed-limits"))
        if fairness is None:
            return
        left = []
        if self._noted.commitment is None:
            left.append((self._words.say("verify-commitment"), fairness.commitment))
        if not self._noted.entropies:
            for seat, digits in fairness.entropies:
                left.append((self._words.say("verify-entropy", name=self._names[seat], seat=seat), digits))
        if left:
            self._screen.write(self._words.say("verify-compare"))
        for what, digits in left:
            self._item(what)
            self._screen.write(f"   {digits}")

    def _item(self, text: str) -> None:
        self._screen.write(f"- {text}")
