"""A table: the sum of the entries of its log. It knows no clock, network or database: any process can build it again.

Everything that people and bots can do is a method here: it checks, carries out, and gives back what is to be written
into the log. `fold` carries out what the log says, in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

import msgspec

from roost.bots.characters import character, face_of
from roost.bots.registry import make_bot
from roost.core.errors import RoostError
from roost.core.event import Event, OpenEvent
from roost.core.fairness import FairChance, Fairness
from roost.core.game import Game
from roost.core.message import Message
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.core.result import Result
from roost.core.state import State
from roost.store.contract import DamagedError, Phase
from roost.tables import text_filter
from roost.tables.clocks import Clocks
from roost.tables.errors import StaleError, TableError
from roost.tables.log_entries import (
    Answered,
    Asked,
    Began,
    Cause,
    Coached,
    Entry,
    Filled,
    Left,
    Moved,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    TakenBack,
)
from roost.tables.log_validation import begins, follows
from roost.tables.new_table import open_table
from roost.tables.seat import Seat
from roost.tables.table_config import OPEN, TableConfig

__all__ = ["EntryEvents", "MovesTakenBack", "Remark", "Table"]

_REMARKS: Final = 5
_PERIOD: Final = 10_000
"""So many remarks of one seat in so many milliseconds."""
_ENTRIES: Final = 20_000
"""After so many only the game itself goes on, which has an end: talk, undoing and going have none.

Coming back takes somebody who was replaced by the clock or after a while, which nobody can do at will."""


class MovesTakenBack(OpenEvent, frozen=True, tag="moves-taken-back"):
    """A seat took moves back, alone or with the consent of the others."""

    seat: int
    entries: tuple[int, ...]
    """The `seq` of each entry that no longer stands."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-moves-taken-back", {"moves": len(self.entries)}, {"name": self.seat}),)


class EntryEvents:
    """What happened at an entry: events, for whoever may see them."""

    __slots__ = ("events", "seq")

    def __init__(self, seq: int, events: tuple[Event, ...]) -> None:
        self.seq = seq
        self.events = events


class Remark:
    """What somebody said."""

    __slots__ = ("at", "name", "seat", "seq", "text")

    def __init__(self, seq: int, at: int, seat: int, name: str, text: str) -> None:
        self.seq = seq
        self.at = at
        self.seat = seat
        self.name = name
        self.text = text


