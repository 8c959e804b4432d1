"""An endpoint of the HTTP interface: typed in, typed out, so that its description can be made from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from roost.core.errors import RoostError
from roost.tables.table_manager import TableManager
from roost.tables.tokens import is_token, token_hash
from roost.web.addresses import ServerAddresses
from roost.web.errors import JSON, RequestError, TooLargeError, TooLateError, UnauthorizedError, refusal
from roost.web.origin_check import check_origin
from roost.web.rate_limits import LARGEST, RateLimits

__all__ = ["Call", "Endpoint", "Kind", "RequestGate", "address_of"]

Kind = Literal["read", "write", "open", "think"]
"""What an address may do how often: look at something, do something, open something new, or make the server think."""


@dataclass(frozen=True)
class RequestGate:
    """What every request to a house passes through."""

    house: TableManager
    origins: frozenset[str]
    """Whose pages may use the server besides its own."""
    patience: float
    """Seconds in which a client has to say what it wants."""
    limits: Mapping[Kind, RateLimits]
    reach: ServerAddresses
    """Where others can open the server."""

    async def answer(self, request: Request, kind: Kind, handler: Callable[[], Awaitable[Response]]) -> Response:
        """What a request is answered, if it may pass."""
        try:
            self.limits[kind].take(address_of(request))
            if request.method not in ("GET", "HEAD"):
                check_origin(request.headers, self.origins)
            return await handler()
        except RoostError as error:
            self.house.metrics.refusals.labels(error.reason).inc()
            return refusal(error)
        except ClientDisconnect:
            # Nobody is there to read it.
            return Response(status_code=400)


@dataclass(frozen=True)
class Call:
    """One call of an endpoint."""

    door: RequestGate
    request: Request
    body: Any
    """What was sent, already of the right type."""

    @property
    def house(self) -> TableManager:
        """Where all tables are."""
        return self.door.house

    @property
    def guest(self) -> str:
        """The hash of the caller's token, which must be there."""
        found = self.holders
        if not found:
            raise UnauthorizedError("send 'Authorization: Bearer TOKEN'", "web-token")
        return found[0]

    @property
    def holders(self) -> tuple[str, ...]:
        """The hash of the caller's token, or nothing."""
        given = self.request.headers.get("authorization")
        if given is None:
            return ()
        scheme, _, token = given.partition(" ")
        if scheme.lower() != "bearer" or not is_token(token):
            raise UnauthorizedError("send 'Authorization: Bearer TOKEN'", "web-token")
        return (token_hash(token),)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def think(self) -> None:
        """Something that takes long is about to be done; raises `TooOftenError`."""
        self.door.limits["think"].take(address_of(self.request))


@dataclass(frozen=True)
class Endpoint:
    """A method, a path, and what goes in and comes out."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    summary: str
    gives: Any
    takes: Any = None
    guest: Literal["", "may", "must"] = ""
    """Whether the caller can say who it is, or has to."""
    kind: Kind = "read"
    media: str = JSON
    query: Mapping[str, Any] = field(default_factory=dict)
    """The schema of every parameter after the question mark."""

    def route(self, door: RequestGate) -> Route:
        """The endpoint at work for a house."""

        async def answer(request: Request) -> Response:
            async def handle() -> Response:
                given = await self.handler(Call(door, request, await self._body(request, door.patience)))
                return given if isinstance(given, Response) else Response(msgspec.json.encode(given), media_type=JSON)

            return await door.answer(request, self.kind, handle)

        return Route(self.path, answer, methods=[self.method], name=self.summary)

    async def _body(self, request: Request, patience: float) -> Any:
        if self.takes is None:
            return None
        body = bytearray()
        try:
            async with asyncio.timeout(patience):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > LARGEST:
                        raise TooLargeError(f"a request has at most {LARGEST} bytes", "web-too-large", most=LARGEST)
        except TimeoutError:
            raise TooLateError("the request did not come to an end", "web-too-late") from None
        try:
            return msgspec.json.decode(bytes(body), type=self.takes)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError(f"this cannot be read: {error}", "web-unreadable", why=str(error)) from None


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
