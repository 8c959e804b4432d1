"""A database by its URL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from roost.data_folder import data_folder
from roost.store.dump import DatabaseDump
from roost.store.errors import StoreError, wrong_url_error
from roost.store.interface import Store
from roost.store.sqlite_dump import SqliteDump
from roost.store.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from roost.store.postgres_dump import PostgresDump

__all__ = ["default_database", "open_dump", "open_restore", "open_store"]

_ASKED: Final = "ROOST_DATABASE"
_POSTGRES: Final = ("postgresql://", "postgres://")
_SQLITE: Final = "sqlite:"


def default_database(environment: Mapping[str, str]) -> str:
    """The URL in `ROOST_DATABASE`, where other people on the machine cannot see it, or a file among a person's data."""
    return environment.get(_ASKED) or f"{_SQLITE}{data_folder(environment) / 'tables.sqlite'}"


async def open_store(url: str) -> Store:
    """The store at a URL: `sqlite:FILE`, the name of a file, or `postgresql://...`. Raises `StoreError`."""
    if url.startswith(_POSTGRES):
        with _extra():
            from roost.store.postgres_store import PostgresStore
        return await PostgresStore.open(url)
    return await SqliteStore.open(_file(url))


def open_dump(url: str) -> AbstractContextManager[DatabaseDump]:
    """All that is in a database at this moment, while servers go on."""
    if url.startswith(_POSTGRES):
        return _postgres_contents().open_for_reading(url)
    return SqliteDump.open_for_reading(_file(url))


def open_restore(url: str) -> AbstractContextManager[DatabaseDump]:
    """A database to put everything into: all or nothing."""
    if url.startswith(_POSTGRES):
        return _postgres_contents().open_for_restore(url)
    return SqliteDump.open_for_restore(_file(url))


def _postgres_contents() -> type[PostgresDump]:
    with _extra():
        from roost.store.postgres_dump import PostgresDump
    return PostgresDump


@contextmanager
def _extra() -> Iterator[None]:
    try:
        yield
    except ImportError:
        raise StoreError("PostgreSQL takes more: pip install 'roost[postgres]'", "store-extra") from None


def _file(url: str) -> Path:
    path = url.removeprefix(_SQLITE)
    # One letter and a colon is a drive; anything longer was meant as a URL.
    if not path.strip() or path.startswith("//") or "\0" in path or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", path):
        raise wrong_url_error()
    return Path(path)
