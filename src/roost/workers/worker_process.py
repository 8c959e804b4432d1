"""The server's handle of a worker process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from roost.workers.engine_location import EngineLocation
from roost.workers.message_framing import LENGTH_BYTES, FrameError, message_length
from roost.workers.messages import READY_NUMBER, Answer, ReadyAnswer, Reply

__all__ = ["WorkerLostError", "WorkerProcess", "WorkerStartError"]

_MODULE: Final = "roost.workers.worker"
_START_TIMEOUT_S: Final = 60.0
_STOP_TIMEOUT_S: Final = 2.0
_CHUNK_BYTES: Final = 1 << 16


class WorkerStartError(Exception):
    """A worker could not be started."""


class WorkerLostError(Exception):
    """The worker has ended or sent an invalid message."""


class WorkerProcess:
    """A worker process, which runs one job at a time."""

    def __init__(self, process: Process, engine: EngineLocation) -> None:
        loop = asyncio.get_running_loop()
        self.pid = process.pid
        self.engine = engine
        self.compiled = False
        """Whether it runs the compiled engine."""
        self.has_answered = False
        """Whether it has ever answered a job."""
        self.lost: asyncio.Future[None] = loop.create_future()
        """Done as soon as the worker has ended, was killed, or sent an invalid message."""
        self._process = process
        self._number = READY_NUMBER
        self._answer: asyncio.Future[Answer] | None = loop.create_future()
        self._decoder = msgspec.msgpack.Decoder(Reply)
        self._ending = (asyncio.create_task(self._listen()), asyncio.create_task(process.wait()))

    @classmethod
    async def start(cls, files: Sequence[str], engine: EngineLocation) -> WorkerProcess:
        """Start a worker that also loads the games in these files, and wait until it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", _MODULE, *files),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=engine.environment(),
            )
        except OSError as error:
            raise WorkerStartError(f"no process: {error}") from error
        worker = cls(process, engine)
        try:
            async with asyncio.timeout(_START_TIMEOUT_S):
                ready = await worker._wait_for_answer()
            if not isinstance(ready, ReadyAnswer):
                raise WorkerLostError
            worker.compiled = ready.compiled
        except BaseException as error:
            worker.kill()
            await worker.stop()
            if isinstance(error, (WorkerLostError, TimeoutError)):
                raise WorkerStartError(f"no answer, exit code {process.returncode}") from error
            raise
        return worker

    async def ask(self, number: int, message: bytes) -> Answer:
        """The answer to a job; raises `LostError` if there will be none."""
        if self.lost.done() or self._process.stdin is None:
            raise WorkerLostError
        self._number = number
        self._answer = asyncio.get_running_loop().create_future()
        # No drain is needed: at most this one message is buffered.
        self._process.stdin.write(message)
        answer = await self._wait_for_answer()
        self.has_answered = True
        return answer

    def kill(self) -> None:
        """Kill the process, even if it is suspended; `stop` waits until it has ended."""
        if not self.lost.done():
            self.lost.set_result(None)
        self._signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)

    async def stop(self) -> None:
        """Terminate the process, and kill it if it does not end in time."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._signal(signal.SIGTERM)
        _ended, running = await asyncio.wait(self._ending, timeout=_STOP_TIMEOUT_S)
        if running:
            self.kill()
            _ended, running = await asyncio.wait(self._ending, timeout=_STOP_TIMEOUT_S)
        for task in running:
            task.cancel()

    def _signal(self, number: int) -> None:
        """Send a signal. The methods of `Process` would also poll the process and hide its end from asyncio."""
        if self._process.returncode is None:
            # The process may have ended unnoticed.
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def _wait_for_answer(self) -> Answer:
        assert self._answer is not None
        try:
            return await self._answer
        finally:
            self._answer = None

    async def _listen(self) -> None:
        """Deliver answers until the pipe ends or a message is invalid."""
        pipe = self._process.stdout
        assert pipe is not None
        try:
            while True:
                message = await pipe.readexactly(message_length(await pipe.readexactly(LENGTH_BYTES)))
                reply = self._decoder.decode(message)
                if self._answer is None or self._answer.done() or reply.number != self._number:
                    break
                self._answer.set_result(reply.answer)
        except (asyncio.IncompleteReadError, ConnectionError, FrameError, msgspec.MsgspecError):
            pass
        finally:
            self.kill()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(WorkerLostError())
        # asyncio closes the pipe only after all of it was read.
        while await pipe.read(_CHUNK_BYTES):
            pass
