"""Worker processes that are killed, suspended or cannot be started, and that none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from roost.workers.errors import BusyError
from roost.workers.job_queue import next_retry_delay
from roost.workers.pool import WorkerPool
from tests.workers import pool_helpers
from tests.workers.pool_helpers import (
    BOT_ANSWER,
    LONG_S,
    TRICKY,
    choose,
    random_move,
    run,
    running_pool,
    tricky_position,
    until,
)


def is_there(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_a_worker_killed_at_work_is_replaced_and_its_job_done() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            (pid,) = pool.stats().quick.pids
            os.kill(pid, signal.SIGSTOP)
            asked = asyncio.create_task(choose(pool, "random", seed=6))
            await until(lambda: pool.stats().quick.busy == 1)
            os.kill(pid, signal.SIGKILL)
            assert await asked == (random_move(6), False)
            stats = pool.stats()
            assert pid not in stats.quick.pids
            assert (stats.restarts, stats.timeouts, stats.fallbacks) == (1, 0, 0)

    run(scene())


def test_jobs_keep_their_order_when_a_worker_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            (pid,) = pool.stats().quick.pids
            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            others = [asyncio.create_task(choose(pool, "random", seed=seed)) for seed in range(5)]
            await until(lambda: pool.stats().quick.waiting == 5)
            (tmp_path / "go.begun").unlink()
            os.kill(pid, signal.SIGKILL)
            await until((tmp_path / "go.begun").exists)
            assert not any(task.done() for task in (first, *others)), "the first job keeps its place"
            (tmp_path / "go").touch()
            assert await first == BOT_ANSWER
            assert await asyncio.gather(*others) == [(random_move(seed), False) for seed in range(5)]
            assert pool.stats().restarts == 1

    run(scene())


def test_a_job_that_loses_two_workers_gets_a_random_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            asked = asyncio.create_task(choose(pool, "waiting", tmp_path / "never", seed=1))
            for _ in range(2):
                await until((tmp_path / "never.begun").exists)
                (tmp_path / "never.begun").unlink()
                (pid,) = pool.stats().deep.pids
                os.kill(pid, signal.SIGKILL)
            assert await asked == (random_move(1), True)
            assert await choose(pool, "good") == BOT_ANSWER
            assert (pool.stats().restarts, pool.stats().fallbacks) == (2, 1)

    run(scene())


def test_a_cancelled_job_is_not_retried(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            asked = asyncio.create_task(choose(pool, "waiting", tmp_path / "never"))
            await until((tmp_path / "never.begun").exists)
            (tmp_path / "never.begun").unlink()
            asked.cancel()
            (pid,) = pool.stats().deep.pids
            os.kill(pid, signal.SIGKILL)
            assert await choose(pool, "good") == BOT_ANSWER
            assert not (tmp_path / "never.begun").exists()
            assert pool.stats().restarts == 1

    run(scene())


def test_a_worker_that_dies_idle_is_replaced_at_once() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            (pid,) = pool.stats().quick.pids
            os.kill(pid, signal.SIGKILL)
            await until(lambda: pool.stats().restarts == 1 and len(pool.stats().quick.pids) == 1)
            assert pool.stats().quick.pids != (pid,)
            assert await choose(pool, "hen") == BOT_ANSWER

    run(scene())


def test_a_worker_that_hangs_is_replaced() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            (quick,), (deep,) = pool.stats().quick.pids, pool.stats().deep.pids
            os.kill(quick, signal.SIGSTOP)
            os.kill(deep, signal.SIGSTOP)
            assert await choose(pool, "hen", seed=9, seconds=1.0) == (random_move(9), True)
            with pytest.raises(BusyError) as silent:
                await pool.advise("tricky", tricky_position(), 1, 1.0)
            assert silent.value.reason == "coach-silent"
            assert await choose(pool, "hen") == BOT_ANSWER
            assert await pool.advise("tricky", tricky_position(), 1, LONG_S)
            stats = pool.stats()
            assert (stats.restarts, stats.timeouts, stats.fallbacks) == (2, 2, 1)
            assert not is_there(quick)
            assert not is_there(deep)

    run(scene())


def test_a_bot_that_never_answers_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            (pid,) = pool.stats().deep.pids
            assert await choose(pool, "waiting", tmp_path / "never", seed=4, seconds=1.0) == (random_move(4), True)
            await until(lambda: not is_there(pid))
            assert await choose(pool, "good") == BOT_ANSWER

    run(scene())


def test_workers_ignore_ctrl_c() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            pids = pool.stats().quick.pids
            for _ in range(3):
                os.kill(pids[0], signal.SIGINT)
                assert await choose(pool, "hen") == BOT_ANSWER
            assert (pool.stats().quick.pids, pool.stats().restarts) == (pids, 0)

    run(scene())


def test_close_stops_all_processes_and_fails_all_jobs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with running_pool(quick=2, deep=2) as pool:
            pids = (*pool.stats().quick.pids, *pool.stats().deep.pids)
            assert len({*pids}) == 4
            assert all(is_there(pid) for pid in pids)
            os.kill(pids[0], signal.SIGSTOP)
            asked = [asyncio.create_task(choose(pool, "waiting", tmp_path / "never")) for _ in range(4)]
            await until(lambda: pool.stats().deep.busy == 2 and pool.stats().deep.waiting == 2)
            await pool.close()
            assert not any(is_there(pid) for pid in pids)
            for told in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(told, BusyError)
                assert told.reason == "bots-closed", "no random move"
            with pytest.raises(BusyError):
                await choose(pool, "hen")
            assert pool.stats().fallbacks == 0
            assert (pool.stats().quick.pids, pool.stats().deep.pids) == ((), ())
            await pool.close()
            await pool.start()
            assert await choose(pool, "hen") == BOT_ANSWER, "it can be started again"

    before = psutil.Process().children(recursive=True)
    run(scene())
    assert psutil.Process().children(recursive=True) == before
    assert not caplog.records, "asyncio has noticed the end of every process"


def test_close_stops_workers_that_are_not_ready() -> None:
    async def scene(rounds: int) -> None:
        pool = WorkerPool(files=[TRICKY])
        await pool.start()
        for _ in range(rounds):
            await asyncio.sleep(0)
        await pool.close()

    before = psutil.Process().children(recursive=True)
    for rounds in (0, 1, 2, 5, 20):
        run(scene(rounds))
        assert psutil.Process().children(recursive=True) == before


def test_close_stops_workers_that_are_being_replaced(tmp_path: Path) -> None:
    async def scene(rounds: int) -> None:
        async with running_pool() as pool:
            assert await choose(pool, "waiting", tmp_path / "never", seconds=0.5) == (random_move(0), True)
            for _ in range(rounds):
                await asyncio.sleep(0)
            await pool.close()
            assert (pool.stats().quick.pids, pool.stats().deep.pids) == ((), ())

    before = psutil.Process().children(recursive=True)
    for rounds in range(4):
        run(scene(rounds))
        assert psutil.Process().children(recursive=True) == before


def test_a_pool_that_is_not_started_refuses_jobs() -> None:
    with pytest.raises(BusyError) as refused:
        run(choose(WorkerPool(), "hen"))
    assert refused.value.reason == "bots-closed"


def test_jobs_wait_for_workers_that_are_not_ready() -> None:
    async def scene() -> None:
        before = len(psutil.Process().children())
        pool = WorkerPool(files=[TRICKY])
        await pool.start()
        try:
            assert pool.stats().quick.pids == ()
            await pool.start()
            assert await choose(pool, "hen") == BOT_ANSWER
            assert await choose(pool, "good") == BOT_ANSWER
            assert len(psutil.Process().children()) == before + 2, "a second start has no effect"
        finally:
            await pool.close()

    run(scene())


def nothing(folder: Path) -> str:
    return str(folder / "no-such-program")


def silent(folder: Path) -> str:
    return program(folder, "exit 3")


def babbling(folder: Path) -> str:
    return program(folder, "echo Ready when you are!; exec sleep 600")


def program(folder: Path, line: str) -> str:
    file = folder / "python"
    file.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("python", [nothing, silent, babbling])
def test_without_workers_moves_are_random_and_starting_is_retried(
    python: Callable[[Path], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        pool = WorkerPool(files=[TRICKY])
        with monkeypatch.context() as missing:
            missing.setattr(sys, "executable", python(tmp_path))
            await pool.start()
            try:
                assert await choose(pool, "hen", seed=3) == (random_move(3), True), "asked before the start has failed"
                assert await choose(pool, "hen", seed=4) == (random_move(4), True), "and after"
                with pytest.raises(BusyError):
                    await pool.advise("tricky", tricky_position(), 1, LONG_S)
                assert pool.stats().timeouts == 0
                assert (pool.stats().quick.pids, pool.stats().deep.pids) == ((), ())
            except BaseException:
                await pool.close()
                raise
        try:
            await until(lambda: len(pool.stats().quick.pids) == 1)
            assert await choose(pool, "hen") == BOT_ANSWER
        finally:
            await pool.close()

    run(scene())


def test_the_retry_delay_doubles_up_to_a_limit() -> None:
    pauses = [0.0]
    for _ in range(8):
        pauses.append(next_retry_delay(pauses[-1]))
    assert pauses == [0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]


SERVER = """
import asyncio, sys
from pathlib import Path
from roost.core.registry import register
from tests.workers.pool_helpers import running_pool, choose, until
from tests.workers.tricky_game.game import GAME

async def serve():
    register(GAME)
    async with running_pool() as pool:
        asked = asyncio.create_task(choose(pool, "waiting", sys.argv[1], seconds=5.0))
        await until(Path(f"{sys.argv[1]}.begun").exists)
        print(*pool.stats().quick.pids, *pool.stats().deep.pids, flush=True)
        sys.stdin.read()

asyncio.run(serve())
"""


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    root = Path(pool_helpers.__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(tmp_path / "never")],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    deadline = time.monotonic() + LONG_S
    while any(is_there(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [pid for pid in pids if is_there(pid)] == []