class Table:
    """A table as it stands after `seq` entries."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.opened = opened
        self.plan: TableConfig = opened.plan
        self.game: Game = find(opened.plan.game)
        if opened.rules != self.game.rules:
            raise TableError(
                f"the table was opened with rules {opened.rules} of {self.game.key}, which are now {self.game.rules}",
                "table-rules",
                given=opened.rules,
                known=self.game.rules,
            )
        if not begins(self.game, opened):
            raise DamagedError(name, 1)
        self.seq = 1
        self.at = opened.at
        """When the last entry was written."""
        self.seats = [
            Seat(bot="" if planned == OPEN else planned, reserved_for=opened.kept[number] if opened.kept else "")
            for number, planned in enumerate(opened.plan.seats)
        ]
        for number, seat in enumerate(self.seats):
            if seat.bot:
                self._name_bot(number, opened.bot_names[number] if opened.bot_names else "")
        self.timing = Clocks(self.plan.clock, len(self.seats))
        self.recording: Recording | None = None
        self.step = 0
        """How many moves were made or taken back: who decides on something says which position was seen."""
        self.happenings: list[EntryEvents] = []
        self._standing: list[int] = []
        """The `seq` of each move that was not taken back."""
        self.remarks: list[Remark] = []
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        """Who agrees to what was asked for."""
        self.coached: set[int] = set()
        self.casual = False
        """Whether moves were taken back by consent: such a game is not rated."""
        self.rematch = ""
        self._revealed = False
        self._late = -1
        """The step of the last decision whose time was up."""
        self._labels: dict[tuple[int, str], int] = {}

    @classmethod
    def of(cls, name: str, entries: Sequence[Entry]) -> Table:
        """The table that a whole log adds up to."""
        if not entries or not isinstance(entries[0], Opened):
            raise DamagedError(name, 1)
        table = cls(name, entries[0])
        for entry in entries[1:]:
            table.fold(entry)
        return table

    # How it stands.

    @property
    def phase(self) -> Phase:
        """Waiting for players, playing, or over."""
        if self.recording is None:
            return "waiting"
        return "over" if self.recording.state.over else "playing"

    @property
    def state(self) -> State | None:
        """The state of the game, once it has begun."""
        return None if self.recording is None else self.recording.state

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return None if self.recording is None else self.recording.state.result()

    @property
    def turn(self) -> int:
        """The seat whose decision it is; -1 where nobody's."""
        return -1 if self.recording is None else int(self.recording.state.turn)

    @property
    def fairness(self) -> Fairness:
        """What can be known of the luck of the game: the key only when it is over."""
        if self.phase == "over":
            revealed = self.record().fairness
            assert revealed is not None
            return revealed
        return Fairness(self.opened.commitment, tuple(sorted(self._mixed().items())))

    def seats_of(self, holders: Iterable[str]) -> tuple[int, ...]:
        """The seats that belong to somebody with these tokens (their hashes)."""
        known = set(holders)
        return tuple(number for number, seat in enumerate(self.seats) if known & {seat.guest, seat.token})

    def kept_for(self, holders: Iterable[str]) -> tuple[int, ...]:
        """The free seats that are kept for somebody with these tokens (their hashes)."""
        known = set(holders)
        return tuple(number for number, seat in enumerate(self.seats) if seat.reserved_for in known and not seat.taken)

    def decides(self) -> str:
        """The bot that decides next; nothing where a person does, people have something to settle, or all are gone."""
        if self.turn < 0 or self.asked is not None or self.all_people_away:
            return ""
        return self.seats[self.turn].player(self.plan.substitute)

    @property
    def all_people_away(self) -> bool:
        """Whether no person decides here any more: then bots wait for one."""
        return not any(seat.person for seat in self.seats)

    def deadline(self) -> int | None:
        """When the time of the person on turn is up."""
        if self.turn < 0 or not self.seats[self.turn].person:
            return None
        return self.timing.deadline(self.turn)

    @property
    def rated(self) -> bool:
        """Whether the game counts: everybody plays one seat, without a coach, and what was drawn stays drawn."""
        people = [seat.guest for seat in self.seats if seat.guest]
        return not self.casual and not self.coached and len(set(people)) == len(people)

    def record(self) -> Record:
        """The game in writing; with the key to its luck once it is over."""
        assert self.recording is not None
        if self.phase == "over" and not self._revealed:
            self.recording.reveal()
            self._revealed = True
        return self.recording.record

    def can_undo(self, seat: int) -> bool:
        """Whether the person on a seat may take the last move back at once: it is theirs, and it showed nothing."""
        recording = self._in_play()
        return self.seats[seat].person and recording.can_undo() and recording.standing[-1].seat == seat

    def last_move_of(self, seat: int) -> int:
        """How many moves would have to be taken back to get at the last one of a seat; 0 if it has made none."""
        standing = self._in_play().standing
        return next((back for back, made in enumerate(reversed(standing), 1) if made.seat == seat), 0)

    def voters(self) -> set[int]:
        """Who has to agree to what somebody asks for: all people but those who sit at the same device."""
        if self.asked is None:
            return set()
        guest = self.seats[self.asked.seat].guest
        return {number for number, seat in enumerate(self.seats) if seat.person and seat.guest != guest}

    def may_answer(self, seat: int, yes: bool) -> bool:
        """Whether a seat's answer is waited for; who asked may say no, and that is that."""
        if self.asked is None:
            return False
        return seat in (self.voters() - self.agreed if yes else self.voters() | {self.asked.seat})

    def agreed_on(self) -> tuple[int, int] | None:
        """Who asked to take back how many moves, if everybody agrees."""
        if self.asked is None or not self.voters() <= self.agreed:
            return None
        return self.asked.seat, self.asked.moves

    def known(self, seat: int, label: str) -> int | None:
        """The entry that somebody's message was, if it came before."""
        return self._labels.get((seat, label)) if label else None

    # What people do.

    def sit(self, at: int, seat: int, name: str, guest: str, token: str, entropy: str, face: str = "") -> list[Entry]:
        """Sit down on a free seat; the game begins when all are taken."""
        if self.phase != "waiting":
            raise TableError("the game has begun, and all seats are taken", "table-full")
        place = self._place(seat)
        if place.taken:
            raise TableError(f"seat {seat} is taken", "table-taken", seat=seat)
        if place.reserved_for and place.reserved_for != guest:
            raise TableError(f"seat {seat} is kept for somebody", "table-kept", seat=seat)
        self._room()
        if entropy:
            # It is refused here and now: later, nobody could see the table any more.
            Fairness(self.opened.commitment, ((seat, entropy),))
        called = text_filter.distinct_name(text_filter.clean_name(name), {other.name for other in self.seats})
        return [*self._done(Sat(self._now(at), seat, called, guest, token, entropy, face)), *self._begin(at)]

    def fill(self, at: int, seat: int, bot: str, guest: str) -> list[Entry]:
        """Put a bot on a free seat, as the host of the table, or somebody who sits there already, may."""
        if self.phase != "waiting":
            raise TableError("the game has begun, and all seats are taken", "table-full")
        # Free seats have nobody as their guest, and nobody may call a bot.
        if not guest or guest not in {self.opened.host, *(other.guest for other in self.seats)}:
            raise TableError("only who sits at the table may call a bot", "table-not-yours")
        if self._place(seat).taken:
            raise TableError(f"seat {seat} is taken", "table-taken", seat=seat)
        if sum(not other.bot for other in self.seats) == 1:
            raise TableError("somebody has to sit at the table: leave a seat open", "table-bots-only")
        make_bot(bot, self.game)
        return [*self._done(Filled(self._now(at), seat, bot, self._character(bot))), *self._begin(at)]

    def leave(self, at: int, seat: int) -> list[Entry]:
        """Rise before the game, or let a bot go on in it."""
        place = self._person(seat)
        if self.phase == "waiting":
            return self._done(Left(self._now(at), seat))
        self._in_play()
        if place.cause:
            return []
        self._room()
        return self._taken_over(at, seat, "left", seat)

    def replace(self, at: int, seat: int, cause: Cause, by: int = -1) -> list[Entry]:
        """Let a bot play for somebody who is away, or whose time is up."""
        self._in_play()
        place = self._person(seat)
        if place.cause:
            return []
        deadline = self.deadline()
        if cause == "time" and (seat != self.turn or deadline is None or deadline > at):
            raise StaleError(f"seat {seat} still has time", "table-in-time", seat=seat)
        return self._taken_over(at, seat, cause, by)

    def come_back(self, at: int, seat: int) -> list[Entry]:
        """Play oneself again."""
        self._in_play()
        if not self._person(seat).cause:
            return []
        if seat == self.turn and self._late == self.step and not self.all_people_away:
            # Otherwise whoever comes back quickly would have all the time in the world.
            raise TableError("the time for this decision is up: come back when a bot has made it", "table-time-up")
        # However full the log is: somebody who fills it must not keep others from their seats.
        return self._done(Returned(self._now(at), seat))

    def move(self, at: int, seat: int, text: str, step: int, label: str = "", bot: str = "") -> list[Entry]:
        """Make a move, in the position after `step` moves."""
        recording = self._in_play()
        if bool(bot) == self._place(seat).person or (bot and bot != self.decides()):
            raise self._replaced(seat)
        if step != self.step:
            raise StaleError(f"this was for step {step}, and it is step {self.step}", "table-stale", step=self.step)
        events = recording.play(seat, recording.parse(seat, text))
        made = recording.record.steps[-1]
        entry = Moved(self._now(at), seat, made.move, made.outcomes, label, bot)
        self._moved(entry, events)
        return [entry]

    def undo(self, at: int, seat: int, label: str = "") -> list[Entry]:
        """Take one's last move back: at once where that is fair, otherwise if all agree."""
        self._in_play()
        self._decider(seat)
        self._room()
        if self.can_undo(seat):
            if not self.timing.in_time(at):
                raise TableError("the time for that decision is up", "table-undo-late")
            return self._done(TakenBack(self._now(at), seat, id=label))
        if self.asked is not None:
            raise TableError("somebody has asked already", "table-asked")
        moves = self.last_move_of(seat)
        if not moves:
            raise TableError("there is no move of yours to take back", "table-nothing-to-undo")
        return [*self._done(Asked(self._now(at), seat, moves, label)), *self._settle(at)]

    def answer(self, at: int, seat: int, yes: bool, label: str = "") -> list[Entry]:
        """Agree to what somebody asked for, or do not; who asked may think better of it."""
        self._in_play()
        self._person(seat)
        if yes and seat in self.voters() & self.agreed:
            return []
        if not self.may_answer(seat, yes):
            raise TableError("nobody has asked you for anything", "table-not-asked")
        return [*self._done(Answered(self._now(at), seat, yes, label)), *self._settle(at)]

    def say(self, at: int, seat: int, text: str, label: str = "") -> list[Entry]:
        """Say something to the table."""
        self._person(seat)
        self._room()
        at = self._now(at)
        recent = takewhile(lambda remark: remark.at > at - _PERIOD, reversed(self.remarks))
        if sum(remark.seat == seat for remark in recent) >= _REMARKS:
            raise TableError("not so fast", "table-too-much")
        return self._done(Said(at, seat, text_filter.clean_remark(text), label))

    def coach(self, at: int, seat: int) -> list[Entry]:
        """Note that a seat asks the coach."""
        self._in_play()
        self._decider(seat)
        if not self.plan.coach:
            raise TableError("there is no coach at this table", "table-no-coach")
        if seat != self.turn:
            raise TableError("the coach is there for who is on turn", "table-not-on-turn")
        return [] if seat in self.coached else self._done(Coached(self._now(at), seat))

    def play_again(self, at: int, table: str) -> list[Entry]:
        """Note where the rematch is; the first one counts."""
        self._over()
        return [] if self.rematch else self._done(Rematched(self._now(at), table))

    def again(self, at: int, guest: str) -> Opened:
        """How a table for a rematch begins: everybody one seat on."""
        self._over()
        turned = [self.seats[number - 1] for number in range(len(self.seats))]
        seats = tuple(seat.bot or OPEN for seat in turned)
        plan = msgspec.structs.replace(self.plan, seats=seats, public=False)
        return open_table(
            at, plan, guest, tuple(seat.guest for seat in turned), self.name, [seat.name for seat in turned]
        )

    # What follows from the log.

    def fold(self, entry: Entry) -> None:
        """Carry out the next entry of the log; raises `DamagedError` if it does not follow from those before it."""
        seq = self.seq + 1
        if not follows(self, entry):
            raise DamagedError(self.name, seq)
        try:
            self._carry_out(entry)
        except DamagedError:
            raise
        except RoostError as error:
            raise DamagedError(self.name, seq) from error

    def _carry_out(self, entry: Entry) -> None:
        if isinstance(entry, Began):
            self._start()
            assert self.recording is not None
            self._same(self.recording.record.start, entry.outcomes)
            self._began(entry)
        elif isinstance(entry, Moved):
            recording = self._in_play()
            events = recording.play(entry.seat, recording.parse(entry.seat, entry.move))
            made = recording.record.steps[-1]
            self._same((made.move, *made.outcomes), (entry.move, *entry.outcomes))
            self._moved(entry, events)
        else:
            self._done(entry)

    def _same(self, found: tuple[str, ...], written: tuple[str, ...]) -> None:
        if found != written:
            raise DamagedError(self.name, self.seq + 1)

    def _done(self, entry: Entry) -> list[Entry]:
        """Carry out an entry that holds nothing but what is to be done."""
        if isinstance(entry, Sat):
            place = self.seats[entry.seat]
            place.name, place.guest, place.token, place.entropy = entry.name, entry.guest, entry.token, entry.entropy
            place.face = entry.face
        elif isinstance(entry, Filled):
            self.seats[entry.seat].bot = entry.bot
            self._name_bot(entry.seat, entry.name)
        elif isinstance(entry, Left):
            self.seats[entry.seat].rise()
            # What the next one there calls a message has nothing to do with these.
            self._labels = {key: seq for key, seq in self._labels.items() if key[0] != entry.seat}
        elif isinstance(entry, Replaced):
            self.seats[entry.seat].cause = entry.cause
            self.seats[entry.seat].substitute = entry.name
            if entry.cause == "time":
                self._late = self.step
            if entry.seat == self.turn:
                self.timing.stopped(entry.seat, entry.at)
            if self.asked is not None and entry.seat == self.asked.seat:
                self.asked = None
        elif isinstance(entry, Returned):
            place = self.seats[entry.seat]
            self.timing.returned(entry.seat, entry.at, self.turn, grace=place.cause != "left")
            place.cause = place.substitute = ""
        elif isinstance(entry, Said):
            self.remarks.append(Remark(self.seq + 1, entry.at, entry.seat, self.seats[entry.seat].name, entry.text))
        elif isinstance(entry, Asked):
            self.asked = entry
            self.agreed = set()
        elif isinstance(entry, Answered):
            if entry.yes:
                self.agreed.add(entry.seat)
            else:
                self.asked = None
        elif isinstance(entry, TakenBack):
            self._taken_back(entry)
        elif isinstance(entry, Coached):
            self.coached.add(entry.seat)
        else:
            assert isinstance(entry, Rematched)
            self.rematch = entry.table
        self._written(entry)
        return [entry]

    def _written(self, entry: Entry) -> None:
        self.seq += 1
        self.at = entry.at
        label = getattr(entry, "id", "")
        if label:
            self._labels[entry.seat, label] = self.seq  # type: ignore[attr-defined]

    def _begin(self, at: int) -> list[Entry]:
        """The game begins as soon as everybody sits."""
        if not all(seat.taken for seat in self.seats):
            return []
        self._start()
        assert self.recording is not None
        entry = Began(self._now(at), self.recording.record.start)
        self._began(entry)
        return [entry]

    def _start(self) -> None:
        names = [seat.name for seat in self.seats]
        chance = FairChance(bytes.fromhex(self.opened.secret), self._mixed())
        if chance.fairness.commitment != self.opened.commitment:
            raise DamagedError(self.name, 1)
        self.recording = Recording(self.game, names, chance, self.plan.options)

    def _mixed(self) -> dict[int, str]:
        """What players mixed into the luck of the game."""
        return {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy}

    def _began(self, entry: Began) -> None:
        assert self.recording is not None
        self.happenings.append(EntryEvents(self.seq + 1, self.recording.opening))
        self.timing.turn(entry.at)
        self._written(entry)

    def _moved(self, entry: Moved, events: tuple[Event, ...]) -> None:
        self.happenings.append(EntryEvents(self.seq + 1, events))
        self._standing.append(self.seq + 1)
        self.timing.decided(entry.seat, entry.at, person=not entry.bot)
        self.asked = None
        self.step += 1
        self._written(entry)

    def _taken_back(self, entry: TakenBack) -> None:
        recording = self._in_play()
        if entry.agreed:
            for _ in range(entry.moves):
                recording.take_back()
            self.timing.taken_back(entry.at, entry.moves)
            self.casual = True
        else:
            recording.undo()
            self.timing.undone()
        taken = tuple(self._standing[-entry.moves :])
        del self._standing[-entry.moves :]
        self.happenings.append(EntryEvents(self.seq + 1, (MovesTakenBack(entry.seat, taken),)))
        self.asked = None
        self.step += 1

    def _taken_over(self, at: int, seat: int, cause: Cause, by: int) -> list[Entry]:
        """A bot plays for somebody; who is gone is not asked any more."""
        replaced = Replaced(self._now(at), seat, cause, by, self._character(self.plan.substitute))
        return [*self._done(replaced), *self._settle(at)]

    def _settle(self, at: int) -> list[Entry]:
        settled = self.agreed_on()
        return [] if settled is None else self._done(TakenBack(self._now(at), *settled, agreed=True))

    def _name_bot(self, number: int, name: str) -> None:
        """Name a bot as the log does, or by its level."""
        others = {seat.name for other, seat in enumerate(self.seats) if other != number}
        seat = self.seats[number]
        seat.name = name or text_filter.distinct_name(seat.bot, others)
        seat.face = face_of(seat.bot, seat.name)

    def _character(self, bot: str) -> str:
        """What another bot is called at this table."""
        taken = {name for seat in self.seats for name in (seat.name, seat.substitute)}
        return character(bot, self.opened.commitment, taken)

    def _now(self, at: int) -> int:
        """Clocks of different nodes differ a little, and time does not run backwards."""
        return max(at, self.at)

    def _place(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError(
                f"there is no seat {seat}; there are 0 to {len(self.seats) - 1}",
                "table-seat",
                seat=seat,
                most=len(self.seats) - 1,
            )
        return self.seats[seat]

    def _person(self, seat: int) -> Seat:
        place = self._place(seat)
        if not place.guest:
            raise TableError(f"nobody sits on seat {seat}", "table-nobody", seat=seat)
        return place

    def _decider(self, seat: int) -> None:
        """Refuse who has left the decisions to a bot."""
        if self._person(seat).cause:
            raise self._replaced(seat)

    def _replaced(self, seat: int) -> StaleError:
        return StaleError(f"seat {seat} is played by somebody else now", "table-replaced", seat=seat)

    def _room(self) -> None:
        if self.seq >= _ENTRIES:
            raise TableError("this table has seen enough; only the game goes on", "table-log-full")

    def _over(self) -> None:
        if self.phase != "over":
            raise TableError("the game is not over", "table-not-over")

    def _in_play(self) -> Recording:
        if self.recording is None:
            raise TableError("the game has not begun", "table-not-begun")
        if self.recording.state.over:
            raise TableError("the game is over", "over")
        return self.recording
