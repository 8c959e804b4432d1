"""Middleware that adds security headers to every answer."""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["CONTENT_POLICY", "HEADERS", "SecurityHeaders"]

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_SECURE_CONTEXT_HEADERS: Final = {"cross-origin-opener-policy": "same-origin"}
"""Elsewhere browsers ignore this header, and complain about it on every page."""
_LOOPBACK: Final = re.compile(r"(localhost|.+\.localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?", re.IGNORECASE)
_RESPONSE_STARTS: Final = ("http.response.start", "websocket.http.response.start")
"""ASGI messages that start an answer; the second one refuses a WebSocket."""


class SecurityHeaders:
    """Middleware that adds the headers, and forbids caching unless the answer allows it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _RESPONSE_STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS | _SECURE_CONTEXT_HEADERS if _is_secure_context(scope) else HEADERS)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _is_secure_context(scope: Scope) -> bool:
    """Return whether browsers treat the page as a secure context: over TLS, or on the machine itself."""
    secure: bool = scope.get("scheme") in ("https", "wss")
    return secure or _LOOPBACK.fullmatch(Headers(scope=scope).get("host", "")) is not None
