"""All rows of ours in a PostgreSQL database."""

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
    """What a transaction sees of a database."""

    def __init__(self, server: PostgresDatabase, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        super().__init__()
        self._server = server
        self._connection = connection

    @classmethod
    @contextmanager
    def open_for_reading(cls, url: str) -> Iterator[PostgresDump]:
        """The database as it is now; servers may go on with it."""
        server = PostgresDatabase(url)
        with server.connect() as connection, server.translated_errors():
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            server.check(connection)
            yield cls(server, connection)

    @classmethod
    @contextmanager
    def open_for_restore(cls, url: str) -> Iterator[PostgresDump]:
        """A new database; all that is put there, or nothing."""
        server = PostgresDatabase(url)
        server.prepare()
        with server.connect() as connection, server.translated_errors(), connection.transaction():
            # A server that runs on it may read, and writes only after us.
            connection.execute("LOCK TABLE entries, listings, guests, ratings IN EXCLUSIVE MODE")
            yield cls(server, connection)

    @property
    def where(self) -> str:
        return self._server.where

    def examine(self) -> None:
        # A server looks after its own files, and complains when one of our rows is read that lies in a broken one.
        return

    def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        with self._server.translated_errors():
            return self._connection.execute(to_psycopg(statement), data).fetchall()

    def _insert(self, statement: str, many: Iterable[Mapping[str, Any]]) -> None:
        with self._server.translated_errors(), self._connection.cursor() as cursor:
            cursor.executemany(to_psycopg(statement), many)
