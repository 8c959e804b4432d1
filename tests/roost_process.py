"""Processes of `roost`, forked from one that has imported it, since starting Python takes a second each time.

A process has its own pipes or terminal, environment, folder and exit code. Tests about the start and end of Python
itself (closed streams, quitting a game, Ctrl-C during import) start `python -m roost` instead.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["run_roost", "start_roost"]

ROOT = Path(__file__).parents[1]
MAX_REQUEST_BYTES = 1 << 16
MAX_INPUT_BYTES = 1 << 16
"""The capacity of a pipe."""


def run_roost(
    *arguments: str, environment: Mapping[str, str], typed: str = "", cwd: Path = ROOT, timeout: int = 120
) -> subprocess.CompletedProcess[str]:
    """Run a command between pipes, and wait for its end."""
    return _forker().run(arguments, environment, typed.encode(), cwd, timeout)


def start_roost(*arguments: str, environment: Mapping[str, str], terminal: int, timeout: int = 300) -> int:
    """Start a command in a terminal. Return a pipe that gets its exit code."""
    return _forker().start(arguments, environment, [terminal] * 3, ROOT, timeout, at_terminal=True)


class Forker:
    """The process that others are forked from. It ends with its socket, when the test run ends."""

    def __init__(self) -> None:
        self._socket, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with far:
            number = str(far.fileno())
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.roost_process", number],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                pass_fds=[far.fileno()],
            )

    def run(
        self, arguments: tuple[str, ...], environment: Mapping[str, str], typed: bytes, cwd: Path, timeout: int
    ) -> subprocess.CompletedProcess[str]:
        assert len(typed) <= MAX_INPUT_BYTES
        encoding, _errors = _encoding(environment)
        (stdin, typing), (out, stdout), (err, stderr) = os.pipe(), os.pipe(), os.pipe()
        with open(out, "rb") as told, open(err, "rb") as complained:
            end = self.start(arguments, environment, [stdin, stdout, stderr], cwd, timeout)
            os.write(typing, typed)
            for number in (stdin, stdout, stderr, typing):
                os.close(number)
            with open(end, "rb") as ended, ThreadPoolExecutor(2) as readers:
                texts = [read.decode(encoding) for read in readers.map(lambda pipe: pipe.read(), (told, complained))]
                code = int(ended.read())
        assert code != -signal.SIGALRM, f"roost {' '.join(arguments)} takes longer than {timeout} s"
        return subprocess.CompletedProcess(arguments, code, *texts)

    def start(
        self,
        arguments: tuple[str, ...],
        environment: Mapping[str, str],
        streams: list[int],
        cwd: Path,
        timeout: int,
        at_terminal: bool = False,
    ) -> int:
        """Start a process with these streams. Return a pipe that gets its exit code."""
        request = {
            "arguments": arguments,
            "environment": dict(environment),
            "cwd": str(cwd),
            "timeout": timeout,
            "at_terminal": at_terminal,
        }
        end, ending = os.pipe()
        socket.send_fds(self._socket, [json.dumps(request).encode()], [*streams, ending])
        os.close(ending)
        return end


@cache
def _forker() -> Forker:
    return Forker()


def _encoding(environment: Mapping[str, str]) -> tuple[str, str]:
    """Return the encoding of the streams and its error handler."""
    encoding, _, errors = environment.get("PYTHONIOENCODING", "").partition(":")
    return encoding or "utf-8", errors or "strict"


def serve_requests(near: socket.socket) -> None:
    """Start a process for each request. The function returns in those processes only."""
    # The waiting processes are not waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        request, passed, _flags, _address = socket.recv_fds(near, MAX_REQUEST_BYTES, 4)
        if not request:
            os._exit(0)
        if os.fork() == 0:
            near.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            *streams, ending = passed
            if child := os.fork():
                for number in streams:
                    os.close(number)
                _pid, status = os.waitpid(child, 0)
                os.write(ending, str(os.waitstatus_to_exitcode(status)).encode())
                os._exit(0)
            os.close(ending)
            take_over_process(json.loads(request), streams)
            return
        for number in passed:
            os.close(number)


def take_over_process(request: dict[str, Any], streams: list[int]) -> None:
    """Make this process look as if Python had just been started as requested."""
    signal.alarm(request["timeout"])
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if request["at_terminal"]:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["cwd"])
    encoding, errors = _encoding(os.environ)
    sys.stdin = open(0, encoding=encoding, errors=errors)  # noqa: SIM115 it stays open to the end
    sys.stdout = open(1, "w", encoding=encoding, errors=errors)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding=encoding, errors="backslashreplace")  # noqa: SIM115
    sys.argv = ["roost", *request["arguments"]]


if __name__ == "__main__":
    from importlib import import_module

    from roost.__main__ import main
    from roost.cli import COMMANDS
    from roost.core.registry import games
    from roost.words import LANGUAGES, Words

    # Commands import their modules when they run, which each forked process would repeat.
    for module, _help in COMMANDS.values():
        import_module(module)
    for language in LANGUAGES:
        Words(language, *games())
    # Present objects stay until the end, so the garbage collector can skip them.
    gc.freeze()
    serve_requests(socket.socket(fileno=int(sys.argv[1])))
    sys.exit(main())
