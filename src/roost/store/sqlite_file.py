"""A SQLite file of ours: made, locked, opened, brought to the newest version, and its errors in our words."""

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

__all__ = ["is_broken_page", "open_to_read", "open_to_write", "take_lock", "transaction", "translated_errors"]

_OURS: Final = 0x526F6F73
"""What the head of the file says of whose it is: `Roos`."""
_PATIENCE: Final = 5.0
"""Seconds to wait for others who write, such as somebody at the `sqlite3` prompt."""
_UNWRITABLE: Final = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")


def take_lock(path: Path) -> FileLock:
    """The lock of a database, taken. Raises `StoreError` if somebody has it."""
    # Beside the file itself: whoever comes to it by a link finds the same lock.
    real = Path(os.path.realpath(path))
    lock = FileLock(real.with_name(real.name + ".lock"))
    try:
        # What lies in there is for nobody else on this machine: hidden cards, and seeds of games in progress.
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        free = lock.take()
    except FileExistsError:
        # What is there is no folder; "File exists" would sound as if the database were in its own way.
        raise _unwritable(path, os.strerror(errno.ENOTDIR)) from None
    except OSError as error:
        raise _unwritable(path, error.strerror or type(error).__name__) from None
    if not free:
        raise StoreError(f"another server has {path} in use", "store-in-use", path=str(path))
    return lock


def open_to_write(path: Path, steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """The database in that file, which is made if it is not there. Whoever calls has its lock."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder", "store-folder", path=str(path))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise _unwritable(path, error.strerror or type(error).__name__) from None
    connection = _connect(path)
    try:
        with translated_errors(path):
            _check_owner(connection, path, new=True)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            with transaction(connection):
                connection.execute(f"PRAGMA application_id = {_OURS}")
                migrate(lambda statement: connection.execute(statement).fetchall(), SQLITE, str(path), steps)
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path, steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """The database in that file, in a transaction that sees it as it is now, whoever writes meanwhile."""
    if not path.exists():
        raise StoreError(f"there is no database {path}", "store-missing", where=str(path))
    if path.is_dir():
        raise StoreError(f"{path} is a folder", "store-folder", path=str(path))
    connection = _connect(path)
    try:
        with translated_errors(path):
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
    """All that is done in it, or nothing; nobody else writes meanwhile."""
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
def translated_errors(path: Path) -> Iterator[None]:
    """What SQLite complains about, as an error of ours."""
    try:
        yield
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "")
        if name == "SQLITE_NOTADB":
            raise StoreError(f"{path} is no SQLite database", "store-no-database", path=str(path)) from None
        if name.startswith(_UNWRITABLE):
            raise _unwritable(path, str(error)) from None
        raise StoreError(f"{path}: {error}", "store-failed", where=str(path), why=str(error)) from error


def is_broken_page(error: sqlite3.Error) -> bool:
    """Whether a part of the file cannot be made sense of, while others may."""
    return str(getattr(error, "sqlite_errorname", "")).startswith("SQLITE_CORRUPT")


def _connect(path: Path) -> sqlite3.Connection:
    with translated_errors(path):
        # Written as an address, the name of a file has no special meaning, not even `:memory:`.
        address = f"file:{quote(str(path.absolute()))}?mode=rw"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=_PATIENCE)
    connection.text_factory = _text
    return connection


def _text(given: bytes) -> str:
    """A text with damaged letters is compared and named like any other."""
    return given.decode("utf-8", "replace")


def _check_owner(connection: sqlite3.Connection, path: Path, *, new: bool) -> None:
    ((owner,),) = connection.execute("PRAGMA application_id").fetchall()
    if owner == _OURS:
        return
    ((used,),) = connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    if used or owner:
        raise StoreError(f"{path} is a database of another program", "store-foreign", path=str(path))
    if not new:
        raise StoreError(f"there is nothing of Roost in {path}", "store-missing", where=str(path))


def _unwritable(path: Path, why: str) -> StoreError:
    return StoreError(f"the database {path} cannot be written: {why}", "store-unwritable", path=str(path), why=why)
