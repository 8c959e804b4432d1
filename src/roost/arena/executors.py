"""Executors that play games: in this process, or in several processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, ParamSpec, Protocol, TypeVar

__all__ = ["GameExecutor", "InThisProcess", "Processes"]

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")
_SHUTDOWN_TIMEOUT_S: Final = 5.0


class GameExecutor(Protocol):
    """A source of executors. It can be opened again when an executor breaks."""

    @property
    def workers(self) -> int:
        """Return how many games are played at the same time."""

    @contextmanager
    def open(self) -> Iterator[Executor]:
        """Provide an executor. Leaving it early abandons its unfinished work."""

    def check(self) -> None:
        """Raise if no result can come any more. Called when none has come for a while."""


class _Inline(Executor):
    """Runs every call at once."""

    def submit(self, fn: Callable[_Given, _Made], /, *args: _Given.args, **kwargs: _Given.kwargs) -> Future[_Made]:
        future: Future[_Made] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class InThisProcess:
    """Plays in this process alone."""

    workers = 1

    @contextmanager
    def open(self) -> Iterator[Executor]:
        yield _Inline()

    def check(self) -> None:
        """Do nothing: every call is finished when `submit` returns."""


class Processes:
    """Plays in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    @contextmanager
    def open(self) -> Iterator[Executor]:
        others = set(multiprocessing.active_children())
        # Started afresh: a fork of a process with threads, such as the one that draws the progress bar, may hang.
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(self.workers, context, _start_worker)
        with _ignoring_interrupts():
            # Processes start with the first jobs. They inherit that Ctrl-C is ignored, also while they start.
            for _ in range(self.workers):
                executor.submit(_ignore_interrupts)
        try:
            yield executor
        except BaseException:
            # The results of running games are not wanted any more, so do not wait for them.
            executor.shutdown(wait=False, cancel_futures=True)
            left = set(multiprocessing.active_children()) - others
            for process in left:
                process.terminate()
            for process in left:
                process.join(_SHUTDOWN_TIMEOUT_S)
            raise
        executor.shutdown()

    def check(self) -> None:
        """Do nothing: the executor itself notices a process that dies."""


def _start_worker() -> None:
    _ignore_interrupts()
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_with_the_parent() -> None:
    """End this process when its parent was killed. It would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C meanwhile, in the main thread. Others cannot change signal handlers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
