"""Where the records of games are kept: every game is written down, and no record is ever overwritten."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from roost.core.errors import RecordError, RoostError, UnknownGameError
from roost.core.record import Record
from roost.data_folder import data_folder

__all__ = [
    "RecordFile",
    "RecordFileError",
    "default_record_folder",
    "file_path",
    "read_record",
    "read_text",
    "replace_text",
]

_LARGEST: Final = 50
"""In MB. The longest games have some hundred kilobytes."""


class RecordFileError(RoostError):
    """A file that cannot be read or written; the reason says why."""


class RecordFile:
    """The file that one game is written to, again and again while it is played."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """A file that somebody chose; it must not exist yet."""
        if os.path.isdir(path):
            raise _folder(path)
        if os.path.lexists(path):
            raise RecordFileError(f"{path} exists already", "file-exists", path=str(path))
        return cls(path)

    @classmethod
    def create_timestamped(cls, folder: Path, key: str, now: datetime) -> RecordFile:
        """A file named after the game and the time; a number is added where there is one like it."""
        stem = f"{key}-{now:%Y-%m-%d-%H%M%S}"
        number = 1
        path = folder / f"{stem}.roost"
        while os.path.lexists(path):
            number += 1
            path = folder / f"{stem}-{number}.roost"
        return cls(path)

    def write(self, record: Record) -> None:
        """Put the record there, whole: whoever reads the file sees the old text or the new one, never a part."""
        try:
            replace_text(self.path, record.write())
        except OSError as error:
            raise _unwritable(self.path, error) from None


def default_record_folder(environment: Mapping[str, str]) -> Path:
    """Where records go that nobody chose a place for."""
    return data_folder(environment) / "records"


def file_path(given: str, what: str) -> Path:
    """The file of that name, which must not be empty; `what` needs it."""
    if not given.strip():
        raise RecordFileError(f"{what} needs the name of a file", "file-nameless", what=what)
    return Path(given)


def read_text(path: Path) -> str:
    """The text of a file, or what is wrong with it."""
    try:
        with path.open("rb") as file:
            # What never ends, such as a device, is not waited for.
            content = file.read(_LARGEST * 1_000_000 + 1)
        if len(content) > _LARGEST * 1_000_000:
            raise RecordFileError(f"{path} has more than {_LARGEST} MB", "file-large", path=str(path), most=_LARGEST)
        # Some editors put a byte order mark before the text.
        return content.decode("utf-8-sig")
    except OSError as error:
        raise _unreadable(path, error) from None
    except UnicodeDecodeError:
        raise RecordFileError(f"{path} is not text in UTF-8", "file-encoding", path=str(path)) from None


def replace_text(path: Path, text: str) -> None:
    """Put a text into a file, whole, and make the folders that it needs."""
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


def read_record(given: str, what: str) -> Record:
    """The record in a file of that name; `what` needs it."""
    text = read_text(file_path(given, what))
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
        return _folder(path)
    return RecordFileError(f"{path} cannot be read: {_why(error)}", "file-unreadable", path=str(path), why=_why(error))


def _folder(path: Path) -> RecordFileError:
    return RecordFileError(f"{path} is a folder", "file-folder", path=str(path))


def _unwritable(path: Path, error: OSError) -> RecordFileError:
    return RecordFileError(
        f"{path} cannot be written: {_why(error)}", "file-unwritable", path=str(path), why=_why(error)
    )


def _why(error: OSError) -> str:
    """What the operating system says."""
    return error.strerror or type(error).__name__
