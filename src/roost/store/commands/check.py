"""`roost check`: read every row of a database, and name the damaged ones."""

from __future__ import annotations

import argparse
import sys

from roost.store.commands.progress_bar import show_progress
from roost.store.commands.summary import Summary, add_database_argument, database_url
from roost.store.database_url import open_dump

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost check` understands."""
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say how much is fine; 1 if something is not."""
    tally = Summary()
    with open_dump(database_url(arguments)) as contents:
        tables = contents.tables()
        for table in show_progress(tables, len(tables), "tables"):
            for _row in tally.counting(contents.rows_of_table(table)):
                pass
        for _row in tally.counting(contents.ratings()):
            pass
        contents.check_integrity()
        for fault in contents.faults:
            tally.add_fault(fault)
        sys.stdout.write(f"{contents.where}: {tally}: {'damaged' if tally.damaged else 'all fine'}\n")
    return 1 if tally.damaged else 0
