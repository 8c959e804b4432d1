"""Workers that are killed, stopped, missing or left alone: real processes, and none of them stays."""

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
from tests.workers.pool_helpers import GOOD, LONG, TRICKY, any_move, at_work, choose, run, tricky, until


def is_there(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_a_worker_that_is_killed_at_work_is_replaced_and_the_move_is_made() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            (pid,) = crew.stats().quick.pids
            os.kill(pid, signal.SIGSTOP)
            asked = asyncio.create_task(choose(crew, "random", seed=6))
            await until(lambda: crew.stats().quick.busy == 1)
            os.kill(pid, signal.SIGKILL)
            assert await asked == (any_move(6), False)
            pulse = crew.stats()
            assert pid not in pulse.quick.pids
            assert (pulse.restarts, pulse.timeouts, pulse.fallbacks) == (1, 0, 0)

    run(scene())


def test_who_waits_behind_a_worker_that_is_killed_is_served_in_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            (pid,) = crew.stats().quick.pids
            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            others = [asyncio.create_task(choose(crew, "random", seed=seed)) for seed in range(5)]
            await until(lambda: crew.stats().quick.waiting == 5)
            (tmp_path / "go.begun").unlink()
            os.kill(pid, signal.SIGKILL)
            await until((tmp_path / "go.begun").exists)
            assert not any(task.done() for task in (first, *others)), "it is still the first one's turn"
            (tmp_path / "go").touch()
            assert await first == GOOD
            assert await asyncio.gather(*others) == [(any_move(seed), False) for seed in range(5)]
            assert crew.stats().restarts == 1

    run(scene())


def test_a_job_whose_second_worker_is_killed_too_is_stood_in_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            asked = asyncio.create_task(choose(crew, "stuck", tmp_path / "never", seed=1))
            for _ in range(2):
                await until((tmp_path / "never.begun").exists)
                (tmp_path / "never.begun").unlink()
                (pid,) = crew.stats().deep.pids
                os.kill(pid, signal.SIGKILL)
            assert await asked == (any_move(1), True)
            assert await choose(crew, "good") == GOOD
            assert (crew.stats().restarts, crew.stats().fallbacks) == (2, 1)

    run(scene())


def test_a_job_that_nobody_waits_for_is_not_done_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            asked = asyncio.create_task(choose(crew, "stuck", tmp_path / "never"))
            await until((tmp_path / "never.begun").exists)
            (tmp_path / "never.begun").unlink()
            asked.cancel()
            (pid,) = crew.stats().deep.pids
            os.kill(pid, signal.SIGKILL)
            assert await choose(crew, "good") == GOOD
            assert not (tmp_path / "never.begun").exists()
            assert crew.stats().restarts == 1

    run(scene())


def test_a_worker_that_dies_without_work_is_replaced_before_there_is_any() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            (pid,) = crew.stats().quick.pids
            os.kill(pid, signal.SIGKILL)
            await until(lambda: crew.stats().restarts == 1 and len(crew.stats().quick.pids) == 1)
            assert crew.stats().quick.pids != (pid,)
            assert await choose(crew, "hen") == GOOD

    run(scene())


def test_a_worker_that_hangs_is_replaced_and_the_game_goes_on() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            (quick,), (deep,) = crew.stats().quick.pids, crew.stats().deep.pids
            os.kill(quick, signal.SIGSTOP)
            os.kill(deep, signal.SIGSTOP)
            assert await choose(crew, "hen", seed=9, seconds=1.0) == (any_move(9), True)
            with pytest.raises(BusyError) as silent:
                await crew.advise("tricky", tricky(), 1, 1.0)
            assert silent.value.reason == "coach-silent"
            assert await choose(crew, "hen") == GOOD
            assert await crew.advise("tricky", tricky(), 1, LONG)
            pulse = crew.stats()
            assert (pulse.restarts, pulse.timeouts, pulse.fallbacks) == (2, 2, 1)
            assert not is_there(quick)
            assert not is_there(deep)

    run(scene())


def test_a_bot_that_never_ends_is_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            (pid,) = crew.stats().deep.pids
            assert await choose(crew, "stuck", tmp_path / "never", seed=4, seconds=1.0) == (any_move(4), True)
            await until(lambda: not is_there(pid))
            assert await choose(crew, "good") == GOOD

    run(scene())


def test_ctrl_c_is_for_the_server() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            pids = crew.stats().quick.pids
            for _ in range(3):
                os.kill(pids[0], signal.SIGINT)
                assert await choose(crew, "hen") == GOOD
            assert (crew.stats().quick.pids, crew.stats().restarts) == (pids, 0)

    run(scene())


def test_close_leaves_no_process_behind_and_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with at_work(quick=2, deep=2) as crew:
            pids = (*crew.stats().quick.pids, *crew.stats().deep.pids)
            assert len({*pids}) == 4
            assert all(is_there(pid) for pid in pids)
            os.kill(pids[0], signal.SIGSTOP)
            asked = [asyncio.create_task(choose(crew, "stuck", tmp_path / "never")) for _ in range(4)]
            await until(lambda: crew.stats().deep.busy == 2 and crew.stats().deep.waiting == 2)
            await crew.close()
            assert not any(is_there(pid) for pid in pids)
            for told in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(told, BusyError)
                assert told.reason == "bots-closed", "no move is made up because a server closes"
            with pytest.raises(BusyError):
                await choose(crew, "hen")
            assert crew.stats().fallbacks == 0
            assert (crew.stats().quick.pids, crew.stats().deep.pids) == ((), ())
            await crew.close()
            await crew.start()
            assert await choose(crew, "hen") == GOOD, "and it can take up work again"

    before = psutil.Process().children(recursive=True)
    run(scene())
    assert psutil.Process().children(recursive=True) == before
    assert not caplog.records, "asyncio has seen every one of them end"


def test_close_also_ends_workers_that_are_not_ready_yet() -> None:
    async def scene(rounds: int) -> None:
        crew = WorkerPool(files=[TRICKY])
        await crew.start()
        for _ in range(rounds):
            await asyncio.sleep(0)
        await crew.close()

    before = psutil.Process().children(recursive=True)
    for rounds in (0, 1, 2, 5, 20):
        run(scene(rounds))
        assert psutil.Process().children(recursive=True) == before


def test_close_also_ends_workers_that_are_just_being_replaced(tmp_path: Path) -> None:
    async def scene(rounds: int) -> None:
        async with at_work() as crew:
            assert await choose(crew, "stuck", tmp_path / "never", seconds=0.5) == (any_move(0), True)
            for _ in range(rounds):
                await asyncio.sleep(0)
            await crew.close()
            assert (crew.stats().quick.pids, crew.stats().deep.pids) == ((), ())

    before = psutil.Process().children(recursive=True)
    for rounds in range(4):
        run(scene(rounds))
        assert psutil.Process().children(recursive=True) == before


def test_before_the_start_nobody_is_at_work() -> None:
    with pytest.raises(BusyError) as refused:
        run(choose(WorkerPool(), "hen"))
    assert refused.value.reason == "bots-closed"


def test_what_is_asked_before_the_workers_are_ready_waits_for_them() -> None:
    async def scene() -> None:
        before = len(psutil.Process().children())
        crew = WorkerPool(files=[TRICKY])
        await crew.start()
        try:
            assert crew.stats().quick.pids == ()
            await crew.start()
            assert await choose(crew, "hen") == GOOD
            assert await choose(crew, "good") == GOOD
            assert len(psutil.Process().children()) == before + 2, "and to start twice starts nobody twice"
        finally:
            await crew.close()

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
def test_without_any_worker_the_game_goes_on_and_they_are_tried_again(
    python: Callable[[Path], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        crew = WorkerPool(files=[TRICKY])
        with monkeypatch.context() as missing:
            missing.setattr(sys, "executable", python(tmp_path))
            await crew.start()
            try:
                assert await choose(crew, "hen", seed=3) == (any_move(3), True), "asked before it is known"
                assert await choose(crew, "hen", seed=4) == (any_move(4), True), "and after"
                with pytest.raises(BusyError):
                    await crew.advise("tricky", tricky(), 1, LONG)
                assert crew.stats().timeouts == 0
                assert (crew.stats().quick.pids, crew.stats().deep.pids) == ((), ())
            except BaseException:
                await crew.close()
                raise
        try:
            await until(lambda: len(crew.stats().quick.pids) == 1)
            assert await choose(crew, "hen") == GOOD
        finally:
            await crew.close()

    run(scene())


def test_starting_workers_in_vain_is_done_more_and_more_seldom() -> None:
    pauses = [0.0]
    for _ in range(8):
        pauses.append(next_retry_delay(pauses[-1]))
    assert pauses == [0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]


SERVER = """
import asyncio, sys
from pathlib import Path
from roost.core.registry import register
from tests.workers.pool_helpers import at_work, choose, until
from tests.workers.tricky_game.game import GAME

async def serve():
    register(GAME)
    async with at_work() as crew:
        asked = asyncio.create_task(choose(crew, "stuck", sys.argv[1], seconds=5.0))
        await until(Path(f"{sys.argv[1]}.begun").exists)
        print(*crew.pulse().quick.pids, *crew.pulse().deep.pids, flush=True)
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
    deadline = time.monotonic() + LONG
    while any(is_there(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [pid for pid in pids if is_there(pid)] == []
