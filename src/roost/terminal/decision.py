"""One decision of a person: the table, the moves in words, and what the person types until one of them is made."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.record import clean
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.help import helped
from roost.terminal.painter import Painter
from roost.terminal.screen import Screen, number
from roost.words import Words

__all__ = ["LeaveError", "decide", "moves_in_words"]

_HELP: Final = ("?", "help")
_UNDO: Final = ("undo", "u")
_LEAVE: Final = ("quit", "exit", "q")


class LeaveError(Exception):
    """Somebody wants to end the game here."""


def decide(screen: Screen, words: Words, painter: Painter, recording: Recording) -> tuple[Event, ...]:
    """Ask the seat on turn for a move until it makes one; what happened then."""
    decision = _Decision(screen, words, painter, recording)
    decision.show()
    while True:
        typed = screen.ask().strip()
        if not typed:
            decision.show()
            continue
        try:
            events = decision.answer(clean(typed))
        except RoostError as error:
            screen.write(words.explain(error), style="red")
        else:
            if events is not None:
                return events


class _Decision:
    def __init__(self, screen: Screen, words: Words, painter: Painter, recording: Recording) -> None:
        self._screen = screen
        self._words = words
        self._painter = painter
        self._recording = recording

    @property
    def _state(self) -> State:
        return self._recording.state

    def show(self) -> None:
        """The table and the moves."""
        self._screen.show_apart(self._painter.table(self._state.view(int(self._state.turn))))
        self._show_moves()

    def _show_moves(self) -> None:
        view = self._state.view(int(self._state.turn))
        self._screen.show(Text(f"  {self._painter.question(view)}", style="bold"))
        self._screen.show(moves_in_words(self._state, self._painter))

    def answer(self, typed: str) -> tuple[Event, ...] | None:
        """Do what was typed; what happened if that was a move, None if it was anything else."""
        word = typed.lower()
        if word in _LEAVE:
            raise LeaveError
        if word in _HELP:
            self._screen.show_apart(*helped(self._recording.record.game, self._words))
            self._show_moves()
        elif word in _UNDO:
            self._undo()
        else:
            return self._recording.play(int(self._state.turn), self._move(typed))
        return None

    def _undo(self) -> None:
        if self._recording.undo():
            self._screen.write(self._words.say("undone"), style="yellow")
            self.show()
        else:
            self._screen.write(self._words.say("undo-unfair"), style="red")

    def _move(self, typed: str) -> int:
        moves = self._state.moves()
        if not typed.isdecimal():
            return self._state.parse(typed)
        if not 1 <= number(typed) <= len(moves):
            raise RoostError(
                f"choose a number from 1 to {len(moves)}",
                "choice",
                given=typed,
                most=len(moves),
                example=self._state.text(moves[0]),
            )
        return moves[number(typed) - 1]


def moves_in_words(state: State, painter: Painter) -> Table:
    """The legal moves: their numbers, what they would do, and their notation."""
    view = state.view(int(state.turn))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    for position, move in enumerate(state.moves(), 1):
        notation = state.text(move)
        words = painter.move(view, notation)
        grid.add_row(str(position), words, notation if words != notation else "")
    return grid
