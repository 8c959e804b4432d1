"""A PostgreSQL database: its connection settings, its schema, and its errors as errors of Roost."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from roost.store.errors import StoreError, wrong_url_error
from roost.store.schema import POSTGRES, STEPS, Execute, Step, check_version, migrate, version

__all__ = ["PostgresDatabase", "lock_key"]

_SCHEMA: Final = "roost"
"""A schema of its own, so that other programs can use the same database."""
_CONNECTION_SETTINGS: Final[dict[str, Any]] = {
    # Without these, a connection to an unplugged machine would seem open for hours.
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "roost",
}
_SERVER_SETTINGS: Final = {
    "search_path": _SCHEMA,
    # The server drops a node that vanished during a write, so that it does not block the others.
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_ENCODINGS: Final = ("UTF8", "SQL_ASCII")
"""The server encodings that can store every letter; SQL_ASCII stores bytes unchanged."""
_DISCONNECT_SQLSTATES: Final = ("08", "57P")
"""The prefixes of the SQLSTATEs of errors that end a connection."""


class PostgresDatabase:
    """A database on a server, by its URL."""

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error:
            # The error of psycopg is not included: it could quote a part of the password.
            raise wrong_url_error() from None
        if not _plausible(given):
            raise wrong_url_error()
        self._password = str(given.get("password") or "")
        self.where: Final = (
            f"{given.get('host') or 'localhost'}:{given.get('port') or 5432}/{given.get('dbname') or ''}"
        )
        """The location for messages, without user and password."""
        settings = " ".join(f"-c {name}={value}" for name, value in _SERVER_SETTINGS.items())
        options = f"{given.get('options') or ''} {settings}".strip()
        # The default client encoding is that of the database, which in the locale C cannot represent letters.
        self.conninfo: Final = make_conninfo(
            "", **{**_CONNECTION_SETTINGS, **given, "options": options, "client_encoding": "UTF8"}
        )

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """Return a connection without the time limits for idle transactions and locks; raise `StoreError`."""
        with self.wrap_errors():
            connection = psycopg.connect(self.conninfo, autocommit=True)
            connection.execute("SET idle_in_transaction_session_timeout = 0")
            connection.execute("SET lock_timeout = 0")
        return connection

    def prepare(self, steps: Sequence[Step] = STEPS) -> None:
        """Migrate the database to the newest version, also if several nodes start at once; raise `StoreError`."""
        with self.connect() as connection, self.wrap_errors(), connection.transaction():

            def execute(statement: str) -> list[tuple[Any, ...]]:
                # The statements of the schema are constants without parameters.
                cursor = connection.execute(statement.encode())
                return cursor.fetchall() if cursor.description else []

            self._check_encoding(connection)
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [lock_key("schema")])
            # Not CREATE SCHEMA IF NOT EXISTS, which requires the right to create schemas even if it exists.
            if not connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", [_SCHEMA]).fetchall():
                execute(f"CREATE SCHEMA {_SCHEMA}")
            if not _is_current(execute, self.where, steps):
                migrate(execute, POSTGRES, self.where, steps)

    def check(self, connection: psycopg.Connection[tuple[Any, ...]], steps: Sequence[Step] = STEPS) -> None:
        """Raise `StoreError` unless the database has the tables of the newest version."""
        with self.wrap_errors():
            if connection.execute("SELECT to_regclass('meta')").fetchone() == (None,):
                raise StoreError(f"there are no tables of Roost in {self.where}", "store-missing", where=self.where)
            check_version(lambda statement: connection.execute(statement.encode()).fetchall(), self.where, steps)

    def _check_encoding(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Raise `StoreError` for an encoding that cannot store every name."""
        ((given,),) = connection.execute("SHOW server_encoding").fetchall()
        if given not in _ENCODINGS:
            raise StoreError(
                f"{self.where} has the encoding {given}, not UTF8", "store-encoding", where=self.where, given=given
            )

    @contextmanager
    def wrap_errors(self) -> Iterator[None]:
        """Raise errors of PostgreSQL as `StoreError`."""
        try:
            yield
        except psycopg.Error as error:
            raise self.translate_error(error) from error

    def translate_error(self, error: psycopg.Error) -> StoreError:
        """Return an error of PostgreSQL as a `StoreError` of one line, without the password."""
        why = error.diag.message_primary or _first_line(str(error)).rpartition("failed: ")[2] or type(error).__name__
        if self._password:
            why = why.replace(self._password, "***")
        where = self.where
        if error.sqlstate is not None and not error.sqlstate.startswith(_DISCONNECT_SQLSTATES):
            return StoreError(f"{where}: {why}", "store-failed", where=where, why=why)
        if _is_wrong_password(error, why):
            return StoreError(f"{where} refuses this user and password", "store-login", where=where)
        if "FATAL:" in why:
            why = why.rpartition("FATAL:")[2].strip()
            return StoreError(f"{where} refuses the connection: {why}", "store-refused", where=where, why=why)
        return StoreError(f"{where} cannot be reached: {why}", "store-unreachable", where=where, why=why)


def lock_key(what: str) -> int:
    """Return the number of an advisory lock, which must not collide with those of other programs."""
    return int.from_bytes(hashlib.blake2b(f"roost {what}".encode(), digest_size=8).digest(), signed=True)


def _is_current(execute: Execute, where: str, steps: Sequence[Step]) -> bool:
    """Return whether no migration is needed, as for most nodes that start."""
    return execute("SELECT to_regclass('meta')") != [(None,)] and version(execute, where, steps) == len(steps)


def _is_wrong_password(error: psycopg.Error, why: str) -> bool:
    # Before authentication the server sends a text without an SQLSTATE.
    return "password authentication failed" in why or (error.pgconn is not None and bool(error.pgconn.needs_password))


def _plausible(given: Mapping[str, Any]) -> bool:
    """Return whether no part of a password with an unescaped `/` or `@` was parsed as another field."""
    port, location = str(given.get("port") or ""), f"{given.get('host')}{given.get('dbname')}"
    return re.fullmatch(r"[\d,]*", port) is not None and "@" not in location


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
