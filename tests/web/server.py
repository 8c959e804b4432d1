"""A real server in a process of its own, and clients that talk to it as a browser or a program does."""

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
    # httpcore tries to import it several times for each request, and Python would look for it everywhere each time.
    sys.modules["sniffio"] = None  # type: ignore[assignment]

PATIENCE = 60.0
"""Seconds after which a test gives up: far more than anything takes."""


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
        # Killed and started again, it is to be found at the same place.
        self._arguments[3] = self.address.rpartition(":")[2]
        return self

    def stop(self) -> int:
        """Ask it to stop, as a service manager does."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """The power fails."""
        self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> int:
        process = self._process
        assert process is not None
        if process.returncode is None:
            process.send_signal(sign)
        process.communicate(timeout=PATIENCE)
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


def pause(answer: httpx.Response) -> float:
    """For how many seconds the server would have us wait before we ask again; 0 if this is its answer."""
    return float(answer.json()["data"]["wait"]) / 1000 if answer.status_code == 429 else 0


class Person:
    """Somebody with a token, who opens tables and sits down, not faster than the server likes."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.token = ""
        self.seat_token = ""
        self.seat = -1

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        given = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE, verify=False) as client,
        ):
            while wait := pause(answer := await client.request(method, path, json=body, headers={**given, **headers})):
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
        self.heard: list[str] = []
        """Everything that was ever sent here."""
        self.shown: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._numbers = 0

    async def connect(self, **headers: str) -> None:
        """Not faster than the server likes."""
        url = f"ws://{self.server.address}/api/live"
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    self._socket = await connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
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
        """After a lost connection: as often as it takes until somebody is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.enter(self.shown.get("seq"))
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(0.05)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def vanish(self) -> None:
        """The network is gone."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def closing(self) -> int:
        """The code with which the server closes the connection."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            await self._socket.wait_closed()
        assert self._socket.close_code is not None
        return self._socket.close_code

    async def send(self, message: object) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message)

    async def send_pieces(self, pieces: Iterable[str]) -> None:
        """One message in several frames."""
        assert self._socket is not None
        await self._socket.send(pieces)

    async def beat(self, pong: bool) -> None:
        """What keeps a connection open."""
        assert self._socket is not None
        if pong:
            await self._socket.pong()
        else:
            await self._socket.ping()

    async def send_broken(self, data: bytes) -> None:
        """A frame of text that is none."""
        assert self._socket is not None
        await self._socket.send(data, text=True)

    async def receive(self) -> dict[str, Any]:
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.shown = message
            self.events += message["events"]
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send something and wait for the answer to it, not faster than the server likes."""
        self._numbers += 1
        label = message.pop("id", f"{kind}-{self._numbers}")
        async with asyncio.timeout(PATIENCE):
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
        """The next thing that is refused."""
        while (message := await self.receive())["type"] != "refused":
            pass
        return message

    async def until(self, phase: str) -> None:
        while self.shown["phase"] != phase:
            await self.receive()

    def move(self, luck: random.Random) -> dict[str, Any]:
        """A move that may be made now: any, but nobody stops for nothing, since that makes games of dice endless."""
        moves = self.shown["moves"]
        if "stop" in moves and len(moves) > 1:
            total = self.shown["view"]["total"]
            moves = ["stop"] if total >= 21 or total in {11, 13} else [move for move in moves if move != "stop"]
        return {"seat": self.shown["seat"], "step": self.shown["step"], "move": luck.choice(moves)}

    async def insist(self, kind: str, **message: Any) -> dict[str, Any]:
        """Ask until there is an answer, over as many connections as it takes: the message stays the same one."""
        self._numbers += 1
        label = f"{kind}-{self._numbers}"
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.ask(kind, id=label, **message)
                except (WebSocketException, OSError):
                    await self.come_back()

    async def persevere(self, luck: random.Random, made: list[tuple[int, str]]) -> None:
        """Play to the end whatever happens to the server, and note every move that was acknowledged."""
        for _ in range(5_000):
            if self.shown["phase"] == "over":
                return
            try:
                if self.shown["moves"]:
                    move = self.move(luck)
                    answer = await self.insist("move", **move)
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

    async def play(self, luck: random.Random, most: int = 3_000, bears: Collection[str] = ()) -> int:
        """Make any moves until the game is over, or so many are made; how many.

        Bears to be refused for these reasons, besides the usual ones. Whoever bears a bot in their place
        takes it back.
        """
        made = 0
        while self.shown["phase"] != "over" and made < most:
            if self.shown["moves"]:
                answer = await self.ask("move", **self.move(luck))
                made += answer["type"] == "done"
                if answer["type"] == "refused":
                    assert answer["reason"] in {"table-stale", "web-too-often", *bears}, answer
                    await asyncio.sleep(0.1)
            elif "table-replaced" in bears and "cause" in self.shown["seats"][self.shown["seat"]]:
                await self.take_over()
            else:
                await self.receive()
        return made

    async def take_over(self) -> None:
        """Play oneself again, once the bot has made the decision whose time was up; unless that was the last one."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.ask("return", seat=self.shown["seat"]))["type"] != "done":
                if answer["reason"] == "over":
                    return
                assert answer["reason"] == "table-time-up", answer
                await asyncio.sleep(0.01)
