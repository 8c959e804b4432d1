"""A table as its log describes it: who sits where, the game, the clocks.

A table knows no wall clock, network or database. Only the modules in `actions` change it. The `require_...` methods
are the conditions that several actions share: each raises a `TableError` unless it holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from roost.bots.characters import character_name, face_of
from roost.core.event import Event
from roost.core.fairness import Fairness
from roost.core.game import Game
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.core.result import Result
from roost.core.state import State
from roost.store.errors import DamagedError
from roost.store.interface import Phase
from roost.tables.clocks import Clocks
from roost.tables.errors import StaleError, TableError
from roost.tables.log_entries import Entry, Opened, SeatEntry, TakebackRequested
from roost.tables.new_table import is_playable
from roost.tables.seat import Seat
from roost.tables.table_config import OPEN
from roost.tables.text_filter import distinct_name

__all__ = ["EntryEvents", "Remark", "Table"]

_MAX_ENTRIES: Final = 20_000
"""From then on talking, leaving and taking back are refused. Moves are not: every game ends.

Returning is not refused either, since nobody can be replaced by the clock or for being away at will.
"""


class EntryEvents(NamedTuple):
    """The events of a log entry."""

    seq: int
    events: tuple[Event, ...]


class Remark(NamedTuple):
    """A chat remark, with the name of its speaker at that time."""

    seq: int
    at: int
    seat: int
    name: str
    text: str


class Table:
    """A table after `seq` entries of its log."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.opened = opened
        self.config = opened.config
        self.game: Game = find(self.config.game)
        if opened.rules != self.game.rules:
            raise TableError(
                f"the table was opened with rules {opened.rules} of {self.game.key}, which are now {self.game.rules}",
                "table-rules",
                given=opened.rules,
                known=self.game.rules,
            )
        if not is_playable(self.game, opened):
            raise DamagedError(name, 1)
        self.seq = 1
        self.at = opened.at
        """The time of the last entry, in milliseconds."""
        self.seats: list[Seat] = []
        nobody = ("",) * len(self.config.seats)
        reserved_for, names = opened.reserved_for or nobody, opened.bot_names or nobody
        for number, planned in enumerate(self.config.seats):
            self.seats.append(Seat(bot="" if planned == OPEN else planned, reserved_for=reserved_for[number]))
            if planned != OPEN:
                self.name_bot(number, names[number])
        self.clocks = Clocks(self.config.clock, len(self.seats))
        self.recording: Recording | None = None
        self.step = 0
        """The number of moves made or taken back. A move names the step that it is meant for."""
        self.history: list[EntryEvents] = []
        self.standing_moves: list[int] = []
        """The `seq` of each move that was not taken back."""
        self.remarks: list[Remark] = []
        self.takeback: TakebackRequested | None = None
        """The request to take moves back that is being voted on."""
        self.consenting: set[int] = set()
        """The seats that agreed to it."""
        self.coached: set[int] = set()
        self.casual = False
        """Whether moves were taken back by consent: such a game is not rated."""
        self.rematch = ""
        """The table of the rematch."""
        self.timed_out_step = -1
        """The step of the last decision that ran out of time."""
        self.labels: dict[tuple[int, str], int] = {}
        """The `seq` of each message by its seat and label."""
        self._revealed = False

    @property
    def phase(self) -> Phase:
        if self.recording is None:
            return "waiting"
        return "over" if self.recording.state.over else "playing"

    @property
    def state(self) -> State | None:
        """The state of the game once it has begun."""
        return None if self.recording is None else self.recording.state

    @property
    def result(self) -> Result | None:
        """The result once the game is over."""
        return None if self.recording is None else self.recording.state.result()

    @property
    def turn(self) -> int:
        """The seat on turn, or -1."""
        return -1 if self.recording is None else int(self.recording.state.turn)

    @property
    def entropies(self) -> dict[int, str]:
        """The hex digits that each seat mixed into the luck of the game."""
        return {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy}

    @property
    def fairness(self) -> Fairness:
        """The public part of the luck of the game; with the key once the game is over."""
        if self.phase == "over":
            revealed = self.record().fairness
            assert revealed is not None
            return revealed
        return Fairness(self.opened.commitment, tuple(sorted(self.entropies.items())))

    def seats_of(self, holders: Iterable[str]) -> tuple[int, ...]:
        """Return the seats that belong to the holder of these token hashes."""
        known = set(holders)
        return tuple(number for number, seat in enumerate(self.seats) if known & {seat.guest, seat.token})

    def reserved_seats(self, holders: Iterable[str]) -> tuple[int, ...]:
        """Return the free seats that are reserved for the holder of these token hashes."""
        known = set(holders)
        return tuple(number for number, seat in enumerate(self.seats) if seat.reserved_for in known and not seat.taken)

    def bot_to_move(self) -> str:
        """Return the bot on turn; '' if a person is, during a vote, or while all people are away."""
        if self.turn < 0 or self.takeback is not None or self.all_people_away:
            return ""
        return self.seats[self.turn].bot_playing(self.config.substitute)

    @property
    def all_people_away(self) -> bool:
        """Whether every person is replaced by a bot: then bots wait until one returns."""
        return not any(seat.person_plays for seat in self.seats)

    def deadline(self) -> int | None:
        """Return when the time of the person on turn is up, in milliseconds."""
        if self.turn < 0 or not self.seats[self.turn].person_plays:
            return None
        return self.clocks.deadline(self.turn)

    @property
    def rated(self) -> bool:
        """Whether the game is rated: one seat each, no coach, nothing taken back by consent."""
        people = [seat.guest for seat in self.seats if seat.guest]
        return not self.casual and not self.coached and len(set(people)) == len(people)

    def record(self) -> Record:
        """Return the record of the game; signed and with the key once the game is over."""
        assert self.recording is not None
        if self.phase == "over" and not self._revealed:
            self.recording.reveal()
            self._revealed = True
        return self.recording.record

    def entry_labelled(self, seat: int, label: str) -> int | None:
        """Return the `seq` of the seat's message with this label, if it is in the log already."""
        return self.labels.get((seat, label)) if label else None

    def require_waiting(self) -> None:
        if self.phase != "waiting":
            raise TableError("the game has begun, and all seats are taken", "table-full")

    def require_playing(self) -> Recording:
        if self.recording is None:
            raise TableError("the game has not begun", "table-not-begun")
        if self.recording.state.over:
            raise TableError("the game is over", "over")
        return self.recording

    def require_over(self) -> None:
        if self.phase != "over":
            raise TableError("the game is not over", "table-not-over")

    def require_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError(
                f"there is no seat {seat}; there are 0 to {len(self.seats) - 1}",
                "table-seat",
                seat=seat,
                most=len(self.seats) - 1,
            )
        return self.seats[seat]

    def require_free_seat(self, seat: int) -> Seat:
        found = self.require_seat(seat)
        if found.taken:
            raise TableError(f"seat {seat} is taken", "table-taken", seat=seat)
        return found

    def require_person(self, seat: int) -> Seat:
        """Require that the seat is a person's, even if a bot plays for them."""
        found = self.require_seat(seat)
        if not found.guest:
            raise TableError(f"nobody sits on seat {seat}", "table-nobody", seat=seat)
        return found

    def require_person_plays(self, seat: int) -> None:
        """Require that the seat is a person's and no bot plays for them."""
        if self.require_person(seat).cause:
            raise self.replaced_error(seat)

    def require_own(self, holders: Iterable[str], seat: int | None = None) -> tuple[int, ...]:
        """Return the seats of the holder of these token hashes; require this one, or any."""
        own = self.seats_of(holders)
        if seat not in own and (seat is not None or not own):
            raise TableError("that seat is not yours", "table-not-yours")
        return own

    def require_room(self) -> None:
        """Require that the log is not full."""
        if self.seq >= _MAX_ENTRIES:
            raise TableError("the log of this table is full: only the game goes on", "table-log-full")

    def replaced_error(self, seat: int) -> StaleError:
        return StaleError(f"seat {seat} is played by somebody else now", "table-replaced", seat=seat)

    def damaged_error(self) -> DamagedError:
        """Return the error for a next entry that cannot follow from the log so far."""
        return DamagedError(self.name, self.seq + 1)

    def time_of_entry(self, at: int) -> int:
        """Return the time for an entry written at `at`: clocks of nodes differ, but a log's time never decreases."""
        return max(at, self.at)

    def append(self, entry: Entry, events: tuple[Event, ...] = ()) -> list[Entry]:
        """Count an entry that was just applied, keep its events, and return it as a list."""
        self.seq += 1
        self.at = entry.at
        if isinstance(entry, SeatEntry) and (label := getattr(entry, "id", "")):
            self.labels[entry.seat, label] = self.seq
        if events:
            self.history.append(EntryEvents(self.seq, events))
        return [entry]

    def name_bot(self, number: int, name: str) -> None:
        """Give the bot on a seat its name from the log, or name it by its level."""
        others = {seat.name for other, seat in enumerate(self.seats) if other != number}
        seat = self.seats[number]
        seat.name = name or distinct_name(seat.bot, others)
        seat.face = face_of(seat.bot, seat.name)

    def new_bot_name(self, bot: str) -> str:
        """Choose a character for another bot at this table."""
        taken = {name for seat in self.seats for name in (seat.name, seat.substitute)}
        return character_name(bot, self.opened.commitment, taken)
