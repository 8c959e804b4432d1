"""A real Dask cluster on this machine: a scheduler and workers, all processes of their own."""

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
from tests.arena.matches import ROOT, SECRET, all_deals, arena, command, contest, environment

GAMES = ("slow", "tosser", "--games", "160", "--seed", "x", "--json")
ALONE = "tcp://127.0.0.1:1"
"""An address where nobody answers."""
PATIENCE = 15.0
"""How many seconds somebody stays on the line who has nothing to say."""


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


class Office:
    """A scheduler, and the workers that were hired."""

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

    def hire(self) -> None:
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


def begun(path: Path) -> None:
    """Wait until some deals are played."""
    limit = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 2):
        assert time.monotonic() < limit, "no deal is played"
        time.sleep(0.01)


def test_a_cluster_without_workers_with_one_killed_and_with_a_killed_scheduler(tmp_path: Path) -> None:
    """All with one scheduler, since each process of Dask takes seconds to start."""
    with ExitStack() as stack:
        office = Office(tmp_path, stack)
        a_cluster_without_workers_is_not_waited_for_for_ever(office)
        office.hire()
        office.hire()
        a_worker_that_is_killed_changes_nothing(office, tmp_path / "match")
        a_scheduler_that_is_killed_is_told_after_a_while(office)


def a_cluster_without_workers_is_not_waited_for_for_ever(office: Office) -> None:
    with pytest.raises(ArenaError, match="has had no worker for 1 seconds"):
        all_deals(contest("tosser", "seer"), 2, Cluster(office.address, staffing=1))


def a_worker_that_is_killed_changes_nothing(office: Office, path: Path) -> None:
    match = subprocess.Popen(
        command(SECRET, *GAMES, "--cluster", office.address, "--save", str(path)),
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    begun(path)
    office.workers[0].kill()
    assert match.poll() is None, "in the middle of it"
    out, err = match.communicate(timeout=120)
    assert match.returncode == 0, err
    assert "Traceback" not in err
    assert office.workers[0].wait() == -signal.SIGKILL
    alone = arena(SECRET, *GAMES, "--workers", "1")
    assert timeless(out) == timeless(alone.stdout)


def a_scheduler_that_is_killed_is_told_after_a_while(office: Office) -> None:
    cluster = Cluster(office.address)
    chunks = play_deals(contest("slow", "tosser"), range(1, 10_000), cluster)
    assert next(chunks)
    office.scheduler.kill()
    cluster._connecting = 1
    with pytest.raises(ArenaError, match=r"no cluster can be reached at .* within 1 seconds"):
        list(chunks)


def test_an_address_where_nobody_answers_is_explained() -> None:
    for address in (ALONE, "nonsense", "127.0.0.1:1", "fax://1"):
        with pytest.raises(ArenaError, match=r"no cluster can be reached at .* within 1 seconds"):
            all_deals(contest("tosser", "seer"), 2, Cluster(address, connecting=1))


@contextmanager
def stranger(greeting: bytes) -> Iterator[str]:
    """Somebody who picks up, greets, says nothing more, and hangs up when patience ends: no scheduler."""
    callers: list[socket.socket] = []
    done = threading.Event()

    def attend() -> None:
        while True:
            try:
                callers.append(server.accept()[0])
                callers[-1].sendall(greeting)
            except OSError:
                return

    def leave() -> None:
        done.wait(PATIENCE)
        server.shutdown(socket.SHUT_RDWR)
        for caller in callers:
            caller.close()

    with socket.create_server(("127.0.0.1", 0)) as server:
        threads = [threading.Thread(target=attend), threading.Thread(target=leave)]
        for thread in threads:
            thread.start()
        try:
            yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
        finally:
            done.set()
            for thread in threads:
                thread.join()


@pytest.mark.parametrize("greeting", [b"SSH-2.0-x\r\n", bytes(64), b""], ids=["ssh", "zeros", "silent"])
def test_somebody_else_who_answers_there_is_explained(greeting: bytes) -> None:
    begin = time.monotonic()
    with stranger(greeting) as address, pytest.raises(ArenaError, match=r"no cluster can be reached at .* 1 seconds"):
        all_deals(contest("tosser", "seer"), 2, Cluster(address, connecting=1))
    assert time.monotonic() - begin < PATIENCE


def test_without_dask_it_is_told_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'roost\[cluster\]'"):
        Cluster(ALONE)
