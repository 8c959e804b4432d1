"""The lock that allows one server at a time on a database file."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

__all__ = ["FileLock"]

_HELD: Final[set[str]] = set()
"""The locks of this process, which the operating system would grant to the same process again."""


class FileLock:
    """A lock that the operating system releases when its process ends.

    It is a record lock, so child processes do not keep it when their parent is killed.
    """

    def __init__(self, path: Path) -> None:
        self._path = os.path.realpath(path)
        self._file: int | None = None

    def take(self) -> bool:
        """Take the lock and return True, or return False if it is taken; raise `OSError` if the file is impossible."""
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
        """Release the lock; the file stays, since another process may just be locking it."""
        if self._file is not None:
            _HELD.discard(self._path)
            os.close(self._file)
            self._file = None
