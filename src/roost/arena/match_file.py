"""Deals on disk: a match that was interrupted goes on where it stopped, and a longer one builds on a shorter one.

The file is only ever appended to: a line that says what is played, then one for every finished chunk. Whoever is
stopped in the middle of a line leaves it torn, and it is dropped; its deals are played again.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from roost.arena.errors import ArenaError
from roost.arena.match_config import MatchConfig
from roost.arena.play_deal import Deal

__all__ = ["MatchFile"]

_FORMAT: Final = "roost arena 1"
_LONGEST_HEADER: Final = 1 << 20
"""Bytes. What somebody named by mistake may be one endless line."""


class _Header(msgspec.Struct, frozen=True):
    format: str
    config: MatchConfig = msgspec.field(name="contest")


class MatchFile:
    """The deals of a contest that are known, and the file that the next ones are added to."""

    def __init__(self, path: Path, file: BinaryIO, deals: tuple[Deal, ...]) -> None:
        self.path = path
        self.deals = deals
        """What was in the file when it was opened."""
        self._file = file

    @classmethod
    def create(cls, path: Path, contest: MatchConfig) -> MatchFile:
        """A new file."""
        try:
            file = path.open("xb")
        except FileExistsError:
            if path.is_dir():
                raise ArenaError(f"{path} is a folder; --save needs the name of a new file") from None
            raise ArenaError(f"{path} exists already; {_advice(path)}") from None
        except OSError as error:
            raise ArenaError(f"{path} cannot be written: {_why(error)}") from None
        # Nobody else can have a file that was not there.
        _lock(path, file)
        journal = cls(path, file, ())
        journal._append(_Header(_FORMAT, contest))
        return journal

    @classmethod
    def resume(cls, path: Path, contest: MatchConfig) -> MatchFile:
        """A file that was begun before, with the same contest."""
        if path.exists() and not path.is_file() and not path.is_dir():
            raise ArenaError(f"{path} is no file that could hold a match")
        try:
            file = path.open("r+b")
        except OSError as error:
            what = "written" if path.is_file() else "read"
            raise ArenaError(f"{path} cannot be {what}: {_why(error)}") from None
        try:
            _lock(path, file)
            return cls(path, file, _known(path, file, contest))
        except BaseException:
            file.close()
            raise

    def append(self, deals: tuple[Deal, ...]) -> None:
        """One more chunk."""
        self._append(deals)

    def close(self) -> None:
        """Nothing is added any more."""
        self._file.close()

    def _append(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _lock(path: Path, file: BinaryIO) -> None:
    """Two matches that write to one file would destroy it. The lock goes with the process, however that ends."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise ArenaError(f"{path} is in use: another match is being written to it") from None


def _known(path: Path, file: BinaryIO, contest: MatchConfig) -> tuple[Deal, ...]:
    """What is in a file, which is ready then for what comes next."""
    content = file.read()
    *lines, torn = content.split(b"\n")
    if not lines:
        raise ArenaError(f"{path} holds no match that was begun with --save")
    _check_header(path, lines[0], contest)
    found: dict[int, Deal] = {}
    for number, line in enumerate(lines[1:], 2):
        for deal in _read(path, number, line, contest):
            found.setdefault(deal.number, deal)
    file.truncate(len(content) - len(torn))
    file.seek(0, os.SEEK_END)
    return tuple(found.values())


def _advice(path: Path) -> str:
    """What to do about a file that is there already."""
    with suppress(OSError):
        if path.is_file():
            with path.open("rb") as file:
                if _header(file.readline(_LONGEST_HEADER)) is not None:
                    return f"--resume {path} goes on with it"
    return "it is no match, so --save needs another name"


def _header(line: bytes) -> _Header | None:
    """What a file says that it holds, if it is one of ours."""
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.MsgspecError:
        return None
    return header if header.format == _FORMAT else None


def _check_header(path: Path, line: bytes, contest: MatchConfig) -> None:
    header = _header(line)
    if header is None:
        raise ArenaError(f"{path} holds no match that was begun with --save")
    for (name, there), (_, here) in zip(_facts(header.config), _facts(contest), strict=True):
        if there != here:
            raise ArenaError(f"{path} is of another match: {name} there {there}, here {here}")
    if header.config != contest:
        raise ArenaError(f"the games in {path} were played by other bots or rules: their source has changed since")


def _facts(contest: MatchConfig) -> list[tuple[str, str]]:
    """What somebody asked for, in words."""
    entrants = [contest.entrants[player] for player in contest.players]
    return [
        ("game", contest.game),
        ("options", ", ".join(f"{name}={chosen}" for name, chosen in contest.options.items()) or "none"),
        ("seats", str(contest.seats)),
        ("bots", " ".join(entrant.label for entrant in entrants)),
        ("effort", ", ".join(str(entrant.allowance) for entrant in entrants)),
        ("seed", contest.seed),
        ("rules", str(contest.rules)),
        ("version", contest.version),
    ]


def _read(path: Path, number: int, line: bytes, contest: MatchConfig) -> tuple[Deal, ...]:
    try:
        deals = msgspec.json.decode(line, type=tuple[Deal, ...])
    except msgspec.MsgspecError:
        deals = None
    if deals is None or not all(deal.belongs_to(contest) for deal in deals):
        raise ArenaError(f"line {number} of {path} is damaged; without it and what follows the match can be resumed")
    return deals


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
