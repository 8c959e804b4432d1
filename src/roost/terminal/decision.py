"""One decision of a person: the table, the moves in words, and what the person types until one of them is made."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.line import one_line
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.commands import HELP, LEAVE, UNDO, LeaveError
from roost.terminal.help import helped
from roost.terminal.painter import Painter
from roost.terminal.screen import Screen
from roost.words import Words

__all__ = ["decide", "moves_in_words"]


def decide(screen: Screen, words: Words, painter: Painter, recording: Recording) -> tuple[Event, ...]:
    """Ask the seat on turn for a move until it makes one; what happened then."""
    decision = _Decision(screen, words, painter, recording)
    decision.show()
    while True:
        typed = one_line(screen.ask())
        if not typed:
            decision.show()
            continue
        try:
            events = decision.answer(typed)
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
        if word in LEAVE:
            raise LeaveError
        if word in HELP:
            record = self._recording.record
            self._screen.show_apart(*helped(record.game, record.options, self._words))
            self._show_moves()
        elif word in UNDO:
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
        keys = _keys(self._state, self._painter)
        for move, known in keys.items():
            if typed.lower() in known:
                return move
        if not typed.isdecimal():
            return self._state.parse(typed)
        numbers = [known[0] for known in keys.values()]
        raise RoostError(
            f"there is no move {typed}",
            "choice",
            given=typed,
            known=_listed(numbers),
            example=self._state.text(self._state.moves()[0]),
        )


def moves_in_words(state: State, painter: Painter) -> Table:
    """The legal moves: what to type for them, what they would do, and their notation."""
    view = state.view(int(state.turn))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    # On a narrow screen the words go on in the next line, so that the notation can always be read.
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for move, known in _keys(state, painter).items():
        notation = state.text(move)
        words = painter.move(view, notation)
        grid.add_row(known[0], words, notation if words != notation else "")
    return grid


def _keys(state: State, painter: Painter) -> dict[int, tuple[str, ...]]:
    view = state.view(int(state.turn))
    return {move: painter.keys(view, state.text(move), place) for place, move in enumerate(state.moves(), 1)}


def _listed(numbers: list[str]) -> str:
    """`1-9`, or `1, 2, 6` where there are gaps."""
    if len(numbers) > 2 and numbers == [str(number) for number in range(1, len(numbers) + 1)]:
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(numbers)
