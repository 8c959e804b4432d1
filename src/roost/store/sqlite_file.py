"""A SQLite file: its lock, connections and schema, and its errors as errors of Roost."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from roost.store.errors import StoreError
from roost.store.file_lock import FileLock
from roost.store.schema import SQLITE, STEPS, Step, check_version, migrate

__all__ = ["is_broken_page", "open_to_read", "open_to_write", "take_lock", "transaction", "wrap_errors"]

_APPLICATION_ID: Final = 0x526F6F73
"""The bytes `Roos`, which mark the file as a database of Roost."""
_BUSY_TIMEOUT_S: Final = 5.0
"""The longest wait for another writer, such as the `sqlite3` prompt."""
_UNWRITABLE_ERRORS: Final = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")


def take_lock(path: Path) -> FileLock:
    """Take the lock of a database; raise `StoreError` if another server has it."""
    # The lock lies beside the real file, so that links to it share the lock.
    real = Path(os.path.realpath(path))
    lock = FileLock(real.with_name(real.name + ".lock"))
    try:
        # Only the owner may read the folder: it contains hidden cards and seeds of games in progress.
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        free = lock.take()
    except FileExistsError:
        # The parent is not a folder; the message "File exists" would be misleading.
        raise _unwritable_error(path, os.strerror(errno.ENOTDIR)) from None
    except OSError as error:
        raise _unwritable_error(path, error.strerror or type(error).__name__) from None
    if not free:
        raise StoreError(f"another server has {path} in use", "store-in-use", path=str(path))
    return lock


def open_to_write(path: Path, steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """Open the database in that file, creating it if needed; the caller has its lock."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder", "store-folder", path=str(path))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise _unwritable_error(path, error.strerror or type(error).__name__) from None
    connection = _connect(path)
    try:
        with wrap_errors(path):
            _check_owner(connection, path, new=True)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            with transaction(connection):
                connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
                migrate(lambda statement: connection.execute(statement).fetchall(), SQLITE, str(path), steps)
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path, steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """Open a snapshot of the database in that file."""
    if not path.exists():
        raise StoreError(f"there is no database {path}", "store-missing", where=str(path))
    if path.is_dir():
        raise StoreError(f"{path} is a folder", "store-folder", path=str(path))
    connection = _connect(path)
    try:
        with wrap_errors(path):
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            _check_owner(connection, path, new=False)
            check_version(lambda statement: connection.execute(statement).fetchall(), str(path), steps)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run an exclusive transaction, with a rollback on errors."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Some errors, such as a full disk, have ended the transaction already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def wrap_errors(path: Path) -> Iterator[None]:
    """Raise errors of SQLite as `StoreError`."""
    try:
        yield
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "")
        if name == "SQLITE_NOTADB":
            raise StoreError(f"{path} is not a SQLite database", "store-no-database", path=str(path)) from None
        if name.startswith(_UNWRITABLE_ERRORS):
            raise _unwritable_error(path, str(error)) from None
        raise StoreError(f"{path}: {error}", "store-failed", where=str(path), why=str(error)) from error


def is_broken_page(error: sqlite3.Error) -> bool:
    """Return whether a part of the file is unreadable; other parts may be readable."""
    return str(getattr(error, "sqlite_errorname", "")).startswith("SQLITE_CORRUPT")


def _connect(path: Path) -> sqlite3.Connection:
    with wrap_errors(path):
        # In a URI no file name has a special meaning, not even `:memory:`.
        uri = f"file:{quote(str(path.absolute()))}?mode=rw"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=_BUSY_TIMEOUT_S)
    # A text with damaged letters must still be readable, to name it in messages.
    connection.text_factory = lambda content: content.decode("utf-8", "replace")
    return connection


def _check_owner(connection: sqlite3.Connection, path: Path, *, new: bool) -> None:
    ((owner,),) = connection.execute("PRAGMA application_id").fetchall()
    if owner == _APPLICATION_ID:
        return
    ((used,),) = connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    if used or owner:
        raise StoreError(f"{path} is a database of another program", "store-foreign", path=str(path))
    if not new:
        raise StoreError(f"there are no tables of Roost in {path}", "store-missing", where=str(path))


def _unwritable_error(path: Path, why: str) -> StoreError:
    return StoreError(f"the database {path} cannot be written: {why}", "store-unwritable", path=str(path), why=why)
