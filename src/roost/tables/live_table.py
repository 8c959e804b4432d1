"""A table that people are at: its log in the store, its visitors, its bots and its clock.

One thing happens at a table at a time. It is tried on the table in memory, written into the log, and only then shown to
anybody; if the log cannot be written, what is in memory is forgotten and read again. So nothing that was shown can get
lost, and two nodes with the same table cannot disagree: the store gives each number of the log to one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from roost.core.errors import RoostError
from roost.store.errors import DamagedError, StoreError, TakenError
from roost.store.interface import Store
from roost.tables.cancelling import cancel_all
from roost.tables.errors import NotFoundError, StaleError, TableError
from roost.tables.listing import listing
from roost.tables.log_entries import Entry, Moved, Opened, read_entry, write_entry
from roost.tables.metrics import Metrics
from roost.tables.presence import Attendance, Presence
from roost.tables.ratings import finished
from roost.tables.table import Table
from roost.tables.visibility import imagined, show
from roost.tables.visitor import Visitor
from roost.workers.pool import WorkerPool

__all__ = ["LiveTable", "kind_of", "now"]

Act = Callable[[Table, int], Sequence[Entry]]
"""Something that is done at a table at a time: it changes the table, and says what to write down."""

_TRIES: Final = 20
_THINKING: Final = 10.0
"""A bot's limit in seconds, half of it in line: several times what any level takes."""
_PATIENCE: Final = 3.0
"""After so many seconds, and some more by lot, a node makes a bot's move that was another node's to make."""
_ARRIVAL_S: Final = 2.0
"""At the start of a game bots wait this long for the first visitor."""
_PAUSE: Final = 1.0
"""Seconds until something that failed is tried again, twice as many each time ..."""
_LONGEST_PAUSE: Final = 16.0
"""... up to this."""

_GOODBYE: Final = 0.02
_GOODBYES: Final = 50
"""So often is looked whether the last visitor has gone."""

_log = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def kind_of(error: BaseException) -> str:
    """What went wrong, for the log: its reason or, for a mistake of ours, where it is; what it says could be secret."""
    if isinstance(error, RoostError):
        return error.reason
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
    return type(error).__name__ + where


