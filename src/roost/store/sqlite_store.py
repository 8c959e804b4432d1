"""The store in a SQLite file, for one server."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from roost.store import rows, statements
from roost.store.checksum import verified_bodies
from roost.store.errors import DamagedError, StoreError, closed_error, taken_error
from roost.store.interface import FinishedGame, Listing, News
from roost.store.listing_queries import ListingStore
from roost.store.news_feed import NewsFeeds
from roost.store.schema import STEPS, Step
from roost.store.sqlite_file import is_broken_page, open_to_write, take_lock, transaction, wrap_errors

__all__ = ["SqliteStore"]

_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")
_log = logging.getLogger(__name__)


class SqliteStore(ListingStore):
    """A store in a file; one thread executes all operations in order."""

    def __init__(self, thread: ThreadPoolExecutor, database: _Database) -> None:
        self._thread = thread
        self._database = database
        self._feeds = NewsFeeds()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Step] = STEPS) -> SqliteStore:
        """Open the store in that file, creating it if needed; raise `StoreError` if that fails."""
        thread = ThreadPoolExecutor(1, "roost-store")
        try:
            database = await asyncio.get_running_loop().run_in_executor(thread, _Database, path, steps)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(thread, database)

    async def append(
        self,
        table: str,
        first: int,
        bodies: Sequence[bytes],
        listing: Listing,
        finished: FinishedGame | None = None,
    ) -> None:
        rows.check_append(table, first, bodies, listing)
        await self._run(self._database.append, first, bodies, listing, finished)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._run(self._database.read, table, after)

    async def notify(self, table: str, text: str) -> None:
        # The file is locked, so there are no other nodes.
        rows.check_notification(text)

    def news(self) -> AsyncIterator[News]:
        return self._feeds.open()

    async def ping(self) -> None:
        await self._run(self._database.ping)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._feeds.end()
            # The thread finishes the operations before.
            await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
            self._thread.shutdown()

    async def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        return await self._run(self._database.select, statement, **data)

    async def _run(
        self, method: Callable[_Parameters, _Result], *arguments: _Parameters.args, **options: _Parameters.kwargs
    ) -> _Result:
        if self._closed:
            raise closed_error()
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: method(*arguments, **options))


class _Database:
    """The database file; its methods run in the store's thread."""

    def __init__(self, path: Path, steps: Sequence[Step]) -> None:
        self._path = path
        self._lock = take_lock(path)
        try:
            self._connection = open_to_write(path, steps)
            self._file = os.stat(path)
        except BaseException:
            self._lock.release()
            raise

    def append(self, first: int, bodies: Sequence[bytes], listing: Listing, finished: FinishedGame | None) -> None:
        self._check_file()
        with wrap_errors(self._path):
            try:
                self._append(first, bodies, listing, finished)
            except sqlite3.Error as error:
                if finished is None or not is_broken_page(error):
                    raise
                # It may be the ratings that are broken. They follow from the game; it must end without them, too.
                self._append(first, bodies, listing, None)
                _log.error("a game is not rated: a part of the file is broken", extra={"table": listing.table})

    def _append(self, first: int, bodies: Sequence[bytes], listing: Listing, finished: FinishedGame | None) -> None:
        table, run, many = listing.table, self._connection.execute, self._connection.executemany
        with transaction(self._connection):
            ((last, guests),) = run(statements.LAST_ENTRY_AND_GUESTS, {"table": table})
            if (last or 0) != first - 1:
                raise taken_error(table, first)
            many(statements.ADD_ENTRY, rows.entry_rows(table, first, bodies))
            run(statements.ADD_LISTING, rows.listing_row(listing, first + len(bodies) - 1))
            if guests != rows.guests_text(listing):
                run(statements.DROP_GUESTS, {"table": table})
                many(statements.ADD_GUEST, rows.guest_rows(listing))
            if finished is not None:
                before = [
                    run(statements.RATING, {"game": finished.game, "player": player}).fetchone()
                    for player in finished.players
                ]
                many(statements.ADD_RATING, rows.new_rating_rows(finished, before))

    def read(self, table: str, after: int) -> list[bytes]:
        with wrap_errors(self._path):
            listed = self._connection.execute(statements.LAST, {"table": table}).fetchone()
            found = self._entries(table, after)
            return list(verified_bodies(table, after, listed and listed[0], found))

    def select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        with wrap_errors(self._path):
            return self._connection.execute(statement, data).fetchall()

    def ping(self) -> None:
        self._check_file()
        # A committed write: a transaction that is rolled back would not detect a full disk.
        with wrap_errors(self._path), transaction(self._connection):
            self._connection.execute(statements.TOUCH)

    def close(self) -> None:
        try:
            self._connection.close()
        finally:
            self._lock.release()

    def _check_file(self) -> None:
        """Raise `StoreError` if the file was moved or deleted: SQLite would go on, and all its writes would be lost."""
        try:
            found = os.stat(self._path)
        except OSError:
            found = None
        if found is None or not os.path.samestat(found, self._file):
            raise StoreError(f"{self._path} was moved or deleted", "store-gone", path=str(self._path))

    def _entries(self, table: str, after: int) -> Iterator[tuple[int, bytes, bytes]]:
        """Yield row by row, so that an error names the row that cannot be read."""
        seq = after
        try:
            for row in self._connection.execute(statements.ENTRIES, {"table": table, "after": after}):
                yield row
                seq = row[0]
        except sqlite3.Error as error:
            if is_broken_page(error):
                raise DamagedError(table, seq + 1) from error
            raise
