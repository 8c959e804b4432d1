"""What is said over a WebSocket: version 1 of the protocol, described for people in `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from roost.tables.visibility import TableShown

__all__ = [
    "VERSION",
    "Answer",
    "Asking",
    "Bye",
    "Come",
    "Done",
    "Fill",
    "Hello",
    "Leave",
    "Look",
    "Move",
    "Ping",
    "Pong",
    "Refused",
    "Rematch",
    "Replace",
    "Request",
    "Response",
    "Say",
    "Undo",
    "Welcome",
    "read_request",
]

VERSION: Final = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""What the sender calls a message. One that is sent again under the same name counts once."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]


class _Tagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Told apart by `type`."""


class Hello(_Tagged, frozen=True):
    """The first message: which table, who is there, and what they have seen of it."""

    table: TableName
    version: int = VERSION
    tokens: Annotated[tuple[Token, ...], Meta(max_length=12)] = ()
    """The sender's own and those of seats; none for a spectator."""
    since: Annotated[int, Meta(ge=0)] | None = None
    """The `seq` of the last table that was received: then the events since are told, too."""
    sentences: bool = False
    """Whether to send messages of the catalogue with events, moves and the question."""


class Move(_Tagged, frozen=True):
    """A move, for the position of that step."""

    id: Id
    seat: SeatNumber
    step: int
    move: Annotated[str, Meta(min_length=1, max_length=2000)]


class Look(_Tagged, frozen=True):
    """Look through the eyes of one of several seats at one device."""

    id: Id
    seat: SeatNumber
    since: Annotated[int, Meta(ge=0)] | None = None
    """Tell the events after this entry again, as that seat may see them: another one was told what it saw."""


class Say(_Tagged, frozen=True):
    """Something to say to the table."""

    id: Id
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)]


class Undo(_Tagged, frozen=True):
    """Take one's last move back, or ask for it."""

    id: Id
    seat: SeatNumber


class Answer(_Tagged, frozen=True):
    """The answer to somebody who asked to take moves back."""

    id: Id
    seat: SeatNumber
    yes: bool


class Leave(_Tagged, frozen=True):
    """Rise from the table, or let a bot go on."""

    id: Id
    seat: SeatNumber


class Come(_Tagged, frozen=True, tag="return"):
    """Play oneself again."""

    id: Id
    seat: SeatNumber


class Replace(_Tagged, frozen=True):
    """Let a bot play for somebody who is away."""

    id: Id
    seat: SeatNumber
    away: SeatNumber


class Fill(_Tagged, frozen=True):
    """Put a bot on a free seat."""

    id: Id
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Rematch(_Tagged, frozen=True):
    """Play again."""

    id: Id


class Ping(_Tagged, frozen=True):
    """Is anybody there?"""

    id: Id


Asking = Move | Look | Say | Undo | Answer | Leave | Come | Replace | Fill | Rematch | Ping
Request = Hello | Asking


class Welcome(_Tagged, frozen=True):
    """The server's first message."""

    version: int
    node: str


class Done(_Tagged, frozen=True):
    """It was done, and is kept."""

    id: str
    seq: int


class Refused(_Tagged, frozen=True):
    """It was not done, and nothing has changed."""

    id: str
    reason: str
    """A message of the catalogue ..."""
    data: dict[str, str | int]
    """... and what belongs into it."""
    text: str
    """The same in English, for people who write programs."""


class Pong(_Tagged, frozen=True):
    """Yes."""

    id: str


class Bye(_Tagged, frozen=True):
    """The server goes, and another one comes: connect again after so many milliseconds."""

    after: int


Response = Welcome | TableShown | Done | Refused | Pong | Bye

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read_request(text: str) -> Request:
    """A message of a client; raises `msgspec.DecodeError` or, for what is nested too deeply, `RecursionError`."""
    return _DECODER.decode(text)
