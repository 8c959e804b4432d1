"""A server on the plain source, as `make play` starts it, whose workers switch to the compiled engine."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.core.test_modes import environment
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

BOTS = ["hen", "rooster"]
"""One for each kind of worker, quick and deep."""


@contextmanager
def serving_plain_source(tmp_path: Path, *folders: Path) -> Iterator[Server]:
    """Serve the plain source, with a file that will tell when the compiled engine is installed."""
    variables = environment(pure=True)
    variables["PYTHONPATH"] = os.pathsep.join([variables["PYTHONPATH"], *map(str, folders)])
    arguments = ["--engine-installed", str(tmp_path / "installed"), "--thinkers", "1"]
    database = str(tmp_path / "roost.db")
    with serving(database, *arguments, log=tmp_path / "log", environment=variables) as server:
        yield server


def workers(server: Server) -> dict[int, bool]:
    """Return the worker processes of a server, and whether each has loaded the compiled engine."""
    found = {}
    for process in psutil.Process(server.pid).children():
        # A replaced worker may end meanwhile.
        with suppress(psutil.NoSuchProcess):
            if "roost.workers.worker" in process.cmdline():
                found[process.pid] = any("roost__mypyc" in mapped.path for mapped in process.memory_maps())
    return found


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await asyncio.sleep(0.01)


def test_workers_switch_to_the_compiled_engine_during_a_game(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("gloria", ["open", *BOTS])
        await anna.sit(table)
        player = await Player(server, table, anna.seat_token).enter()
        luck = random.Random("moving")
        await player.play(luck, max_moves=5)
        before = workers(server)
        assert list(before.values()) == [False, False]
        (tmp_path / "installed").touch()
        await player.play(luck, max_moves=5)
        await until(lambda: list(workers(server).values()) == [True, True])
        assert not set(workers(server)) & set(before)
        await player.play(luck)
        assert player.shown["phase"] == "over"
        await player.leave()
        told = (await anna.call("GET", "/metrics")).text
        for kind in ("restarts", "timeouts", "fallbacks", "refused"):
            assert f'roost_worker_troubles{{kind="{kind}"}} 0.0' in told

    with serving_plain_source(tmp_path) as server:
        asyncio.run(play(server))
    assert "bots and the coach use the installed engine, compiled: True" in (tmp_path / "log").read_text()


def test_workers_keep_running_if_the_installed_engine_does_not_start(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "roost").mkdir(parents=True)
    (broken / "roost" / "__init__.py").write_text("raise ImportError")

    async def play(server: Server) -> None:
        await until(lambda: len(workers(server)) == len(BOTS))
        before = workers(server)
        (tmp_path / "installed").touch()
        await until(lambda: "the installed engine does not start" in (tmp_path / "log").read_text())
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("gloria", ["open", *BOTS])
        await anna.sit(table)
        player = await Player(server, table, anna.seat_token).enter()
        assert await player.play(random.Random("staying"), max_moves=3) == 3
        assert workers(server) == before
        await player.leave()

    with serving_plain_source(tmp_path, broken) as server:
        asyncio.run(play(server))
