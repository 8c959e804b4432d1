"""Headers that go with every answer: nothing from elsewhere, no frames, no guessing."""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["HEADERS", "POLICY", "SecurityHeaders"]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_TRUSTED: Final = {"cross-origin-opener-policy": "same-origin"}
"""Browsers heed it only where nobody can listen in, and complain of it everywhere else: on every page."""
_LOOPBACK: Final = re.compile(r"(localhost|.+\.localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?", re.IGNORECASE)
_ANSWERS: Final = ("http.response.start", "websocket.http.response.start")
"""How an answer begins; the second one is that to a WebSocket which is turned away."""


class SecurityHeaders:
    """Adds them to every answer over HTTP; what may be kept by caches says so itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def guarded(message: Message) -> None:
            if message["type"] in _ANSWERS:
                headers = MutableHeaders(scope=message)
                for name, value in (HEADERS | _TRUSTED if _trusted(scope) else HEADERS).items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, guarded)


def _trusted(scope: Scope) -> bool:
    """Whether browsers take the connection for one that nobody can listen to: TLS, or the machine itself."""
    secure: bool = scope.get("scheme") in ("https", "wss")
    return secure or _LOOPBACK.fullmatch(Headers(scope=scope).get("host", "")) is not None
