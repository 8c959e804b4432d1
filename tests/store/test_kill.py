"""Processes that are killed while they write."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.append_loop import BATCH, TABLES, body
from tests.store.store_helpers import ROOT, execute, listing, opened, roost, run, wait_until

COUNT_OTHER_CONNECTIONS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.mark.parametrize("lines", [1, 40, 200])
def test_acknowledged_writes_survive_a_killed_writer(database_url: str, lines: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.append_loop", database_url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        try:
            printed = [writer.stdout.readline() for _ in range(lines)]
        finally:
            writer.send_signal(signal.SIGKILL)
        printed += [line for line in writer.stdout if line.endswith("\n")]
    assert writer.returncode == -signal.SIGKILL
    acknowledged = {table: int(seq) for table, seq in (line.split() for line in printed)}
    assert len(printed) >= lines
    if database_url.startswith("postgresql:"):
        # The server still finishes the last request of the writer.
        wait_until(lambda: execute(database_url, COUNT_OTHER_CONNECTIONS) == [(0,)])

    async def look() -> None:
        async with opened(database_url) as store:
            kept = {f"t{number}": await store.read(f"t{number}") for number in range(TABLES)}
            ratings = {rating.player: rating.games for rating in await store.ratings("game", 99)}
            listed = {each.table: each.changed for each in await store.playing()}
            for table, log in kept.items():
                assert len(log) in (acknowledged.get(table, 0), acknowledged.get(table, 0) + BATCH)
                assert log == [body(table, seq) for seq in range(1, len(log) + 1)]
                assert ratings.get(f"player {table}", 0) == len(log) // BATCH
                assert listed.get(table, -BATCH + 1) == len(log) - BATCH + 1
                await store.append(table, len(log) + 1, [b"and on"], listing(table))

    run(look())
    assert roost("check", "--database", database_url).returncode == 0


def test_children_of_a_killed_server_do_not_keep_the_lock(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'tables.db'}"
    program = (
        "import asyncio, os, sys, time\n"
        "from roost.store.database_url import open_store\n"
        f"store = asyncio.run(open_store({url!r}))\n"
        "child = os.fork()\n"
        "if child: print(child, flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
        server.kill()
        server.wait(30)
        try:

            async def play() -> None:
                async with opened(url) as store:
                    await store.append("t", 1, [b"one"], listing())

            run(play())
        finally:
            os.kill(child, signal.SIGKILL)
