"""The rows of a whole database, to back it up, check it, or restore it into another one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from roost.store import statements
from roost.store.checksum import is_intact
from roost.store.errors import StoreError
from roost.store.interface import Listing, Rating
from roost.store.rows import entry_rows, guest_rows, listing_row, rating_row, read_listings, read_rating

__all__ = ["BrokenPageError", "Damage", "DatabaseDump", "EntryRow", "ListingRow", "RatingRow", "Row"]

_BATCH_ROWS: Final = 1_000
_MAX_LOG_ENTRIES: Final = 100_000
"""Stops the search for entries of a log of unknown length."""


class EntryRow(msgspec.Struct, frozen=True, tag="entry"):
    """An entry of a table's log."""

    table: str
    seq: int
    body: bytes


class ListingRow(msgspec.Struct, frozen=True, tag="listing"):
    """The listing of a table, with the number of the table's last entry."""

    last: int
    listing: Listing


class RatingRow(msgspec.Struct, frozen=True, tag="rating"):
    """A player's rating in a game."""

    game: str
    rating: Rating


class Damage(msgspec.Struct, frozen=True, tag="damage"):
    """A range of lost entries; number 0 is the listing."""

    table: str
    first: int
    last: int

    def __str__(self) -> str:
        if self.first == 0:
            return f"the listing of table {self.table} is damaged or missing"
        if self.first == self.last:
            return f"entry {self.first} of table {self.table} is damaged or missing"
        return f"entries {self.first} to {self.last} of table {self.table} are damaged or missing"


Row = EntryRow | ListingRow | RatingRow | Damage


class BrokenPageError(Exception):
    """An unreadable part of the file; other rows may be readable."""


class DatabaseDump(ABC):
    """A database, read as a whole at one moment or restored as a whole."""

    faults: list[str]
    """Damage that belongs to no row."""

    def __init__(self) -> None:
        self.faults = []

    def tables(self) -> list[str]:
        """Return the names of all tables, sorted."""
        try:
            return [table for (table,) in self._select(statements.TABLES)]
        except BrokenPageError as error:
            self.faults.append(f"tables that no list names cannot be found: {error}")
        try:
            return [table for (table,) in self._select(statements.LISTED_TABLES)]
        except BrokenPageError as error:
            where = self.where
            raise StoreError(f"{where}: {error}", "store-failed", where=where, why=str(error)) from error

    def rows_of_table(self, table: str) -> Iterator[Row]:
        """Yield the listing of a table, its entries, and their damage."""
        last: int | None = None
        try:
            found = self._select(statements.LISTING, table=table)
        except BrokenPageError:
            found = []
        listing = next(read_listings(row[2:] for row in found), None)
        if listing is None or found[0][1] != listing_row(listing, found[0][0])["mark"]:
            yield Damage(table, 0, 0)
        else:
            last = int(found[0][0])
            yield ListingRow(last, listing)
        yield from self._log(table, last)

    def ratings(self) -> Iterator[Row]:
        """Yield the ratings of all players."""
        try:
            found = self._select(statements.ALL_RATINGS)
        except BrokenPageError as error:
            self.faults.append(f"the ratings cannot be read: {error}")
            return
        for game, *row in found:
            rating = read_rating(row)
            if rating is None:
                self.faults.append(f"the rating of {row[0]} in {game} is damaged")
            else:
                yield RatingRow(game, rating)

    def restore(self, rows: Iterable[Row]) -> None:
        """Insert all rows; raise `StoreError` if the database is not empty."""
        if self._select(statements.HAS_ROWS)[0][0]:
            where = self.where
            raise StoreError(f"{where} is not empty", "store-not-empty", where=where)
        remaining = iter(rows)
        while batch := list(islice(remaining, _BATCH_ROWS)):
            listings = [row for row in batch if isinstance(row, ListingRow)]
            self._insert(statements.ADD_LISTING, (listing_row(row.listing, row.last) for row in listings))
            self._insert(statements.ADD_GUEST, (guest for row in listings for guest in guest_rows(row.listing)))
            entries = [row for row in batch if isinstance(row, EntryRow)]
            self._insert(
                statements.ADD_ENTRY, (one for row in entries for one in entry_rows(row.table, row.seq, [row.body]))
            )
            ratings = [row for row in batch if isinstance(row, RatingRow)]
            self._insert(statements.ADD_RATING, (rating_row(row.game, row.rating) for row in ratings))

    @abstractmethod
    def check_integrity(self) -> None:
        """Add damage of the database file itself to `faults`."""

    @property
    @abstractmethod
    def where(self) -> str:
        """The location of the database for messages, without a password."""

    @abstractmethod
    def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        """Return all rows; raise `BrokenPageError` or `StoreError`."""

    @abstractmethod
    def _insert(self, statement: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Execute the statement for each row; raise `StoreError` if that fails."""

    def _log(self, table: str, last: int | None) -> Iterator[Row]:
        expected = 1
        for seq, body, checksum in self._entries(table, last):
            if seq > expected:
                yield Damage(table, expected, seq - 1)
            yield EntryRow(table, seq, body) if is_intact(table, seq, body, checksum) else Damage(table, seq, seq)
            expected = seq + 1
        if last is not None and expected <= last:
            yield Damage(table, expected, last)

    def _entries(self, table: str, last: int | None) -> Iterable[tuple[Any, ...]]:
        try:
            return self._select(statements.ENTRIES, table=table, after=0)
        except BrokenPageError:
            return self._one_by_one(table, last)

    def _one_by_one(self, table: str, last: int | None) -> Iterator[tuple[Any, ...]]:
        """Yield the readable entries around a broken page."""
        for seq in range(1, min(last or _MAX_LOG_ENTRIES, _MAX_LOG_ENTRIES) + 1):
            try:
                found = self._select(statements.ENTRY, table=table, seq=seq)
            except BrokenPageError:
                yield seq, None, None
                continue
            if not found and last is None:
                return
            yield from found
