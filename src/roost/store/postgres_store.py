"""The store in PostgreSQL, for any number of servers."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

import psycopg
from psycopg_pool import AsyncConnectionPool

from roost.store import rows, statements
from roost.store.checksum import verified_bodies
from roost.store.errors import StoreError, closed_error, taken_error
from roost.store.interface import FinishedGame, Listing, News
from roost.store.listing_queries import ListingStore
from roost.store.news_feed import NewsFeeds
from roost.store.postgres_database import PostgresDatabase, lock_key
from roost.store.postgres_listener import CHANNEL, Listener, notification_payload
from roost.store.schema import STEPS, Step

__all__ = ["PostgresStore", "to_psycopg"]

_MIN_CONNECTIONS, _MAX_CONNECTIONS = 1, 8
"""A server allows 100 connections by default, and there may be many nodes."""
_CONNECTION_TIMEOUT_S: Final = 5.0
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
_Connection = psycopg.AsyncConnection[tuple[Any, ...]]


@cache
def to_psycopg(statement: str) -> bytes:
    """Replace the parameters `:name` of a statement by those of psycopg, `%(name)s`."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).encode()


class PostgresStore(ListingStore):
    """A store in a database that other nodes share."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._node = secrets.token_hex(8)
        self._feeds = NewsFeeds()
        self._listener = Listener(database, self._node, self._feeds)
        self._pool = AsyncConnectionPool(
            database.conninfo,
            kwargs={"autocommit": True},
            min_size=_MIN_CONNECTIONS,
            max_size=_MAX_CONNECTIONS,
            open=False,
            check=self._check,
            timeout=_CONNECTION_TIMEOUT_S,
            # Every request tries to connect again instead of waiting for the growing retry delays of the pool.
            reconnect_timeout=_CONNECTION_TIMEOUT_S,
        )
        self._closed = False

    @classmethod
    async def open(cls, url: str, steps: Sequence[Step] = STEPS) -> PostgresStore:
        """Open the store at that URL, creating its tables if needed; raise `StoreError` if that fails."""
        database = PostgresDatabase(url)
        await asyncio.to_thread(database.prepare, steps)
        store = cls(database)
        try:
            with database.wrap_errors():
                await store._pool.open()
                await store._listener.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def append(
        self,
        table: str,
        first: int,
        bodies: Sequence[bytes],
        listing: Listing,
        finished: FinishedGame | None = None,
    ) -> None:
        rows.check_append(table, first, bodies, listing)
        last = first + len(bodies) - 1
        async with self._connection() as connection:
            try:
                async with connection.transaction(), connection.cursor() as cursor:
                    await cursor.execute(to_psycopg(statements.LAST_ENTRY_AND_GUESTS), {"table": table})
                    ((before, guests),) = await cursor.fetchall()
                    if (before or 0) != first - 1:
                        raise taken_error(table, first)
                    # A concurrent writer of the same number waits here and then gets a UniqueViolation.
                    await cursor.executemany(to_psycopg(statements.ADD_ENTRY), rows.entry_rows(table, first, bodies))
                    await cursor.execute(to_psycopg(statements.ADD_LISTING), rows.listing_row(listing, last))
                    if guests != rows.guests_text(listing):
                        await cursor.execute(to_psycopg(statements.DROP_GUESTS), {"table": table})
                        await cursor.executemany(to_psycopg(statements.ADD_GUEST), rows.guest_rows(listing))
                    if finished is not None:
                        await self._rate(cursor, finished)
                    await cursor.execute(_NOTIFY, [CHANNEL, notification_payload(self._node, table, last)])
            except psycopg.errors.UniqueViolation:
                raise taken_error(table, first) from None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        async with self._connection() as connection:
            # In this order a concurrent append makes the log longer than expected, never shorter.
            last = await _select(connection, statements.LAST, {"table": table})
            entries = await _select(connection, statements.ENTRIES, {"table": table, "after": after})
        return list(verified_bodies(table, after, last[0][0] if last else None, entries))

    async def notify(self, table: str, text: str) -> None:
        rows.check_notification(text)
        async with self._connection() as connection:
            await connection.execute(_NOTIFY, [CHANNEL, notification_payload(self._node, table, 0, text)])

    def news(self) -> AsyncIterator[News]:
        return self._feeds.open()

    async def ping(self) -> None:
        async with self._connection() as connection:
            cursor = await connection.execute("SHOW transaction_read_only")
            if await cursor.fetchone() != ("off",):
                where = self._database.where
                raise StoreError(f"{where} can only be read", "store-read-only", where=where)
            await connection.execute(statements.TOUCH)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._feeds.end()
            await self._listener.stop()
            await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[_Connection]:
        if self._closed:
            raise closed_error()
        with self._database.wrap_errors():
            async with self._pool.connection() as connection:
                yield connection

    async def _check(self, connection: _Connection) -> None:
        """Test an idle connection before use; if the server has cut it, the others are probably cut too."""
        try:
            await connection.execute("")
        except psycopg.Error:
            await self._pool.drain()
            raise

    async def _rate(self, cursor: psycopg.AsyncCursor[tuple[Any, ...]], finished: FinishedGame) -> None:
        # Missing rows cannot be locked, so nodes that rate the same game take turns.
        await cursor.execute("SELECT pg_advisory_xact_lock(%s)", [lock_key(f"rating {finished.game}")])
        before = []
        for player in finished.players:
            await cursor.execute(to_psycopg(statements.RATING), {"game": finished.game, "player": player})
            before.append(await cursor.fetchone())
        await cursor.executemany(to_psycopg(statements.ADD_RATING), rows.new_rating_rows(finished, before))

    async def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return await _select(connection, statement, data)


async def _select(connection: _Connection, statement: str, data: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    cursor = await connection.execute(to_psycopg(statement), data)
    return await cursor.fetchall()
