"""Tables in PostgreSQL, for any number of servers."""

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

_FEWEST, _MOST = 1, 8
"""Connections of a node; a server lets in a hundred by default, and there may be many nodes."""
_PATIENCE: Final = 5.0
"""Seconds to wait for a connection."""
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
_Connection = psycopg.AsyncConnection[tuple[Any, ...]]


@cache
def to_psycopg(statement: str) -> bytes:
    """A statement with its values marked as psycopg has it."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).encode()


class PostgresStore(ListingStore):
    """A store on a server, shared with other nodes."""

    def __init__(self, server: PostgresDatabase) -> None:
        self._server = server
        self._node = secrets.token_hex(8)
        self._feeds = NewsFeeds()
        self._listener = Listener(server, self._node, self._feeds)
        self._pool = AsyncConnectionPool(
            server.conninfo,
            kwargs={"autocommit": True},
            min_size=_FEWEST,
            max_size=_MOST,
            open=False,
            check=self._check,
            timeout=_PATIENCE,
            # Whoever needs a connection asks for one anew; nobody waits for the pool's own, ever longer pauses.
            reconnect_timeout=_PATIENCE,
        )
        self._closed = False

    @classmethod
    async def open(cls, url: str, steps: Sequence[Step] = STEPS) -> PostgresStore:
        """The store at that URL; its tables are made if they are not there. Raises `StoreError`."""
        server = PostgresDatabase(url)
        await asyncio.to_thread(server.prepare, steps)
        store = cls(server)
        try:
            with server.translated_errors():
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
                    # Who writes the same number at the same time waits here for us, and is told then.
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
            # In this order: what is appended in between makes the log longer than expected, never shorter.
            listed = await _select(connection, statements.LAST, {"table": table})
            found = await _select(connection, statements.ENTRIES, {"table": table, "after": after})
        return list(verified_bodies(table, after, listed[0][0] if listed else None, found))

    async def tell(self, table: str, text: str) -> None:
        rows.check_notification(text)
        async with self._connection() as connection:
            await connection.execute(_NOTIFY, [CHANNEL, notification_payload(self._node, table, 0, text)])

    def news(self) -> AsyncIterator[News]:
        return self._feeds.open()

    async def ping(self) -> None:
        async with self._connection() as connection:
            cursor = await connection.execute("SHOW transaction_read_only")
            if await cursor.fetchone() != ("off",):
                where = self._server.where
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
        with self._server.translated_errors():
            async with self._pool.connection() as connection:
                yield connection

    async def _check(self, connection: _Connection) -> None:
        """Before a connection is used: the server may have cut it while nobody looked, and then all others too."""
        try:
            await connection.execute("")
        except psycopg.Error:
            await self._pool.drain()
            raise

    async def _rate(self, cursor: psycopg.AsyncCursor[tuple[Any, ...]], finished: FinishedGame) -> None:
        # Rows that are not there yet cannot be locked, so nodes that rate the same game take turns.
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
