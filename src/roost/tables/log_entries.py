"""The entries of a table's log: what was done, when, and by which seat. A table is the fold over its entries."""

from __future__ import annotations

from typing import Literal

import msgspec

from roost.tables.table_config import TableConfig

__all__ = [
    "Began",
    "Cause",
    "Coached",
    "Entry",
    "Filled",
    "Left",
    "Moved",
    "Opened",
    "Rematched",
    "Replaced",
    "Returned",
    "Said",
    "Sat",
    "SeatEntry",
    "TakebackAnswered",
    "TakebackRequested",
    "TakenBack",
    "read_entry",
    "write_entry",
]

Cause = Literal["left", "away", "time"]
"""Why a bot plays for a person: they left, cannot be reached, or ran out of time."""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all entries. Tags, fields and their order are stored: a new Python name keeps the stored one."""

    at: int
    """Milliseconds since 1970 by the clock of the node that wrote it, but never before the previous entry."""


class SeatEntry(Entry, frozen=True):
    """The base of the entries that belong to a seat."""

    seat: int


class Opened(Entry, frozen=True):
    """The first entry: the table was opened."""

    config: TableConfig = msgspec.field(name="plan")
    rules: int
    """The version of the game's rules."""
    secret: str
    """The hex secret from which all luck of the game is drawn."""
    commitment: str
    """The public commitment to the secret."""
    host: str
    """The token hash of the guest who opened the table."""
    reserved_for: tuple[str, ...] = msgspec.field(default=(), name="kept")
    """After a rematch, for each seat the token hash of the guest that it is reserved for, or ''."""
    earlier: str = ""
    """The table of which this is the rematch."""
    bot_names: tuple[str, ...] = ()
    """For each seat the name of its bot, or ''. Old logs have none: there a bot is called by its level."""


class Sat(SeatEntry, frozen=True):
    """A guest sat down."""

    name: str
    guest: str
    """The hash of the guest's token."""
    token: str
    """The hash of the token for this seat alone."""
    entropy: str = ""
    """Hex digits that the guest mixes into the luck of the game."""
    face: str = ""


class Filled(SeatEntry, frozen=True):
    """A bot was put on a free seat."""

    bot: str
    name: str = ""
    """The bot's name. Old logs have none: there it is called by its level."""


class Began(Entry, frozen=True):
    """The game began, with what chance brought at the start."""

    outcomes: tuple[str, ...]


class Moved(SeatEntry, frozen=True):
    """A move, with what chance brought after it."""

    move: str
    outcomes: tuple[str, ...]
    id: str = ""
    """The sender's label of the message: a message sent twice counts once."""
    bot: str = ""
    """The bot that moved; '' for a person."""


class TakenBack(SeatEntry, frozen=True):
    """The last moves were taken back for a seat."""

    moves: int = 1
    agreed: bool = False
    """Whether by consent; otherwise the move showed nothing, and the record does not mention it."""
    id: str = ""


class TakebackRequested(SeatEntry, frozen=True, tag="Asked"):
    """A seat asked the others for consent to take moves back."""

    moves: int
    id: str = ""


class TakebackAnswered(SeatEntry, frozen=True, tag="Answered"):
    """A seat agreed to the request or refused it, or withdrew its own."""

    yes: bool
    id: str = ""


class Said(SeatEntry, frozen=True):
    """A chat remark."""

    text: str
    id: str = ""


class Left(SeatEntry, frozen=True):
    """A person left before the game began: the seat is free again."""


class Replaced(SeatEntry, frozen=True):
    """A bot plays for a person from now on."""

    cause: Cause
    by: int = -1
    """The seat that asked for it; -1 for the clock."""
    name: str = ""
    """The bot's name. Old logs have none."""


class Returned(SeatEntry, frozen=True):
    """A replaced person plays again."""


class Coached(SeatEntry, frozen=True):
    """A seat asked the coach for the first time."""


class Rematched(Entry, frozen=True):
    """A rematch was opened at another table."""

    table: str


_BeforeGame = Opened | Sat | Filled | Left | Began
_DuringGame = Moved | TakenBack | TakebackRequested | TakebackAnswered | Replaced | Returned | Coached
AnyEntry = _BeforeGame | _DuringGame | Said | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """Return the bytes that the store keeps."""
    return _ENCODER.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """Read a stored entry; raise `ValueError` if it is damaged."""
    return _DECODER.decode(body)
