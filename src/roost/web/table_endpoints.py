"""Tables over HTTP: open one, find one, sit down, ask the coach, keep the record."""

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
from roost.tables.visibility import TableShown, admit, imagined, show
from roost.tables.visitor import Visitor
from roost.web.addresses import is_loopback
from roost.web.endpoint import Call, Endpoint
from roost.web.host_check import asked_authority, host_of

__all__ = ["ENDPOINTS"]

_COACHING: Final = 4.0
"""Seconds that the coach may take."""
_PLAIN: Final = "text/plain; charset=utf-8"
_SVG: Final = "image/svg+xml"


class Guest(msgspec.Struct, frozen=True):
    """Somebody new."""

    token: str
    """Keep it secret: whoever has it is you."""


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    link: str
    commitment: str
    """The hash of what the luck of the game will be made of: note it before you sit down."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    """None for the first one that is free."""
    entropy: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")] = ""
    """Random hex digits of one's own, mixed into the luck of the game, so that nobody else can have chosen it."""
    face: Face | Literal[""] = ""
    """How the others see you."""


class Seated(msgspec.Struct, frozen=True):
    """A seat of one's own."""

    seat: int
    token: str
    """Opens this seat alone, for another device; one's own token opens it, too."""
    seq: int


class AdviceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks the coach."""

    seat: Annotated[int, Meta(ge=0, le=11)]


class Advised(msgspec.Struct, frozen=True):
    """What the coach says."""

    step: int
    """The position it is about."""
    advice: tuple[Advice, ...]


class Invitation(msgspec.Struct, frozen=True):
    """How others come to a table."""

    link: str
    others: bool
    """Whether other devices can open the link; otherwise only this machine can."""


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    changed: int
    summary: Summary


class RatingListed(msgspec.Struct, frozen=True):
    """A place in the table of ratings."""

    name: str
    bot: bool
    rating: float
    """mu - 3 sigma: what somebody has shown beyond doubt."""
    mu: float
    sigma: float
    games: int


async def new_guest(call: Call) -> Guest:
    del call
    return Guest(new_token())


async def open_table(call: Call) -> OpenedTable:
    table = await call.house.open(call.body, call.guest)
    opened = await table.current()
    return OpenedTable(table.name, _link(call, table.name), opened.fairness.commitment)


async def lobby(call: Call) -> list[TableListed]:
    return _listed(await call.house.lobby())


async def my_tables(call: Call) -> list[TableListed]:
    """Each with the seats that are the caller's."""
    guest = call.guest
    return _listed(await call.house.games_of(guest), guest)


async def see_table(call: Call) -> TableShown:
    table = await call.house.find(call.path("table"))
    holders = call.holders
    return show(await table.current(), Visitor(holders), table.attendance.all(now()), now())


async def sit(call: Call) -> Seated:
    wanted: Sitting = call.body
    guest = call.guest
    token = new_token()
    table = await call.house.find(call.path("table"))
    chosen = -1

    def act(found: Table, at: int) -> list[Any]:
        nonlocal chosen
        chosen = seating.first_seat_for(found, guest) if wanted.seat is None else wanted.seat
        return seating.sit(found, at, chosen, wanted.name, guest, token_hash(token), wanted.entropy, wanted.face)

    after = await table.do(act)
    return Seated(chosen, token, after.seq)


async def advise(call: Call) -> Advised:
    seat = call.body.seat
    holders = (call.guest,)
    table = await call.house.find(call.path("table"))

    def act(found: Table, at: int) -> list[Any]:
        found.require_own(holders, seat)
        entries = coach(found, at, seat)
        call.think()
        return entries

    after = await table.do(act)
    step, state = after.step, after.state
    assert state is not None
    seed = secrets.randbits(48)
    position = imagined(state, seat, seed)
    return Advised(step, await call.house.pool.advise(after.game.key, position, seed, _COACHING))


async def record(call: Call) -> Response:
    """Only of a game that is over: before, it would tell everybody's cards."""
    holders = call.holders
    table = await (await call.house.find(call.path("table"))).current()
    admit(table, holders)
    if table.phase != "over":
        raise TableError("the game is not over", "table-not-over")
    name = f"{table.game.key}-{table.name}.roost"
    return Response(
        table.record().write(), media_type=_PLAIN, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def code(call: Call) -> Response:
    """The link to a table as a QR code."""
    table = await call.house.find(call.path("table"))
    # Drawing takes a while, and nobody else should wait for it.
    return Response(await asyncio.to_thread(_code, _link(call, table.name)), media_type=_SVG)


async def link(call: Call) -> Invitation:
    table = await call.house.find(call.path("table"))
    found = _link(call, table.name)
    return Invitation(found, others=not is_loopback(host_of(urlsplit(found).netloc) or ""))


async def ratings(call: Call) -> list[RatingListed]:
    return [_rated(rating) for rating in await call.house.ratings(call.path("game"))]


@lru_cache(maxsize=256)
def _code(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=8, border=4, light="#fff", dark="#222", xmldecl=False, svgns=True
    )
    return drawn.getvalue()


def _link(call: Call, table: str) -> str:
    """A link that others can open as well, if the server can be reached by them; one for this machine otherwise."""
    authority = asked_authority(call.request)
    if is_loopback(host_of(authority) or ""):
        authority = next(iter(call.door.reach.others()), authority)
    return f"{call.request.scope['scheme']}://{authority}/t/{table}"


def _listed(listings: list[Listing], guest: str = "") -> list[TableListed]:
    """What cannot be read is left out; the next thing that happens at the table puts it right."""
    return [
        TableListed(listing.table, listing.game, listing.phase, listing.changed, summary)
        for listing in listings
        if (summary := summary_for(listing, guest)) is not None
    ]


def _rated(rating: Rating) -> RatingListed:
    return RatingListed(
        name=rating.name,
        bot=rating.player.startswith("bot "),
        rating=rating.mu - 3 * rating.sigma,
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
    )


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", new_guest, "Become a guest", Guest, kind="open"),
    Endpoint("GET", "/api/guests/me/tables", my_tables, "My tables", list[TableListed], guest="must"),
    Endpoint("GET", "/api/tables", lobby, "Tables that wait for players", list[TableListed]),
    Endpoint("POST", "/api/tables", open_table, "Open a table", OpenedTable, TableConfig, guest="must", kind="open"),
    Endpoint("GET", "/api/tables/{table}", see_table, "See a table", TableShown, guest="may"),
    Endpoint("POST", "/api/tables/{table}/seats", sit, "Sit down", Seated, Sitting, guest="must", kind="write"),
    Endpoint("POST", "/api/tables/{table}/advice", advise, "Ask the coach", Advised, AdviceWanted, "must", "write"),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, "The record of a game that is over", str, guest="may", media=_PLAIN
    ),
    Endpoint("GET", "/api/tables/{table}/link", link, "The link to a table that others can open", Invitation),
    Endpoint("GET", "/api/tables/{table}/code.svg", code, "The link to a table as a QR code", str, media=_SVG),
    Endpoint("GET", "/api/ratings/{game}", ratings, "Who is strongest in a game", list[RatingListed]),
)
