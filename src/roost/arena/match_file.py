"""The file of a match, with which an interrupted match can be resumed, or played for longer.

It is JSON lines and append-only: the config, then a line for each finished chunk of deals. An incomplete last line,
left by an interruption, is dropped, and its deals are played again.
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
_MAX_HEADER_BYTES: Final = 1 << 20
"""The user may name a wrong file, which can be one endless line."""


class _Header(msgspec.Struct, frozen=True):
    format: str
    config: MatchConfig = msgspec.field(name="contest")


class MatchFile:
    """An open match file."""

    def __init__(self, path: Path, file: BinaryIO, deals: tuple[Deal, ...]) -> None:
        self.path = path
        self.deals = deals
        """The deals that were in the file when it was opened."""
        self._file = file

    @classmethod
    def create(cls, path: Path, config: MatchConfig) -> MatchFile:
        """Create a new file."""
        try:
            file = path.open("xb")
        except FileExistsError:
            if path.is_dir():
                raise ArenaError(f"{path} is a folder; --save needs the name of a new file") from None
            raise ArenaError(f"{path} exists already; {_existing_file_advice(path)}") from None
        except OSError as error:
            raise ArenaError(f"{path} cannot be written: {_why(error)}") from None
        _lock(path, file)
        match_file = cls(path, file, ())
        match_file._write_line(_Header(_FORMAT, config))
        return match_file

    @classmethod
    def resume(cls, path: Path, config: MatchConfig) -> MatchFile:
        """Open an existing file with the same config."""
        if path.exists() and not path.is_file() and not path.is_dir():
            raise ArenaError(f"{path} is not a regular file")
        try:
            file = path.open("r+b")
        except OSError as error:
            action = "written" if path.is_file() else "read"
            raise ArenaError(f"{path} cannot be {action}: {_why(error)}") from None
        try:
            _lock(path, file)
            return cls(path, file, _read_deals(path, file, config))
        except BaseException:
            file.close()
            raise

    def append(self, deals: tuple[Deal, ...]) -> None:
        """Append a chunk of deals."""
        self._write_line(deals)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write_line(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _lock(path: Path, file: BinaryIO) -> None:
    """Lock the file against a second match. The lock ends with the process."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise ArenaError(f"{path} is in use: another match is being written to it") from None


def _read_deals(path: Path, file: BinaryIO, config: MatchConfig) -> tuple[Deal, ...]:
    """Read the deals, and drop an incomplete last line."""
    content = file.read()
    *lines, torn = content.split(b"\n")
    if not lines:
        raise _not_a_match(path)
    _check_header(path, lines[0], config)
    found: dict[int, Deal] = {}
    for number, line in enumerate(lines[1:], 2):
        for deal in _parse_chunk(path, number, line, config):
            found.setdefault(deal.number, deal)
    file.truncate(len(content) - len(torn))
    file.seek(0, os.SEEK_END)
    return tuple(found.values())


def _not_a_match(path: Path) -> ArenaError:
    return ArenaError(f"{path} is not a match file (--save creates them)")


def _existing_file_advice(path: Path) -> str:
    with suppress(OSError):
        if path.is_file():
            with path.open("rb") as file:
                if _parse_header(file.readline(_MAX_HEADER_BYTES)) is not None:
                    return f"--resume {path} goes on with it"
    return "it is not a match file, so --save needs another name"


def _parse_header(line: bytes) -> _Header | None:
    """Return the header in the first line, or None for a file that is not a match file."""
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.MsgspecError:
        return None
    return header if header.format == _FORMAT else None


def _check_header(path: Path, line: bytes, config: MatchConfig) -> None:
    header = _parse_header(line)
    if header is None:
        raise _not_a_match(path)
    for (name, there), (_, here) in zip(_settings(header.config), _settings(config), strict=True):
        if there != here:
            raise ArenaError(f"{path} is of another match: {name} there {there}, here {here}")
    if header.config != config:
        raise ArenaError(f"the games in {path} were played by other bots or rules: their source has changed since")


def _settings(config: MatchConfig) -> list[tuple[str, str]]:
    """Return names and values of the settings as a person would state them."""
    entrants = [config.entrants[player] for player in config.players]
    return [
        ("game", config.game),
        ("options", ", ".join(f"{name}={chosen}" for name, chosen in config.options.items()) or "none"),
        ("seats", str(config.seats)),
        ("bots", " ".join(entrant.label for entrant in entrants)),
        ("effort", ", ".join(str(entrant.allowance) for entrant in entrants)),
        ("seed", config.seed),
        ("rules", str(config.rules)),
        ("version", config.version),
    ]


def _parse_chunk(path: Path, number: int, line: bytes, config: MatchConfig) -> tuple[Deal, ...]:
    try:
        deals = msgspec.json.decode(line, type=tuple[Deal, ...])
    except msgspec.MsgspecError:
        deals = None
    if deals is None or not all(deal.belongs_to(config) for deal in deals):
        raise ArenaError(f"line {number} of {path} is damaged; without it and what follows the match can be resumed")
    return deals


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
