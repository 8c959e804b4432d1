"""A game at the terminal, from the first decision to the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.text import Text

from roost.core.event import Event
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.commands import LeaveError
from roost.terminal.decision import decide
from roost.terminal.event_sentences import event_sentences
from roost.terminal.painter import painter
from roost.terminal.record_files import RecordFile, RecordFileError
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen import Screen
from roost.terminal.seating import Seat, luck
from roost.terminal.short_names import short_names
from roost.words import Words, game_title

__all__ = ["Match"]

_INTERRUPTED = 130
"""What shells expect of a program that was ended with Ctrl-C."""


class Match:
    """People and bots, the screen that they share, and the sheet on which the game is written down, if there is one."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        recording: Recording,
        seats: Sequence[Seat],
        seed: str,
        sheet: RecordFile | None,
    ) -> None:
        self._screen = screen
        self._words = words
        self._recording = recording
        self._seats = seats
        self._people = [seat for seat, sitting in enumerate(seats) if sitting.bot is None]
        self._witness = self._people[0] if len(self._people) == 1 else None
        """Whose eyes the story is told for; where several people read it, it holds only what all may know."""
        self._names = short_names(recording.record.names, screen.letters)
        self._painter = painter(recording.record.game, words, self._names, screen.plain)
        self._luck = [luck(seed, seat) for seat in range(len(seats))]
        self._seed = seed
        self._sheet = sheet
        self._holder = self._people[0] if self._people else None
        """The person before the screen."""
        self._story: list[Text] = []
        """What was told since the last decision of a person."""

    @property
    def _state(self) -> State:
        return self._recording.state

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        title = game_title(self._recording.record.game, self._words)
        self._screen.write(self._words.say("begins", title=title, seed=self._seed), style="bold green")
        self._screen.write(self._words.say("at-table", names=", ".join(map(self._introduced, range(len(self._seats))))))
        code = 0
        try:
            self._play()
            self._end()
        except (LeaveError, EOFError, KeyboardInterrupt) as ending:
            self._screen.write()
            self._screen.write(self._words.say("left"))
            code = _INTERRUPTED if isinstance(ending, KeyboardInterrupt) else 0
        finally:
            saved = self._save()
        if saved is not None:
            self._screen.write(self._words.say("saved", path=str(saved)))
        return code

    def _introduced(self, seat: int) -> str:
        """The name of a seat, and the level of its bot."""
        level = self._seats[seat].level
        if not level:
            return self._names[seat]
        return self._words.say("introduced", name=self._names[seat], level=level)

    def _play(self) -> None:
        self._tell(self._recording.opening)
        if int(self._state.turn) not in self._people:
            self._screen.show_apart(self._painter.table(self._state.view(self._witness)))
        while not self._state.over:
            seat = int(self._state.turn)
            if seat in self._people:
                self._save()
                self._hand_over(seat)
                self._story.clear()
                self._tell(decide(self._screen, self._words, self._painter, self._recording))
            else:
                self._tell(self._recording.play(seat, self._bot_move(seat)))

    def _bot_move(self, seat: int) -> int:
        bot = self._seats[seat].bot
        assert bot is not None
        imagined = self._state.copy()
        imagined.imagine(seat, self._luck[seat])
        return bot.choose(imagined, self._luck[seat])

    def _hand_over(self, seat: int) -> None:
        """Where people share the screen, and one of them may see what another may not."""
        if seat != self._holder:
            if any(self._state.view(seat) != self._state.view(other) for other in self._people):
                self._screen.clear()
                self._screen.write(self._words.say("hand-over", name=self._names[seat]), style="bold")
                self._screen.ask()
                self._screen.show(*self._story)
            self._holder = seat

    def _tell(self, events: Iterable[Event]) -> None:
        sentences = event_sentences(self._painter, events, self._witness)
        self._story += sentences
        self._screen.show(*sentences)

    def _end(self) -> None:
        result = self._state.result()
        assert result is not None
        self._screen.show_apart(self._painter.table(self._state.view(self._witness)))
        self._screen.show(scoresheet(result, self._names, self._words), Text())

    def _save(self) -> Path | None:
        """Where the game is written down now. A disk that fills up in the middle of it is no reason to end it."""
        if self._sheet is None:
            return None
        try:
            self._sheet.write(self._recording.record)
        except RecordFileError as error:
            self._screen.write(self._words.explain(error), style="red")
            return None
        return self._sheet.path