class LiveTable:
    """One table on this node."""

    def __init__(self, name: str, store: Store, crew: WorkerPool, node: str, meter: Metrics) -> None:
        self.name = name
        self.visitors: set[Visitor] = set()
        self.attendance = Attendance()
        self.used = now()
        """When anybody came, left or did something here."""
        self._opened_here = self.used
        self._store = store
        self._crew = crew
        self._node = node
        self._meter = meter
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._doubt = False
        """Whether the log may hold more than was shown."""
        self._untold = False
        """Whether other nodes do not know yet who is here."""
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._backup: asyncio.TimerHandle | None = None

    # What is done at the table.

    async def open(self, opened: Opened) -> None:
        """Write the first entry of a new table."""
        async with self._lock:
            table = Table(self.name, opened)
            await self._store.append(self.name, 1, [write_entry(opened)], listing(table))
            self._table = table

    async def do(self, act: Act) -> Table:
        """Do something, write it down, and show it to everybody; the table after it.

        Raises what the act raises, with nothing changed.
        """
        try:
            async with self._lock:
                table = await self._done(act)
        finally:
            self._mend()
        # Nothing is waited for any more: the caller is to see the table before somebody else changes it.
        if self._untold and not self._closed:
            self._begin(self.announce())
        return table

    async def _done(self, act: Act) -> Table:
        for _ in range(_TRIES):
            table = await self._current()
            seq = table.seq
            try:
                entries = act(table, now())
                if entries:
                    await self._write(table, seq, entries)
            except TakenError:
                # Another node was first. What it did may change what can be done.
                self._forget()
                self._meter.conflicts.inc()
                continue
            except BaseException as error:
                if table.seq != seq or isinstance(error, StoreError) or not isinstance(error, RoostError):
                    # Whether it was written is not known, not even where somebody lost interest in the answer.
                    self._forget()
                raise
            if entries:
                self._publish(table)
                # The person who begins a game with bots sees it from the first move on.
                self._go_on(table, patience=0.0 if table.step or self.visitors else _ARRIVAL_S)
            self.used = now()
            return table
        raise TakenError(f"table {self.name} changes too fast", "table-busy")

    async def peek(self) -> Table:
        """The table as it stands. It is only to be read, and only until the next await."""
        async with self._lock:
            return await self._current()

    async def _write(self, table: Table, seq: int, entries: Sequence[Entry]) -> None:
        over = table.phase == "over" and any(isinstance(entry, Moved) for entry in entries)
        began = time.perf_counter()
        await self._store.append(
            self.name,
            seq + 1,
            [write_entry(entry) for entry in entries],
            listing(table),
            finished(table) if over else None,
        )
        self._meter.commit(time.perf_counter() - began, entries)

    async def _current(self) -> Table:
        """The table with all that is in its log."""
        if self._table is None:
            bodies = await self._store.read(self.name)
            if not bodies:
                raise NotFoundError(f"there is no table {self.name}", "table-unknown", table=self.name)
            self._table = Table.of(self.name, [_entry(self.name, seq, body) for seq, body in enumerate(bodies, 1)])
            if self._doubt:
                self._doubt = False
                self._publish(self._table)
                self._go_on(self._table)
        return self._table

    def _forget(self) -> None:
        """What is in memory may not be what is in the log."""
        self._table = None
        self._doubt = True

    def _mend(self) -> None:
        """Where there is doubt, read the log again: whoever looks must not wait until somebody does something."""
        at_it = self._mending is not None and not self._mending.done()
        if self._doubt and self.visitors and not self._closed and not at_it:
            self._mending = self._begin(self._insist(self._mended))

    async def _mended(self) -> bool:
        try:
            await self.peek()
        except (DamagedError, TableError) as error:
            # That does not pass. Whoever comes back is told.
            _log.error("a table is lost", extra={"table": self.name, "reason": kind_of(error)})
            for visitor in self.visitors:
                visitor.dismiss()
        return False

    # Who is there.

    async def enter(self, visitor: Visitor) -> None:
        """Somebody comes to look; they are shown the table at once, and whatever happens from then on."""
        await self._look_at_the_clock()
        async with self._lock:
            table = await self._current()
            # Where it may not be seen this raises, and nobody has come.
            show(table, visitor, self.attendance.all(now()), now())
            self.visitors.add(visitor)
            self._publish(table)
            self._go_on(table)
        self.used = now()
        try:
            await self._pass_on()
        except BaseException:
            self.visitors.discard(visitor)
            raise

    async def _look_at_the_clock(self) -> None:
        """Where nobody was, no bell rang: whoever comes first must not get a move in before it does."""
        table = await self.peek()
        turn, deadline = table.turn, table.deadline()
        if deadline is not None and deadline <= now():
            # Somebody else may have seen to it. If the store cannot, the bell will ring until it can.
            with contextlib.suppress(TableError, StoreError):
                await self.do(lambda table, at: table.replace(at, turn, "time"))

    async def exit(self, visitor: Visitor) -> None:
        """Somebody is gone."""
        # Before anything is waited for: whoever is cancelled while waiting would be there for ever.
        self.visitors.discard(visitor)
        self.used = now()
        async with self._lock:
            if self._table is not None:
                self._publish(self._table)
        await self._pass_on()

    async def look(self, visitor: Visitor, seat: int, since: int | None = None) -> bool:
        """Look through the eyes of another of one's seats; whether it is one's own.

        Who looks now was told nothing of what happened while others did: with `since` it is told from there.
        """
        async with self._lock:
            table = await self._current()
            if seat not in table.seats_of(visitor.holders):
                return False
            visitor.chosen = seat
            self._show(table, visitor, {}, since)
            return True

    def away(self, seat: int) -> int:
        """For how long nobody was seen on a seat, in milliseconds."""
        return self.attendance.away(seat, now(), self._opened_here)

    async def announce(self) -> None:
        """Tell the other nodes who is here. They can do without it, so trouble with the store is not ours."""
        self._untold = False
        with contextlib.suppress(StoreError):
            await self._store.notify(self.name, msgspec.json.encode([self._node, self.attendance.here]).decode())

    async def _pass_on(self) -> None:
        if self._untold:
            await self.announce()

    def _attend(self, table: Table) -> None:
        """Who is here can change with everything: who comes, who goes, who sits down."""
        seats: set[int] = set()
        watchers = 0
        for visitor in self.visitors:
            yours = table.seats_of(visitor.holders)
            seats.update(yours)
            watchers += not yours
        self._untold |= self.attendance.attend(Presence(tuple(sorted(seats)), watchers), now())

    # What other nodes do.

    async def hear(self, seq: int, text: str) -> None:
        """Another node wrote an entry, told who is there, or (with neither) may have done so."""
        try:
            async with self._lock:
                if text:
                    self._hear_of(text)
                elif self._table is not None and (seq == 0 or seq > self._table.seq):
                    await self._catch_up(self._table)
        finally:
            self._mend()
        await self._pass_on()

    def _hear_of(self, text: str) -> None:
        try:
            node, presence = msgspec.json.decode(text.encode(), type=tuple[str, Presence])
        except msgspec.MsgspecError:
            return  # from a node of another version
        before = self.attendance.all(now())
        if self.attendance.hear(node, presence, now()) and self.visitors:
            # It does not know yet who is here.
            self._untold = True
        if self._table is not None and self.attendance.all(now()) != before:
            self._publish(self._table)

    async def _catch_up(self, table: Table) -> None:
        before = table.seq
        try:
            bodies = await self._store.read(self.name, before)
            for body in bodies:
                table.fold(_entry(self.name, table.seq + 1, body))
        except BaseException:
            self._forget()
            raise
        if table.seq > before:
            self._publish(table)
            self._go_on(table, patience=_PATIENCE * (1 + secrets.randbelow(1000) / 1000))

    # What is shown.

    def _publish(self, table: Table) -> None:
        self._attend(table)
        shown: dict[object, bytes] = {}
        for visitor in tuple(self.visitors):
            self._show(table, visitor, shown)

    def _show(self, table: Table, visitor: Visitor, shown: dict[object, bytes], since: int | None = None) -> None:
        """Who may see the same is sent the same: a crowd of spectators costs hardly more than one."""
        known = visitor.holders
        key = table.seats_of(known), table.kept_for(known), visitor.chosen, visitor.seen, table.opened.host in known
        try:
            if key not in shown:
                shown[key] = msgspec.json.encode(show(table, visitor, self.attendance.all(now()), now(), since))
        except Exception as error:
            # Who was there before the game began may have to go when it does. Anything else is a mistake of ours, and
            # must not keep the others from seeing what is in the log.
            if not isinstance(error, TableError):
                _log.error("a table cannot be shown", extra={"table": self.name, "reason": kind_of(error)})
            visitor.dismiss()
            self.visitors.discard(visitor)
            return
        if visitor.send(shown[key]):
            visitor.seen = table.seq
        else:
            self.visitors.discard(visitor)

    # What goes on by itself.

    def _go_on(self, table: Table, patience: float = 0.0) -> None:
        """See to it that bots move and clocks run."""
        # The alarm itself may be what got us here.
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None
        if self._backup is not None:
            self._backup.cancel()
            self._backup = None
        if self._closed:
            return
        deadline = table.deadline()
        if deadline is not None:
            self._alarm = self._begin(self._ring(table.turn, deadline))
        if not table.decides():
            return
        if patience:
            self._backup = asyncio.get_running_loop().call_later(patience, self._start_thinking)
        else:
            self._start_thinking()

    def _start_thinking(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = self._begin(self._insist(self._bot_moves))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _insist(self, work: Callable[[], Awaitable[bool]]) -> None:
        """Do something until there is no more of it; while anybody is here who waits, trouble is no reason to stop."""
        pause = _PAUSE
        while True:
            try:
                if not await work():
                    return
                pause = _PAUSE
            except StaleError:
                pass  # somebody did something meanwhile, so it is to be looked at anew
            except Exception as error:
                _log.warning("a table waits", extra={"table": self.name, "reason": kind_of(error)})
                if not self.visitors:
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _ring(self, seat: int, deadline: int) -> None:
        """Let a bot play for somebody whose time is up."""
        # The clock of the machine may be put right meanwhile.
        while (left := deadline - now()) > 0:
            await asyncio.sleep(left / 1000)

        async def time_is_up() -> bool:
            with contextlib.suppress(TableError):
                await self.do(lambda table, at: table.replace(at, seat, "time"))
            return False

        await self._insist(time_is_up)

    async def _bot_moves(self) -> bool:
        """Make the move of the bot on turn; whether there was one to make."""
        async with self._lock:
            table = await self._current()
            bot, seat, step = table.decides(), table.turn, table.step
            state = table.state
            if not bot or state is None:
                return False
            seed = secrets.randbits(48)
            position = imagined(state, seat, seed)
        decision = await self._crew.choose(table.game.key, position, bot, seed, _THINKING)
        await self.do(lambda table, at: table.move(at, seat, decision.move, step, bot=bot))
        return True

    async def close(self) -> None:
        """Nothing goes on any more; visitors are sent away."""
        self._closed = True
        if self._backup is not None:
            self._backup.cancel()
        await cancel_all(self._tasks)
        for visitor in tuple(self.visitors):
            visitor.dismiss()
        for _ in range(_GOODBYES):
            if not self.visitors:
                break
            await asyncio.sleep(_GOODBYE)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.visitors and (self._thinking is None or self._thinking.done())


def _entry(name: str, seq: int, body: bytes) -> Entry:
    try:
        return read_entry(body)
    except (ValueError, RecursionError) as error:
        raise DamagedError(name, seq) from error
