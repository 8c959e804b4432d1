"""One server at a time on one file."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

__all__ = ["FileLock"]

_HELD: Final[set[str]] = set()
"""Locks of this process, to which the operating system would give each of them a second time."""


class FileLock:
    """A lock that ends with its process, however that ends.

    It is a record lock, which belongs to the process alone: child processes do not keep it when their parent is killed.
    """

    def __init__(self, path: Path) -> None:
        self._path = os.path.realpath(path)
        self._file: int | None = None

    def take(self) -> bool:
        """Whether it was free; it is ours then. Raises `OSError` where there can be no such file."""
        if self._path in _HELD:
            return False
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            os.close(file)
            return False
        except BaseException:
            os.close(file)
            raise
        self._file = file
        _HELD.add(self._path)
        return True

    def release(self) -> None:
        """Let others have it. The file stays, or somebody could lock a file that is no longer there."""
        if self._file is not None:
            _HELD.discard(self._path)
            os.close(self._file)
            self._file = None
