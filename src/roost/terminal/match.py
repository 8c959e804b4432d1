"""A game at the terminal, from the first decision to the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.record import clean
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.archive import ArchiveError, Sheet
from roost.terminal.help import helped
from roost.terminal.labels import labels
from roost.terminal.painter import painter
from roost.terminal.scoresheet import scoresheet
from roost.terminal.screen import Screen
from roost.terminal.seating import Seat, luck
from roost.words import Words

__all__ = ["Match"]


class _Left(Exception):  # noqa: N818 nothing went wrong
    """Somebody had enough."""


class Match:
    """People and bots, the screen that they share, and the sheet on which the game is written down."""

    def __init__(
        self, screen: Screen, words: Words, recording: Recording, seats: Sequence[Seat], seed: str, sheet: Sheet
    ) -> None:
        self._screen = screen
        self._words = words
        self._recording = recording
        self._seats = seats
        self._people = [seat for seat, sitting in enumerate(seats) if sitting.bot is None]
        self._names = labels(recording.record.names, screen.letters)
        self._painter = painter(recording.record.game, words, self._names, screen.plain)
        self._luck = [luck(seed, seat) for seat in range(len(seats))]
        self._sheet = sheet
        self._holder: int | None = None
        """The person who had the screen last."""

    @property
    def _state(self) -> State:
        return self._recording.state

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        code = 0
        try:
            self._play()
            self._end()
        except (_Left, EOFError):
            self._screen.say()
            self._screen.say(self._words.say("left"))
        except KeyboardInterrupt:
            self._screen.say()
            self._screen.say(self._words.say("left"))
            code = 130
        self._save()
        self._screen.say(self._words.say("saved", path=str(self._sheet.path)))
        return code

    def _play(self) -> None:
        # Saved before anybody thinks: a folder that cannot be written to is found now, and not after the game.
        self._sheet.write(self._recording.record)
        if not self._people:
            self._show_table(None)
        while not self._state.over:
            seat = int(self._state.turn)
            if seat in self._people:
                self._take_turn(seat)
            else:
                self._tell(self._recording.play(seat, self._bot_move(seat)))

    def _bot_move(self, seat: int) -> int:
        bot = self._seats[seat].bot
        assert bot is not None
        imagined = self._state.copy()
        imagined.imagine(seat, self._luck[seat])
        return bot.choose(imagined, self._luck[seat])

    # A person's decision

    def _take_turn(self, seat: int) -> None:
        self._save()
        self._hand_over(seat)
        self._show_table(seat)
        self._show_moves(seat)
        while True:
            typed = clean(self._screen.ask()) if (line := None) is None else line
            del typed
            break

    def _hand_over(self, seat: int) -> None:
        """At a shared screen, nobody sees what only the next one may see."""
        if len(self._people) > 1 and seat != self._holder:
            if any(self._state.view(seat) != self._state.view(other) for other in self._people):
                self._screen.clear()
                self._screen.say(self._words.say("hand-over", name=self._names[seat]), style="bold")
                self._screen.ask()
            self._holder = seat

    def _show_table(self, seat: int | None) -> None:
        self._screen.show(Text(), self._painter.table(self._state.view(seat)), Text())

    def _show_moves(self, seat: int) -> None:
        view = self._state.view(seat)
        self._screen.say(self._painter.question(view), style="bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim", no_wrap=True)
        for number, move in enumerate(self._state.moves(), 1):
            notation = self._state.text(move)
            grid.add_row(str(number), self._painter.move(view, notation), notation)
        self._screen.show(grid)

    # What happens

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen_by(self._witness)
            told = self._painter.event(seen) if seen is not None else None
            if told is not None:
                self._screen.show(told)
