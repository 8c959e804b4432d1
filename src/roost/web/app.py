"""The ASGI application: routes and middleware."""

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
from roost.web.errors import JSON, RequestError, UnknownPathError, error_response
from roost.web.host_check import HostCheck
from roost.web.openapi import openapi_document
from roost.web.origin_check import check_origin
from roost.web.rate_limits import ConnectionLimit, RateLimits
from roost.web.security_headers import SecurityHeaders
from roost.web.server_logging import AccessLog
from roost.web.settings import Settings
from roost.web.table_socket import Connection

__all__ = ["ENDPOINTS", "create_app"]

ENDPOINTS: Final = (*game_endpoints.ENDPOINTS, *table_endpoints.ENDPOINTS)
_MAX_SOCKETS_PER_CLIENT: Final = 200
"""Enough for a whole school behind one address."""
_MAX_ECHOED_CHARACTERS: Final = 100
"""Characters of an unknown path that the error repeats."""


def create_app(manager: TableManager, settings: Settings = Settings()) -> ASGIApp:  # noqa: B008 nothing can change it
    """Return the application that serves the tables of a manager."""
    gate = RequestGate(
        manager,
        settings.origins,
        settings.client_timeout_s,
        {
            "read": RateLimits(300, 50),
            "write": RateLimits(200, 20),
            "open": RateLimits(200, 5),
            # The coach takes a second of a whole core.
            "think": RateLimits(10, 0.5),
        },
        settings.addresses,
    )
    connecting, connection_limit = RateLimits(200, 10), ConnectionLimit(_MAX_SOCKETS_PER_CLIENT)

    async def socket(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        try:
            check_origin(websocket.headers, settings.origins)
            connecting.take(address)
            with connection_limit.hold(address):
                await Connection(manager, websocket, settings.client_timeout_s).run()
        except RequestError as error:
            await websocket.send_denial_response(gate.refuse(error))

    async def no_socket(websocket: WebSocket) -> None:
        """Refuse a WebSocket at an unknown path; these attempts count against the rate limit too."""
        address = websocket.client.host if websocket.client else ""
        path = websocket.url.path[:_MAX_ECHOED_CHARACTERS]
        try:
            connecting.take(address)
            raise UnknownPathError(f"there is no WebSocket at {path}", "web-nothing-here", path=path)
        except RequestError as error:
            await websocket.send_denial_response(gate.refuse(error))

    async def health(request: Request) -> Response:
        del request
        return JSONResponse({"ok": True, "version": roost.__version__, "node": manager.node})

    async def ready(request: Request) -> Response:
        del request
        await manager.store.ping()
        return JSONResponse({"ok": True})

    async def metrics(request: Request) -> Response:
        del request
        await manager.measure()
        return Response(generate_latest(manager.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    openapi_json = msgspec.json.encode(openapi_document(ENDPOINTS))

    async def openapi(request: Request) -> Response:
        del request
        return Response(openapi_json, media_type=JSON)

    def route(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        async def answer(request: Request) -> Response:
            return await gate.answer(request, "read", lambda: handler(request))

        return Route(path, answer)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await manager.start()
        yield
        await manager.close()

    inner = Starlette(
        routes=[
            *(endpoint.route(gate) for endpoint in ENDPOINTS),
            WebSocketRoute("/api/live", socket),
            WebSocketRoute("/{path:path}", no_socket),
            route("/api/openapi.json", openapi),
            route("/health", health),
            route("/ready", ready),
            route("/metrics", metrics),
            *pages.page_routes(gate),
        ],
        exception_handlers={HTTPException: _http_error, Exception: _server_error},
        lifespan=lifespan,
    )
    # An unknown path is a 404, even if it exists with or without a slash at its end.
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

    # Outermost, so that answers to server errors are logged and have the headers too.
    return AccessLog(SecurityHeaders(HostCheck(app, settings.addresses, gate.refuse)))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    path = request.url.path[:_MAX_ECHOED_CHARACTERS]
    if not f"{path}/".startswith("/api/"):
        return pages.not_found_page(error.status_code, error.headers)
    headers = dict(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = headers["Allow"] = ", ".join(_allowed_methods(request))
        wrong = RequestError(f"{path} allows {allowed}, not {request.method}", "web-method", path=path, allowed=allowed)
        return error_response(wrong, error.status_code, **headers)
    unknown = UnknownPathError(f"there is nothing at {path}", "web-nothing-here", path=path)
    return error_response(unknown, error.status_code)


def _allowed_methods(request: Request) -> list[str]:
    """Return the methods of a path; each of its endpoints knows only its own."""
    matching = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in matching if isinstance(route, Route) for method in route.methods or ()})


async def _server_error(request: Request, error: Exception) -> Response:
    """Tell the client that the server failed; Starlette logs the error."""
    del request, error
    failed = RequestError("the server failed; the error was logged", "web-mistake")
    return error_response(failed, HTTPStatus.INTERNAL_SERVER_ERROR)
