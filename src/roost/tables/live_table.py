"""A live table on this node: its log in the store, its visitors, bots and clock.

One thing happens at a table at a time. It is tried on the table in memory, written into the log, and only then shown.
If writing fails, the table in memory is dropped and read again. So nothing that was shown can be lost, and two nodes
cannot disagree: the store gives each number of the log to one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from roost.core.errors import RoostError
from roost.store.errors import DamagedError, StoreError, TakenError
from roost.store.interface import Store
from roost.tables.actions.move import move
from roost.tables.actions.substitute import replace
from roost.tables.cancelling import cancel_all
from roost.tables.errors import NotFoundError, StaleError, TableError
from roost.tables.listing import listing
from roost.tables.log_entries import Entry, Moved, Opened, read_entry, write_entry
from roost.tables.log_reading import fold, read_log
from roost.tables.metrics import Metrics
from roost.tables.presence import Attendance, Presence
from roost.tables.ratings import rated_game
from roost.tables.table import Table
from roost.tables.visibility import imagined, show
from roost.tables.visitor import Visitor
from roost.workers.pool import WorkerPool

__all__ = ["LiveTable", "error_kind", "now"]

Action = Callable[[Table, int], Sequence[Entry]]
"""Changes a table at a time (ms), and returns the entries for the log."""

_MAX_COMMIT_ATTEMPTS: Final = 20
_MAX_BOT_S: Final = 10.0
"""The deadline of a bot's job, half of it in the queue: several times what any level takes."""
_OTHER_NODE_S: Final = 3.0
"""After this delay, and up to as much again at random, a node makes a bot's move that another node has not made."""
_ARRIVAL_S: Final = 2.0
"""At the start of a game bots wait this long for the first visitor."""
_RETRY_DELAY_S: Final = 1.0
"""The delay before the first retry; it doubles with each failure."""
_MAX_RETRY_DELAY_S: Final = 16.0
_EXIT_POLL_S: Final = 0.02
_MAX_EXIT_POLLS: Final = 50
"""How often closing a table checks whether the last visitor has gone."""

_log = logging.getLogger(__name__)


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def error_kind(error: BaseException) -> str:
    """Return an error's reason or, for a bug, its type and place: its message could hold secrets."""
    if isinstance(error, RoostError):
        return error.reason
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
    return type(error).__name__ + where


