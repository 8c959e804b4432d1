"""All tables of a node: opens them, finds them again, hears what other nodes do, and forgets those nobody is at."""

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
from roost.tables.cancelling import cancel_all
from roost.tables.errors import NotFoundError
from roost.tables.live_table import LiveTable, kind_of, now
from roost.tables.log_entries import Opened
from roost.tables.metrics import Metrics
from roost.tables.new_table import open_table
from roost.tables.presence import EXPIRES
from roost.tables.table_config import TableConfig
from roost.tables.tokens import is_table, new_table, next_table
from roost.workers.pool import WorkerPool

__all__ = ["TableManager"]

_FORGOTTEN: Final = 60_000
"""A table that nobody is at is forgotten after so many milliseconds; its log is not."""
_ROUND: Final = EXPIRES / 3 / 1000
_LISTED: Final = 100
_SHOWN: Final = 40
"""Characters of something that is no name of a table which are repeated to who asked for it."""

_log = logging.getLogger(__name__)


class TableManager:
    """The tables of one node."""

    def __init__(self, store: Store, crew: WorkerPool, meter: Metrics | None = None) -> None:
        self.store = store
        self.crew = crew
        self.meter = Metrics() if meter is None else meter
        self.node = secrets.token_hex(4)
        self._tables: dict[str, LiveTable] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._unheard: dict[LiveTable, deque[News]] = {}
        """What each table has not heard yet: one that waits for the database holds up no other."""
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen to the other nodes."""
        news = self.store.news()
        self._tasks = [asyncio.create_task(self._listen(news)), asyncio.create_task(self._do_rounds())]

    async def close(self) -> None:
        """Everybody is sent away, to come back later or elsewhere."""
        await cancel_all(self._tasks)
        await cancel_all(self._hearing)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()

    async def open(self, plan: TableConfig, host: str) -> LiveTable:
        """A new table."""
        return await self._opened(new_table(), open_table(now(), plan.checked(), host))

    async def rematch(self, table: LiveTable, guest: str) -> str:
        """The table where the same people play again: whoever asks first opens it."""
        over = await table.peek()
        if not over.rematch:
            # Whoever asks at the same time, here or on another node, opens the same table: the store lets one of them.
            name = next_table(over.opened.secret)
            with contextlib.suppress(TakenError):
                await self._opened(name, over.again(now(), guest))
            over = await table.do(lambda found, at: found.play_again(at, name))
        return over.rematch

    async def _opened(self, name: str, opened: Opened) -> LiveTable:
        table = self._live(name)
        await table.open(opened)
        self._tables[table.name] = table
        return table

    async def find(self, name: str) -> LiveTable:
        """A table by its name; raises `NotFoundError`."""
        if not is_table(name):
            raise NotFoundError("there is no such table", "table-unknown", table=name[:_SHOWN])
        table = self._tables.get(name)
        if table is None:
            table = self._live(name)
            # Whoever comes at the same time must find the same one.
            self._tables[name] = table
        # Whoever looks for it is about to come: it must not be forgotten just then.
        table.used = now()
        try:
            await table.peek()
        except NotFoundError:
            self._tables.pop(name, None)
            raise
        return table

    async def lobby(self) -> list[Listing]:
        """Public tables that wait for players."""
        return await self.store.lobby(_LISTED)

    async def games_of(self, guest: str) -> list[Listing]:
        """Somebody's own tables."""
        return await self.store.games_of(guest, _LISTED)

    async def ratings(self, game: str) -> list[Rating]:
        """The strongest in a game."""
        return await self.store.ratings(find(game).key, _LISTED)

    async def measure(self) -> None:
        """Bring the gauges up to date."""
        for phase, count in (await self.store.counts()).items():
            self.meter.tables.labels(phase).set(count)
        self.meter.live.set(len(self._tables))
        pulse = self.crew.stats()
        for name, lane in (("quick", pulse.quick), ("deep", pulse.deep)):
            self.meter.waiting.labels(name).set(lane.waiting)
            self.meter.busy.labels(name).set(lane.busy)
        for kind in ("restarts", "timeouts", "fallbacks", "refused"):
            self.meter.troubles.labels(kind).set(getattr(pulse, kind))

    def _live(self, name: str) -> LiveTable:
        return LiveTable(name, self.store, self.crew, self.node, self.meter)

    async def _listen(self, feed: AsyncIterator[News]) -> None:
        async for news in feed:
            for name in (news.table,) if news.table else tuple(self._tables):
                table = self._tables.get(name)
                if table is not None:
                    self._pass_on(table, news)

    def _pass_on(self, table: LiveTable, news: News) -> None:
        waiting = self._unheard.get(table)
        if waiting is not None:
            waiting.append(news)
            return
        self._unheard[table] = deque([news])
        task = asyncio.create_task(self._hear_all(table))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _hear_all(self, table: LiveTable) -> None:
        """In the order in which it was told."""
        waiting = self._unheard[table]
        try:
            while waiting:
                await self._hear(table, waiting.popleft())
        finally:
            del self._unheard[table]

    async def _hear(self, table: LiveTable, news: News) -> None:
        try:
            await table.hear(news.seq, news.text)
        except Exception as error:
            # The next one who comes to this table is told; the other tables go on.
            _log.warning("a table cannot be read", extra={"table": table.name, "reason": kind_of(error)})

    async def _do_rounds(self) -> None:
        """Say again who is here, and forget the tables that nobody is at."""
        while True:
            await asyncio.sleep(_ROUND)
            for table in tuple(self._tables.values()):
                try:
                    await self._look_after(table)
                except Exception as error:
                    _log.error("a table is neglected", extra={"table": table.name, "reason": kind_of(error)})

    async def _look_after(self, table: LiveTable) -> None:
        if table.visitors:
            await table.announce()
        elif table.idle and now() - table.used > _FORGOTTEN:
            del self._tables[table.name]
            await table.close()
