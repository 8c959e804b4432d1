"""HTTP endpoints for tables: open, find, sit down, ask the coach, download the record, ratings."""

from __future__ import annotations

import asyncio
import io
import secrets
from functools import lru_cache
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec import Meta
from starlette.responses import Response

from roost.core.advice import Advice
from roost.store.interface import Listing, Phase, Rating
from roost.tables.actions import sit as seating
from roost.tables.actions.coach import coach
from roost.tables.errors import TableError
from roost.tables.listing import Summary, summary_for
from roost.tables.live_table import now
from roost.tables.seat import Face
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.tokens import new_token, token_hash
from roost.tables.visibility import ImaginedPosition, TableShown, admit, imagined, imagined_position, show
from roost.tables.visitor import Visitor
from roost.web.endpoint import Call, Endpoint
from roost.web.errors import RequestError
from roost.web.host_check import host_of, requested_authority
from roost.web.server_addresses import is_loopback

__all__ = ["ENDPOINTS"]

_COACH_TIMEOUT_S: Final = 4.0
_MAX_SEAT: Final = 11
_PLAIN: Final = "text/plain; charset=utf-8"
_SVG: Final = "image/svg+xml"


class Guest(msgspec.Struct, frozen=True):
    """A new guest."""

    token: str
    """The guest's identity; keep it secret."""


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    link: str
    commitment: str
    """The hash of the server's part of the seed: note it before you sit down."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down."""

    name: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    """None for the first free seat."""
    entropy: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")] = ""
    """Random hex digits of the player's own, mixed into the seed so that nobody else can choose it."""
    face: Face | Literal[""] = ""


class Seated(msgspec.Struct, frozen=True):
    """The seat that a guest took."""

    seat: int
    token: str
    """For another device: it opens this seat only. The guest's own token opens it too."""
    seq: int


class AdviceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to the coach."""

    seat: Annotated[int, Meta(ge=0, le=11)]


class Advised(msgspec.Struct, frozen=True):
    """The coach's advice."""

    step: int
    """The step of the position that the advice is about."""
    advice: tuple[Advice, ...]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table."""

    link: str
    others: bool
    """Whether other devices can open the link, not just the server's machine."""


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    changed: int
    summary: Summary


class RatingListed(msgspec.Struct, frozen=True):
    """A row of the ratings."""

    name: str
    bot: bool
    rating: float
    """mu - 3 sigma, a lower bound of the strength."""
    mu: float
    sigma: float
    games: int


async def new_guest(call: Call) -> Guest:
    del call
    return Guest(new_token())


async def open_table(call: Call) -> OpenedTable:
    table = await call.manager.open(call.body, call.guest)
    opened = await table.current()
    return OpenedTable(table.name, _link(call, table.name), opened.fairness.commitment)


async def lobby(call: Call) -> list[TableListed]:
    return _listed(await call.manager.lobby())


async def my_tables(call: Call) -> list[TableListed]:
    """List the tables that the caller opened or sits at, with the caller's seats."""
    guest = call.guest
    return _listed(await call.manager.games_of(guest), guest)


async def see_table(call: Call) -> TableShown:
    table = await call.manager.find(call.path("table"))
    holders = call.holders
    return show(await table.current(), Visitor(holders), table.attendance.all(now()), now())


async def sit(call: Call) -> Seated:
    sitting: Sitting = call.body
    guest = call.guest
    token = new_token()
    table = await call.manager.find(call.path("table"))
    seat = -1

    def act(found: Table, at: int) -> list[Any]:
        nonlocal seat
        seat = seating.first_seat_for(found, guest) if sitting.seat is None else sitting.seat
        return seating.sit(found, at, seat, sitting.name, guest, token_hash(token), sitting.entropy, sitting.face)

    after = await table.do(act)
    return Seated(seat, token, after.seq)


async def advise(call: Call) -> Advised:
    seat = call.body.seat
    holders = (call.guest,)
    table = await call.manager.find(call.path("table"))

    def act(found: Table, at: int) -> list[Any]:
        found.require_own(holders, seat)
        entries = coach(found, at, seat)
        call.take_thinking()
        return entries

    after = await table.do(act)
    step, state = after.step, after.state
    assert state is not None
    seed = secrets.randbits(48)
    position = imagined(state, seat, seed)
    return Advised(step, await call.manager.pool.advise(after.game.key, position, seed, _COACH_TIMEOUT_S))


