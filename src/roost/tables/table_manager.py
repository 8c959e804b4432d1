"""All tables of a node: opens and finds them, passes on news of other nodes, and unloads unused tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from roost.core.registry import find
from roost.store.errors import TakenError
from roost.store.interface import Listing, News, Rating, Store
from roost.tables.actions.rematch import note_rematch, open_rematch
from roost.tables.cancelling import cancel_all
from roost.tables.errors import NotFoundError
from roost.tables.live_table import LiveTable, error_kind, now
from roost.tables.log_entries import Opened
from roost.tables.metrics import Metrics
from roost.tables.new_table import new_log
from roost.tables.presence import PRESENCE_EXPIRES_MS
from roost.tables.table_config import TableConfig
from roost.tables.tokens import is_table_name, new_table_name, rematch_name
from roost.workers.pool import WorkerPool

__all__ = ["TableManager"]

_UNLOAD_AFTER_MS: Final = 60_000
"""How long an unused table stays in memory."""
_ROUND_S: Final = PRESENCE_EXPIRES_MS / 3 / 1000
_MAX_LISTED: Final = 100
_MAX_QUOTED_LENGTH: Final = 40
"""How many characters of an invalid name an error repeats."""

_log = logging.getLogger(__name__)


class TableManager:
    """The tables of one node."""

    def __init__(self, store: Store, pool: WorkerPool, metrics: Metrics | None = None) -> None:
        self.store = store
        self.pool = pool
        self.metrics = metrics or Metrics()
        self.node = secrets.token_hex(4)
        self._tables: dict[str, LiveTable] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._news: dict[LiveTable, deque[News]] = {}
        """The waiting news of each table: a table that waits for the database delays no other."""
        self._news_tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the other nodes from now on."""
        news = self.store.news()
        self._tasks = [asyncio.create_task(self._listen(news)), asyncio.create_task(self._do_rounds())]

    async def close(self) -> None:
        """Close all tables and send their visitors away."""
        await cancel_all(self._tasks)
        await cancel_all(self._news_tasks)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()

    async def open(self, config: TableConfig, host: str) -> LiveTable:
        """Open a new table."""
        return await self._opened(new_table_name(), new_log(now(), config.checked(), host))

    async def rematch(self, table: LiveTable, guest: str) -> str:
        """Return the table of the rematch; the first request opens it."""
        over = await table.current()
        if not over.rematch:
            # Simultaneous requests, here or on another node, open the same table: the store lets one of them.
            name = rematch_name(over.opened.secret)
            with contextlib.suppress(TakenError):
                await self._opened(name, open_rematch(over, now(), guest))
            over = await table.do(lambda found, at: note_rematch(found, at, name))
        return over.rematch

    async def _opened(self, name: str, opened: Opened) -> LiveTable:
        table = self._live(name)
        await table.open(opened)
        self._tables[table.name] = table
        return table

    async def find(self, name: str) -> LiveTable:
        """Return a table by its name; raise `NotFoundError` if there is none."""
        if not is_table_name(name):
            raise NotFoundError("there is no such table", "table-unknown", table=name[:_MAX_QUOTED_LENGTH])
        table = self._tables.get(name)
        if table is None:
            table = self._live(name)
            # Simultaneous requests must find the same one.
            self._tables[name] = table
        # A visitor is about to enter: the table must not be unloaded just then.
        table.last_used = now()
        try:
            await table.current()
        except NotFoundError:
            self._tables.pop(name, None)
            raise
        return table

    async def lobby(self) -> list[Listing]:
        """Return public tables that wait for players."""
        return await self.store.lobby(_MAX_LISTED)

    async def games_of(self, guest: str) -> list[Listing]:
        """Return the tables of a guest."""
        return await self.store.games_of(guest, _MAX_LISTED)

    async def ratings(self, game: str) -> list[Rating]:
        """Return the best ratings in a game."""
        return await self.store.ratings(find(game).key, _MAX_LISTED)

    async def measure(self) -> None:
        """Update the gauges."""
        for phase, count in (await self.store.counts()).items():
            self.metrics.tables.labels(phase).set(count)
        self.metrics.live.set(len(self._tables))
        pulse = self.pool.stats()
        for name, lane in (("quick", pulse.quick), ("deep", pulse.deep)):
            self.metrics.waiting.labels(name).set(lane.waiting)
            self.metrics.busy.labels(name).set(lane.busy)
        for kind in ("restarts", "timeouts", "fallbacks", "refused"):
            self.metrics.troubles.labels(kind).set(getattr(pulse, kind))

    def _live(self, name: str) -> LiveTable:
        return LiveTable(name, self.store, self.pool, self.node, self.metrics)

    async def _listen(self, feed: AsyncIterator[News]) -> None:
        async for news in feed:
            for name in (news.table,) if news.table else tuple(self._tables):
                table = self._tables.get(name)
                if table is not None:
                    self._pass_on(table, news)

    def _pass_on(self, table: LiveTable, news: News) -> None:
        waiting = self._news.get(table)
        if waiting is not None:
            waiting.append(news)
            return
        self._news[table] = deque([news])
        task = asyncio.create_task(self._hear_all(table))
        self._news_tasks.add(task)
        task.add_done_callback(self._news_tasks.discard)

    async def _hear_all(self, table: LiveTable) -> None:
        """Pass on the waiting news of a table in order."""
        waiting = self._news[table]
        try:
            while waiting:
                await self._hear(table, waiting.popleft())
        finally:
            del self._news[table]

    async def _hear(self, table: LiveTable, news: News) -> None:
        try:
            await table.hear(news.seq, news.text)
        except Exception as error:
            # The next visitor of this table gets the error; the other tables go on.
            _log.warning("news of a table failed", extra={"table": table.name, "reason": error_kind(error)})

    async def _do_rounds(self) -> None:
        """Announce presence again and unload unused tables, every few seconds."""
        while True:
            await asyncio.sleep(_ROUND_S)
            for table in tuple(self._tables.values()):
                try:
                    await self._look_after(table)
                except Exception as error:
                    _log.error("the round failed at a table", extra={"table": table.name, "reason": error_kind(error)})

    async def _look_after(self, table: LiveTable) -> None:
        if table.visitors:
            await table.announce()
        elif table.idle and now() - table.last_used > _UNLOAD_AFTER_MS:
            del self._tables[table.name]
            await table.close()
