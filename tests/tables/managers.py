"""Houses with real stores and real workers, and troubles that stores have."""

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
from roost.tables.listing import listing
from roost.tables.live_table import LiveTable, now
from roost.tables.log_entries import Entry, read_entry, write_entry
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.table_manager import TableManager
from roost.tables.visitor import Visitor
from roost.workers.pool import WorkerPool
from tests.tables.scenes import HOST, guest, snapshot, ticket

__all__ = [
    "NAMES",
    "Act",
    "Troubled",
    "agree",
    "asynchronous",
    "close",
    "come_back",
    "entered",
    "first_move",
    "heard",
    "housing",
    "leave",
    "log_of",
    "say",
    "seated",
    "sit",
    "troubled",
    "until",
    "until_people_decide",
    "until_turn",
    "watched",
    "written_elsewhere",
]

LONG = 60.0
"""Seconds that are never over, unless something hangs."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")
Act = Callable[[Table, int], Sequence[Entry]]
_Taken = ParamSpec("_Taken")


def asynchronous(test: Callable[_Taken, Coroutine[object, object, None]]) -> Callable[_Taken, None]:
    """A test in an event loop of its own, which may not take for ever."""

    @wraps(test)
    def running(*given: _Taken.args, **named: _Taken.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(LONG):
                await test(*given, **named)

        asyncio.run(bounded())

    return running


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


class Troubled(SqliteStore):
    """A store that fails when it is told to."""

    before = 0
    """So many appends fail before anything is written ..."""
    after = 0
    """... or after all of it was."""
    reads = 0
    held: asyncio.Event | None = None
    """Appends wait for this before they write ..."""
    kept: asyncio.Event | None = None
    """... or before they say that they have."""
    waiting = 0

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
            raise trouble()
        await super().append(table, first, bodies, listing, finished)
        if self.kept is not None:
            self.waiting += 1
            await self.kept.wait()
        if self.after:
            self.after -= 1
            raise trouble()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.reads:
            self.reads -= 1
            raise trouble()
        return await super().read(table, after)


def trouble() -> StoreError:
    return StoreError("the database is in trouble", "store-trouble")


@asynccontextmanager
async def housing(
    store: Store | str | Path, *, bots: bool = False, crew: WorkerPool | None = None
) -> AsyncIterator[TableManager]:
    """A house that is open; with workers if there are bots to be asked."""
    found = store if isinstance(store, Store) else await open_store(str(store))
    crew = WorkerPool() if crew is None else crew
    if bots:
        await crew.start()
    house = TableManager(found, crew)
    await house.start()
    try:
        yield house
    finally:
        await close(house)


async def close(house: TableManager) -> None:
    for table in house._tables.values():
        # Nobody is there who would read that they are dismissed, and go.
        table.visitors.clear()
    await house.close()
    await house.crew.close()
    await house.store.close()


@asynccontextmanager
async def troubled(folder: Path, *, bots: bool = False) -> AsyncIterator[tuple[TableManager, Troubled]]:
    store = await Troubled.open(folder / "tables.sqlite")
    assert isinstance(store, Troubled)
    async with housing(store, bots=bots) as house:
        yield house, store


async def seated(
    house: TableManager, seats: Sequence[str] = ("open", "open"), game: str = "heckmeck", **plan: Any
) -> LiveTable:
    """A new table with everybody seated: Anna first, and so on."""
    table = await house.open(TableConfig(game, tuple(seats), **plan), HOST)
    for seat, planned in enumerate(seats):
        if planned == "open":
            await table.do(sit(seat))
    return table


@asynccontextmanager
async def watched(folder: Path, *holders: str) -> AsyncIterator[tuple[TableManager, Troubled, LiveTable, Visitor]]:
    """A game that has begun in a troubled house, and somebody who has seen all of it so far."""
    async with troubled(folder) as (house, store):
        table = await seated(house)
        visitor = await entered(table, *holders)
        heard(visitor)
        yield house, store, table, visitor


def sit(seat: int) -> Act:
    def act(table: Table, at: int) -> list[Entry]:
        return table.sit(at, seat, NAMES[seat], guest(NAMES[seat]), ticket(seat), "")

    return act


def say(seat: int, text: str = "Hello", label: str = "") -> Act:
    def act(table: Table, at: int) -> Sequence[Entry]:
        return () if table.known(seat, label) is not None else table.say(at, seat, text, label)

    return act


def first_move(label: str = "") -> Act:
    """The first of all moves, by whoever is on turn."""

    def act(table: Table, at: int) -> Sequence[Entry]:
        state = table.state
        assert state is not None
        if label and any(table.known(seat, label) for seat in range(len(table.seats))):
            return ()
        return table.move(at, table.turn, state.text(state.moves()[0]), table.step, label)

    return act


async def until_people_decide(table: LiveTable) -> Table:
    while (found := await table.peek()).decides():
        await asyncio.sleep(0.005)
    return found


async def entered(table: LiveTable, *holders: str, since: int | None = None) -> Visitor:
    visitor = Visitor(holders, since)
    await table.enter(visitor)
    return visitor


def heard(visitor: Visitor) -> list[dict[str, Any]]:
    """What was sent to somebody since this was asked last; None at the end says goodbye."""
    waiting = [visitor.outbox.get_nowait() for _ in range(visitor.outbox.qsize())]
    return [{"type": "bye"} if message is None else msgspec.json.decode(message) for message in waiting]


async def log_of(store: Store, name: str) -> list[Entry]:
    return [read_entry(body) for body in await store.read(name)]


async def agree(house: TableManager, table: LiveTable) -> Table:
    """What is in memory is what is in the log, as soon as all news have come; the table."""
    while True:
        log = await log_of(house.store, table.name)
        found = await table.peek()
        if found.seq == len(log):
            break
        await asyncio.sleep(0.005)
    again = Table.of(table.name, log)
    assert snapshot(again, again.at) == snapshot(found, again.at)
    return found


def leave(seat: int) -> Act:
    return lambda table, at: table.leave(at, seat)


def come_back(seat: int) -> Act:
    return lambda table, at: table.come_back(at, seat)


async def until_turn(table: LiveTable, seat: int) -> Table:
    """Everybody moves until it is a seat's turn."""
    for _ in range(2_000):
        found = await until_people_decide(table)
        if found.turn == seat or found.phase == "over":
            break
        await table.do(first_move())
    assert found.turn == seat
    return found


async def written_elsewhere(store: Store, table: LiveTable, act: Act) -> int:
    """Another node does something at the table, behind our back."""
    found = Table.of(table.name, await log_of(store, table.name))
    entries = act(found, now())
    await store.append(
        table.name, found.seq - len(entries) + 1, [write_entry(entry) for entry in entries], listing(found)
    )
    return found.seq
