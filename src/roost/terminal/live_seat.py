"""A bot on a seat of a live table, by the WebSocket of the protocol (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any, Final, Protocol, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from roost.bots.checked_choice import BotFailedError, checked_choice
from roost.core.bot import Bot
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.terminal.table_requests import JoinError, RefusedError, TableRequests, UnreachableError, refusal

__all__ = ["LiveSeat", "Say"]

_VERSION: Final = 1
_FINAL_CODES: Final = {1007, 1009, 4400, 4404}
"""Codes of closed connections after which coming back is of no use."""
_FINAL_REASONS: Final = {"table-not-yours", "table-unknown", "web-nothing-here", "web-token"}
_PING_S: Final = 5.0
_PING_TIMEOUT_S: Final = 15.0
"""A network that was cut in silence is noticed after these two."""
_RETRY_S: Final = 1.0
_MAX_RETRY_S: Final = 10.0
_LEAVING_S: Final = 3.0

_Made = TypeVar("_Made")


class Say(Protocol):
    """Shows a message by its key and data."""

    def __call__(self, key: str, **data: str) -> None: ...


class LiveSeat:
    """Sits down at a table and lets a bot decide until the game is over, over as many connections as that takes."""

    def __init__(self, requests: TableRequests, game: Game, bot: Bot, called: str, say: Say) -> None:
        self._requests = requests
        self._game = game
        self._bot = bot
        self._called = called
        """What the bot is called in errors."""
        self._say = say
        self._chance = FastChance(secrets.randbits(63))
        self._session = secrets.token_hex(4)
        """Begins the id of every message, so that no other program has used it."""
        self._messages = 0
        self._seat = -1
        self.name = ""
        self._shown: dict[str, Any] = {"phase": ""}
        """The table as it was last shown."""
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[RefusedError | None]] = {}
        self._decision = (-1, "", "")
        """The step, id and text of the last move chosen. It is sent again where no answer came."""
        self._lost = self._left = False

    def sit(self, name: str) -> None:
        """Take the first free seat."""
        table = f"/api/tables/{self._requests.table}"
        self._requests.token = self._requests.post("/api/guests")["token"]
        self._seat = self._requests.post(f"{table}/seats", name=name, entropy=secrets.token_hex(16))["seat"]
        self.name = self._requests.get(table)["seats"][self._seat]["name"]

    async def play(self) -> dict[str, Any]:
        """Play to the end, and return the table as it is then. When cancelled, leave the table."""
        pause = _RETRY_S
        try:
            while True:
                with suppress(OSError, WebSocketException):
                    await self._connect()
                if self._over:
                    return self._shown
                pause = min(2 * pause, _MAX_RETRY_S) if self._lost else _RETRY_S
                if not self._lost:
                    self._say("join-lost")
                self._lost = True
                await asyncio.sleep(pause)
        except asyncio.CancelledError:
            if not self._left:
                self._say("join-left-unheard", name=self.name)
            raise

    @property
    def _over(self) -> bool:
        return bool(self._shown["phase"] == "over")

    async def _connect(self) -> None:
        """Listen and act as long as one connection holds."""
        try:
            async with connect(
                self._requests.socket, max_size=None, ping_interval=_PING_S, ping_timeout=_PING_TIMEOUT_S
            ) as socket:
                await self._attend(socket)
        except InvalidStatus as error:
            status = error.response.status_code
            if status < HTTPStatus.INTERNAL_SERVER_ERROR and status != HTTPStatus.TOO_MANY_REQUESTS:
                raise refusal(status, bytes(error.response.body or b""), self._requests.server) from None

    async def _attend(self, socket: ClientConnection) -> None:
        tokens = [self._requests.token]
        await _send(socket, type="hello", version=_VERSION, table=self._requests.table, tokens=tokens)
        listening, acting = asyncio.create_task(self._listen(socket)), asyncio.create_task(self._act(socket))
        try:
            finished, _ = await asyncio.wait({listening, acting}, return_when=asyncio.FIRST_COMPLETED)
            for task in finished:
                task.result()
        except (asyncio.CancelledError, BotFailedError, JoinError):
            acting.cancel()
            if not listening.done():
                await self._leave(socket)
            raise
        finally:
            listening.cancel()
            acting.cancel()
            await asyncio.gather(listening, acting, return_exceptions=True)

    async def _leave(self, socket: ClientConnection) -> None:
        with suppress(OSError, WebSocketException, RefusedError):
            async with asyncio.timeout(_LEAVING_S):
                await self._ask(socket, "leave")
                self._left = True
                self._say("join-left", name=self.name)

    async def _listen(self, socket: ClientConnection) -> None:
        """Take in what the server sends. Raises `JoinError` where coming back is of no use."""
        server = self._requests.server
        refused: JoinError = JoinError(f"{server} has closed the connection", "join-foreign", url=server)
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "welcome":
                    if self._lost:
                        self._say("join-back")
                    self._lost = False
                elif message["type"] == "table":
                    self._show(message)
                elif message["type"] in ("done", "refused"):
                    error = None
                    if message["type"] == "refused":
                        error = refused = RefusedError(message["text"], message["reason"], **message["data"])
                    answer = self._answers.pop(message["id"], None)
                    if answer is not None and not answer.done():
                        answer.set_result(error)
        if socket.close_code in _FINAL_CODES:
            raise refused

    def _show(self, table: dict[str, Any]) -> None:
        before, self._shown = self._shown["phase"], table
        if before != table["phase"] == "waiting":
            self._say("join-waiting")
        elif before != table["phase"] == "playing":
            self._say("join-begins")
        if any(shown["event"]["event"] == "moves-taken-back" for shown in table["events"]):
            self._say("join-undone")
        self._news.set()

    async def _act(self, socket: ClientConnection) -> None:
        """Do whatever the table waits for; look again after a pause where that fails for now."""
        while not self._over:
            await self._news.wait()
            self._news.clear()
            try:
                await self._react(socket, self._shown)
            except (RefusedError, UnreachableError) as error:
                if error.reason in _FINAL_REASONS:
                    raise
                if error.reason != "table-stale":
                    await asyncio.sleep(int(error.data.get("wait", 1000 * _RETRY_S)) / 1000)
                    self._news.set()

    async def _react(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        if table["phase"] != "playing":
            return
        if table["seats"][self._seat].get("cause"):
            await self._ask(socket, "return")
            self._say("join-returns", name=self.name)
        elif table["asked"] is not None and self._seat in table["asked"]["waiting"]:
            await self._ask(socket, "answer", yes=True)
            self._say("join-agrees", name=self.name)
        elif table["moves"] and table["asked"] is None:
            await self._decide(socket, table["step"])

    async def _decide(self, socket: ClientConnection, step: int) -> None:
        if self._decision[0] != step:
            path = f"/api/tables/{self._requests.table}/position?seat={self._seat}"
            found = await _in_thread(partial(self._requests.get, path))
            if found["step"] != step:
                return  # the table has moved on, and will be shown
            self._decision = step, self._label(), await _in_thread(partial(self._think, found["position"]))
        _step, label, move = self._decision
        await self._ask(socket, "move", label, step=step, move=move)
        self._say("join-move", name=self.name, move=move)

    def _think(self, position: str) -> str:
        state = self._game.read(position)
        return state.text(checked_choice(self._bot, self._called, state, self._chance))

    async def _ask(self, socket: ClientConnection, kind: str, label: str = "", **content: object) -> None:
        """Send a message about the seat, and wait for the answer; raises `RefusedError`."""
        label = label or self._label()
        answer = self._answers[label] = asyncio.get_running_loop().create_future()
        await _send(socket, type=kind, id=label, seat=self._seat, **content)
        if (refused := await answer) is not None:
            raise refused

    def _label(self) -> str:
        self._messages += 1
        return f"{self._session} {self._messages}"


async def _send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def _in_thread(work: Callable[[], _Made]) -> _Made:
    """Work in a thread that does not keep the program from ending, as one of `asyncio.to_thread` would."""
    future: concurrent.futures.Future[_Made] = concurrent.futures.Future()
    future.set_running_or_notify_cancel()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(future)
