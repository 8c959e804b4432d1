"""Everything that a database holds, as rows that any other one can take in."""

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

_BATCH: Final = 1_000
_LONGEST: Final = 100_000
"""How far a log is followed whose length is not known."""


class EntryRow(msgspec.Struct, frozen=True, tag="entry"):
    """One of a table's log."""

    table: str
    seq: int
    body: bytes


class ListingRow(msgspec.Struct, frozen=True, tag="listing"):
    """A table in the lists, with the number of its last entry."""

    last: int
    listing: Listing


class RatingRow(msgspec.Struct, frozen=True, tag="rating"):
    """A player's rating in a game."""

    game: str
    rating: Rating


class Damage(msgspec.Struct, frozen=True, tag="damage"):
    """Entries that were there once and cannot be had any more; number 0 is the listing."""

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
    """A part of the file cannot be made sense of; other rows may be there all the same."""


class DatabaseDump(ABC):
    """A database that is read as a whole, as it was at one moment, or filled as a whole."""

    faults: list[str]
    """What was found wrong that has no row to be named after."""

    def __init__(self) -> None:
        self.faults = []

    def tables(self) -> list[str]:
        """All that there are, in order."""
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
        """The listing of a table, its entries, and what is damaged of them."""
        last: int | None = None
        listed = self._try(statements.LISTING, table=table)
        listing = next(read_listings(row[2:] for row in listed), None)
        if listing is None or listed[0][1] != listing_row(listing, listed[0][0])["mark"]:
            yield Damage(table, 0, 0)
        else:
            last = int(listed[0][0])
            yield ListingRow(last, listing)
        yield from self._log(table, last)

    def ratings(self) -> Iterator[Row]:
        """Those of all players."""
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

    def restore(self, given: Iterable[Row]) -> None:
        """Take all of that in. Raises `StoreError` if there is something already."""
        if self._select(statements.HAS_ROWS)[0][0]:
            where = self.where
            raise StoreError(f"{where} is not empty", "store-not-empty", where=where)
        rows = iter(given)
        while batch := list(islice(rows, _BATCH)):
            listed = [row for row in batch if isinstance(row, ListingRow)]
            self._insert(statements.ADD_LISTING, (listing_row(row.listing, row.last) for row in listed))
            self._insert(statements.ADD_GUEST, (guest for row in listed for guest in guest_rows(row.listing)))
            entries = [row for row in batch if isinstance(row, EntryRow)]
            self._insert(
                statements.ADD_ENTRY, (one for row in entries for one in entry_rows(row.table, row.seq, [row.body]))
            )
            self._insert(
                statements.ADD_RATING, (rating_row(row.game, row.rating) for row in batch if isinstance(row, RatingRow))
            )

    @abstractmethod
    def check_integrity(self) -> None:
        """Look for faults of the database itself."""

    @property
    @abstractmethod
    def where(self) -> str:
        """The database, for people."""

    @abstractmethod
    def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        """All rows; raises `BrokenPageError` or `StoreError`."""

    @abstractmethod
    def _insert(self, statement: str, many: Iterable[Mapping[str, Any]]) -> None:
        """The same for many rows; raises `StoreError`."""

    def _try(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        try:
            return self._select(statement, **data)
        except BrokenPageError:
            return []

    def _log(self, table: str, last: int | None) -> Iterator[Row]:
        due = 1
        for seq, body, found in self._entries(table, last):
            if seq > due:
                yield Damage(table, due, seq - 1)
            yield EntryRow(table, seq, body) if is_intact(table, seq, body, found) else Damage(table, seq, seq)
            due = seq + 1
        if last is not None and due <= last:
            yield Damage(table, due, last)

    def _entries(self, table: str, last: int | None) -> Iterable[tuple[Any, ...]]:
        try:
            return self._select(statements.ENTRIES, table=table, after=0)
        except BrokenPageError:
            return self._one_by_one(table, last)

    def _one_by_one(self, table: str, last: int | None) -> Iterator[tuple[Any, ...]]:
        """What is left around a broken page."""
        for seq in range(1, min(last or _LONGEST, _LONGEST) + 1):
            try:
                found = self._select(statements.ENTRY, table=table, seq=seq)
            except BrokenPageError:
                yield seq, None, None
                continue
            if not found and last is None:
                return
            yield from found
