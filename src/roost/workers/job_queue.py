"""A lane: errands that wait in line, and the workers that see to them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from roost.workers.engine_location import EngineLocation
from roost.workers.errors import BusyError
from roost.workers.message_framing import FrameError, frame
from roost.workers.messages import READY, Answer, Job, Request
from roost.workers.pending_job import PendingJob
from roost.workers.worker_process import LostError, StartError, WorkerProcess

__all__ = ["JobQueue", "longer"]

_TRIES: Final = 2
"""So many workers may be lost over an errand."""
_FIRST_PAUSE: Final = 0.1
"""Seconds between starts of workers that all come to nothing: twice as many each time ..."""
_LONGEST_PAUSE: Final = 5.0
"""... up to this."""
_GRACE: Final = 1.0
"""Seconds after the deadline when a worker ends itself, should the server not have done it."""
_LOG: Final = logging.getLogger(__name__)


class JobQueue:
    """First come, first served, by so many workers; a slow errand holds up nobody in another lane."""

    def __init__(self, workers: int, waiting: int, files: Sequence[str] = ()) -> None:
        self.restarts = 0
        self.timeouts = 0
        self.refused = 0
        self._workers = workers
        self._most = waiting
        self._files = files
        self._engine = EngineLocation.SAME
        self._number = READY
        self._line: deque[PendingJob] = deque()
        self._begun: set[PendingJob] = set()
        self._idle: list[asyncio.Future[None]] = []
        """What workers without an errand wait for."""
        self._members: set[WorkerProcess] = set()
        self._posts: list[asyncio.Task[None]] = []
        """One for each worker: sees to it that there is one."""
        self._down = False
        """Whether nobody is there and the last try to change that failed."""

    @property
    def waiting(self) -> int:
        """How many errands are in line."""
        return len(self._line)

    @property
    def busy(self) -> int:
        """How many are thought about."""
        return len(self._begun)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return tuple(sorted(member.pid for member in self._members))

    def start(self) -> None:
        """Take up work, unless it is at work already; the workers get ready in the background."""
        if self._posts:
            return
        self._down = False
        self._posts = [asyncio.create_task(self._man()) for _ in range(self._workers)]

    def move_to(self, engine: EngineLocation) -> None:
        """Replace every worker by one with this engine, each as soon as it has no job."""
        self._engine = engine
        self._wake()

    async def close(self) -> None:
        """End all workers; who still waits for an answer is told that there will be none."""
        posts, self._posts = self._posts, []
        for errand in (*self._line, *self._begun):
            errand.fail(_closed())
        self._line.clear()
        for post in posts:
            post.cancel()
        ended = await asyncio.gather(*posts, return_exceptions=True)
        # A post that was about to end its worker may have been cut short.
        for member in tuple(self._members):
            await self._dismiss(member)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def ask(self, job: Job, seconds: float) -> Answer | None:
        """The answer, or None if there is none: not in time, or because it is too much for any worker.

        Raises `BusyError` where no worker had time to begin.
        """
        if not self._posts:
            raise _closed()
        if self._down:
            return None
        # Who is idle takes the first errands at once, as soon as it gets round to it.
        if len(self._line) >= self._most + len(self._idle):
            self.refused += 1
            raise BusyError(f"{self._most} jobs are waiting already", "bots-busy")
        self._number += 1
        try:
            message = frame(msgspec.msgpack.encode(Request(self._number, seconds + _GRACE, job)))
        except FrameError:
            return None
        errand = PendingJob(self._number, message, seconds)
        self._line.append(errand)
        self._wake()
        try:
            async with asyncio.timeout_at(errand.deadline):
                return await errand.answer
        except TimeoutError:
            if errand in self._line:
                self.refused += 1
                raise BusyError("the job has waited for too long", "bots-busy") from None
            self.timeouts += 1
            return None
        finally:
            if errand in self._line:
                self._line.remove(errand)

    def _wake(self) -> None:
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)

    async def _man(self) -> None:
        """Keep one worker at work, for ever."""
        pause = 0.0
        while True:
            member = await self._started()
            if member is not None:
                try:
                    while (errand := await self._next(member)) is not None:
                        await self._attend(member, errand)
                finally:
                    await self._dismiss(member)
                # A worker with another engine was replaced on purpose.
                self.restarts += member.engine is self._engine
            pause = 0.0 if member is not None and member.proven else longer(pause)
            await asyncio.sleep(pause)

    async def _started(self) -> WorkerProcess | None:
        try:
            member = await WorkerProcess.start(self._files, self._engine)
        except StartError as error:
            _LOG.warning("a worker could not be started: %s", error)
            self._down = not self._members
            if self._down:
                for errand in self._line:
                    errand.settle(None)
                self._line.clear()
            return None
        self._members.add(member)
        self._down = False
        return member

    async def _dismiss(self, member: WorkerProcess) -> None:
        await member.end()
        self._members.discard(member)

    async def _next(self, member: WorkerProcess) -> PendingJob | None:
        """The first in line, as soon as there is one; None if the worker is lost before, or to be replaced."""
        while not member.lost.done() and member.engine is self._engine:
            errand = self._first()
            if errand is not None:
                return errand
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            try:
                await asyncio.wait((idle, member.lost), return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._idle.remove(idle)
        return None

    def _first(self) -> PendingJob | None:
        while self._line:
            errand = self._line.popleft()
            if asyncio.get_running_loop().time() > errand.latest:
                # Nobody has thought about it, so it is no failure of the bot: asking again is better than any move.
                self.refused += 1
                errand.fail(BusyError("the job has waited for too long", "bots-busy"))
            elif not errand.answer.done():
                return errand
        return None

    async def _attend(self, member: WorkerProcess, errand: PendingJob) -> None:
        self._begun.add(errand)
        try:
            async with asyncio.timeout_at(errand.deadline):
                errand.settle(await member.ask(errand.number, errand.message))
        except TimeoutError:
            # Who waits looks at the same clock. What the worker may still say is of no use to anybody.
            _LOG.warning("worker %d took too long and is replaced", member.pid)
            member.kill()
        except LostError:
            _LOG.warning("worker %d was lost and is replaced", member.pid)
            self._lost(errand)
        finally:
            self._begun.discard(errand)

    def _lost(self, errand: PendingJob) -> None:
        errand.losses += 1
        if errand.losses == _TRIES:
            errand.settle(None)
        else:
            self._line.appendleft(errand)
            self._wake()


def longer(pause: float) -> float:
    """How long to wait after one more worker that answered nothing: starting them must not be all that is done."""
    return min(max(_FIRST_PAUSE, 2.0 * pause), _LONGEST_PAUSE)


def _closed() -> BusyError:
    return BusyError("the crew is not at work", "bots-closed")
