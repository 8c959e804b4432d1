"""A real server in a process of its own, and clients for HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

if importlib.util.find_spec("sniffio") is None:
    # httpcore tries to import sniffio several times per request, and Python would search its whole path each time.
    sys.modules["sniffio"] = None  # type: ignore[assignment]

TIMEOUT_S = 60.0
"""Far longer than anything takes."""


class Server:
    """`roost serve` on a free port of this machine."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._arguments = ["--database", database, "--port", "0", "--host", "127.0.0.1", *arguments]
        self._log = log
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def address(self) -> str:
        return self.url.removeprefix("http://").rstrip("/")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        level = [] if self._log is None else ["--log", "debug"]
        with (Path(os.devnull) if self._log is None else self._log).open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "roost", "serve", *self._arguments, *level],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("Roost is open at "):
            self.kill()
            raise AssertionError(f"the server did not start: {line!r}")
        self.url = line.split()[-1]
        # After a restart, the server has the same port.
        self._arguments[3] = self.address.rpartition(":")[2]
        return self

    def stop(self) -> int:
        """Stop the server with SIGTERM, as a service manager does."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the server, as a power failure does."""
        self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> int:
        process = self._process
        assert process is not None
        if process.returncode is None:
            process.send_signal(sign)
        process.communicate(timeout=TIMEOUT_S)
        return process.returncode


