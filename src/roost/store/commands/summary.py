"""How much there was of everything, and what was damaged."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator

from roost.store.database_url import default_database
from roost.store.dump import Damage, EntryRow, RatingRow, Row

__all__ = ["Summary", "add_database_argument", "database_url"]


class Summary:
    """Counts rows as they pass by, and names the damaged ones on the error stream."""

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
        """The same rows."""
        for row in rows:
            if isinstance(row, EntryRow):
                self.entries += 1
                self._tables.add(row.table)
            elif isinstance(row, RatingRow):
                self.ratings += 1
            elif isinstance(row, Damage):
                self.add_fault(str(row))
            yield row

    def add_fault(self, text: str) -> None:
        """Something that is wrong."""
        self.damaged += 1
        sys.stderr.write(f"roost: {text}\n")


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    """Which database, for all commands."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:FILE or postgresql://USER@HOST/NAME (default: ROOST_DATABASE, or a file of your own)",
    )


def database_url(arguments: argparse.Namespace) -> str:
    """The one that was asked for, or the usual one."""
    asked: str | None = arguments.database
    return default_database(os.environ) if asked is None else asked


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"
