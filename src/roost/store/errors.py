"""What is said in more than one place when something cannot be done."""

from __future__ import annotations

from roost.store.contract import StoreError, TakenError

__all__ = ["closed_error", "taken_error", "wrong_url_error"]


def taken_error(table: str, seq: int) -> TakenError:
    """What the second of two writers is told."""
    return TakenError(f"entry {seq} of table {table} is not the next one", "store-taken", table=table, seq=seq)


def closed_error() -> StoreError:
    """What is said to whoever comes too late."""
    return StoreError("the database was let go of: the server is stopping", "store-closed")


def wrong_url_error() -> StoreError:
    """What is said of a URL that is none; never the URL itself, which may hold a password."""
    return StoreError(
        "a database is sqlite:FILE, the name of a file, or postgresql://USER:PASSWORD@HOST:PORT/NAME", "store-url"
    )