async def position(call: Call) -> ImaginedPosition:
    given = call.request.query_params.get("seat")
    if given is not None and not (given.isascii() and given.isdecimal() and len(given) <= len(str(_MAX_SEAT))):
        raise RequestError(f"seat is a number from 0 to {_MAX_SEAT}", "web-unreadable", why="seat")
    guest = call.guest
    table = await (await call.manager.find(call.path("table"))).current()
    return imagined_position(table, (guest,), None if given is None else int(given))


async def record(call: Call) -> Response:
    """Return the record, but not before the game is over: it shows every hand."""
    holders = call.holders
    table = await (await call.manager.find(call.path("table"))).current()
    admit(table, holders)
    if table.phase != "over":
        raise TableError("the game is not over", "table-not-over")
    name = f"{table.game.key}-{table.name}.roost"
    return Response(
        table.record().write(), media_type=_PLAIN, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def code(call: Call) -> Response:
    """Return the link to a table as a QR code."""
    table = await call.manager.find(call.path("table"))
    # Drawing takes a while, and others should not wait for it.
    return Response(await asyncio.to_thread(_qr_code, _link(call, table.name)), media_type=_SVG)


async def link(call: Call) -> Invitation:
    table = await call.manager.find(call.path("table"))
    found = _link(call, table.name)
    return Invitation(found, others=not is_loopback(host_of(urlsplit(found).netloc) or ""))


async def ratings(call: Call) -> list[RatingListed]:
    return [_rated(rating) for rating in await call.manager.ratings(call.path("game"))]


@lru_cache(maxsize=256)
def _qr_code(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=8, border=4, light="#fff", dark="#222", xmldecl=False, svgns=True
    )
    return drawn.getvalue()


def _link(call: Call, table: str) -> str:
    """Return a link that other devices can open, if they can reach the server, or else one for this machine."""
    authority = requested_authority(call.request)
    if is_loopback(host_of(authority) or ""):
        authority = next(iter(call.gate.addresses.external()), authority)
    return f"{call.request.scope['scheme']}://{authority}/t/{table}"


def _listed(listings: list[Listing], guest: str = "") -> list[TableListed]:
    """Convert listings; those with an unreadable summary are left out until something happens at the table."""
    return [
        TableListed(listing.table, listing.game, listing.phase, listing.changed, summary)
        for listing in listings
        if (summary := summary_for(listing, guest)) is not None
    ]


def _rated(rating: Rating) -> RatingListed:
    is_bot, ordinal = rating.player.startswith("bot "), rating.mu - 3 * rating.sigma
    return RatingListed(rating.name, is_bot, ordinal, rating.mu, rating.sigma, rating.games)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, "Become a guest", Guest, rate_limit="open"),
    Endpoint("GET", "/api/guests/me/tables", my_tables, "My tables", list[TableListed], authentication="required"),
    Endpoint("GET", "/api/tables", lobby, "Tables that wait for players", list[TableListed]),
    Endpoint("POST", "/api/tables", open_table, "Open a table", OpenedTable, TableConfig, "required", "open"),
    Endpoint("GET", "/api/tables/{table}", see_table, "See a table", TableShown, authentication="optional"),
    Endpoint("POST", "/api/tables/{table}/seats", sit, "Sit down", Seated, Sitting, "required", "write"),
    Endpoint("POST", "/api/tables/{table}/advice", advise, "Ask the coach", Advised, AdviceWanted, "required", "write"),
    Endpoint(
        "GET",
        "/api/tables/{table}/position",
        position,
        "A position for a bot to think on",
        ImaginedPosition,
        authentication="required",
        query_schemas={"seat": {"type": "integer", "minimum": 0, "maximum": _MAX_SEAT}},
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        "The record of a game that is over",
        str,
        None,
        "optional",
        media_type=_PLAIN,
    ),
    Endpoint("GET", "/api/tables/{table}/link", link, "The link to a table that others can open", Invitation),
    Endpoint("GET", "/api/tables/{table}/code.svg", code, "The link to a table as a QR code", str, media_type=_SVG),
    Endpoint("GET", "/api/ratings/{game}", ratings, "Who is strongest in a game", list[RatingListed]),
)
