"""`roost verify`: check that a record is of the game that was played, and that its chance was fair."""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from roost.core.errors import OptionsError, RecordError
from roost.core.fairness import Fairness
from roost.core.record import UNDO, Record
from roost.core.registry import games
from roost.terminal import screen_arguments
from roost.terminal.record_files import add_record_arguments, load_game, read_record
from roost.terminal.screen import parse_number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.words import Words
from roost.words.rulebook import game_title

__all__ = ["add_arguments", "run"]

_EXIT_REFUSED: Final = 1
_EXIT_INCOMPLETE: Final = 3
"""Nothing is wrong, but the chance cannot be checked, or the game was not finished."""
_PLACEHOLDER_COMMITMENT: Final = "0" * 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost verify`."""
    add_record_arguments(parser)
    parser.add_argument("--commitment", metavar="DIGITS", help="the commitment that the table showed before the game")
    parser.add_argument(
        "--entropy", metavar="SEAT=DIGITS", action="append", default=[], help="the digits that a player mixed in"
    )
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check the record and print what was checked. The exit code is 0 (correct), 1 (wrong) or 3 (incomplete)."""
    settings = ScreenSettings(arguments)
    load_game(arguments)
    noted = _parse_noted(arguments)
    try:
        record = read_record(arguments.file, "verify")
        _compare(record, noted)
    except RecordError as error:
        words = settings.words(*games())
        settings.screen.write(words.say("verify-refused", why=words.explain(error)), style="bold red")
        return _EXIT_REFUSED
    return _Report(settings, record, noted).show()


class _Noted(NamedTuple):
    """The values that the user noted before the game."""

    commitment: str | None
    entropies: dict[int, str]


def _parse_noted(arguments: argparse.Namespace) -> _Noted:
    commitment = arguments.commitment.strip().lower() if arguments.commitment is not None else None
    entropies: dict[int, str] = {}
    for given in arguments.entropy:
        seat, _, digits = given.partition("=")
        if parse_number(seat) < 0 or parse_number(seat) in entropies:
            raise OptionsError(f"--entropy takes SEAT=DIGITS, not {given!r}", "entropy-option", given=given)
        entropies[parse_number(seat)] = digits.strip().lower()
    # Malformed values are errors of the user, not of the record. Fairness checks them.
    Fairness(commitment if commitment is not None else _PLACEHOLDER_COMMITMENT, tuple(sorted(entropies.items())))
    return _Noted(commitment, entropies)


def _compare(record: Record, noted: _Noted) -> None:
    """Raise `RecordError` if the record differs from the noted values."""
    line = record.commitment_line
    if record.fairness is None:
        if noted.commitment is not None or noted.entropies:
            raise RecordError(f"line {line}: there is no commitment", "record-no-commitment", line)
        return
    if noted.commitment not in (None, record.fairness.commitment):
        raise RecordError(f"line {line}: another commitment was noted", "record-other-commitment", line)
    recorded = dict(record.fairness.entropies)
    for seat, digits in noted.entropies.items():
        if recorded.get(seat) != digits:
            line += 1 + sorted(recorded).index(seat) if seat in recorded else 0
            raise RecordError(
                f"line {line}: another entropy of seat {seat} was noted", "record-other-entropy", line, seat=seat
            )


class _Report:
    """The report of what was checked."""

    def __init__(self, settings: ScreenSettings, record: Record, noted: _Noted) -> None:
        self._screen = settings.screen
        self._words: Words = settings.words(record.game)
        self._record = record
        self._noted = noted
        self._names = short_names(record.names, settings.screen.transliterate)

    def show(self) -> int:
        """Print the report and return the exit code."""
        title = game_title(self._record.game, self._words)
        self._screen.write(self._words.say("replay-title", title=title, names=", ".join(self._names)), style="bold")
        self._show_moves()
        fairness = self._record.fairness
        can_check_chance = self._record.seed is not None or (fairness is not None and fairness.key is not None)
        if can_check_chance:
            self._show_chance()
        self._show_agreement()
        if fairness is not None and not fairness.entropies:
            self._screen.write(self._words.say("verify-unmixed"), style="yellow")
        if self._record.result is None:
            self._screen.write(self._words.say("unfinished"), style="yellow")
        if not can_check_chance:
            text = self._words.say("verify-luck-later" if fairness is not None else "verify-luck-never")
            self._screen.write(text, style="yellow")
        complete = can_check_chance and self._record.result is not None
        if complete:
            self._screen.write(self._words.say("verify-holds"), style="bold green")
        self._show_unchecked()
        return 0 if complete else _EXIT_INCOMPLETE

    def _show_moves(self) -> None:
        record = self._record
        moves = sum(step.move != UNDO for step in record.steps)
        self._item(self._words.say("verify-lines", count=len(record.lines())))
        self._item(self._words.say("verify-moves", count=moves))
        if undone := len(record.steps) - moves:
            self._item(self._words.say("verify-undone", count=undone))
        if record.result is not None:
            self._item(self._words.say("verify-result"))

    def _show_chance(self) -> None:
        drawn = len(self._record.start) + sum(len(step.outcomes) for step in self._record.steps)
        if self._record.seed is not None:
            self._item(self._words.say("verify-luck-seed", count=drawn))
        else:
            self._item(self._words.say("verify-luck-key", count=drawn))
            self._item(self._words.say("verify-signature"))

    def _show_agreement(self) -> None:
        """List the noted values, which the record agrees with."""
        if self._noted.commitment is not None:
            self._item(self._words.say("verify-noted-commitment"))
        for seat in sorted(self._noted.entropies):
            self._item(self._words.say("verify-noted-entropy", name=self._names[seat]))

    def _show_unchecked(self) -> None:
        """List the values that the user should compare with notes."""
        fairness = self._record.fairness
        if self._record.seed is not None:
            self._screen.write(self._words.say("verify-seed-limits"))
        if fairness is None:
            return
        unchecked = []
        if self._noted.commitment is None:
            unchecked.append((self._words.say("verify-commitment"), fairness.commitment))
        if not self._noted.entropies:
            for seat, digits in fairness.entropies:
                unchecked.append((self._words.say("verify-entropy", name=self._names[seat], seat=seat), digits))
        if unchecked:
            self._screen.write(self._words.say("verify-compare"))
        for label, digits in unchecked:
            self._item(label)
            self._screen.write(f"   {digits}")

    def _item(self, text: str) -> None:
        self._screen.write(f"- {text}")
