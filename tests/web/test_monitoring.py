"""Monitoring of a server: health, readiness and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

import roost
from tests.postgres import PostgresServer
from tests.web.api import Api
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving


class Readings(dict[tuple[str, tuple[tuple[str, str], ...]], float]):
    """The values of `/metrics` at a time."""

    @classmethod
    def of(cls, api: Api) -> Readings:
        text = api.get("/metrics")
        families = list(text_string_to_metric_families(text))
        assert all(family.documentation and family.type != "unknown" for family in families)
        return cls(
            {
                (sample.name, tuple(sorted(sample.labels.items()))): sample.value
                for family in families
                for sample in family.samples
            }
        )

    def of_name(self, name: str, **labels: str) -> float:
        return self.get((name, tuple(sorted(labels.items()))), 0.0)


async def until(api: Api, name: str, value: float, **labels: str) -> Readings:
    """Wait until a metric has a value, and return the readings."""
    async with asyncio.timeout(TIMEOUT_S):
        while (found := await asyncio.to_thread(Readings.of, api)).of_name(name, **labels) != value:
            await asyncio.sleep(0.05)
    return found


def test_health_shows_version_and_node(api: Api) -> None:
    told = api.get("/health")
    assert told["ok"] is True
    assert told["version"] == roost.__version__
    assert told["node"] == api.get("/health")["node"]
    assert api.get("/ready") == {"ok": True}


def test_metrics_have_the_format_of_prometheus(api: Api) -> None:
    answer = api.ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    names = {family.name for family in text_string_to_metric_families(answer.text)}
    assert names >= {
        "roost_tables", "roost_live_tables", "roost_sockets", "roost_move_seconds", "roost_commit_seconds",
        "roost_moves", "roost_refusals", "roost_conflicts", "roost_bot_queue", "roost_bot_busy",
        "roost_worker_troubles",
    }  # fmt: skip


def test_metrics_count_events(server: Server, api: Api) -> None:
    async def run() -> None:
        before = await asyncio.to_thread(Readings.of, api)

        def more(after: Readings, name: str, **labels: str) -> float:
            return after.of_name(name, **labels) - before.of_name(name, **labels)

        anna = await Person(server, "Anna").arrive()
        table = await anna.open("karteneck", ["open", "random"])
        waiting = await asyncio.to_thread(Readings.of, api)
        assert more(waiting, "roost_tables", phase="waiting") == 1
        assert waiting.of_name("roost_live_tables") >= 1
        await anna.sit(table)
        player = await Player(server, table, anna.token).enter()
        watcher = await Player(server, table).enter()
        playing = await asyncio.to_thread(Readings.of, api)
        assert playing.of_name("roost_sockets") == 2
        assert more(playing, "roost_tables", phase="waiting") == 0
        assert more(playing, "roost_tables", phase="playing") == 1
        assert (await watcher.ask("say", seat=0, text="x"))["type"] == "refused"
        await watcher.send_raw("nonsense")
        await watcher.refusal()
        await watcher.leave()
        made = await player.play(random.Random(1))
        await player.leave()
        after = await until(api, "roost_sockets", 0)
        assert more(after, "roost_tables", phase="playing") == 0
        assert more(after, "roost_tables", phase="over") == 1
        assert more(after, "roost_moves_total", by="person") == made
        assert more(after, "roost_move_seconds_count") == made, "only moves, each once"
        assert more(after, "roost_moves_total", by="bot") > 0
        commits = made + more(after, "roost_moves_total", by="bot") + 1
        assert more(after, "roost_commit_seconds_count") == commits, "one per move and one for sitting down"
        assert more(after, "roost_refusals_total", reason="table-not-yours") == 1
        assert more(after, "roost_refusals_total", reason="web-unreadable") == 1

    asyncio.run(run())


def test_metrics_contain_no_secrets(server: Server, api: Api) -> None:
    guest = api.guest()
    table = guest.open("gloria", "open", "open")
    guest.sit(table, "Zaphod")
    text = api.get("/metrics")
    for secret in (guest.token, table, "Zaphod"):
        assert secret not in text


def test_a_server_without_its_database_is_healthy_but_not_ready(own_postgres: PostgresServer) -> None:
    async def without(server: Server, api: Api) -> None:
        """Send all requests at the same time, since each waits for the database."""

        async def knock() -> int:
            player = Player(server, "zzzzzzzzzz")
            await player.connect()
            await player.send({"type": "hello", "table": "zzzzzzzzzz"})
            return await player.closing()

        closed = asyncio.create_task(knock())
        plan = {"game": "heckmeck", "seats": ["open", "open"]}
        calls = [("GET", "/ready", None), ("GET", "/metrics", None), ("GET", "/api/tables", None)]
        asking = [asyncio.to_thread(api.refused, *call) for call in (*calls, ("POST", "/api/tables", plan))]
        assert (await asyncio.to_thread(api.get, "/health"))["ok"] is True
        for status, reason in await asyncio.gather(*asking):
            assert status == 503
            assert reason.startswith("store-")
        assert await closed == 1013, "try again later"

    with own_postgres.database() as url, serving(url) as server:
        api = Api(server)
        guest = api.guest()
        table = guest.open("heckmeck", "open", "open")
        assert api.get("/ready") == {"ok": True}
        own_postgres.stop()
        asyncio.run(without(server, guest))
        own_postgres.start()
        assert _ready(server) == {"ok": True}
        assert guest.sit(table, "Anna")["seat"] == 0
        api.close()


def _ready(server: Server) -> Any:
    end = time.monotonic() + TIMEOUT_S
    while time.monotonic() < end:
        answer = httpx.get(f"{server.url}ready", timeout=TIMEOUT_S)
        if answer.status_code == 200:
            return answer.json()
        time.sleep(0.05)
    raise AssertionError("the server does not find its database again")


def test_a_busy_coach_is_refused_and_counted(tmp_path: Path) -> None:
    async def run(server: Server, api: Api) -> None:
        tables = []
        for _ in range(2):
            guest = api.guest()
            table = guest.open("heckmeck", "open", "random")
            guest.sit(table, "Anna")
            player = await Player(server, table, guest.token).enter()
            while player.shown["turn"] != 0:
                await player.receive()
            await player.leave()
            tables.append((guest, f"/api/tables/{table}/advice"))
        # The worker must have started.
        guest, path = tables[0]
        async with asyncio.timeout(TIMEOUT_S):
            while (await asyncio.to_thread(guest.ask, "POST", path, {"seat": 0})).status_code != 200:
                await asyncio.sleep(1)
        before = await asyncio.to_thread(Readings.of, api)

        def more(after: Readings, kind: str) -> float:
            return after.of_name(troubles, kind=kind) - before.of_name(troubles, kind=kind)

        troubles = "roost_worker_troubles"
        # Stop the process of the strong bots and the coach.
        quick_and_deep = psutil.Process(server.pid).children()
        for worker in quick_and_deep:
            worker.send_signal(signal.SIGSTOP)
        try:
            asking = [asyncio.to_thread(guest.refused, "POST", path, {"seat": 0}) for guest, path in tables]
            answers = asyncio.gather(*asking)
            await until(api, "roost_bot_busy", 1, lane="deep")
            await until(api, "roost_bot_queue", 1, lane="deep")
            assert sorted(await answers) == [(503, "bots-busy"), (503, "coach-silent")]
            after = await until(api, "roost_bot_queue", 0, lane="deep")
            assert more(after, "timeouts") == 1
            assert more(after, "refused") == 1
        finally:
            # A stopped process does not notice the end of the server.
            for worker in quick_and_deep:
                with contextlib.suppress(psutil.NoSuchProcess):
                    worker.kill()

    with serving(str(tmp_path / "roost.db"), "--thinkers", "1") as server:
        api = Api(server)
        asyncio.run(run(server, api))
        api.close()
