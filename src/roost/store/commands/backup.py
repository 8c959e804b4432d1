"""`roost backup`: write all tables of a database to a file, while servers go on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from roost.store.backup import write_backup
from roost.store.commands.progress_bar import show_progress
from roost.store.commands.summary import Summary, add_database_argument, database_url
from roost.store.database_url import open_dump
from roost.store.dump import DatabaseDump, Row

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost backup` understands."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a new file; keep it to yourself, as hidden cards are in it"
    )
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write what is intact; 1 if something was not."""
    tally = Summary()
    with open_dump(database_url(arguments)) as contents:
        write_backup(arguments.file, tally.counting(_rows(contents)))
        for fault in contents.faults:
            tally.add_fault(fault)
    sys.stdout.write(f"{arguments.file}: {tally}\n")
    if tally.damaged:
        sys.stderr.write("roost: what is named above is missing in the backup\n")
    return 1 if tally.damaged else 0


def _rows(contents: DatabaseDump) -> Iterator[Row]:
    tables = contents.tables()
    for table in show_progress(tables, len(tables), "tables"):
        yield from contents.rows_of_table(table)
    yield from contents.ratings()
