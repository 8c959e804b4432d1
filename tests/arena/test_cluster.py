"""Matches on a real Dask cluster: a scheduler and workers as processes of this machine."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from roost.arena.chunk_scheduler import play_deals
from roost.arena.cluster import Cluster
from roost.arena.errors import ArenaError
from tests.arena.matches import ROOT, SECRET, all_deals, arena_command, environment, make_config, run_arena

GAMES = ("slow", "tosser", "--games", "160", "--seed", "x", "--json")
UNREACHABLE = "tcp://127.0.0.1:1"
SILENCE_S = 15.0
"""How long a program that is no scheduler keeps a connection open."""


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *words],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


class LocalCluster:
    """A scheduler and its workers."""

    def __init__(self, tmp_path: Path, stack: ExitStack) -> None:
        self.file = tmp_path / "scheduler.json"
        self.stack = stack
        self.scheduler = stack.enter_context(
            running(
                *("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter"),
                *("--scheduler-file", str(self.file)),
            )
        )
        self.workers: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            try:
                return str(json.loads(self.file.read_text())["address"])
            except (FileNotFoundError, json.JSONDecodeError):
                time.sleep(0.05)
        raise AssertionError("the scheduler does not start")

    def start_worker(self) -> None:
        self.workers.append(
            self.stack.enter_context(
                running(
                    *("worker", self.address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard"),
                )
            )
        )


def timeless(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text)
    del found["ms_per_move"]
    return found


def wait_for_deals(path: Path) -> None:
    """Wait until some deals are saved."""
    limit = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 2):
        assert time.monotonic() < limit, "no deal is played"
        time.sleep(0.01)


def test_a_cluster_that_loses_workers_and_its_scheduler(tmp_path: Path) -> None:
    """Use one scheduler for all, since Dask takes seconds to start."""
    with ExitStack() as stack:
        dask = LocalCluster(tmp_path, stack)
        waiting_for_workers_times_out(dask)
        dask.start_worker()
        dask.start_worker()
        a_killed_worker_does_not_change_the_result(dask, tmp_path / "match")
        a_killed_scheduler_is_reported(dask)


def waiting_for_workers_times_out(dask: LocalCluster) -> None:
    with pytest.raises(ArenaError, match="has had no worker for 1 seconds"):
        all_deals(make_config("tosser", "seer"), 2, Cluster(dask.address, no_worker_timeout_s=1))


def a_killed_worker_does_not_change_the_result(dask: LocalCluster, path: Path) -> None:
    match = subprocess.Popen(
        arena_command(SECRET, *GAMES, "--cluster", dask.address, "--save", str(path)),
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_deals(path)
    dask.workers[0].kill()
    assert match.poll() is None, "the match is not over yet"
    out, err = match.communicate(timeout=120)
    assert match.returncode == 0, err
    assert "Traceback" not in err
    assert dask.workers[0].wait() == -signal.SIGKILL
    alone = run_arena(SECRET, *GAMES, "--workers", "1")
    assert timeless(out) == timeless(alone.stdout)


def a_killed_scheduler_is_reported(dask: LocalCluster) -> None:
    cluster = Cluster(dask.address)
    chunks = play_deals(make_config("slow", "tosser"), range(1, 10_000), cluster)
    assert next(chunks)
    dask.scheduler.kill()
    cluster._connect_timeout_s = 1
    with pytest.raises(ArenaError, match=r"no cluster can be reached at .* within 1 seconds"):
        list(chunks)


def test_an_unreachable_address_is_explained() -> None:
    for address in (UNREACHABLE, "nonsense", "127.0.0.1:1", "fax://1"):
        with pytest.raises(ArenaError, match=r"no cluster can be reached at .* within 1 seconds"):
            all_deals(make_config("tosser", "seer"), 2, Cluster(address, connect_timeout_s=1))


@contextmanager
def other_program(greeting: bytes) -> Iterator[str]:
    """Run a server that is no scheduler: it sends a greeting, then nothing, and closes after a time."""
    connections: list[socket.socket] = []
    done = threading.Event()

    def accept() -> None:
        while True:
            try:
                connections.append(server.accept()[0])
                connections[-1].sendall(greeting)
            except OSError:
                return

    def close() -> None:
        done.wait(SILENCE_S)
        server.shutdown(socket.SHUT_RDWR)
        for connection in connections:
            connection.close()

    with socket.create_server(("127.0.0.1", 0)) as server:
        threads = [threading.Thread(target=accept), threading.Thread(target=close)]
        for thread in threads:
            thread.start()
        try:
            yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
        finally:
            done.set()
            for thread in threads:
                thread.join()


@pytest.mark.parametrize("greeting", [b"SSH-2.0-x\r\n", bytes(64), b""], ids=["ssh", "zeros", "silent"])
def test_an_address_of_another_program_is_explained(greeting: bytes) -> None:
    begin = time.monotonic()
    with (
        other_program(greeting) as address,
        pytest.raises(ArenaError, match=r"no cluster can be reached at .* 1 seconds"),
    ):
        all_deals(make_config("tosser", "seer"), 2, Cluster(address, connect_timeout_s=1))
    assert time.monotonic() - begin < SILENCE_S


def test_a_missing_dask_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'roost\[cluster\]'"):
        Cluster(UNREACHABLE)
