"""Time-outs and limits for clients that send too slowly or do not read: uvicorn would wait for them forever."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from roost.web.errors import RateLimitError
from roost.web.rate_limits import TokenBucket
from roost.web.security_headers import HEADERS

__all__ = ["GuardedHttpProtocol", "GuardedWebSocketProtocol"]

_READ_TIMEOUT_FACTOR: Final = 6
"""Clients on a bad network may take longer to read than to send."""
_NO_LINGER: Final = struct.pack("ii", 1, 0)
"""SO_LINGER with 0 seconds: the system drops unsent data when the connection closes."""
_MAX_FRAMES_PER_MESSAGE: Final = 64
"""Frames may be empty, so the limit on the size of messages does not limit their number."""
_MAX_PINGS_AT_ONCE: Final = 20
_MAX_PINGS_PER_S: Final = 2
"""For pings and pongs, which are answered here and never reach the application."""
_PARSED_BYTES: Final = 1024
"""How much is parsed at a time, since one chunk from the system may hold thousands of frames."""


class _Timer:
    """A call that is made unless the timer is stopped in time."""

    def __init__(self, seconds: float, callback: Callable[[], None]) -> None:
        self._seconds = seconds
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    def restart(self) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(self._seconds, self._callback)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class _ReadTimeout(asyncio.Protocol):
    """A connection that is aborted when the client does not read what it was sent."""

    transport: asyncio.Transport

    def __init__(self, *args: Any, client_timeout_s: float, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unread = _Timer(_READ_TIMEOUT_FACTOR * client_timeout_s, self._abort_unread)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # With a limit of 0, the transport reports everything that the system does not take at once.
        self.transport.set_write_buffer_limits(0)
        if self.transport.get_write_buffer_size():
            # The previous protocol of the connection left it.
            self._unread.restart()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.restart()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread.stop()

    def _abort_unread(self) -> None:
        # Otherwise the system would keep trying to deliver what it has taken already.
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
        self.transport.abort()


class GuardedHttpProtocol(_ReadTimeout, H11Protocol):
    """HTTP with time-outs for sending a request and for reading its answer."""

    def __init__(self, *args: Any, client_timeout_s: float, **options: Any) -> None:
        super().__init__(*args, client_timeout_s=client_timeout_s, **options)
        self._awaited_head = _Timer(client_timeout_s, lambda: self.transport.abort())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._time_request_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # The connection is a WebSocket now, with a timer of its own.
            self._unread.stop()
        self._time_request_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._awaited_head.stop()

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, with security headers, which uvicorn's own answer lacks."""
        body = msg.encode()
        headers = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items()).encode()
        self.transport.write(
            b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n"
            b"%sconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (headers, len(body), body)
        )
        self.transport.close()

    def _time_request_head(self) -> None:
        """Run the timer while the head of a request is awaited, however slowly it comes."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._awaited_head.stop()
        elif not self._awaited_head.running:
            self._awaited_head.restart()


class _Handshake(ServerProtocol):
    """A handshake that adds the security headers to refusals."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        refused = super().reject(status, text)
        refused.headers.update({**HEADERS, "cache-control": "no-store"})
        return refused


class GuardedWebSocketProtocol(_ReadTimeout, WebSocketsSansIOProtocol):
    """WebSockets with a time-out for reading and limits on frames per message and on pings."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._pings = TokenBucket(_MAX_PINGS_AT_ONCE, _MAX_PINGS_PER_S)
        self._failed = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PARSED_BYTES):
            super().data_received(data[start : start + _PARSED_BYTES])
            if self._failed or self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MAX_FRAMES_PER_MESSAGE:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._take_ping():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._take_ping():
            super().handle_pong(event)

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # The refused client has its answer. Without this, uvicorn would log a server error.
            self.handshake_complete = True

    def _take_ping(self) -> bool:
        """Count a ping or pong; beyond the limit, fail the connection and return False."""
        try:
            self._pings.take()
        except RateLimitError:
            self._fail(CloseCode.POLICY_VIOLATION)
            return False
        return True

    def _fail(self, code: CloseCode) -> None:
        if not self._failed:
            self._failed = True
            self.conn.fail(code)
            self.handle_parser_exception()
