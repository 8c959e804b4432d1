"""Limits for clients that never come to the point, or never read: uvicorn would wait for them for ever."""

from __future__ import annotations

import asyncio
import socket
import struct
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from roost.web.errors import TooOftenError
from roost.web.rate_limits import TokenBucket
from roost.web.security_headers import HEADERS

__all__ = ["PatientProtocol", "WholeMessages"]

_READING: Final = 6
"""So many times as long as for asking may be taken for reading: a bad network is no bad will."""
_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""How a connection is closed: for 0 seconds the system tries to deliver what is left."""
_PIECES: Final = 64
"""A message may come in so many frames. Frames may be empty, so the limit for the size of messages is none for them."""
_PINGS: Final = 20
_PINGS_A_SECOND: Final = 2
"""Pings and pongs at once, and a second. They are answered here, and the application never hears of them."""
_BITE: Final = 1024
"""Bytes that are made sense of at a time: there may be thousands of frames in what the system hands over."""


class _Unread:
    """What a client was sent and has not taken yet. It is not kept for ever, nor is the connection."""

    def __init__(self, patience: float) -> None:
        self._seconds = _READING * patience
        self._late: asyncio.TimerHandle | None = None

    def follow(self, transport: asyncio.Transport) -> None:
        """Be told of all that the system does not take at once, also of what is left when a connection is closed."""
        transport.set_write_buffer_limits(0)
        if transport.get_write_buffer_size():
            # Left by who had the connection before.
            self.begin(transport)

    def begin(self, transport: asyncio.Transport) -> None:
        """From now on something waits to be read."""
        self.end()
        self._late = asyncio.get_running_loop().call_later(self._seconds, self._give_up, transport)

    def end(self) -> None:
        """Nothing does any more."""
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self, transport: asyncio.Transport) -> None:
        # Without it the system would go on for them, with all that it has taken already.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        transport.abort()


class _Attended(asyncio.Protocol):
    """A connection of any kind that does not wait for ever to be read."""

    transport: asyncio.Transport

    def __init__(self, *given: Any, patience: float, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = _Unread(patience)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread.follow(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread.end()


class PatientProtocol(_Attended, H11Protocol):
    """HTTP in which a request has to be asked, and its answer read, within some seconds."""

    def __init__(self, *given: Any, patience: float, **named: Any) -> None:
        super().__init__(*given, patience=patience, **named)
        self._patience = patience
        self._late: asyncio.TimerHandle | None = None
        refusal = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self._refusal = b"".join(b"%s: %s\r\n" % header for header in refusal)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # It is a WebSocket now, which looks after it itself.
            self._unread.end()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._calm()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered like everything else: uvicorn's own answer has no headers."""
        body = msg.encode()
        self.transport.write(
            b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n"
            b"%sconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (self._refusal, len(body), body)
        )
        self.transport.close()

    def _watch(self) -> None:
        """Time runs while the head of a request is awaited, however slowly it comes."""
        asked = self.cycle is not None and not self.cycle.response_complete
        if asked or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._calm()
        elif self._late is None:
            self._late = self.loop.call_later(self._patience, self.transport.abort)

    def _calm(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class _Handshake(ServerProtocol):
    """Whoever is turned away gets the same headers as everybody else."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """A refusal, with a plain text."""
        refused = super().reject(status, text)
        refused.headers.update({**HEADERS, "cache-control": "no-store"})
        return refused


class WholeMessages(_Attended, WebSocketsSansIOProtocol):
    """WebSockets in which a message cannot come in any number of pieces, nor pings come all the time.

    Nothing waits for ever to be read.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._pings = TokenBucket(_PINGS, _PINGS_A_SECOND)
        self._failed = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _BITE):
            super().data_received(data[start : start + _BITE])
            if self._failed or self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _PIECES:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._in_measure():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._in_measure():
            super().handle_pong(event)

    async def send(self, message: Any) -> None:
        """What the application says."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # Whoever was turned away has had an answer. uvicorn would call it a mistake of ours, in the log.
            self.handshake_complete = True

    def _in_measure(self) -> bool:
        """Whether one more ping or pong is no burden."""
        try:
            self._pings.take()
        except TooOftenError:
            self._fail(CloseCode.POLICY_VIOLATION)
            return False
        return True

    def _fail(self, code: CloseCode) -> None:
        if not self._failed:
            self._failed = True
            self.conn.fail(code)
            self.handle_parser_exception()
