"""`roost replay`: show a recorded game step by step or as a whole."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from roost.core.event import Event
from roost.core.record import UNDO, Record, Turn
from roost.core.state import State
from roost.terminal import screen_arguments
from roost.terminal.event_sentences import event_sentences
from roost.terminal.painter import painter
from roost.terminal.record_files import add_record_arguments, load_game, read_record
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen import parse_number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.short_names import short_names
from roost.terminal.typed_commands import QUIT
from roost.words.rulebook import game_title

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost replay`."""
    add_record_arguments(parser)
    parser.add_argument("--print", action="store_true", help="print the whole game (the default without a terminal)")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read the record and show the game."""
    settings = ScreenSettings(arguments)
    load_game(arguments)
    replay = _Replay(settings, read_record(arguments.file, "replay"))
    if arguments.print or not settings.screen.interactive:
        replay.print()
    else:
        replay.step_through()
    return 0


class _ReplayStep(NamedTuple):
    """The state after a step, and its events."""

    state: State
    events: tuple[Event, ...]
    undone: int | None
    """The seat whose move was taken back, if any."""


def _replay_step(turn: Turn) -> _ReplayStep:
    undone = turn.step.seat if turn.step is not None and turn.step.move == UNDO else None
    return _ReplayStep(turn.state.copy(), turn.events, undone)


class _Replay:
    def __init__(self, settings: ScreenSettings, record: Record) -> None:
        self._screen = settings.screen
        self._words = settings.words(record.game)
        self._record = record
        self._names = short_names(record.names, settings.screen.transliterate)
        self._painter = painter(record.game, self._words, self._names, settings.screen.ascii_only)
        self._steps = [_replay_step(turn) for turn in record.replay()]

    def print(self) -> None:
        """Print the table at the start, all events, and the end."""
        self._show_title()
        self._show_table(self._steps[0])
        for step in self._steps:
            self._show_events(step)
        self._show_table(self._steps[-1])
        self._show_result()

    def step_through(self) -> None:
        """Show steps as the user asks for them."""
        self._show_title()
        last = len(self._steps) - 1
        number: int | None = 0
        while number is not None:
            step = self._steps[number]
            self._screen.write()
            self._screen.write(self._words.say("replay-step", now=number, last=last), style="bold")
            self._show_events(step)
            self._show_table(step)
            if number == last:
                self._show_result()
            number = self._ask(number, last)

    def _ask(self, current: int, last: int) -> int | None:
        """Return the number of the next step to show, or None to quit."""
        self._screen.write(self._words.say("replay-keys"), style="dim")
        while True:
            try:
                typed = self._screen.ask().strip().lower()
            except EOFError:
                self._screen.write()
                return None
            if typed in QUIT or (not typed and current == last):
                return None
            if not typed:
                return current + 1
            if typed == "b":
                return max(0, current - 1)
            if 0 <= (step := parse_number(typed)) <= last:
                return step
            self._screen.write(self._words.say("replay-again", last=last), style="red")

    def _show_title(self) -> None:
        title = game_title(self._record.game, self._words)
        self._screen.write(
            self._words.say("replay-title", title=title, names=", ".join(self._names)), style="bold green"
        )

    def _show_table(self, step: _ReplayStep) -> None:
        self._screen.show_spaced(self._painter.table(step.state.view(None)))

    def _show_events(self, step: _ReplayStep) -> None:
        self._screen.show(*event_sentences(self._painter, step.events, None))
        if step.undone is not None:
            self._screen.write(self._words.say("replay-undone", name=self._names[step.undone]), style="yellow")

    def _show_result(self) -> None:
        if self._record.result is not None:
            self._screen.show(scoresheet(self._record.result, self._names, self._words))
        else:
            self._screen.write(self._words.say("unfinished"))
