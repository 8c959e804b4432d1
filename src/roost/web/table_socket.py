"""The live table over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

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
from roost.web.errors import RequestError, TooLargeError, TooOftenError, problem
from roost.web.messages import (
    VERSION,
    Answer,
    Asking,
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
    Undo,
    Welcome,
    read_request,
)
from roost.web.rate_limits import LARGEST, TokenBucket

__all__ = ["Connection"]

_AWAY: Final = 20_000
"""So many milliseconds somebody must be away before others may let a bot play for them."""
_BURST: Final = 100
_RATE: Final = 50
"""Messages at once, and a second: no person comes near that, and a program should wait for answers."""
_MISTAKES: Final = 10
"""Messages that cannot be read or come too fast, before the connection is closed ..."""
_FORGIVEN: Final = 1.0
"""... and how many of them are forgotten in a second."""
_CLOSE_REFUSED: Final = 4400
_CLOSE_LATE: Final = 4408
_CLOSE_UNKNOWN: Final = 4404
_CLOSE_TOO_OFTEN: Final = 4429
_CLOSE_RESUME: Final = 1012
"""Service restart: come back, and go on."""
_CLOSE_LATER: Final = 1013
"""The database cannot be reached: try again later."""
_CLOSE_MISTAKE: Final = 1011
_GONE: Final = 1006
"""What a connection is taken to have ended with that nobody has closed properly."""
_SOON: Final = 1000
"""Milliseconds after which a client may try again."""
_UNNAMED: Final = ""

_log = logging.getLogger(__name__)


class Connection:
    """One client at one table."""

    def __init__(self, house: TableManager, socket: WebSocket, patience: float) -> None:
        self._house = house
        self._socket = socket
        self._patience = patience
        self._messages = TokenBucket(_BURST, _RATE)
        self._mistakes = TokenBucket(_MISTAKES, _FORGIVEN)

    async def run(self) -> None:
        """Greet, then answer until the client goes."""
        await self._socket.accept()
        self._house.metrics.sockets.inc()
        try:
            await self._serve()
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a connection failed")
            await self._close(_CLOSE_MISTAKE)
        finally:
            self._house.metrics.sockets.dec()

    async def _serve(self) -> None:
        try:
            async with asyncio.timeout(self._patience):
                hello = await self._receive()
        except TimeoutError:
            await self._close(_CLOSE_LATE)
            return
        except RoostError as error:
            await self._turn_away(error, _CLOSE_REFUSED)
            return
        if not isinstance(hello, Hello) or hello.version != VERSION:
            wrong = RequestError(f"the first message is a hello of version {VERSION}", "web-hello", version=VERSION)
            await self._turn_away(wrong, _CLOSE_REFUSED)
            return
        visitor = Visitor(map(token_hash, hello.tokens), hello.since, hello.sentences)
        await self._write(Welcome(VERSION, self._house.node))
        try:
            table = await self._house.find(hello.table)
            await table.enter(visitor)
        except RoostError as error:
            await self._turn_away(error, _code(error))
            return
        sending = asyncio.create_task(self._send_all(visitor))
        try:
            await self._listen(table, visitor)
        finally:
            sending.cancel()
            # However that ended, the visitor is gone.
            await asyncio.gather(sending, return_exceptions=True)
            await table.exit(visitor)

    async def _turn_away(self, error: RoostError, code: int) -> None:
        await self._write(self._refusal(_UNNAMED, error))
        await self._close(code)

    async def _close(self, code: int) -> None:
        # Either side may have closed already.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    async def _send_all(self, visitor: Visitor) -> None:
        """Everything out of the outbox, in order; then the client is asked to come back."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await visitor.outbox.get()) is not None:
                await self._socket.send_text(message.decode())
            await self._write(Bye(_SOON))
            await self._close(_CLOSE_RESUME)

    async def _listen(self, table: LiveTable, visitor: Visitor) -> None:
        hasty = False
        while True:
            label = _UNNAMED
            try:
                request = await self._receive()
                began = time.perf_counter()
                if isinstance(request, Hello):
                    raise RequestError("one hello is enough", "web-hello", version=VERSION)
                label = request.id
                self._messages.take()
                answer = await self._answer(table, visitor, request)
                if isinstance(request, Move):
                    self._house.metrics.latency.observe(time.perf_counter() - began)
                visitor.send(msgspec.json.encode(answer))
                hasty = False
            except RoostError as error:
                visitor.send(msgspec.json.encode(self._refusal(label, error)))
                # Who is told to wait, and waits, does nothing wrong.
                before, hasty = hasty, isinstance(error, TooOftenError)
                if isinstance(error, RequestError) and (before or not hasty) and not self._forgiven():
                    break
        await visitor.read_all()
        await self._close(_CLOSE_TOO_OFTEN)

    def _forgiven(self) -> bool:
        try:
            self._mistakes.take()
        except TooOftenError:
            return False
        return True

    async def _receive(self) -> Request:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise RequestError("messages are text, not binary", "web-binary")
        if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
            raise TooLargeError(f"a message has at most {LARGEST} bytes", "web-too-large", most=LARGEST)
        try:
            return read_request(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise RequestError(f"this cannot be read: {error}", "web-unreadable", why=str(error)) from None

    async def _answer(self, table: LiveTable, visitor: Visitor, request: Asking) -> Done | Pong:
        if isinstance(request, Ping):
            return Pong(request.id)
        if isinstance(request, Look):
            await table.look(visitor, request.seat, request.since)
            return Done(request.id, (await table.current()).seq)
        if isinstance(request, Rematch):
            found = await table.current()
            await self._house.rematch(table, found.seats[found.require_own(visitor.holders)[0]].guest)
            return Done(request.id, (await table.current()).seq)
        return await self._act(table, visitor, request)

    async def _act(self, table: LiveTable, visitor: Visitor, request: _Acting) -> Done:
        """What belongs to a seat, once however often it is sent."""
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

        if isinstance(request, Replace) and table.away(request.away) < _AWAY:
            raise TableError("they are not away for long enough", "table-not-away", seconds=_AWAY // 1000)
        after = await table.do(act)
        return Done(request.id, after.seq if before is None else before)

    def _refusal(self, label: str, error: RoostError) -> Refused:
        self._house.metrics.refusals.labels(error.reason).inc()
        told = problem(error)
        return Refused(label, told.reason, told.data, told.text)

    async def _write(self, message: msgspec.Struct) -> None:
        try:
            await self._socket.send_text(msgspec.json.encode(message).decode())
        except RuntimeError:
            # The connection was closed before anybody came to read it.
            raise WebSocketDisconnect(_GONE) from None


def _code(error: RoostError) -> int:
    """How a connection is closed to who cannot come in."""
    if isinstance(error, NotFoundError):
        return _CLOSE_UNKNOWN
    return _CLOSE_LATER if isinstance(error, StoreError) and not isinstance(error, DamagedError) else _CLOSE_REFUSED


_Acting = Move | Say | Undo | Answer | Leave | Come | Replace | Fill


_ACTIONS: Final[dict[type[msgspec.Struct], Callable[..., Sequence[Entry]]]] = {
    Move: lambda table, at, sent: move(table, at, sent.seat, sent.move, sent.step, sent.id),
    Say: lambda table, at, sent: say(table, at, sent.seat, sent.text, sent.id),
    Undo: lambda table, at, sent: take_back(table, at, sent.seat, sent.id),
    Answer: lambda table, at, sent: answer(table, at, sent.seat, sent.yes, sent.id),
    Leave: lambda table, at, sent: leave(table, at, sent.seat),
    Come: lambda table, at, sent: come_back(table, at, sent.seat),
    Replace: lambda table, at, sent: replace(table, at, sent.away, "away", sent.seat),
}
