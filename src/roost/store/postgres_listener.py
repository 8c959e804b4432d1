"""The connection that receives the notifications of other nodes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
import psycopg

from roost.store.interface import News
from roost.store.news_feed import NEWS_MISSED, NewsFeeds
from roost.store.postgres_database import PostgresDatabase

__all__ = ["CHANNEL", "Listener", "notification_payload"]

CHANNEL: Final = "roost"
_MIN_RETRY_DELAY_S, _MAX_RETRY_DELAY_S = 0.1, 5.0
_LOG: Final = logging.getLogger(__name__)
_Connection = psycopg.AsyncConnection[tuple[Any, ...]]


def notification_payload(node: str, table: str, seq: int, text: str = "") -> str:
    """Return the payload of a notification; the text is not encoded, since PostgreSQL limits the length."""
    return f"{msgspec.json.encode((node, table, seq)).decode()}\n{text}"


class Listener:
    """A task that delivers the notifications of other nodes and reconnects when needed."""

    def __init__(self, database: PostgresDatabase, node: str, feeds: NewsFeeds) -> None:
        self._database = database
        self._node = node
        self._feeds = feeds
        self._connection: _Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to listen."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(self._connection), name="roost-listener")

    async def stop(self) -> None:
        """Stop to listen, and close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            # The task still holds a connection that was being opened; it is closed with its last reference.
            self._task = None
        # Not in the task, which may be cancelled before it has begun.
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> _Connection:
        connection = await psycopg.AsyncConnection.connect(self._database.conninfo, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _run(self, connection: _Connection) -> None:
        while True:
            await self._receive(connection)
            await connection.close()
            self._connection = connection = await self._reconnect()
            # Only after the reconnection, so that no later news are missed.
            self._feeds.put(NEWS_MISSED)

    async def _receive(self, connection: _Connection) -> None:
        """Deliver notifications until the connection is lost."""
        try:
            async for notify in connection.notifies():
                self._deliver(notify.payload)
        except psycopg.Error as error:
            _LOG.warning("news are interrupted: %s", self._database.translate_error(error))

    async def _reconnect(self) -> _Connection:
        delay = _MIN_RETRY_DELAY_S
        while True:
            await asyncio.sleep(delay)
            try:
                return await self._connect()
            except psycopg.Error:
                delay = min(2 * delay, _MAX_RETRY_DELAY_S)

    def _deliver(self, payload: str) -> None:
        head, _, text = payload.partition("\n")
        try:
            node, table, seq = msgspec.json.decode(head, type=tuple[str, str, int])
        except msgspec.MsgspecError:
            return  # from another program that uses the channel
        if node != self._node:
            self._feeds.put(News(table, seq, text))
