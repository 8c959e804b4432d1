"""`roost` as a process of its own, forked from one that has imported it: starting Python anew takes a second each time.

The process has real pipes, an environment, a folder and an exit code of its own. Tests about how Python itself starts
and ends (closed streams, terminals, Ctrl-C while loading) start `python -m roost` instead.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["run_roost"]

ROOT = Path(__file__).parents[1]
MAX_REQUEST_BYTES = 1 << 16
MAX_INPUT_BYTES = 1 << 16
"""What a pipe holds before anybody reads it."""


def run_roost(
    *arguments: str, environment: Mapping[str, str], typed: str = "", cwd: Path = ROOT, timeout: int = 120
) -> subprocess.CompletedProcess[str]:
    """Run a command of `roost` between pipes, and wait for its end."""
    return _forker().run(arguments, environment, typed.encode(), cwd, timeout)


class Forker:
    """The process from which others are forked, one at a time. It ends when its socket does, with the test run."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self._socket, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with far:
            number = str(far.fileno())
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.forking", number],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                pass_fds=[far.fileno()],
            )

    def run(
        self, arguments: tuple[str, ...], environment: Mapping[str, str], typed: bytes, cwd: Path, timeout: int
    ) -> subprocess.CompletedProcess[str]:
        assert len(typed) <= MAX_INPUT_BYTES
        encoding, _errors = _encoding(environment)
        request = {"arguments": arguments, "environment": dict(environment), "cwd": str(cwd), "timeout": timeout}
        (stdin, typing), (out, stdout), (err, stderr) = os.pipe(), os.pipe(), os.pipe()
        with open(out, "rb") as told, open(err, "rb") as complained, self._one_at_a_time:
            socket.send_fds(self._socket, [json.dumps(request).encode()], [stdin, stdout, stderr])
            os.write(typing, typed)
            for number in (stdin, stdout, stderr, typing):
                os.close(number)
            with ThreadPoolExecutor(2) as readers:
                texts = [read.decode(encoding) for read in readers.map(lambda pipe: pipe.read(), (told, complained))]
            code = int(self._socket.recv(MAX_REQUEST_BYTES))
        assert code != -signal.SIGALRM, f"roost {' '.join(arguments)} takes longer than {timeout} s"
        return subprocess.CompletedProcess(arguments, code, *texts)


@cache
def _forker() -> Forker:
    return Forker()


def _encoding(environment: Mapping[str, str]) -> tuple[str, str]:
    """The encoding of the streams, and what becomes of letters that it does not have."""
    encoding, _, errors = environment.get("PYTHONIOENCODING", "").partition(":")
    return encoding or "utf-8", errors or "strict"


def attend(near: socket.socket) -> None:
    """Fork for every request, and tell its exit code. Returns in each process that was forked."""
    while True:
        request, pipes, _flags, _address = socket.recv_fds(near, MAX_REQUEST_BYTES, 3)
        if not request:
            os._exit(0)
        child = os.fork()
        if child == 0:
            near.close()
            become(json.loads(request), pipes)
            return
        for number in pipes:
            os.close(number)
        _pid, status = os.waitpid(child, 0)
        near.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(request: dict[str, Any], pipes: list[int]) -> None:
    """Make this process look as if Python had just been started as asked for."""
    signal.alarm(request["timeout"])
    for number, pipe in enumerate(pipes):
        os.dup2(pipe, number)
        os.close(pipe)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["cwd"])
    encoding, errors = _encoding(os.environ)
    sys.stdin = open(0, encoding=encoding, errors=errors)  # noqa: SIM115 it stays open to the end
    sys.stdout = open(1, "w", encoding=encoding, errors=errors)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding=encoding, errors="backslashreplace")  # noqa: SIM115
    sys.argv = ["roost", *request["arguments"]]


if __name__ == "__main__":
    import roost.cli  # noqa: F401 what every command needs
    from roost.__main__ import main
    from roost.core.registry import games
    from roost.words import LANGUAGES, Words

    for language in LANGUAGES:
        Words(language, *games())
    # What is there now stays to the end: nobody need look for garbage in it.
    gc.freeze()
    attend(socket.socket(fileno=int(sys.argv[1])))
    sys.exit(main())
