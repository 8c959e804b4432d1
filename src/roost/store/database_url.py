"""Opening of a database by its URL."""

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

_ENVIRONMENT_VARIABLE: Final = "ROOST_DATABASE"
_POSTGRES_PREFIXES: Final = ("postgresql://", "postgres://")
_SQLITE_PREFIX: Final = "sqlite:"


def default_database(environment: Mapping[str, str]) -> str:
    """Return the URL in `ROOST_DATABASE`, or that of a file in the user's data folder."""
    return environment.get(_ENVIRONMENT_VARIABLE) or f"{_SQLITE_PREFIX}{data_folder(environment) / 'tables.sqlite'}"


async def open_store(url: str) -> Store:
    """Open the store at `sqlite:FILE`, a file name, or `postgresql://...`; raise `StoreError` if that fails."""
    if url.startswith(_POSTGRES_PREFIXES):
        with _missing_extra_error():
            from roost.store.postgres_store import PostgresStore
        return await PostgresStore.open(url)
    return await SqliteStore.open(_path(url))


def open_dump(url: str) -> AbstractContextManager[DatabaseDump]:
    """Open a snapshot of a database, which servers may use at the same time."""
    if url.startswith(_POSTGRES_PREFIXES):
        return _postgres_dump().open_for_reading(url)
    return SqliteDump.open_for_reading(_path(url))


def open_restore(url: str) -> AbstractContextManager[DatabaseDump]:
    """Open an empty database to restore a backup into, completely or not at all."""
    if url.startswith(_POSTGRES_PREFIXES):
        return _postgres_dump().open_for_restore(url)
    return SqliteDump.open_for_restore(_path(url))


def _postgres_dump() -> type[PostgresDump]:
    with _missing_extra_error():
        from roost.store.postgres_dump import PostgresDump
    return PostgresDump


@contextmanager
def _missing_extra_error() -> Iterator[None]:
    try:
        yield
    except ImportError:
        raise StoreError("PostgreSQL needs more packages: pip install 'roost[postgres]'", "store-extra") from None


def _path(url: str) -> Path:
    path = url.removeprefix(_SQLITE_PREFIX)
    # One letter and a colon is a drive; a longer prefix is a URL of another kind.
    if not path.strip() or path.startswith("//") or "\0" in path or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", path):
        raise wrong_url_error()
    return Path(path)
