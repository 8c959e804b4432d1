"""The messages of the WebSocket protocol, version 1; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from roost.tables.visibility import TableShown

__all__ = [
    "VERSION",
    "Answer",
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
    "TableRequest",
    "Undo",
    "Welcome",
    "decode_request",
]

VERSION: Final = 1

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's name for a message. A message sent again with the same id counts once."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]


class _Tagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message; its field `type` is the name of its class in lower case."""


class Hello(_Tagged, frozen=True):
    """The client's first message."""

    table: TableName
    version: int = VERSION
    tokens: Annotated[tuple[Token, ...], Meta(max_length=12)] = ()
    """The client's own token and those of seats; none for a spectator."""
    since: Annotated[int, Meta(ge=0)] | None = None
    """The last `seq` received; the server then also sends the events since."""
    sentences: bool = False
    """Whether to send message keys with events, moves and the question."""


class Move(_Tagged, frozen=True):
    """Play a move in the position of that step."""

    id: MessageId
    seat: SeatNumber
    step: int
    move: Annotated[str, Meta(min_length=1, max_length=2000)]


class Look(_Tagged, frozen=True):
    """Show the table as one of the client's seats sees it."""

    id: MessageId
    seat: SeatNumber
    since: Annotated[int, Meta(ge=0)] | None = None
    """Send the events after this entry again, as that seat may see them."""


class Say(_Tagged, frozen=True):
    """Send a chat message to the table."""

    id: MessageId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)]


class Undo(_Tagged, frozen=True):
    """Take back the last move, or ask the others for it."""

    id: MessageId
    seat: SeatNumber


class Answer(_Tagged, frozen=True):
    """Answer a request to take moves back."""

    id: MessageId
    seat: SeatNumber
    yes: bool


class Leave(_Tagged, frozen=True):
    """Leave the table; during the game a bot takes the seat over."""

    id: MessageId
    seat: SeatNumber


class Come(_Tagged, frozen=True, tag="return"):
    """Take the seat back from the bot."""

    id: MessageId
    seat: SeatNumber


class Replace(_Tagged, frozen=True):
    """Let a bot play for a seat whose player is away."""

    id: MessageId
    seat: SeatNumber
    away: SeatNumber


class Fill(_Tagged, frozen=True):
    """Put a bot on a free seat."""

    id: MessageId
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Rematch(_Tagged, frozen=True):
    """Open a table for another game with the same seats."""

    id: MessageId


class Ping(_Tagged, frozen=True):
    """Ask whether the server still answers."""

    id: MessageId


TableRequest = Move | Look | Say | Undo | Answer | Leave | Come | Replace | Fill | Rematch | Ping
Request = Hello | TableRequest


class Welcome(_Tagged, frozen=True):
    """The server's first message."""

    version: int
    node: str


class Done(_Tagged, frozen=True):
    """The request was carried out and stored."""

    id: str
    seq: int


class Refused(_Tagged, frozen=True):
    """The request was refused and changed nothing."""

    id: str
    reason: str
    """The message key."""
    data: dict[str, str | int]
    """The variables of the message."""
    text: str
    """The message in English, for programmers."""


class Pong(_Tagged, frozen=True):
    """The answer to a ping."""

    id: str


class Bye(_Tagged, frozen=True):
    """The server stops; connect again after a pause."""

    after: int
    """Milliseconds."""


Response = Welcome | TableShown | Done | Refused | Pong | Bye

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def decode_request(text: str) -> Request:
    """Decode a client's message; raises `msgspec.DecodeError`, or `RecursionError` for deeply nested JSON."""
    return _DECODER.decode(text)
