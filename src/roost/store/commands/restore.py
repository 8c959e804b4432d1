"""`roost restore`: restore a backup into an empty database of either kind."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from roost.store.backup import read_backup
from roost.store.commands.progress_bar import show_progress
from roost.store.commands.summary import Summary, add_database_argument, database_url
from roost.store.database_url import open_restore

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost restore`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a file written by `roost backup`")
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Restore all rows or none; return 1 if the backup itself lacks damaged rows."""
    # Reading the whole file first avoids a new database for a damaged backup.
    total = sum(1 for _row in read_backup(arguments.file))
    summary = Summary()
    with open_restore(database_url(arguments)) as dump:
        dump.restore(summary.counting(show_progress(read_backup(arguments.file), total, "rows")))
        where = dump.where
    sys.stdout.write(f"{where}: {summary}\n")
    if summary.damaged:
        sys.stderr.write("roost: the rows named above are missing in the backup\n")
    return 1 if summary.damaged else 0
