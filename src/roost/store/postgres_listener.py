"""What other nodes tell through PostgreSQL, on a connection of its own."""

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
_SOONEST, _LATEST = 0.1, 5.0
"""Seconds between attempts to come back."""
_LOG: Final = logging.getLogger(__name__)
_Connection = psycopg.AsyncConnection[tuple[Any, ...]]


def notification_payload(node: str, table: str, seq: int, text: str = "") -> str:
    """What goes over the wire. The text stands as it is, since PostgreSQL limits the length of the whole."""
    return f"{msgspec.json.encode((node, table, seq)).decode()}\n{text}"


class Listener:
    """Passes on what others tell, and never ends by itself."""

    def __init__(self, server: PostgresDatabase, node: str, feeds: NewsFeeds) -> None:
        self._server = server
        self._node = node
        self._feeds = feeds
        self._connection: _Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(self._connection), name="roost-listener")

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            # A connection that was being made is closed when nothing holds it any more, and the task still does.
            self._task = None
        # Not in the task, which may be stopped before it has begun.
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> _Connection:
        connection = await psycopg.AsyncConnection.connect(self._server.conninfo, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _run(self, connection: _Connection) -> None:
        while True:
            await self._follow(connection)
            await connection.close()
            self._connection = connection = await self._again()
            # Only now, when nothing can be missed any more.
            self._feeds.put(NEWS_MISSED)

    async def _follow(self, connection: _Connection) -> None:
        """Until the connection is lost."""
        try:
            async for notify in connection.notifies():
                self._pass(notify.payload)
        except psycopg.Error as error:
            _LOG.warning("news are interrupted: %s", self._server.translate_error(error))

    async def _again(self) -> _Connection:
        pause = _SOONEST
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._connect()
            except psycopg.Error:
                pause = min(2 * pause, _LATEST)

    def _pass(self, payload: str) -> None:
        head, _, text = payload.partition("\n")
        try:
            node, table, seq = msgspec.json.decode(head, type=tuple[str, str, int])
        except msgspec.MsgspecError:
            return  # from somebody else who uses the channel
        if node != self._node:
            self._feeds.put(News(table, seq, text))
