"""`roost check`: read a whole database and name the damaged rows."""

from __future__ import annotations

import argparse
import sys

from roost.store.commands.summary import Summary, add_database_argument, all_rows, database_url
from roost.store.database_url import open_dump

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost check`."""
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count the rows; return 1 if rows or the database are damaged."""
    summary = Summary()
    with open_dump(database_url(arguments)) as dump:
        for _row in summary.counting(all_rows(dump)):
            pass
        dump.check_integrity()
        summary.add_faults(dump)
        sys.stdout.write(f"{dump.where}: {summary}: {'damaged' if summary.damaged else 'all fine'}\n")
    return 1 if summary.damaged else 0