class LiveTable:
    """A table on this node."""

    def __init__(self, name: str, store: Store, pool: WorkerPool, node: str, metrics: Metrics) -> None:
        self.name = name
        self.visitors: set[Visitor] = set()
        self.attendance = Attendance()
        self.last_used = now()
        self._opened_here = self.last_used
        self._store = store
        self._pool = pool
        self._node = node
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._uncertain = False
        """Whether the log may hold more than was shown."""
        self._must_announce = False
        """Whether other nodes do not know yet who is here."""
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_task: asyncio.Task[None] | None = None
        self._reload_task: asyncio.Task[None] | None = None
        self._clock_task: asyncio.Task[None] | None = None
        self._bot_timer: asyncio.TimerHandle | None = None

    async def open(self, opened: Opened) -> None:
        """Create a table: write its first entry."""
        async with self._lock:
            table = Table(self.name, opened)
            await self._store.append(self.name, 1, [write_entry(opened)], listing(table))
            self._table = table

    async def do(self, action: Action) -> Table:
        """Carry out an action, write it into the log, show it to everybody, and return the table.

        If the action raises, nothing has changed.
        """
        try:
            async with self._lock:
                table = await self._commit(action)
        finally:
            self._reload_if_uncertain()
        # Not awaited: the caller must see the table before anybody else changes it.
        if self._must_announce and not self._closed:
            self._start_task(self.announce())
        return table

    async def _commit(self, action: Action) -> Table:
        for _ in range(_MAX_COMMIT_ATTEMPTS):
            table = await self._load()
            seq = table.seq
            try:
                entries = action(table, now())
                if entries:
                    await self._write(table, seq, entries)
            except TakenError:
                # Another node was first. Its entry may change what is allowed, so try again.
                self._forget()
                self._metrics.conflicts.inc()
                continue
            except BaseException as error:
                if table.seq != seq or isinstance(error, StoreError) or not isinstance(error, RoostError):
                    # The write may or may not have committed (also after a cancellation), so reload the log.
                    self._forget()
                raise
            if entries:
                self._publish(table)
                # The person who begins a game with bots sees it from the first move on.
                self._go_on(table, bot_delay=0.0 if table.step or self.visitors else _ARRIVAL_S)
            self.last_used = now()
            return table
        raise TakenError(f"table {self.name} changes too fast", "table-busy")

    async def current(self) -> Table:
        """Return the table as it stands. Only read it, and only until the next await."""
        async with self._lock:
            return await self._load()

    async def _write(self, table: Table, seq: int, entries: Sequence[Entry]) -> None:
        over = table.phase == "over" and any(isinstance(entry, Moved) for entry in entries)
        began = time.perf_counter()
        await self._store.append(
            self.name,
            seq + 1,
            [write_entry(entry) for entry in entries],
            listing(table),
            rated_game(table) if over else None,
        )
        self._metrics.commit(time.perf_counter() - began, entries)

    async def _load(self) -> Table:
        """Return the table in memory, or read its whole log."""
        if self._table is None:
            bodies = await self._store.read(self.name)
            if not bodies:
                raise NotFoundError(f"there is no table {self.name}", "table-unknown", table=self.name)
            self._table = read_log(self.name, [_entry(self.name, seq, body) for seq, body in enumerate(bodies, 1)])
            if self._uncertain:
                self._uncertain = False
                self._publish(self._table)
                self._go_on(self._table)
        return self._table

    def _forget(self) -> None:
        """Drop the table in memory: it may differ from the log."""
        self._table = None
        self._uncertain = True

    def _reload_if_uncertain(self) -> None:
        """Read the log again for the visitors, without waiting for somebody to act."""
        reloading = self._reload_task is not None and not self._reload_task.done()
        if self._uncertain and self.visitors and not self._closed and not reloading:
            self._reload_task = self._start_task(self._retry(self._reload))

    async def _reload(self) -> bool:
        try:
            await self.current()
        except (DamagedError, TableError) as error:
            # Retrying does not help. Visitors who come back get the error.
            _log.error("a table cannot be loaded", extra={"table": self.name, "reason": error_kind(error)})
            for visitor in self.visitors:
                visitor.close()
        return False

    async def enter(self, visitor: Visitor) -> None:
        """Show a visitor the table now and after every change; raise `TableError` if they may not watch."""
        await self._check_clock()
        async with self._lock:
            table = await self._load()
            # This raises before anything changes if the visitor may not watch.
            show(table, visitor, self.attendance.all(now()), now())
            self.visitors.add(visitor)
            self._publish(table)
            self._go_on(table)
        self.last_used = now()
        try:
            await self._announce_if_needed()
        except BaseException:
            self.visitors.discard(visitor)
            raise

    async def _check_clock(self) -> None:
        """Replace a person whose time ran out while nobody was here, before the first visitor can move."""
        table = await self.current()
        turn, deadline = table.turn, table.deadline()
        if deadline is not None and deadline <= now():
            # If the store fails, the clock task retries.
            with contextlib.suppress(StoreError):
                await self._replace_late(turn)

    async def _replace_late(self, seat: int) -> bool:
        # Another node may have done it.
        with contextlib.suppress(TableError):
            await self.do(lambda table, at: replace(table, at, seat, "time"))
        return False

    async def exit(self, visitor: Visitor) -> None:
        """Remove a visitor."""
        # Before any await: a visitor cancelled while waiting would stay for ever.
        self.visitors.discard(visitor)
        self.last_used = now()
        async with self._lock:
            if self._table is not None:
                self._publish(self._table)
        await self._announce_if_needed()

    async def look(self, visitor: Visitor, seat: int, since: int | None = None) -> None:
        """Show another of the visitor's seats; raise `TableError` if it is not theirs.

        `since` is the entry after which events are told again, since they were told to another seat.
        """
        async with self._lock:
            table = await self._load()
            table.require_own(visitor.holders, seat)
            visitor.chosen_seat = seat
            self._show(table, visitor, {}, since)

    def away(self, seat: int) -> int:
        """Return for how many milliseconds nobody was seen on a seat."""
        return self.attendance.away(seat, now(), self._opened_here)

    async def announce(self) -> None:
        """Tell the other nodes who is here. They can do without, so errors of the store are ignored."""
        self._must_announce = False
        with contextlib.suppress(StoreError):
            await self._store.notify(self.name, msgspec.json.encode([self._node, self.attendance.this_node]).decode())

    async def _announce_if_needed(self) -> None:
        if self._must_announce:
            await self.announce()

    def _attend(self, table: Table) -> None:
        """Count who is here: it changes as people come, go and sit down."""
        seats: set[int] = set()
        watchers = 0
        for visitor in self.visitors:
            yours = table.seats_of(visitor.holders)
            seats.update(yours)
            watchers += not yours
        self._must_announce |= self.attendance.update(Presence(tuple(sorted(seats)), watchers), now())

    async def hear(self, seq: int, text: str) -> None:
        """Handle news of another node: entry `seq`, or its presence as `text`; without both, news may be missing."""
        try:
            async with self._lock:
                if text:
                    self._hear_of(text)
                elif self._table is not None and (seq == 0 or seq > self._table.seq):
                    await self._catch_up(self._table)
        finally:
            self._reload_if_uncertain()
        await self._announce_if_needed()

    def _hear_of(self, text: str) -> None:
        try:
            node, presence = msgspec.json.decode(text.encode(), type=tuple[str, Presence])
        except msgspec.MsgspecError:
            return  # from a node of another version
        before = self.attendance.all(now())
        if self.attendance.hear(node, presence, now()) and self.visitors:
            # The other node does not know yet who is here.
            self._must_announce = True
        if self._table is not None and self.attendance.all(now()) != before:
            self._publish(self._table)

    async def _catch_up(self, table: Table) -> None:
        before = table.seq
        try:
            bodies = await self._store.read(self.name, before)
            for body in bodies:
                fold(table, _entry(self.name, table.seq + 1, body))
        except BaseException:
            self._forget()
            raise
        if table.seq > before:
            self._publish(table)
            self._go_on(table, bot_delay=_OTHER_NODE_S * (1 + secrets.randbelow(1000) / 1000))

    def _publish(self, table: Table) -> None:
        self._attend(table)
        shown: dict[object, bytes] = {}
        for visitor in tuple(self.visitors):
            self._show(table, visitor, shown)

    def _show(self, table: Table, visitor: Visitor, shown: dict[object, bytes], since: int | None = None) -> None:
        """Send the table to a visitor. Visitors who may see the same share one message in `shown`."""
        known = visitor.holders
        own = table.seats_of(known), table.reserved_seats(known), table.opened.host in known
        key = own, visitor.chosen_seat, visitor.seen, visitor.sentences
        try:
            if key not in shown:
                shown[key] = msgspec.json.encode(show(table, visitor, self.attendance.all(now()), now(), since))
        except Exception as error:
            # Spectators may have to go when the game begins. Any other error is a bug, and must not keep the other
            # visitors from seeing the table.
            if not isinstance(error, TableError):
                _log.error("a table cannot be shown", extra={"table": self.name, "reason": error_kind(error)})
            visitor.close()
            self.visitors.discard(visitor)
            return
        if visitor.send(shown[key]):
            visitor.seen = table.seq
        else:
            self.visitors.discard(visitor)

    def _go_on(self, table: Table, bot_delay: float = 0.0) -> None:
        """Start the clock of the person on turn, or the bot."""
        # The clock task itself may have called this.
        if self._clock_task is not None and self._clock_task is not asyncio.current_task():
            self._clock_task.cancel()
        self._clock_task = None
        if self._bot_timer is not None:
            self._bot_timer.cancel()
            self._bot_timer = None
        if self._closed:
            return
        deadline = table.deadline()
        if deadline is not None:
            self._clock_task = self._start_task(self._watch_clock(table.turn, deadline))
        if not table.bot_to_move():
            return
        if bot_delay:
            self._bot_timer = asyncio.get_running_loop().call_later(bot_delay, self._start_thinking)
        else:
            self._start_thinking()

    def _start_thinking(self) -> None:
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = self._start_task(self._retry(self._bot_moves))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _retry(self, work: Callable[[], Awaitable[bool]]) -> None:
        """Repeat work until it returns False. After an error retry while there are visitors."""
        delay = _RETRY_DELAY_S
        while True:
            try:
                if not await work():
                    return
                delay = _RETRY_DELAY_S
            except StaleError:
                pass  # the table has changed meanwhile: look at it anew
            except Exception as error:
                _log.warning("work at a table failed", extra={"table": self.name, "reason": error_kind(error)})
                if not self.visitors:
                    return
                await asyncio.sleep(delay)
                delay = min(2 * delay, _MAX_RETRY_DELAY_S)

    async def _watch_clock(self, seat: int, deadline: int) -> None:
        """Let a bot play for a person at their deadline."""
        # The clock of the machine may be corrected meanwhile.
        while (left := deadline - now()) > 0:
            await asyncio.sleep(left / 1000)
        await self._retry(partial(self._replace_late, seat))

    async def _bot_moves(self) -> bool:
        """Make the move of the bot on turn; return whether there is one."""
        async with self._lock:
            table = await self._load()
            bot, seat, step = table.bot_to_move(), table.turn, table.step
            state = table.state
            if not bot or state is None:
                return False
            seed = secrets.randbits(48)
            position = imagined(state, seat, seed)
        decision = await self._pool.choose(table.game.key, position, bot, seed, _MAX_BOT_S)
        await self.do(lambda table, at: move(table, at, seat, decision.move, step, bot=bot))
        return True

    async def close(self) -> None:
        """Stop all tasks and send the visitors away."""
        self._closed = True
        if self._bot_timer is not None:
            self._bot_timer.cancel()
        await cancel_all(self._tasks)
        for visitor in tuple(self.visitors):
            visitor.close()
        for _ in range(_MAX_EXIT_POLLS):
            if not self.visitors:
                break
            await asyncio.sleep(_EXIT_POLL_S)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and no bot is thinking."""
        return not self.visitors and (self._bot_task is None or self._bot_task.done())


def _entry(name: str, seq: int, body: bytes) -> Entry:
    try:
        return read_entry(body)
    except (ValueError, RecursionError) as error:
        raise DamagedError(name, seq) from error
