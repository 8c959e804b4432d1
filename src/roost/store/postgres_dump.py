"""The rows of a whole PostgreSQL database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import psycopg

from roost.store.dump import DatabaseDump
from roost.store.postgres_database import PostgresDatabase
from roost.store.postgres_store import to_psycopg

__all__ = ["PostgresDump"]


class PostgresDump(DatabaseDump):
    """A PostgreSQL database in one transaction."""

    def __init__(self, database: PostgresDatabase, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        super().__init__()
        self._database = database
        self._connection = connection

    @classmethod
    @contextmanager
    def open_for_reading(cls, url: str) -> Iterator[PostgresDump]:
        """Open a snapshot of the database, which servers may use at the same time."""
        database = PostgresDatabase(url)
        with database.connect() as connection, database.wrap_errors():
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            database.check(connection)
            yield cls(database, connection)

    @classmethod
    @contextmanager
    def open_for_restore(cls, url: str) -> Iterator[PostgresDump]:
        """Open the database to restore into it, completely or not at all."""
        database = PostgresDatabase(url)
        database.prepare()
        with database.connect() as connection, database.wrap_errors(), connection.transaction():
            # Running servers may still read; their writes wait.
            connection.execute("LOCK TABLE entries, listings, guests, ratings IN EXCLUSIVE MODE")
            yield cls(database, connection)

    @property
    def where(self) -> str:
        return self._database.where

    def check_integrity(self) -> None:
        # The server checks its own files and raises an error when it reads a broken one.
        return

    def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        with self._database.wrap_errors():
            return self._connection.execute(to_psycopg(statement), data).fetchall()

    def _insert(self, statement: str, rows: Iterable[Mapping[str, Any]]) -> None:
        with self._database.wrap_errors(), self._connection.cursor() as cursor:
            cursor.executemany(to_psycopg(statement), rows)
