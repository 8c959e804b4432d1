"""One decision of a person: the table, the moves in words, and what the person types until one of them is made."""

from __future__ import annotations

from rich.text import Text

from roost.bots.coach import Coach
from roost.core.chance import FastChance
from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.recording import Recording
from roost.core.state import State
from roost.core.text_cleaning import clean_line
from roost.terminal.advice import AdviceTable
from roost.terminal.commands import HELP, HINT, LEAVE, UNDO, LeaveError
from roost.terminal.help import help_text
from roost.terminal.move_menu import MenuLine, draw_menu, menu_lines
from roost.terminal.painter import Painter
from roost.terminal.screen import Screen
from roost.terminal.short_names import short_names
from roost.words import Words

__all__ = ["decide"]


def decide(screen: Screen, words: Words, painter: Painter, recording: Recording) -> tuple[Event, ...]:
    """Ask the seat on turn for a move until it makes one; what happened then."""
    decision = _Decision(screen, words, painter, recording)
    decision.show()
    while True:
        typed = clean_line(screen.ask())
        if not typed:
            decision.back()
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
        self._topic = ""
        """What the person is choosing about, where a line of the list stands for several moves."""

    @property
    def _state(self) -> State:
        return self._recording.state

    def show(self) -> None:
        """The table and all moves."""
        self._topic = ""
        self._screen.show_apart(self._painter.table(self._state.view(int(self._state.turn))))
        self._show_moves()

    def back(self) -> None:
        """Out of a topic; where there is none, the table once more."""
        if self._topic:
            self._topic = ""
            self._show_moves()
        else:
            self.show()

    def _show_moves(self) -> None:
        view = self._state.view(int(self._state.turn))
        question = self._topic or self._painter.question(view)
        self._screen.show(Text(f"  {question}", style="bold"))
        self._screen.show(draw_menu(self._choices()))
        if self._topic:
            self._screen.write(self._words.say("topic-back"), style="dim")
        elif self._state.truncated:
            self._screen.write(self._words.say("moves-cut"), style="yellow")

    def _choices(self) -> list[MenuLine]:
        return menu_lines(self._state, self._painter, self._topic)

    def answer(self, typed: str) -> tuple[Event, ...] | None:
        """Do what was typed; what happened if that was a move, None if it was anything else."""
        word = typed.lower()
        if word in LEAVE:
            raise LeaveError
        if word in HELP:
            record = self._recording.record
            self._screen.show_apart(*help_text(record.game, record.options, self._words))
            self._show_moves()
        elif word in HINT or word == self._words.say("command-hint"):
            self._hint()
        elif word in UNDO:
            self._undo()
        elif (move := self._move(typed)) is not None:
            return self._recording.play(int(self._state.turn), move)
        return None

    def _hint(self) -> None:
        """What the coach would do, who knows no more than the person. Asked again, it says the same."""
        record = self._recording.record
        self._screen.write(self._words.say("advice-thinking"), style="dim")
        advice = Coach(record.game).advise(self._state, FastChance(len(record.steps)))
        names = short_names(record.names, self._screen.letters)
        self._screen.show(AdviceTable(advice, names, self._words, self._screen.plain))

    def _undo(self) -> None:
        if self._recording.undo():
            self._screen.write(self._words.say("undone"), style="yellow")
            self.show()
        else:
            self._screen.write(self._words.say("undo-unfair"), style="red")

    def _move(self, typed: str) -> int | None:
        """The move that was typed; None if that opened a topic."""
        offered = self._choices()
        for choice in offered:
            if typed.lower() not in choice.keys:
                continue
            if len(choice.moves) == 1:
                return choice.moves[0]
            self._topic = self._painter.topic(
                self._state.view(int(self._state.turn)), self._state.text(choice.moves[0])
            )
            self._show_moves()
            return None
        if not typed.isdecimal():
            return self._state.parse(typed)
        numbers = [choice.keys[0] for choice in offered]
        raise RoostError(
            f"there is no move {typed}",
            "choice",
            given=typed,
            known=_listed(numbers),
            example=self._state.text(self._state.moves()[0]),
        )


def _listed(numbers: list[str]) -> str:
    """`1-9`, or `1, 2, 6` where there are gaps."""
    if len(numbers) > 2 and numbers == [str(number) for number in range(1, len(numbers) + 1)]:
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(numbers)