@contextmanager
def serving(
    database: str, *arguments: str, log: Path | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[Server]:
    server = Server(database, *arguments, log=log, environment=environment).start()
    try:
        yield server
    finally:
        server.kill()


def wait_s(answer: httpx.Response) -> float:
    """Return the seconds to wait after a rate limit; 0 for any other answer."""
    return float(answer.json()["data"]["wait"]) / 1000 if answer.status_code == 429 else 0


class Person:
    """A guest over HTTP, who waits when rate limits say so."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.token = ""
        self.seat_token = ""
        self.seat = -1

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        given = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with (
            asyncio.timeout(TIMEOUT_S),
            httpx.AsyncClient(base_url=self.server.url, timeout=TIMEOUT_S, verify=False) as client,
        ):
            while wait := wait_s(answer := await client.request(method, path, json=body, headers={**given, **headers})):
                await asyncio.sleep(wait)
            return answer

    async def get(self, path: str) -> Any:
        answer = await self.call("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.call("POST", path, {} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def arrive(self) -> Person:
        self.token = (await self.post("/api/guests"))["token"]
        return self

    async def open(self, game: str, seats: Sequence[str], **plan: Any) -> str:
        return str((await self.post("/api/tables", {"game": game, "seats": list(seats), **plan}))["table"])

    async def sit(self, table: str, **wish: Any) -> int:
        seated = await self.post(
            f"/api/tables/{table}/seats", {"name": self.name, "entropy": random.randbytes(8).hex(), **wish}
        )
        self.seat, self.seat_token = seated["seat"], seated["token"]
        return self.seat


class Player:
    """A connection to a table."""

    def __init__(self, server: Server, table: str, *tokens: str) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.received: list[str] = []
        """Everything that was ever sent here."""
        self.shown: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._numbers = 0

    async def connect(self, **headers: str) -> None:
        """Not faster than the server likes."""
        url = f"ws://{self.server.address}/api/live"
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                try:
                    self._socket = await connect(url, additional_headers=headers, max_size=None, open_timeout=TIMEOUT_S)
                except InvalidStatus as error:
                    problem = json.loads(error.response.body or b"{}")
                    if problem.get("reason") != "web-too-often":
                        raise
                    await asyncio.sleep(problem["data"]["wait"] / 1000)
                else:
                    return

    async def enter(self, since: int | None = None) -> Player:
        await self.connect()
        await self.send({"type": "hello", "table": self.table, "tokens": self.tokens, "since": since})
        assert (await self.receive())["type"] == "welcome"
        await self.receive()
        return self

    async def come_back(self) -> Player:
        """Reconnect, as often as needed until the server answers."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                try:
                    return await self.enter(self.shown.get("seq"))
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(0.05)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def vanish(self) -> None:
        """Drop the connection, as a failing network does."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def closing(self) -> int:
        """Return the code with which the server closes the connection."""
        assert self._socket is not None
        async with asyncio.timeout(TIMEOUT_S):
            await self._socket.wait_closed()
        assert self._socket.close_code is not None
        return self._socket.close_code

    async def send(self, message: object) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message)

    async def send_pieces(self, pieces: Iterable[str]) -> None:
        """Send a message in several frames."""
        assert self._socket is not None
        await self._socket.send(pieces)

    async def send_ping(self, pong: bool) -> None:
        """Send a ping or a pong."""
        assert self._socket is not None
        if pong:
            await self._socket.pong()
        else:
            await self._socket.ping()

    async def send_broken(self, data: bytes) -> None:
        """Send a text frame with arbitrary bytes."""
        assert self._socket is not None
        await self._socket.send(data, text=True)

    async def receive(self) -> dict[str, Any]:
        assert self._socket is not None
        async with asyncio.timeout(TIMEOUT_S):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.shown = message
            self.events += message["events"]
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a request, again after rate limits, and return the answer."""
        self._numbers += 1
        label = message.pop("id", f"{kind}-{self._numbers}")
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                self.answers.pop(label, None)
                await self.send({"type": kind, "id": label, **message})
                while label not in self.answers:
                    await self.receive()
                answer = self.answers[label]
                if answer.get("reason") != "web-too-often":
                    return answer
                await asyncio.sleep(answer["data"]["wait"] / 1000)

    async def refusal(self) -> dict[str, Any]:
        """Return the next refusal."""
        while (message := await self.receive())["type"] != "refused":
            pass
        return message

    async def until(self, phase: str) -> None:
        while self.shown["phase"] != phase:
            await self.receive()

    def move(self, luck: random.Random) -> dict[str, Any]:
        """Return a random legal move, but no pointless stop, with which games of dice never end."""
        moves = self.shown["moves"]
        if "stop" in moves and len(moves) > 1:
            total = self.shown["view"]["total"]
            moves = ["stop"] if total >= 21 or total in {11, 13} else [move for move in moves if move != "stop"]
        return {"seat": self.shown["seat"], "step": self.shown["step"], "move": luck.choice(moves)}

    async def ask_until_answered(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send the same message over new connections until it is answered."""
        self._numbers += 1
        label = f"{kind}-{self._numbers}"
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                try:
                    return await self.ask(kind, id=label, **message)
                except (WebSocketException, OSError):
                    await self.come_back()

    async def play_despite_failures(self, luck: random.Random, made: list[tuple[int, str]]) -> None:
        """Play to the end although the server fails, and note each acknowledged move."""
        for _ in range(5_000):
            if self.shown["phase"] == "over":
                return
            try:
                if self.shown["moves"]:
                    move = self.move(luck)
                    answer = await self.ask_until_answered("move", **move)
                    if answer["type"] == "done":
                        made.append((answer["seq"], f"{move['seat']} {move['move']}"))
                    else:
                        assert answer["reason"] in {"table-stale", "web-too-often"}, answer
                        await asyncio.sleep(0.1)
                else:
                    await self.receive()
            except (WebSocketException, OSError):
                await self.come_back()
        raise AssertionError("the game does not end")

    async def play(self, luck: random.Random, max_moves: int = 3_000, allowed: Collection[str] = ()) -> int:
        """Make random moves until the game is over or `max_moves` are made, and return their number.

        Refusals with one of the reasons in `allowed` are accepted, besides the usual ones. With `table-replaced`
        among them, the player takes the seat back from a bot.
        """
        made = 0
        while self.shown["phase"] != "over" and made < max_moves:
            if self.shown["moves"]:
                answer = await self.ask("move", **self.move(luck))
                made += answer["type"] == "done"
                if answer["type"] == "refused":
                    assert answer["reason"] in {"table-stale", "web-too-often", *allowed}, answer
                    await asyncio.sleep(0.1)
            elif "table-replaced" in allowed and "cause" in self.shown["seats"][self.shown["seat"]]:
                await self.take_over()
            else:
                await self.receive()
        return made

    async def take_over(self) -> None:
        """Take the seat back after the bot's decision, unless that ended the game."""
        async with asyncio.timeout(TIMEOUT_S):
            while (answer := await self.ask("return", seat=self.shown["seat"]))["type"] != "done":
                if answer["reason"] == "over":
                    return
                assert answer["reason"] == "table-time-up", answer
                await asyncio.sleep(0.01)
