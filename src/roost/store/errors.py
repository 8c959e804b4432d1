"""The errors of a store."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["DamagedError", "StoreError", "TakenError", "closed_error", "taken_error", "wrong_url_error"]


class StoreError(RoostError):
    """The database cannot be used; the reason says why."""


class TakenError(StoreError):
    """Another writer has appended in the meantime: read the new entries and decide again."""


class DamagedError(StoreError):
    """A damaged or missing entry."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} is damaged or missing", "store-damaged", table=table, seq=seq)
        self.table = table
        self.seq = seq


def taken_error(table: str, seq: int) -> TakenError:
    """Return the error for the later of two writers."""
    return TakenError(f"entry {seq} of table {table} is not the next one", "store-taken", table=table, seq=seq)


def closed_error() -> StoreError:
    """Return the error for using a closed store."""
    return StoreError("the database is closed: the server is stopping", "store-closed")


def wrong_url_error() -> StoreError:
    """Return the error for a malformed URL, without the URL, which may contain a password."""
    return StoreError(
        "a database is sqlite:FILE, the name of a file, or postgresql://USER:PASSWORD@HOST:PORT/NAME", "store-url"
    )
