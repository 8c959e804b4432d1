"""Only those who may reach the server are answered, and only under a name of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from roost.web.addresses import ServerAddresses, is_near, is_own_name
from roost.web.errors import FarAwayError, ForeignHostError, RequestError, refusal

__all__ = ["HostCheck", "asked_authority", "host_of"]

_HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A name, which has 253 characters at most, or an address; and a port."""
_SHOWN: Final = 60
"""Characters of a host that are repeated to who asked for it."""


def host_of(authority: str) -> str | None:
    """The host in a `Host` header, without the port; None where the header makes no sense."""
    found = _HOST.fullmatch(authority)
    return None if found is None else found[1]


def asked_authority(request: HTTPConnection) -> str:
    """Under which host and port a client came; clients may claim nonsense, and then it is where they arrived."""
    authority = request.headers.get("host", "")
    if _HOST.fullmatch(authority):
        return authority
    host, port = request.scope["server"]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class HostCheck:
    """Refuses requests from outside the home network, and requests under foreign names.

    A reverse proxy sees to both, so none of it holds for a server behind one.
    """

    def __init__(self, app: ASGIApp, reach: ServerAddresses, refused: Callable[[RequestError], None]) -> None:
        self._app = app
        self._reach = reach
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
            except RequestError as error:
                self._refused(error)
                answer = refusal(error)
                if scope["type"] == "websocket":
                    await WebSocket(scope, receive, send).send_denial_response(answer)
                else:
                    await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        client = scope.get("client")
        if self._reach.home and client is not None and not is_near(client[0]):
            raise FarAwayError("only the home network is answered", "web-far-away")
        authority = Headers(scope=scope).get("host", "")
        host = host_of(authority)
        # What is no host at all ends up in no link, and no browser sends it.
        if host is not None and not self._reach.behind_proxy and not is_own_name(host, self._reach.names):
            raise ForeignHostError(
                f"this server has another name; start it with --name {host[:_SHOWN]} if it is one of its own",
                "web-host",
                host=host[:_SHOWN],
            )
