"""A game at the terminal, from the start to the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.text import Text

from roost.bots.checked_choice import checked_choice
from roost.core.event import Event
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.decision import decide
from roost.terminal.event_sentences import event_sentences
from roost.terminal.painter import painter
from roost.terminal.record_files import RecordFile, RecordFileError
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen import Screen
from roost.terminal.seating import Seat, luck
from roost.terminal.short_names import short_names
from roost.terminal.typed_commands import QuitError
from roost.words import Words
from roost.words.rulebook import game_title

__all__ = ["GameSession"]

_EXIT_INTERRUPTED = 130
"""The exit code that shells expect after Ctrl-C."""


class GameSession:
    """A game of people and bots at one screen, saved to a record file if there is one."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        recording: Recording,
        seats: Sequence[Seat],
        seed: str,
        record_file: RecordFile | None,
    ) -> None:
        self._screen = screen
        self._words = words
        self._recording = recording
        self._seats = seats
        self._people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._observer = self._people[0] if len(self._people) == 1 else None
        """The seat whose view of events is shown; with several people, events are shown as spectators see them."""
        self._names = short_names(recording.record.names, screen.transliterate)
        self._painter = painter(recording.record.game, words, self._names, screen.ascii_only)
        self._bot_chances = [luck(seed, seat) for seat in range(len(seats))]
        self._seed = seed
        self._record_file = record_file
        self._person_at_screen = self._people[0] if self._people else None
        self._recent_events: list[Text] = []
        """The sentences since the last decision of a person."""

    @property
    def _state(self) -> State:
        return self._recording.state

    def run(self) -> int:
        """Play until the game is over or somebody quits, and return the exit code."""
        title = game_title(self._recording.record.game, self._words)
        self._screen.write(self._words.say("begins", title=title, seed=self._seed), style="bold green")
        names = ", ".join(map(self._name_with_level, range(len(self._seats))))
        self._screen.write(self._words.say("at-table", names=names))
        code = 0
        try:
            self._play()
            self._end()
        except (QuitError, EOFError, KeyboardInterrupt) as ending:
            self._screen.write()
            self._screen.write(self._words.say("left"))
            code = _EXIT_INTERRUPTED if isinstance(ending, KeyboardInterrupt) else 0
        finally:
            saved = self._save()
        if saved is not None:
            self._screen.write(self._words.say("saved", path=str(saved)))
        return code

    def _name_with_level(self, seat: int) -> str:
        level = self._seats[seat].level
        if not level:
            return self._names[seat]
        return self._words.say("introduced", name=self._names[seat], level=level)

    def _play(self) -> None:
        self._show_events(self._recording.opening)
        if int(self._state.turn) not in self._people:
            self._screen.show_spaced(self._painter.table(self._state.view(self._observer)))
        while not self._state.over:
            seat = int(self._state.turn)
            if seat in self._people:
                self._save()
                self._hand_over(seat)
                self._recent_events.clear()
                self._show_events(decide(self._screen, self._words, self._painter, self._recording))
            else:
                self._show_events(self._recording.play(seat, self._bot_move(seat)))

    def _bot_move(self, seat: int) -> int:
        bot, level = self._seats[seat].bot, self._seats[seat].level
        assert bot is not None
        imagined = self._state.copy()
        imagined.imagine(seat, self._bot_chances[seat])
        return checked_choice(bot, level, imagined, self._bot_chances[seat])

    def _hand_over(self, seat: int) -> None:
        """Clear the screen for another person, if people can see different things."""
        if seat != self._person_at_screen:
            if any(self._state.view(seat) != self._state.view(other) for other in self._people):
                self._screen.clear()
                self._screen.write(self._words.say("hand-over", name=self._names[seat]), style="bold")
                self._screen.ask()
                self._screen.show(*self._recent_events)
            self._person_at_screen = seat

    def _show_events(self, events: Iterable[Event]) -> None:
        sentences = event_sentences(self._painter, events, self._observer)
        self._recent_events += sentences
        self._screen.show(*sentences)

    def _end(self) -> None:
        result = self._state.result()
        assert result is not None
        self._screen.show_spaced(self._painter.table(self._state.view(self._observer)))
        self._screen.show(scoresheet(result, self._names, self._words), Text())

    def _save(self) -> Path | None:
        """Save the record and return its path. If that fails, show the error and go on."""
        if self._record_file is None:
            return None
        try:
            self._record_file.write(self._recording.record)
        except RecordFileError as error:
            self._screen.write(self._words.explain(error), style="red")
            return None
        return self._record_file.path
