"""`roost join`: bots in processes of their own at the tables of a real server."""

from __future__ import annotations

import asyncio
import http.server
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from roost.core.record import Record
from tests.bots.own_bots import HEAD, environment, source
from tests.browser.network import network
from tests.roost_process import run_roost
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

KINDS = {
    "classic": ("heckmeck", {"variant": "classic"}, 2),
    "deluxe": ("heckmeck", {"variant": "deluxe"}, 2),
    "karteneck": ("karteneck", {}, 2),
    "zwickern": ("zwickern", {}, 3),
    "gloria": ("gloria", {}, 2),
}
CAREFUL = """
import time

class Careful(Bot):
    def choose(self, state, chance, budget=STANDARD):
        moves = {state.text(move): move for move in state.moves()}
        if "stop" in moves and len(moves) > 1:
            if state.view(state.turn).total >= 21:
                return moves["stop"]
            del moves["stop"]
        return list(moves.values())[chance.below(len(moves))]

class Slow(Careful):
    paused = False
    def choose(self, state, chance, budget=STANDARD):
        if not Slow.paused:
            Slow.paused = True
            time.sleep(2.5)
        return super().choose(state, chance, budget)

class Endless(Careful):
    def choose(self, state, chance, budget=STANDARD):
        while True:
            time.sleep(60)

class Failing(Bot):
    def choose(self, state, chance, budget=STANDARD):
        raise LookupError("out of ideas")
"""
BREAK_AT = 10
"""The step at which the server is killed."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("bots")
    (found / "own.py").write_text(HEAD + CAREFUL + source("Wrong", move="98765"), encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "roost.db")) as found:
        yield found


class Joined:
    """`roost join` at work."""

    def __init__(self, folder: Path, link: str, bot: str, *arguments: str) -> None:
        self.told = ""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "roost", "join", link, "--bot", bot, *arguments],
            cwd=folder,
            env=environment(COLUMNS="200"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self.told += line

    async def until(self, text: str) -> None:
        limit = time.monotonic() + TIMEOUT_S
        while text not in self.told:
            assert time.monotonic() < limit, f"{text!r} is not said: {self.told}"
            assert self._process.poll() is None or text in self.told, self.told
            await asyncio.sleep(0.02)

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    async def end(self) -> int:
        """Wait for the end; the exit code."""
        code = await asyncio.to_thread(self._process.wait, TIMEOUT_S)
        await asyncio.to_thread(self._reader.join)
        assert "Traceback" not in self.told, self.told
        return code

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()


class Scene:
    """A host, a table, and the bots that were sent there."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.host = Person(server, "Host")
        self.table = ""
        self.joined: list[Joined] = []

    async def open(self, game: str, *seats: str, **plan: Any) -> None:
        await self.host.arrive()
        self.table = await self.host.open(game, seats, **plan)

    def join(self, bot: str, *arguments: str, url: str = "") -> Joined:
        self.joined.append(Joined(self.folder, f"{url or self.server.url}t/{self.table}", bot, *arguments))
        return self.joined[-1]

    async def shown(self) -> Any:
        return await self.host.get(f"/api/tables/{self.table}")

    async def until(self, found: Callable[[Any], bool]) -> Any:
        async with asyncio.timeout(TIMEOUT_S):
            while not found(shown := await self.shown()):
                await asyncio.sleep(0.05)
            return shown

    async def reach(self, step: int) -> None:
        await self.until(lambda shown: shown["step"] >= step)

    async def record(self) -> Record:
        return Record.read((await self.host.call("GET", f"/api/tables/{self.table}/record")).text)


def scene(server: Server, folder: Path, act: Callable[[Scene], Any]) -> None:
    found = Scene(server, folder)
    try:
        asyncio.run(act(found))
    finally:
        for joined in found.joined:
            joined.kill()


@pytest.mark.parametrize("kind", KINDS)
def test_two_bots_play_a_whole_game_though_the_server_is_killed(tmp_path: Path, folder: Path, kind: str) -> None:
    async def act(scene: Scene) -> None:
        game, options, seats = KINDS[kind]
        await scene.open(game, "open", "open", *["simple"] * (seats - 2), options=options)
        bots = [scene.join("own:Careful"), scene.join("simple", "--name", "Zoe")]
        await scene.reach(BREAK_AT)
        await asyncio.to_thread(scene.server.kill)
        for bot in bots:
            await bot.until("No connection. Trying again ...")
        await asyncio.to_thread(scene.server.start)
        assert [await bot.end() for bot in bots] == [0, 0]
        record = await scene.record()
        assert record.result is not None
        assert {"Careful", "Zoe"} <= set(record.names)
        for bot, name in zip(bots, ("Careful", "Zoe"), strict=True):
            told = re.findall(rf"^{name}: (.+)$", bot.told, re.MULTILINE)
            made = [step.move for step in record.steps if record.names[step.seat] == name]
            assert "Connected again." in bot.told
            # Of at most one move nobody heard whether it was made, because the server was killed just then.
            assert len(told) in (len(made), len(made) - 1)
            assert set(told) <= set(made)
            assert record.names[record.result.winners[0]] in bot.told.partition(told[-1])[2]

    with serving(str(tmp_path / "roost.db")) as server:
        scene(server, folder, act)


def test_ctrl_c_frees_the_seat_before_the_game(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "open")
        bot = scene.join("own:Careful")
        await bot.until("Waiting for the other players.")
        bot.interrupt()
        assert await bot.end() == 130
        assert "Careful has left the table." in bot.told
        assert not any(seat.get("person") for seat in (await scene.shown())["seats"])

    scene(server, folder, act)


