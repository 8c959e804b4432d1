"""The parts that the database commands share: rows, their summary, and the argument `--database`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator

from roost.store.commands.progress_bar import show_progress
from roost.store.database_url import default_database
from roost.store.dump import Damage, DatabaseDump, EntryRow, RatingRow, Row

__all__ = ["Summary", "add_database_argument", "all_rows", "database_url"]


class Summary:
    """Counts rows, and names the damaged ones on the error stream."""

    def __init__(self) -> None:
        self.entries = 0
        self.ratings = 0
        self.damaged = 0
        self._tables: set[str] = set()

    def __str__(self) -> str:
        return (
            f"{_many(len(self._tables), 'table')} with {_many(self.entries, 'entry', 'entries')}, "
            f"{_many(self.ratings, 'rating')}"
        )

    def counting(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Yield and count the rows."""
        for row in rows:
            if isinstance(row, EntryRow):
                self.entries += 1
                self._tables.add(row.table)
            elif isinstance(row, RatingRow):
                self.ratings += 1
            elif isinstance(row, Damage):
                self._add_fault(str(row))
            yield row

    def add_faults(self, dump: DatabaseDump) -> None:
        """Add the damage of a database that belongs to no row."""
        for fault in dump.faults:
            self._add_fault(fault)

    def _add_fault(self, text: str) -> None:
        self.damaged += 1
        sys.stderr.write(f"roost: {text}\n")


def all_rows(dump: DatabaseDump) -> Iterator[Row]:
    """Yield all rows of a database, with a progress bar."""
    tables = dump.tables()
    for table in show_progress(tables, len(tables), "tables"):
        yield from dump.rows_of_table(table)
    yield from dump.ratings()


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument `--database`."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:FILE or postgresql://USER@HOST/NAME (default: ROOST_DATABASE, or a file of your own)",
    )


def database_url(arguments: argparse.Namespace) -> str:
    """Return the URL given by `--database`, or the default."""
    url: str | None = arguments.database
    return default_database(os.environ) if url is None else url


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"
