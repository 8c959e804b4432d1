"""The application: which path leads where."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import roost
from roost.tables.table_manager import TableManager
from roost.web import game_endpoints, pages, table_endpoints
from roost.web.endpoint import RequestGate
from roost.web.errors import JSON, NothingHereError, RequestError, refusal
from roost.web.host_check import HostCheck
from roost.web.logs import AccessLog
from roost.web.openapi import document
from roost.web.origin_check import check_origin
from roost.web.rate_limits import ConnectionLimit, RateLimits
from roost.web.security_headers import SecurityHeaders
from roost.web.settings import Settings
from roost.web.table_socket import Connection

__all__ = ["ENDPOINTS", "application"]

ENDPOINTS: Final = (*game_endpoints.ENDPOINTS, *table_endpoints.ENDPOINTS)
_SOCKETS: Final = 200
"""Connections to tables that an address may have at the same time: a school, not a crowd."""
_KEPT: Final = 100
"""Characters of an address that are repeated to who asked for it."""


def application(house: TableManager, settings: Settings = Settings()) -> ASGIApp:  # noqa: B008 nothing can change it
    """The server for a house."""
    door = RequestGate(
        house,
        settings.origins,
        settings.patience,
        {
            "read": RateLimits(300, 50),
            "write": RateLimits(200, 20),
            "open": RateLimits(200, 5),
            # The coach takes a second of a whole core.
            "think": RateLimits(10, 0.5),
        },
        settings.reach,
    )
    connecting, crowd = RateLimits(200, 10), ConnectionLimit(_SOCKETS)

    async def socket(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        try:
            check_origin(websocket.headers, settings.origins)
            connecting.take(address)
            with crowd.enter(address):
                await Connection(house, websocket, settings.patience).run()
        except RequestError as error:
            house.metrics.refusals.labels(error.reason).inc()
            await websocket.send_denial_response(refusal(error))

    async def no_socket(websocket: WebSocket) -> None:
        """Everybody is counted, wherever they try."""
        address = websocket.client.host if websocket.client else ""
        path = websocket.url.path[:_KEPT]
        try:
            connecting.take(address)
            raise NothingHereError(f"there is no WebSocket at {path}", "web-nothing-here", path=path)
        except RequestError as error:
            house.metrics.refusals.labels(error.reason).inc()
            await websocket.send_denial_response(refusal(error))

    async def health(request: Request) -> Response:
        del request
        return JSONResponse({"ok": True, "version": roost.__version__, "node": house.node})

    async def ready(request: Request) -> Response:
        del request
        await house.store.ping()
        return JSONResponse({"ok": True})

    async def metrics(request: Request) -> Response:
        del request
        await house.measure()
        return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    described = msgspec.json.encode(document(ENDPOINTS))

    async def description(request: Request) -> Response:
        del request
        return Response(described, media_type=JSON)

    def route(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        async def answer(request: Request) -> Response:
            return await door.answer(request, "read", lambda: handler(request))

        return Route(path, answer)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await house.start()
        yield
        await house.close()

    inner = Starlette(
        routes=[
            *(endpoint.route(door) for endpoint in ENDPOINTS),
            WebSocketRoute("/api/live", socket),
            WebSocketRoute("/{path:path}", no_socket),
            route("/api/openapi.json", description),
            route("/health", health),
            route("/ready", ready),
            route("/metrics", metrics),
            *pages.routes(door),
        ],
        exception_handlers={HTTPException: _http, Exception: _unforeseen},
        lifespan=lifespan,
    )
    # What is not there is not there, whatever stands at a similar address.
    inner.router.redirect_slashes = False
    app: ASGIApp = inner
    if settings.origins:
        app = CORSMiddleware(
            app,
            allow_origins=sorted(settings.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["authorization"],
            expose_headers=["retry-after"],
        )

    def refused(error: RequestError) -> None:
        house.metrics.refusals.labels(error.reason).inc()

    # Around everything, so that answers to our own mistakes have them, too.
    return AccessLog(SecurityHeaders(HostCheck(app, settings.reach, refused)))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    path = request.url.path[:_KEPT]
    if not f"{path}/".startswith("/api/"):
        return pages.missing(error.status_code, error.headers)
    headers = dict(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = headers["Allow"] = ", ".join(_methods(request))
        wrong = RequestError(f"{path} knows {allowed}, not {request.method}", "web-method", path=path, allowed=allowed)
        return refusal(wrong, error.status_code, **headers)
    return refusal(NothingHereError(f"there is nothing at {path}", "web-nothing-here", path=path), error.status_code)


def _methods(request: Request) -> list[str]:
    """What can be asked there; an address may have an endpoint for each method, and each knows its own only."""
    matching = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in matching if isinstance(route, Route) for method in route.methods or ()})


async def _unforeseen(request: Request, error: Exception) -> Response:
    """Our own mistake: it goes to the log, and the client is told so much."""
    del request, error
    told = RequestError("the server made a mistake; it has been noted", "web-mistake")
    return refusal(told, HTTPStatus.INTERNAL_SERVER_ERROR)
