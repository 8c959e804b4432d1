"""Middleware that refuses clients outside the home network and requests for foreign host names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from roost.web.errors import ForeignHostError, OutsideHomeNetworkError, RequestError
from roost.web.server_addresses import ServerAddresses, authority, is_in_home_network, is_own_name

__all__ = ["HostCheck", "host_of", "requested_authority"]

_HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A name of at most 253 characters, or an address; optionally a port."""
_MAX_ECHOED_CHARACTERS: Final = 60
"""Characters of a refused host name that the error repeats."""


def host_of(authority: str) -> str | None:
    """Return the host of a `Host` header without the port; None for a malformed header."""
    found = _HOST.fullmatch(authority)
    return None if found is None else found[1]


def requested_authority(request: HTTPConnection) -> str:
    """Return host and port of the `Host` header; those of the connection if the header is malformed."""
    named = request.headers.get("host", "")
    return named if _HOST.fullmatch(named) else authority(*request.scope["server"])


class HostCheck:
    """Middleware that refuses clients outside the home network and requests for foreign host names.

    Behind a reverse proxy, host names are the proxy's concern.
    """

    def __init__(self, app: ASGIApp, addresses: ServerAddresses, refuse: Callable[[RequestError], Response]) -> None:
        self._app = app
        self._addresses = addresses
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on or refuse it."""
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
            except RequestError as error:
                answer = self._refuse(error)
                if scope["type"] == "websocket":
                    await WebSocket(scope, receive, send).send_denial_response(answer)
                else:
                    await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        client = scope.get("client")
        if self._addresses.home_only and client is not None and not is_in_home_network(client[0]):
            raise OutsideHomeNetworkError("only the home network is answered", "web-far-away")
        authority = Headers(scope=scope).get("host", "")
        host = host_of(authority)
        # Browsers send no malformed hosts, and links do not use them.
        if host is not None and not self._addresses.behind_proxy and not is_own_name(host, self._addresses.extra_names):
            raise ForeignHostError(
                f"unknown host name; if it is the server's, start it with --name {host[:_MAX_ECHOED_CHARACTERS]}",
                "web-host",
                host=host[:_MAX_ECHOED_CHARACTERS],
            )
