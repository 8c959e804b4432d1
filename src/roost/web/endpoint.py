"""An endpoint of the HTTP interface with its types, from which the OpenAPI document is generated."""

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
from roost.web.errors import (
    JSON,
    RequestTimeoutError,
    TooLargeError,
    UnauthorizedError,
    UnreadableRequestError,
    error_response,
)
from roost.web.origin_check import check_origin
from roost.web.rate_limits import MAX_MESSAGE_BYTES, RateLimits
from roost.web.server_addresses import ServerAddresses

__all__ = ["Call", "Endpoint", "RateLimitKind", "RequestGate", "client_address"]

RateLimitKind = Literal["read", "write", "open", "think"]
"""Rate limits by cost: look at something, change something, open something new, or ask the coach."""


@dataclass(frozen=True)
class RequestGate:
    """The checks that each HTTP request passes: rate limit and origin."""

    manager: TableManager
    origins: frozenset[str]
    """Foreign origins whose pages may use the server."""
    client_timeout_s: float
    """How long a client may take to send its request."""
    limits: Mapping[RateLimitKind, RateLimits]
    addresses: ServerAddresses

    async def answer(
        self, request: Request, kind: RateLimitKind, handler: Callable[[], Awaitable[Response]]
    ) -> Response:
        """Return the handler's answer if the request may pass, or else the error."""
        try:
            self.limits[kind].take(client_address(request))
            if request.method not in ("GET", "HEAD"):
                check_origin(request.headers, self.origins)
            return await handler()
        except RoostError as error:
            return self.refuse(error)
        except ClientDisconnect:
            # Nobody reads this answer.
            return Response(status_code=400)

    def refuse(self, error: RoostError) -> Response:
        """Count an error and return its answer."""
        self.manager.metrics.refusals.labels(error.reason).inc()
        return error_response(error)


@dataclass(frozen=True)
class Call:
    """One call of an endpoint."""

    gate: RequestGate
    request: Request
    body: Any
    """Decoded to the endpoint's `request_type`."""

    @property
    def manager(self) -> TableManager:
        """The manager of all tables."""
        return self.gate.manager

    @property
    def guest(self) -> str:
        """The hash of the caller's token; raises `UnauthorizedError` without one."""
        if not self.holders:
            raise UnauthorizedError
        return self.holders[0]

    @property
    def holders(self) -> tuple[str, ...]:
        """The hash of the caller's token, if it sent one."""
        header = self.request.headers.get("authorization")
        if header is None:
            return ()
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not is_token(token):
            raise UnauthorizedError
        return (token_hash(token),)

    def path(self, name: str) -> str:
        """Return a path parameter."""
        return str(self.request.path_params[name])

    def take_thinking(self) -> None:
        """Count a slow request of this client; raises `RateLimitError`."""
        self.gate.limits["think"].take(client_address(self.request))


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, with their handler and types."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    summary: str
    response_type: Any
    request_type: Any = None
    authentication: Literal["none", "optional", "required"] = "none"
    rate_limit: RateLimitKind = "read"
    media_type: str = JSON
    query_schemas: Mapping[str, Any] = field(default_factory=dict)
    """The JSON schemas of the query parameters."""

    def route(self, gate: RequestGate) -> Route:
        """Return the endpoint as a route of the application."""

        async def answer(request: Request) -> Response:
            async def handle() -> Response:
                made = await self.handler(Call(gate, request, await self._body(request, gate.client_timeout_s)))
                return made if isinstance(made, Response) else Response(msgspec.json.encode(made), media_type=JSON)

            return await gate.answer(request, self.rate_limit, handle)

        return Route(self.path, answer, methods=[self.method], name=self.summary)

    async def _body(self, request: Request, client_timeout_s: float) -> Any:
        if self.request_type is None:
            return None
        body = bytearray()
        try:
            async with asyncio.timeout(client_timeout_s):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > MAX_MESSAGE_BYTES:
                        raise TooLargeError(
                            f"a request has at most {MAX_MESSAGE_BYTES} bytes", "web-too-large", most=MAX_MESSAGE_BYTES
                        )
        except TimeoutError:
            raise RequestTimeoutError("the request was not complete in time", "web-too-late") from None
        try:
            return msgspec.json.decode(bytes(body), type=self.request_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise UnreadableRequestError(error) from None


def client_address(request: Request) -> str:
    """Return the IP address of the client, or an empty string."""
    return request.client.host if request.client else ""
