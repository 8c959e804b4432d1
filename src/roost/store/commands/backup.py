"""`roost backup`: write a database to a file while servers use it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from roost.store.backup import write_backup
from roost.store.commands.summary import Summary, add_database_argument, all_rows, database_url
from roost.store.database_url import open_dump

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost backup`."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a new file; keep it secret, because it contains hidden cards"
    )
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write all intact rows; return 1 if rows were damaged."""
    summary = Summary()
    with open_dump(database_url(arguments)) as dump:
        write_backup(arguments.file, summary.counting(all_rows(dump)))
        summary.add_faults(dump)
    sys.stdout.write(f"{arguments.file}: {summary}\n")
    if summary.damaged:
        sys.stderr.write("roost: the rows named above are missing in the backup\n")
    return 1 if summary.damaged else 0
