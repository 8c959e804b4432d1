"""`roost restore`: put all tables of a backup into an empty database, of whichever kind."""

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
    """What `roost restore` understands."""
    parser.add_argument("file", metavar="FILE", type=Path, help="what `roost backup` has written")
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Take all of it or nothing; 1 if something was missing already when the backup was made."""
    # The file is read through first: no database is made for one that turns out to be cut.
    total = sum(1 for _row in read_backup(arguments.file))
    tally = Summary()
    with open_restore(database_url(arguments)) as contents:
        contents.restore(tally.counting(show_progress(read_backup(arguments.file), total, "rows")))
        where = contents.where
    sys.stdout.write(f"{where}: {tally}\n")
    if tally.damaged:
        sys.stderr.write("roost: what is named above was missing already when the backup was made\n")
    return 1 if tally.damaged else 0
