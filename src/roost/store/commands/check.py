"""`roost check`: read every row of a database, and name the damaged ones."""

from __future__ import annotations

import argparse
import sys

from roost.store.commands.progress_bar import show_progress
from roost.store.commands.summary import Summary, add_database, database
from roost.store.database_url import open_dump

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost check` understands."""
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say how much is fine; 1 if something is not."""
    tally = Summary()
    with open_dump(database(arguments)) as contents:
        tables = contents.tables()
        for table in show_progress(tables, len(tables), "tables"):
            for _row in tally.counted(contents.of_table(table)):
                pass
        for _row in tally.counted(contents.ratings()):
            pass
        contents.examine()
        for fault in contents.faults:
            tally.fault(fault)
        sys.stdout.write(f"{contents.where}: {tally}: {'damaged' if tally.damaged else 'all fine'}\n")
    return 1 if tally.damaged else 0
