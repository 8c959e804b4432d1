"""The WebSocket connection of a client to a live table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from roost.core.errors import RoostError
from roost.store.errors import DamagedError, StoreError
from roost.tables.actions.fill import fill
from roost.tables.actions.leave import leave
from roost.tables.actions.move import move
from roost.tables.actions.substitute import come_back, replace
from roost.tables.actions.take_back import answer, take_back
from roost.tables.actions.talk import say
from roost.tables.errors import NotFoundError, TableError
from roost.tables.live_table import LiveTable
from roost.tables.log_entries import Entry
from roost.tables.table import Table
from roost.tables.table_manager import TableManager
from roost.tables.tokens import token_hash
from roost.tables.visitor import Visitor
from roost.web.errors import RateLimitError, RequestError, TooLargeError, UnreadableRequestError, problem_for
from roost.web.messages import (
    VERSION,
    Answer,
    Bye,
    Come,
    Done,
    Fill,
    Hello,
    Leave,
    Look,
    Move,
    Ping,
    Pong,
    Refused,
    Rematch,
    Replace,
    Request,
    Say,
    TableRequest,
    Undo,
    Welcome,
    decode_request,
)
from roost.web.rate_limits import MAX_MESSAGE_BYTES, TokenBucket

__all__ = ["FINAL_CLOSE_CODES", "REPLACEABLE_AFTER_MS", "Connection"]

REPLACEABLE_AFTER_MS: Final = 20_000
"""How long a player must be away before others may let a bot play."""
_MAX_MESSAGES_AT_ONCE: Final = 100
_MAX_MESSAGES_PER_S: Final = 50
"""No person sends that many, and a program should wait for answers."""
_MAX_ERRORS_AT_ONCE: Final = 10
_MAX_ERRORS_PER_S: Final = 1.0
"""Beyond these limits for unreadable or too frequent messages, the connection is closed."""
_CLOSE_REFUSED: Final = 4400
_CLOSE_TIMEOUT: Final = 4408
_CLOSE_UNKNOWN_TABLE: Final = 4404
_CLOSE_TOO_OFTEN: Final = 4429
FINAL_CLOSE_CODES: Final = (_CLOSE_REFUSED, _CLOSE_UNKNOWN_TABLE)
"""After any other code, clients may connect again."""
_CLOSE_RESTART: Final = 1012
"""The server restarts: connect again and go on."""
_CLOSE_TRY_LATER: Final = 1013
"""The database cannot be reached."""
_CLOSE_SERVER_ERROR: Final = 1011
_CLOSED_ABNORMALLY: Final = 1006
"""The code of a connection that ended without a close frame."""
_RECONNECT_DELAY_MS: Final = 1000
_NO_ID: Final = ""

_log = logging.getLogger(__name__)


class Connection:
    """One client at one table."""

    def __init__(self, manager: TableManager, socket: WebSocket, client_timeout_s: float) -> None:
        self._manager = manager
        self._socket = socket
        self._client_timeout_s = client_timeout_s
        self._messages = TokenBucket(_MAX_MESSAGES_AT_ONCE, _MAX_MESSAGES_PER_S)
        self._errors = TokenBucket(_MAX_ERRORS_AT_ONCE, _MAX_ERRORS_PER_S)

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        await self._socket.accept()
        self._manager.metrics.sockets.inc()
        try:
            await self._serve()
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a connection failed")
            await self._close(_CLOSE_SERVER_ERROR)
        finally:
            self._manager.metrics.sockets.dec()

    async def _serve(self) -> None:
        try:
            async with asyncio.timeout(self._client_timeout_s):
                hello = await self._receive()
        except TimeoutError:
            await self._close(_CLOSE_TIMEOUT)
            return
        except RoostError as error:
            await self._refuse(error, _CLOSE_REFUSED)
            return
        if not isinstance(hello, Hello) or hello.version != VERSION:
            await self._refuse(_hello_error("expected a hello"), _CLOSE_REFUSED)
            return
        visitor = Visitor(map(token_hash, hello.tokens), hello.since, hello.sentences)
        await self._write(Welcome(VERSION, self._manager.node))
        try:
            table = await self._manager.find(hello.table)
            await table.enter(visitor)
        except RoostError as error:
            await self._refuse(error, _close_code(error))
            return
        sending = asyncio.create_task(self._send_all(visitor))
        try:
            await self._listen(table, visitor)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await table.exit(visitor)

    async def _refuse(self, error: RoostError, code: int) -> None:
        await self._write(self._refusal(_NO_ID, error))
        await self._close(code)

    async def _close(self, code: int) -> None:
        # Either side may have closed already.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    async def _send_all(self, visitor: Visitor) -> None:
        """Send the messages of the outbox; when it ends, ask the client to connect again."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await visitor.outbox.get()) is not None:
                await self._socket.send_text(message.decode())
            await self._write(Bye(_RECONNECT_DELAY_MS))
            await self._close(_CLOSE_RESTART)

    async def _listen(self, table: LiveTable, visitor: Visitor) -> None:
        rate_limited = False
        while True:
            message_id = _NO_ID
            try:
                request = await self._receive()
                began = time.perf_counter()
                if isinstance(request, Hello):
                    raise _hello_error("expected only one hello")
                message_id = request.id
                self._messages.take()
                answer = await self._answer(table, visitor, request)
                if isinstance(request, Move):
                    self._manager.metrics.latency.observe(time.perf_counter() - began)
                visitor.send(msgspec.json.encode(answer))
                rate_limited = False
            except RoostError as error:
                visitor.send(msgspec.json.encode(self._refusal(message_id, error)))
                # The first message beyond the rate limit is no error: the client was just told to wait.
                before, rate_limited = rate_limited, isinstance(error, RateLimitError)
                if isinstance(error, RequestError) and (before or not rate_limited):
                    try:
                        self._errors.take()
                    except RateLimitError:
                        break
        await visitor.read_all()
        await self._close(_CLOSE_TOO_OFTEN)

    async def _receive(self) -> Request:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise RequestError("messages are text, not binary", "web-binary")
        if len(text.encode("utf-8", "surrogatepass")) > MAX_MESSAGE_BYTES:
            raise TooLargeError(
                f"a message has at most {MAX_MESSAGE_BYTES} bytes", "web-too-large", most=MAX_MESSAGE_BYTES
            )
        try:
            return decode_request(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise UnreadableRequestError(error) from None

    async def _answer(self, table: LiveTable, visitor: Visitor, request: TableRequest) -> Done | Pong:
        if isinstance(request, Ping):
            return Pong(request.id)
        if isinstance(request, Look):
            await table.look(visitor, request.seat, request.since)
            return Done(request.id, (await table.current()).seq)
        if isinstance(request, Rematch):
            found = await table.current()
            await self._manager.rematch(table, found.seats[found.require_own(visitor.holders)[0]].guest)
            return Done(request.id, (await table.current()).seq)
        return await self._act(table, visitor, request)

    async def _act(self, table: LiveTable, visitor: Visitor, request: _SeatRequest) -> Done:
        """Carry out a seat's request; one that is sent again changes nothing."""
        before: int | None = None

        def act(found: Table, at: int) -> Sequence[Entry]:
            nonlocal before
            if isinstance(request, Fill):
                return fill(found, at, request.seat, request.bot, visitor.holders)
            found.require_own(visitor.holders, request.seat)
            before = found.entry_labelled(request.seat, request.id)
            if before is not None:
                return ()
            return _ACTIONS[type(request)](found, at, request)

        if isinstance(request, Replace) and table.away(request.away) < REPLACEABLE_AFTER_MS:
            raise TableError(
                "they have not been away long enough", "table-not-away", seconds=REPLACEABLE_AFTER_MS // 1000
            )
        after = await table.do(act)
        return Done(request.id, after.seq if before is None else before)

    def _refusal(self, message_id: str, error: RoostError) -> Refused:
        self._manager.metrics.refusals.labels(error.reason).inc()
        problem = problem_for(error)
        return Refused(message_id, problem.reason, problem.data, problem.text)

    async def _write(self, message: msgspec.Struct) -> None:
        try:
            await self._socket.send_text(msgspec.json.encode(message).decode())
        except RuntimeError:
            # The connection was closed meanwhile.
            raise WebSocketDisconnect(_CLOSED_ABNORMALLY) from None


def _hello_error(text: str) -> RequestError:
    return RequestError(f"{text} of version {VERSION}", "web-hello", version=VERSION)


def _close_code(error: RoostError) -> int:
    """Return the close code for an error on entering the table."""
    if isinstance(error, NotFoundError):
        return _CLOSE_UNKNOWN_TABLE
    return _CLOSE_TRY_LATER if isinstance(error, StoreError) and not isinstance(error, DamagedError) else _CLOSE_REFUSED


_SeatRequest = Move | Say | Undo | Answer | Leave | Come | Replace | Fill


_ACTIONS: Final[dict[type[msgspec.Struct], Callable[[Table, int, Any], Sequence[Entry]]]] = {
    Move: lambda table, at, request: move(table, at, request.seat, request.move, request.step, request.id),
    Say: lambda table, at, request: say(table, at, request.seat, request.text, request.id),
    Undo: lambda table, at, request: take_back(table, at, request.seat, request.id),
    Answer: lambda table, at, request: answer(table, at, request.seat, request.yes, request.id),
    Leave: lambda table, at, request: leave(table, at, request.seat),
    Come: lambda table, at, request: come_back(table, at, request.seat),
    Replace: lambda table, at, request: replace(table, at, request.away, "away", request.seat),
}
