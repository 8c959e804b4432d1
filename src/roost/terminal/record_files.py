"""Files of records. Each game is saved, and no existing record is overwritten."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from roost.core.errors import RecordError, RoostError, UnknownGameError
from roost.core.record import Record
from roost.data_folder import data_folder
from roost.game_file import load

__all__ = [
    "RecordFile",
    "RecordFileError",
    "add_record_arguments",
    "default_record_folder",
    "file_path",
    "load_game",
    "read_record",
    "read_text",
    "replace_text",
]

_MAX_RECORD_MB: Final = 50
"""The records of the longest games have some hundred kilobytes."""


class RecordFileError(RoostError):
    """A file that cannot be read or written; the reason says why."""


class RecordFile:
    """The file that a game is saved to repeatedly while it is played."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """Return a file at a path where none exists yet."""
        if os.path.isdir(path):
            raise _is_folder(path)
        if os.path.lexists(path):
            raise RecordFileError(f"{path} exists already", "file-exists", path=str(path))
        return cls(path)

    @classmethod
    def create_timestamped(cls, folder: Path, key: str, now: datetime) -> RecordFile:
        """Return a file named after the game and the time, with a number if that exists already."""
        stem = f"{key}-{now:%Y-%m-%d-%H%M%S}"
        number = 1
        path = folder / f"{stem}.roost"
        while os.path.lexists(path):
            number += 1
            path = folder / f"{stem}-{number}.roost"
        return cls(path)

    def write(self, record: Record) -> None:
        """Replace the file atomically."""
        try:
            replace_text(self.path, record.write())
        except OSError as error:
            raise _unwritable(self.path, error) from None


def default_record_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of records that are saved without `--record`."""
    return data_folder(environment) / "records"


def file_path(name: str, user: str) -> Path:
    """Return a path. If the name is empty, the error mentions the `user`, a command or an option."""
    if not name.strip():
        raise RecordFileError(f"{user} needs the name of a file", "file-nameless", what=user)
    return Path(name)


def read_text(path: Path) -> str:
    """Return the text of a file; raises `RecordFileError`."""
    try:
        with path.open("rb") as file:
            # With a limit, since devices may never end.
            content = file.read(_MAX_RECORD_MB * 1_000_000 + 1)
        if len(content) > _MAX_RECORD_MB * 1_000_000:
            text = f"{path} has more than {_MAX_RECORD_MB} MB"
            raise RecordFileError(text, "file-large", path=str(path), most=_MAX_RECORD_MB)
        # Some editors put a byte order mark before the text.
        return content.decode("utf-8-sig")
    except OSError as error:
        raise _unreadable(path, error) from None
    except UnicodeDecodeError:
        raise RecordFileError(f"{path} is not text in UTF-8", "file-encoding", path=str(path)) from None


def replace_text(path: Path, text: str) -> None:
    """Replace a file atomically, and create its folder if needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=".", suffix=".part", delete=False
    ) as part:
        try:
            part.write(text)
            part.close()
            Path(part.name).replace(path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise


def add_record_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for a record and its game."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--game", metavar="FILE.py", help="the file of the game, if it is not one of Roost's")


def load_game(arguments: argparse.Namespace) -> None:
    """Load the game of `--game`, so that its records can be read."""
    if arguments.game is not None:
        load(arguments.game)


def read_record(name: str, command: str) -> Record:
    """Return the record in a file, for a command that the error mentions if the name is empty."""
    text = read_text(file_path(name, command))
    try:
        return Record.read(text)
    except RecordError as error:
        if not isinstance(error.cause, UnknownGameError):
            raise
        raise RecordError(str(error), "record-unknown-game", error.line, error.cause) from None


def _unreadable(path: Path, error: OSError) -> RecordFileError:
    if isinstance(error, FileNotFoundError):
        return RecordFileError(f"there is no file {path}", "file-missing", path=str(path))
    if isinstance(error, IsADirectoryError):
        return _is_folder(path)
    return RecordFileError(f"{path} cannot be read: {_why(error)}", "file-unreadable", path=str(path), why=_why(error))


def _is_folder(path: Path) -> RecordFileError:
    return RecordFileError(f"{path} is a folder", "file-folder", path=str(path))


def _unwritable(path: Path, error: OSError) -> RecordFileError:
    return RecordFileError(
        f"{path} cannot be written: {_why(error)}", "file-unwritable", path=str(path), why=_why(error)
    )


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
