"""The header that is only sent in secure contexts."""

from __future__ import annotations

import asyncio

import pytest
from starlette.responses import Response
from starlette.types import Message, Scope

from roost.web.security_headers import SecurityHeaders

OPENER = b"cross-origin-opener-policy"


def headers(scheme: str, host: str) -> dict[bytes, bytes]:
    """Return the headers of the answer to a request."""
    found: dict[bytes, bytes] = {}
    scope: Scope = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())] if host else []}

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        found.update(message.get("headers", ()))

    asyncio.run(SecurityHeaders(Response("hello"))(scope, receive, send))
    return found


@pytest.mark.parametrize(
    ("scheme", "host"),
    [
        ("https", "roost.example"),
        ("wss", "roost.example"),
        ("http", "127.0.0.1:8000"),
        ("http", "127.0.0.1"),
        ("http", "localhost:8000"),
        ("http", "LOCALHOST"),
        ("http", "roost.localhost"),
        ("http", "[::1]:8000"),
    ],
)
def test_secure_contexts_get_the_opener_policy(scheme: str, host: str) -> None:
    assert headers(scheme, host)[OPENER] == b"same-origin"


@pytest.mark.parametrize(
    "host",
    [
        "roost.example",
        "192.0.2.2:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "[::2]:8000",
        "",
        "x" * 9000,
    ],
)
def test_insecure_contexts_get_no_opener_policy(host: str) -> None:
    found = headers("http", host)
    assert OPENER not in found
    assert found[b"x-frame-options"] == b"DENY"
