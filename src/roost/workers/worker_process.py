"""A member of the crew: a worker process, seen from the server."""

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
from roost.workers.message_framing import HEAD, FrameError, length
from roost.workers.messages import READY, Answer, Ready, Reply

__all__ = ["LostError", "StartError", "WorkerProcess"]

_MODULE: Final = "roost.workers.worker"
_STARTING: Final = 60.0
"""Seconds until a worker must be ready."""
_FAREWELL: Final = 2.0
"""Seconds that it may take to end."""
_CHUNK: Final = 1 << 16


class StartError(Exception):
    """A worker could not be started."""


class LostError(Exception):
    """The worker has ended, or what it says makes no sense."""


class WorkerProcess:
    """One process, which is asked one thing at a time."""

    def __init__(self, process: Process, engine: EngineLocation) -> None:
        loop = asyncio.get_running_loop()
        self.pid = process.pid
        self.engine = engine
        self.compiled = False
        """Whether it runs the compiled engine."""
        self.proven = False
        """Whether it has ever answered a job."""
        self.lost: asyncio.Future[None] = loop.create_future()
        """Done as soon as there is nothing more to hope for."""
        self._process = process
        self._number = READY
        self._answer: asyncio.Future[Answer] | None = loop.create_future()
        self._decoder = msgspec.msgpack.Decoder(Reply)
        self._ending = (asyncio.create_task(self._listen()), asyncio.create_task(process.wait()))

    @classmethod
    async def start(cls, files: Sequence[str], engine: EngineLocation) -> WorkerProcess:
        """Start a worker that also knows the games in these files, and wait until it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", _MODULE, *files),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=engine.environment(),
            )
        except OSError as error:
            raise StartError(f"no process: {error}") from error
        member = cls(process, engine)
        try:
            async with asyncio.timeout(_STARTING):
                ready = await member._awaited()
            if not isinstance(ready, Ready):
                raise LostError
            member.compiled = ready.compiled
        except BaseException as error:
            member.kill()
            await member.end()
            if isinstance(error, (LostError, TimeoutError)):
                raise StartError(f"no answer, exit code {process.returncode}") from error
            raise
        return member

    async def ask(self, number: int, message: bytes) -> Answer:
        """The answer to a job; raises `LostError` if there will be none."""
        if self.lost.done() or self._process.stdin is None:
            raise LostError
        self._number = number
        self._answer = asyncio.get_running_loop().create_future()
        # Written at once or kept until the worker reads: there is never more than this one message to keep.
        self._process.stdin.write(message)
        answer = await self._awaited()
        self.proven = True
        return answer

    def kill(self) -> None:
        """End it at once, even if it is stopped; `end` waits until it is gone."""
        if not self.lost.done():
            self.lost.set_result(None)
        self._signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)

    async def end(self) -> None:
        """End it: by asking first, then not."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._signal(signal.SIGTERM)
        _ended, running = await asyncio.wait(self._ending, timeout=_FAREWELL)
        if running:
            self.kill()
            _ended, running = await asyncio.wait(self._ending, timeout=_FAREWELL)
        for task in running:
            task.cancel()

    def _signal(self, number: int) -> None:
        """Not by the process's own methods: they also look whether it has ended, and then asyncio is not told."""
        if self._process.returncode is None:
            # It may have ended by itself without anybody having noticed yet.
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def _awaited(self) -> Answer:
        assert self._answer is not None
        try:
            return await self._answer
        finally:
            self._answer = None

    async def _listen(self) -> None:
        """Pass answers on, as long as they make sense."""
        pipe = self._process.stdout
        assert pipe is not None
        try:
            while True:
                message = await pipe.readexactly(length(await pipe.readexactly(HEAD)))
                answered = self._decoder.decode(message)
                if self._answer is None or self._answer.done() or answered.number != self._number:
                    break
                self._answer.set_result(answered.answer)
        except (asyncio.IncompleteReadError, ConnectionError, FrameError, msgspec.MsgspecError):
            pass
        finally:
            self.kill()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(LostError())
        # A pipe that nobody reads from is never closed.
        while await pipe.read(_CHUNK):
            pass
