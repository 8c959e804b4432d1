"""Table managers with real stores and workers, and a store that fails on demand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import msgspec

import roost.games  # noqa: F401 fills the registry
from roost.store.database_url import open_store
from roost.store.errors import StoreError
from roost.store.interface import FinishedGame, Listing, Store
from roost.store.sqlite_store import SqliteStore
from roost.tables.actions.leave import leave
from roost.tables.actions.move import move
from roost.tables.actions.sit import sit
from roost.tables.actions.substitute import come_back
from roost.tables.actions.talk import say
from roost.tables.listing import listing
from roost.tables.live_table import Action, LiveTable, now
from roost.tables.log_entries import Entry, read_entry, write_entry
from roost.tables.log_reading import read_log
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.table_manager import TableManager
from roost.tables.visitor import Visitor
from roost.workers.pool import WorkerPool
from tests.tables.scenes import HOST, guest, snapshot, ticket

__all__ = [
    "NAMES",
    "FaultyStore",
    "async_test",
    "close",
    "come_back_action",
    "enter",
    "faulty_manager",
    "first_move",
    "leave_action",
    "log_of",
    "messages_of",
    "open_manager",
    "say_action",
    "sit_action",
    "table_with_players",
    "until",
    "until_person_on_turn",
    "until_turn",
    "wait_for_log",
    "watched_table",
    "write_elsewhere",
]

MAX_TEST_S = 60.0
NAMES = ("Anna", "Ben", "Cleo", "Dora")
_Taken = ParamSpec("_Taken")


def async_test(test: Callable[_Taken, Coroutine[object, object, None]]) -> Callable[_Taken, None]:
    """Run a test in its own event loop, with a time limit."""

    @wraps(test)
    def running(*given: _Taken.args, **named: _Taken.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(MAX_TEST_S):
                await test(*given, **named)

        asyncio.run(bounded())

    return running


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


class FaultyStore(SqliteStore):
    """A store that fails or waits on demand."""

    before = 0
    """How many appends fail before they write."""
    after = 0
    """How many appends fail after they wrote."""
    reads = 0
    """How many reads fail."""
    held: asyncio.Event | None = None
    """Appends wait for this event before they write."""
    kept: asyncio.Event | None = None
    """Appends wait for this event after they wrote."""
    waiting = 0
    """How many appends have waited."""

    async def append(
        self,
        table: str,
        first: int,
        bodies: Sequence[bytes],
        listing: Listing,
        finished: FinishedGame | None = None,
    ) -> None:
        if self.held is not None:
            self.waiting += 1
            await self.held.wait()
        if self.before:
            self.before -= 1
            raise store_error()
        await super().append(table, first, bodies, listing, finished)
        if self.kept is not None:
            self.waiting += 1
            await self.kept.wait()
        if self.after:
            self.after -= 1
            raise store_error()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.reads:
            self.reads -= 1
            raise store_error()
        return await super().read(table, after)


def store_error() -> StoreError:
    return StoreError("the database is in trouble", "store-trouble")


@asynccontextmanager
async def open_manager(
    store: Store | str | Path, *, bots: bool = False, pool: WorkerPool | None = None
) -> AsyncIterator[TableManager]:
    """Start a manager, with worker processes only for bots."""
    found = store if isinstance(store, Store) else await open_store(str(store))
    pool = WorkerPool() if pool is None else pool
    if bots:
        await pool.start()
    manager = TableManager(found, pool)
    await manager.start()
    try:
        yield manager
    finally:
        await close(manager)


async def close(manager: TableManager) -> None:
    for table in manager._tables.values():
        # These visitors have no connection that would end when they are closed.
        table.visitors.clear()
    await manager.close()
    await manager.pool.close()
    await manager.store.close()


@asynccontextmanager
async def faulty_manager(folder: Path, *, bots: bool = False) -> AsyncIterator[tuple[TableManager, FaultyStore]]:
    store = await FaultyStore.open(folder / "tables.sqlite")
    assert isinstance(store, FaultyStore)
    async with open_manager(store, bots=bots) as manager:
        yield manager, store


async def table_with_players(
    manager: TableManager, seats: Sequence[str] = ("open", "open"), game: str = "heckmeck", **config: Any
) -> LiveTable:
    """Open a table, and seat Anna, Ben, Cleo and Dora on the open seats."""
    table = await manager.open(TableConfig(game, tuple(seats), **config), HOST)
    for seat, planned in enumerate(seats):
        if planned == "open":
            await table.do(sit_action(seat))
    return table


@asynccontextmanager
async def watched_table(
    folder: Path, *holders: str
) -> AsyncIterator[tuple[TableManager, FaultyStore, LiveTable, Visitor]]:
    """Open a table over a faulty store, with a visitor who has seen everything so far."""
    async with faulty_manager(folder) as (manager, store):
        table = await table_with_players(manager)
        visitor = await enter(table, *holders)
        messages_of(visitor)
        yield manager, store, table, visitor


def sit_action(seat: int) -> Action:
    return lambda table, at: sit(table, at, seat, NAMES[seat], guest(NAMES[seat]), ticket(seat), "")


def say_action(seat: int, text: str = "Hello", label: str = "") -> Action:
    def action(table: Table, at: int) -> Sequence[Entry]:
        return () if table.entry_labelled(seat, label) is not None else say(table, at, seat, text, label)

    return action


def first_move(label: str = "") -> Action:
    """Make the first of the legal moves for the seat on turn, unless the label was used before."""

    def action(table: Table, at: int) -> Sequence[Entry]:
        state = table.state
        assert state is not None
        if label and any(table.entry_labelled(seat, label) for seat in range(len(table.seats))):
            return ()
        return move(table, at, table.turn, state.text(state.moves()[0]), table.step, label)

    return action


async def until_person_on_turn(table: LiveTable) -> Table:
    while (found := await table.current()).bot_to_move():
        await asyncio.sleep(0.005)
    return found


async def enter(table: LiveTable, *holders: str, since: int | None = None) -> Visitor:
    visitor = Visitor(holders, since)
    await table.enter(visitor)
    return visitor


def messages_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Return the messages to a visitor since the last call; a goodbye as `bye`."""
    waiting = [visitor.outbox.get_nowait() for _ in range(visitor.outbox.qsize())]
    return [{"type": "bye"} if message is None else msgspec.json.decode(message) for message in waiting]


