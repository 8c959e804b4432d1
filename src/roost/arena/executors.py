"""Where games are played: in this process, in processes of this machine, or elsewhere; always an `Executor`."""

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
_FAREWELL: Final = 5.0
"""Seconds that a process may take to end."""


class GameExecutor(Protocol):
    """Something that can be opened as often as it breaks."""

    @property
    def workers(self) -> int:
        """How many games are played at the same time."""

    @contextmanager
    def open(self) -> Iterator[Executor]:
        """An executor; when it is left early, what it still does is given up."""

    def check(self) -> None:
        """Called when nothing has come back for a while; raises if nothing ever will."""


class _Inline(Executor):
    """Does at once what it is asked for."""

    def submit(self, fn: Callable[_Given, _Made], /, *args: _Given.args, **kwargs: _Given.kwargs) -> Future[_Made]:
        future: Future[_Made] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class InThisProcess:
    """This process alone."""

    workers = 1

    @contextmanager
    def open(self) -> Iterator[Executor]:
        yield _Inline()

    def check(self) -> None:
        """It never keeps anybody waiting."""


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    @contextmanager
    def open(self) -> Iterator[Executor]:
        others = set(multiprocessing.active_children())
        # Started afresh: a fork of a process with threads, such as the one that draws the progress bar, may hang.
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(self.workers, context, _settle_in)
        with _ignoring_interrupts():
            # Processes are started when there is something to do; one that inherits deaf ears is never caught by
            # Ctrl-C while it is still starting.
            for _ in range(self.workers):
                executor.submit(_leave_interrupts_to_the_parent)
        try:
            yield executor
        except BaseException:
            # Nobody waits for games whose outcome nobody wants any more.
            executor.shutdown(wait=False, cancel_futures=True)
            left = set(multiprocessing.active_children()) - others
            for process in left:
                process.terminate()
            for process in left:
                process.join(_FAREWELL)
            raise
        executor.shutdown()

    def check(self) -> None:
        """A process that dies is noticed by the executor itself."""


def _settle_in() -> None:
    """What a process does first."""
    _leave_interrupts_to_the_parent()
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_with_the_parent() -> None:
    """A parent that is killed cannot say so, and its processes would wait for ever for something to do."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Only where signals can be set: in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
