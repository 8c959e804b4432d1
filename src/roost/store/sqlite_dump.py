"""The rows of a whole SQLite database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from roost.store.dump import BrokenPageError, DatabaseDump
from roost.store.sqlite_file import is_broken_page, open_to_read, open_to_write, take_lock, transaction, wrap_errors

__all__ = ["SqliteDump"]

_MAX_FAULTS: Final = 20


class SqliteDump(DatabaseDump):
    """A SQLite database in one transaction."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._connection = connection

    @classmethod
    @contextmanager
    def open_for_reading(cls, path: Path) -> Iterator[SqliteDump]:
        """Open a snapshot of the file, which a server may use at the same time."""
        with closing(open_to_read(path)) as connection:
            yield cls(path, connection)

    @classmethod
    @contextmanager
    def open_for_restore(cls, path: Path) -> Iterator[SqliteDump]:
        """Open the file to restore into it, completely or not at all."""
        lock = take_lock(path)
        try:
            with closing(open_to_write(path)) as connection, wrap_errors(path), transaction(connection):
                yield cls(path, connection)
        finally:
            lock.release()

    @property
    def where(self) -> str:
        return str(self._path)

    def check_integrity(self) -> None:
        try:
            faults = [text for (text,) in self._select(f"PRAGMA integrity_check({_MAX_FAULTS})")]
        except BrokenPageError as error:
            # The check itself fails on some kinds of damage.
            faults = [str(error)]
        self.faults += [line for text in faults if text != "ok" for line in text.splitlines()]

    def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        with wrap_errors(self._path):
            try:
                return self._connection.execute(statement, data).fetchall()
            except sqlite3.Error as error:
                if is_broken_page(error):
                    raise BrokenPageError(str(error)) from error
                raise

    def _insert(self, statement: str, rows: Iterable[Mapping[str, Any]]) -> None:
        with wrap_errors(self._path):
            self._connection.executemany(statement, rows)
