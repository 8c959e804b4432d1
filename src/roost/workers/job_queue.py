"""A queue of jobs and the worker processes that run them."""

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
from roost.workers.messages import READY_NUMBER, Answer, Job, Request
from roost.workers.pending_job import PendingJob
from roost.workers.worker_process import WorkerLostError, WorkerProcess, WorkerStartError

__all__ = ["JobQueue", "next_retry_delay"]

_MAX_LOST_WORKERS: Final = 2
"""A job has no answer once it has cost this many workers."""
_MIN_RETRY_DELAY_S: Final = 0.1
_MAX_RETRY_DELAY_S: Final = 5.0
_SELF_STOP_DELAY_S: Final = 1.0
"""A worker ends itself this long after the deadline if the server has not done so."""
_LOG: Final = logging.getLogger(__name__)


class JobQueue:
    """A first-in, first-out queue with worker processes of its own."""

    def __init__(self, workers: int, max_waiting: int, files: Sequence[str] = ()) -> None:
        self.restarts = 0
        self.timeouts = 0
        self.refused = 0
        self._worker_count = workers
        self._max_waiting = max_waiting
        self._files = files
        self._engine = EngineLocation.SAME
        self._number = READY_NUMBER
        self._waiting: deque[PendingJob] = deque()
        self._running: set[PendingJob] = set()
        self._idle: list[asyncio.Future[None]] = []
        """One future for each idle worker, done when there may be a job."""
        self._workers: set[WorkerProcess] = set()
        self._supervisors: list[asyncio.Task[None]] = []
        """One task for each worker, which replaces it when it is lost."""
        self._unavailable = False
        """Whether there is no worker and the last attempt to start one failed."""

    @property
    def waiting(self) -> int:
        """The number of jobs in the queue."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """The number of jobs that are running."""
        return len(self._running)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of all workers."""
        return tuple(sorted(worker.pid for worker in self._workers))

    def start(self) -> None:
        """Start the workers in the background, unless they are started already."""
        if self._supervisors:
            return
        self._unavailable = False
        self._supervisors = [asyncio.create_task(self._supervise()) for _ in range(self._worker_count)]

    def move_to(self, engine: EngineLocation) -> None:
        """Replace every worker by one with this engine, each as soon as it is idle."""
        self._engine = engine
        self._wake()

    async def close(self) -> None:
        """Stop all workers and fail all jobs that still wait for an answer."""
        supervisors, self._supervisors = self._supervisors, []
        for job in (*self._waiting, *self._running):
            job.fail(_closed_error())
        self._waiting.clear()
        for supervisor in supervisors:
            supervisor.cancel()
        results = await asyncio.gather(*supervisors, return_exceptions=True)
        # A supervisor may have been cancelled while it stopped its worker.
        for worker in tuple(self._workers):
            await self._stop(worker)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def ask(self, job: Job, seconds: float) -> Answer | None:
        """Return the answer, or None if it is late or the job has cost too many workers.

        Raises:
            BusyError: No worker had time to begin.
        """
        if not self._supervisors:
            raise _closed_error()
        if self._unavailable:
            return None
        # Idle workers take the first jobs as soon as their tasks run.
        if len(self._waiting) >= self._max_waiting + len(self._idle):
            self.refused += 1
            raise BusyError(f"{self._max_waiting} jobs are waiting already", "bots-busy")
        self._number += 1
        try:
            message = frame(msgspec.msgpack.encode(Request(self._number, seconds + _SELF_STOP_DELAY_S, job)))
        except FrameError:
            return None
        pending = PendingJob(self._number, message, seconds)
        self._waiting.append(pending)
        self._wake()
        try:
            async with asyncio.timeout_at(pending.deadline):
                return await pending.answer
        except TimeoutError:
            if pending in self._waiting:
                self.refused += 1
                raise _waited_too_long_error() from None
            self.timeouts += 1
            return None
        finally:
            if pending in self._waiting:
                self._waiting.remove(pending)

    def _wake(self) -> None:
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)

    async def _supervise(self) -> None:
        """Keep one worker running, for ever."""
        delay = 0.0
        while True:
            worker = await self._start_worker()
            if worker is not None:
                try:
                    while (job := await self._next_job(worker)) is not None:
                        await self._run(worker, job)
                finally:
                    await self._stop(worker)
                # A worker with another engine was replaced on purpose.
                self.restarts += worker.engine is self._engine
            delay = 0.0 if worker is not None and worker.has_answered else next_retry_delay(delay)
            await asyncio.sleep(delay)

    async def _start_worker(self) -> WorkerProcess | None:
        try:
            worker = await WorkerProcess.start(self._files, self._engine)
        except WorkerStartError as error:
            _LOG.warning("a worker could not be started: %s", error)
            self._unavailable = not self._workers
            if self._unavailable:
                for job in self._waiting:
                    job.set_answer(None)
                self._waiting.clear()
            return None
        self._workers.add(worker)
        self._unavailable = False
        return worker

    async def _stop(self, worker: WorkerProcess) -> None:
        await worker.stop()
        self._workers.discard(worker)

    async def _next_job(self, worker: WorkerProcess) -> PendingJob | None:
        """Wait for the next job; return None if the worker is lost or has to be replaced before."""
        while not worker.lost.done() and worker.engine is self._engine:
            job = self._pop_job()
            if job is not None:
                return job
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            try:
                await asyncio.wait((idle, worker.lost), return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._idle.remove(idle)
        return None

    def _pop_job(self) -> PendingJob | None:
        while self._waiting:
            job = self._waiting.popleft()
            if asyncio.get_running_loop().time() > job.latest_start:
                # The bot has not failed, so the caller should ask again rather than take a random move.
                self.refused += 1
                job.fail(_waited_too_long_error())
            elif not job.answer.done():
                return job
        return None

    async def _run(self, worker: WorkerProcess, job: PendingJob) -> None:
        self._running.add(job)
        try:
            async with asyncio.timeout_at(job.deadline):
                job.set_answer(await worker.ask(job.number, job.message))
        except TimeoutError:
            # The caller has timed out at the same moment, so a later answer is useless.
            _LOG.warning("worker %d took too long and is replaced", worker.pid)
            worker.kill()
        except WorkerLostError:
            _LOG.warning("worker %d was lost and is replaced", worker.pid)
            self._retry(job)
        finally:
            self._running.discard(job)

    def _retry(self, job: PendingJob) -> None:
        job.lost_workers += 1
        if job.lost_workers == _MAX_LOST_WORKERS:
            job.set_answer(None)
        else:
            self._waiting.appendleft(job)
            self._wake()


def next_retry_delay(delay: float) -> float:
    """Return the delay after one more worker that never answered: twice the last one, within limits."""
    return min(max(_MIN_RETRY_DELAY_S, 2.0 * delay), _MAX_RETRY_DELAY_S)


def _closed_error() -> BusyError:
    return BusyError("the worker pool is not running", "bots-closed")


def _waited_too_long_error() -> BusyError:
    return BusyError("the job has waited for too long", "bots-busy")
