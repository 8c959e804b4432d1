"""What a table's log is made of: everything that was done, when, and by whom. A table is the sum of its entries."""

from __future__ import annotations

from typing import Literal

import msgspec

from roost.tables.table_config import TableConfig

__all__ = [
    "Answered",
    "Asked",
    "Began",
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
    "TakenBack",
    "read_entry",
    "write_entry",
]

Cause = Literal["left", "away", "time"]
"""Why a bot plays for somebody: they went, they cannot be reached, or their time was up."""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all; the tag is the name of the class."""

    at: int
    """When, in milliseconds since 1970, by the node that wrote it; never before the entry before it."""


class Opened(Entry, frozen=True):
    """The first entry: what the table is to be."""

    plan: TableConfig
    rules: int
    """The version of the game's rules."""
    secret: str
    """What the luck of the game is made of, in hex ..."""
    commitment: str
    """... and what everybody may know of it before the game is over."""
    host: str
    """The hash of the token of who opened it."""
    kept: tuple[str, ...] = ()
    """After a rematch, for whom each seat is kept: hashes of tokens, or nothing."""
    earlier: str = ""
    """The table that this is the rematch of."""
    bot_names: tuple[str, ...] = ()
    """What the bot on each seat is called, and nothing for the other seats. Old logs name none: bots are called by
    their level there."""


class Sat(Entry, frozen=True):
    """Somebody sat down."""

    seat: int
    name: str
    guest: str
    """The hash of the token of who sat down ..."""
    token: str
    """... and of the one that is for this seat alone."""
    entropy: str = ""
    """What they mix into the luck of the game, in hex."""
    face: str = ""
    """The face that they chose."""


class Filled(Entry, frozen=True):
    """A bot sat down where nobody came."""

    seat: int
    bot: str
    name: str = ""
    """What it is called; old logs do not say, and call it by its level."""


class Began(Entry, frozen=True):
    """All seats are taken; what chance brought at the start."""

    outcomes: tuple[str, ...]


class Moved(Entry, frozen=True):
    """A move, and what chance brought after it."""

    seat: int
    move: str
    outcomes: tuple[str, ...]
    id: str = ""
    """What the sender called it, so that it counts once however often it is sent."""
    bot: str = ""
    """Who made it, if it was a bot."""


class TakenBack(Entry, frozen=True):
    """The last moves were taken back."""

    seat: int
    """Who asked for it."""
    moves: int = 1
    agreed: bool = False
    """By consent of all, since something had been drawn or shown; otherwise it left no trace."""
    id: str = ""


class Asked(Entry, frozen=True):
    """Somebody asks the others to take moves back."""

    seat: int
    moves: int
    id: str = ""


class Answered(Entry, frozen=True):
    """Somebody agrees to that, or does not."""

    seat: int
    yes: bool
    id: str = ""


class Said(Entry, frozen=True):
    """Somebody said something to the table."""

    seat: int
    text: str
    id: str = ""


class Left(Entry, frozen=True):
    """Somebody rose before the game began: the seat is open again."""

    seat: int


class Replaced(Entry, frozen=True):
    """A bot plays for somebody."""

    seat: int
    cause: Cause
    by: int = -1
    """The seat that asked for it; -1 for the clock."""
    name: str = ""
    """What the bot is called; old logs do not say."""


class Returned(Entry, frozen=True):
    """They play again themselves."""

    seat: int


class Coached(Entry, frozen=True):
    """A seat asked the coach, for the first time."""

    seat: int


class Rematched(Entry, frozen=True):
    """There is another table, for the same people."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Filled
    | Began
    | Moved
    | TakenBack
    | Asked
    | Answered
    | Said
    | Left
    | Replaced
    | Returned
    | Coached
    | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """As the store keeps it."""
    return _ENCODER.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """An entry out of the store; raises `ValueError` for what is none."""
    return _DECODER.decode(body)