def test_ctrl_c_leaves_a_game_to_a_bot_even_while_thinking(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "simple")
        bot = scene.join("own:Endless", "--name", "Rex")
        await bot.until("The game begins.")
        await scene.until(lambda shown: shown["turn"] == 0)
        bot.interrupt()
        assert await bot.end() == 130
        assert "Rex has left the table." in bot.told
        await scene.until(lambda shown: shown["seats"][0].get("cause") == "left")

    scene(server, folder, act)


def test_a_bot_that_nobody_can_hear_leaves_all_the_same(tmp_path: Path, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "open")
        bot = scene.join("own:Careful")
        await bot.until("Waiting for the other players.")
        await asyncio.to_thread(scene.server.kill)
        await bot.until("No connection. Trying again ...")
        bot.interrupt()
        assert await bot.end() == 130
        assert "No connection, so the server could not be told that Careful leaves." in bot.told

    with serving(str(tmp_path / "roost.db")) as server:
        scene(server, folder, act)


def test_a_bot_comes_back_when_a_network_was_cut(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("gloria", "open", "simple")
        with network(server.url) as between:
            bot = scene.join("own:Careful", url=between.url)
            for step in (3, 15):
                await scene.reach(step)
                between.cut()
                await asyncio.sleep(0.5)
                between.mend()
            assert await bot.end() == 0
        assert "Connected again." in bot.told
        assert (await scene.record()).result is not None

    scene(server, folder, act)


def test_a_bot_whose_time_was_up_takes_over_again(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "simple", clock={"kind": "move", "seconds": 1})
        bot = scene.join("own:Slow")
        assert await bot.end() == 0
        assert "Slow had been replaced by a bot and takes over again." in bot.told
        assert (await scene.shown())["phase"] == "over"

    scene(server, folder, act)


def test_a_bot_agrees_to_taking_back_and_decides_again(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "open")
        await scene.host.sit(scene.table)
        player = await Player(server, scene.table, scene.host.token).enter()
        bot = scene.join("own:Careful")
        taken = 0
        luck = random.Random(1)
        while player.shown["phase"] != "over":
            if player.shown["undo"] == "ask" and taken < 2 and player.shown["moves"]:
                taken += (await player.ask("undo", seat=0))["type"] == "done"
                while not any(shown["event"]["event"] == "moves-taken-back" for shown in player.events):
                    await player.receive()
                player.events.clear()
            elif player.shown["moves"]:
                await player.ask("move", **player.move(luck))
            else:
                await player.receive()
        await player.leave()
        assert await bot.end() == 0
        assert bot.told.count("Careful agrees that moves are taken back.") == taken == 2
        assert "Moves were taken back." in bot.told

    scene(server, folder, act)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("own:Failing", "own:Failing fails: LookupError: out of ideas"),
        ("own:Wrong", "own:Wrong chose a move that is not legal: 98765"),
    ],
)
def test_a_bot_that_cannot_decide_says_why_and_leaves(server: Server, folder: Path, bot: str, why: str) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "simple")
        joined = scene.join(bot)
        assert await joined.end() == 2
        assert f"roost: {why}" in joined.told
        assert "has left the table." in joined.told
        assert (await scene.shown())["seats"][0]["cause"] == "left"

    scene(server, folder, act)


def refused(link: str, bot: str, folder: Path, **more: str) -> str:
    ended = run_roost("join", link, "--bot", bot, environment=environment(COLUMNS="200", **more), cwd=folder)
    assert ended.returncode == 2, ended
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    return ended.stderr.strip()


@pytest.mark.parametrize("link", ["table", "http://127.0.0.1:8000/", "ftp://a/t/b", "http://a/t/b c", "http://a/x/t/b"])
def test_what_is_no_link_is_refused(folder: Path, link: str) -> None:
    assert refused(link, "hen", folder).startswith(f"roost: “{link}” is not the link of a table.")


def test_whom_nobody_can_reach_is_told(folder: Path) -> None:
    assert refused("127.0.0.1:1/t/b", "hen", folder) == (
        "roost: http://127.0.0.1:1 cannot be reached: Connection refused"
    )
    assert refused("127.0.0.1:1/t/b", "hen", folder, LC_ALL="de_DE.UTF-8").startswith(
        "roost: http://127.0.0.1:1 ist nicht erreichbar: "
    )


@pytest.mark.parametrize(
    ("status", "why"), [(404, "does not answer as a Roost server does."), (502, "cannot be reached: HTTP 502")]
)
def test_another_server_is_told_apart(folder: Path, status: int, why: str) -> None:
    class Stranger(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *arguments: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        threading.Thread(target=stranger.serve_forever).start()
        host = f"127.0.0.1:{stranger.server_port}"
        assert refused(f"{host}/t/b", "hen", folder) == f"roost: http://{host} {why}"
        stranger.shutdown()


def test_tables_and_bots_that_do_not_fit_are_refused(server: Server, folder: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.open("karteneck", "open", "simple")
        link = f"{server.url}t/{scene.table}?from=a#chat"
        for bot, why in (
            ("wolf", "There is no bot “wolf” for this game. Choose from: "),
            ("nowhere:Careful", "There is no module nowhere, "),
            ("own:Nobody", "own has no class Nobody."),
            ("cheater", "There is no bot “cheater” for this game. "),
        ):
            told = await asyncio.to_thread(refused, link, bot, folder)
            assert told.startswith(f"roost: {why}")
        assert not (await scene.shown())["seats"][0].get("person"), "nobody sat down"
        told = await asyncio.to_thread(refused, f"{server.url}t/nowhere", "hen", folder)
        assert told == "roost: There is no table nowhere. Check the link."
        await scene.host.sit(scene.table)
        assert await asyncio.to_thread(refused, link, "hen", folder) == "roost: All seats are taken."

    scene(server, folder, act)
