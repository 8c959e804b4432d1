"""A job with somebody who waits for it."""

from __future__ import annotations

import asyncio

from roost.workers.messages import Answer

__all__ = ["PendingJob"]


class PendingJob:
    """What is to be asked, until when, and where the answer goes."""

    def __init__(self, number: int, message: bytes, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.number = number
        self.message = message
        self.deadline = loop.time() + seconds
        self.latest = loop.time() + seconds / 2.0
        """Not begun any more after this: a worker that gets too little time would only have to be replaced."""
        self.losses = 0
        """How many workers were lost over it."""
        self.answer: asyncio.Future[Answer | None] = loop.create_future()

    def settle(self, answer: Answer | None) -> None:
        """Hand the answer over, or None if there is none; if nobody waits for it any more, it is thrown away."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        """Tell who waits that it will not be done."""
        if not self.answer.done():
            self.answer.set_exception(error)
