"""`roost replay`: a recorded game once more, step by step or at a stretch."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from roost.core.event import Event
from roost.core.record import UNDO, Record, Turn
from roost.core.state import State
from roost.game_file import load
from roost.terminal import screen_arguments
from roost.terminal.commands import LEAVE
from roost.terminal.event_sentences import event_sentences
from roost.terminal.painter import painter
from roost.terminal.record_files import read_record
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen import number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.words import game_title

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost replay` understands."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--print", action="store_true", help="print the whole game; so it does when nobody is watching")
    parser.add_argument("--game", metavar="FILE.py", help="the game, where it is one in a file of its own")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read and check the record, then show it."""
    here = ScreenSettings(arguments)
    if arguments.game is not None:
        load(arguments.game)
    player = _Player(here, read_record(arguments.file, "replay"))
    if arguments.print or not here.screen.attended:
        player.print()
    else:
        player.step_through()
    return 0


class _Moment(NamedTuple):
    """The table after a step, and what happened in it."""

    state: State
    events: tuple[Event, ...]
    undone: int | None
    """Whose move was taken back, if that is what happened."""


def _moment(turn: Turn) -> _Moment:
    undone = turn.step.seat if turn.step is not None and turn.step.move == UNDO else None
    return _Moment(turn.state.copy(), turn.events, undone)


class _Player:
    def __init__(self, here: ScreenSettings, record: Record) -> None:
        self._screen = here.screen
        self._words = here.words(record.game)
        self._record = record
        self._names = short_names(record.names, here.screen.letters)
        self._painter = painter(record.game, self._words, self._names, here.screen.plain)
        self._moments = [_moment(turn) for turn in record.replay()]

    def print(self) -> None:
        """The table at the start, everything that happened, and the end."""
        self._head()
        self._show_table(self._moments[0])
        for moment in self._moments:
            self._tell(moment)
        self._show_table(self._moments[-1])
        self._show_result()

    def step_through(self) -> None:
        """Forwards, backwards, or straight to a step."""
        self._head()
        last = len(self._moments) - 1
        now = 0
        while True:
            moment = self._moments[now]
            self._screen.write()
            self._screen.write(self._words.say("replay-step", now=now, last=last), style="bold")
            self._tell(moment)
            self._show_table(moment)
            if now == last:
                self._show_result()
            wanted = self._ask(now, last)
            if wanted is None:
                return
            now = wanted

    def _ask(self, now: int, last: int) -> int | None:
        """The step to show next, or None to end."""
        self._screen.write(self._words.say("replay-keys"), style="dim")
        while True:
            try:
                typed = self._screen.ask().strip().lower()
            except EOFError:
                self._screen.write()
                return None
            if typed in LEAVE or (not typed and now == last):
                return None
            if not typed:
                return now + 1
            if typed == "b":
                return max(0, now - 1)
            if 0 <= (step := number(typed)) <= last:
                return step
            self._screen.write(self._words.say("replay-again", last=last), style="red")

    def _head(self) -> None:
        record = self._record
        title = game_title(record.game, self._words)
        self._screen.write(
            self._words.say("replay-title", title=title, names=", ".join(self._names)), style="bold green"
        )

    def _show_table(self, moment: _Moment) -> None:
        self._screen.show_apart(self._painter.table(moment.state.view(None)))

    def _tell(self, moment: _Moment) -> None:
        self._screen.show(*event_sentences(self._painter, moment.events, None))
        if moment.undone is not None:
            self._screen.write(self._words.say("replay-undone", name=self._names[moment.undone]), style="yellow")

    def _show_result(self) -> None:
        if self._record.result is not None:
            self._screen.show(scoresheet(self._record.result, self._names, self._words))
        else:
            self._screen.write(self._words.say("unfinished"))