async def log_of(store: Store, name: str) -> list[Entry]:
    return [read_entry(body) for body in await store.read(name)]


async def wait_for_log(manager: TableManager, table: LiveTable) -> Table:
    """Wait until the table in memory has all of its log, check that both agree, and return it."""
    while True:
        log = await log_of(manager.store, table.name)
        found = await table.current()
        if found.seq == len(log):
            break
        await asyncio.sleep(0.005)
    again = read_log(table.name, log)
    assert snapshot(again, again.at) == snapshot(found, again.at)
    return found


def leave_action(seat: int) -> Action:
    return lambda table, at: leave(table, at, seat)


def come_back_action(seat: int) -> Action:
    return lambda table, at: come_back(table, at, seat)


async def until_turn(table: LiveTable, seat: int) -> Table:
    """Make moves until it is a seat's turn."""
    for _ in range(2_000):
        found = await until_person_on_turn(table)
        if found.turn == seat or found.phase == "over":
            break
        await table.do(first_move())
    assert found.turn == seat
    return found


async def write_elsewhere(store: Store, table: LiveTable, action: Action) -> int:
    """Act on a table as another node would, unknown to this one; return its new `seq`."""
    found = read_log(table.name, await log_of(store, table.name))
    entries = action(found, now())
    await store.append(
        table.name, found.seq - len(entries) + 1, [write_entry(entry) for entry in entries], listing(found)
    )
    return found.seq
