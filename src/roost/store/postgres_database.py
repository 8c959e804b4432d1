"""A PostgreSQL server: where it is, how we talk to it, and its errors in our words."""

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
"""Our tables have a schema of their own, so that the database may also be used for other things."""
_WAITING: Final[dict[str, Any]] = {
    # A machine that was unplugged says nothing: without these, its connection would seem to be there for hours.
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "roost",
}
_SETTINGS: Final = {
    "search_path": _SCHEMA,
    # The same from the server's side: a node that vanished while it wrote must not hold up the others.
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_ENCODINGS: Final = ("UTF8", "SQL_ASCII")
"""In which every letter can be written; the second one takes bytes as they come."""
_CUT: Final = ("08", "57P")
"""The kinds of errors with which a connection ends."""


class PostgresDatabase:
    """One database on a server, by its URL."""

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error:
            # What is wrong is not told: it could be a part of the password.
            raise wrong_url_error() from None
        if not _plausible(given):
            raise wrong_url_error()
        self._password = str(given.get("password") or "")
        self.where: Final = (
            f"{given.get('host') or 'localhost'}:{given.get('port') or 5432}/{given.get('dbname') or ''}"
        )
        """For people; without the user and the password."""
        settings = " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items())
        options = f"{given.get('options') or ''} {settings}".strip()
        # By default it is that of the database, and one that was made in the locale C knows bytes, and no letters.
        self.conninfo: Final = make_conninfo("", **{**_WAITING, **given, "options": options, "client_encoding": "UTF8"})

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """A connection for work that takes its time. Raises `StoreError`."""
        with self.translated_errors():
            connection = psycopg.connect(self.conninfo, autocommit=True)
            connection.execute("SET idle_in_transaction_session_timeout = 0")
            connection.execute("SET lock_timeout = 0")
        return connection

    def prepare(self, steps: Sequence[Step] = STEPS) -> None:
        """Bring the database to the newest version; any number of nodes may do so at once. Raises `StoreError`."""
        with self.connect() as connection, self.translated_errors(), connection.transaction():

            def execute(statement: str) -> list[tuple[Any, ...]]:
                # The statements of the schema are our own, and take no values.
                cursor = connection.execute(statement.encode())
                return cursor.fetchall() if cursor.description else []

            self._check_encoding(connection)
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [lock_key("schema")])
            # Not by IF NOT EXISTS, which asks for the right to make schemas even where there is nothing to make.
            if not connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", [_SCHEMA]).fetchall():
                execute(f"CREATE SCHEMA {_SCHEMA}")
            if not _current(execute, self.where, steps):
                migrate(execute, POSTGRES, self.where, steps)

    def check(self, connection: psycopg.Connection[tuple[Any, ...]], steps: Sequence[Step] = STEPS) -> None:
        """Raises `StoreError` unless there are tables of ours, in the newest version."""
        with self.translated_errors():
            if connection.execute("SELECT to_regclass('meta')").fetchone() == (None,):
                raise StoreError(f"there is nothing of Roost in {self.where}", "store-missing", where=self.where)
            check_version(lambda statement: connection.execute(statement.encode()).fetchall(), self.where, steps)

    def _check_encoding(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Refuse a database in which not everybody's name can be written: their games could not be ended."""
        ((given,),) = connection.execute("SHOW server_encoding").fetchall()
        if given not in _ENCODINGS:
            raise StoreError(
                f"{self.where} is written in {given}, not in UTF8", "store-encoding", where=self.where, given=given
            )

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """What PostgreSQL complains about, as an error of ours."""
        try:
            yield
        except psycopg.Error as error:
            raise self.translate_error(error) from error

    def translate_error(self, error: psycopg.Error) -> StoreError:
        """An error of PostgreSQL as one of ours, in one line and without the password."""
        why = error.diag.message_primary or _first_line(str(error)).rpartition("failed: ")[2] or type(error).__name__
        if self._password:
            why = why.replace(self._password, "***")
        where = self.where
        if error.sqlstate is not None and not error.sqlstate.startswith(_CUT):
            return StoreError(f"{where}: {why}", "store-failed", where=where, why=why)
        if _wrong_password(error, why):
            return StoreError(f"{where} refuses this user and password", "store-login", where=where)
        if "FATAL:" in why:
            why = why.rpartition("FATAL:")[2].strip()
            return StoreError(f"{where} refuses the connection: {why}", "store-refused", where=where, why=why)
        return StoreError(f"{where} cannot be reached: {why}", "store-unreachable", where=where, why=why)


def lock_key(what: str) -> int:
    """The number of an advisory lock; other programs may use some of their own in the same database."""
    return int.from_bytes(hashlib.blake2b(f"roost {what}".encode(), digest_size=8).digest(), signed=True)


def _current(execute: Execute, where: str, steps: Sequence[Step]) -> bool:
    """Whether there is nothing to do; most nodes start on a database that is in use."""
    return execute("SELECT to_regclass('meta')") != [(None,)] and version(execute, where, steps) == len(steps)


def _wrong_password(error: psycopg.Error, why: str) -> bool:
    # Before somebody is let in, the server's answer is a text and nothing else.
    return "password authentication failed" in why or (error.pgconn is not None and bool(error.pgconn.needs_password))


def _plausible(given: Mapping[str, Any]) -> bool:
    """Whether no part of a password was taken for something else, as with `/` or `@` written as they are."""
    port, places = str(given.get("port") or ""), f"{given.get('host')}{given.get('dbname')}"
    return re.fullmatch(r"[\d,]*", port) is not None and "@" not in places


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
