"""A job and the future of its answer."""

from __future__ import annotations

import asyncio

from roost.workers.messages import Answer

__all__ = ["PendingJob"]


class PendingJob:
    """A message for a worker, its deadline, and the future of its answer."""

    def __init__(self, number: int, message: bytes, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.number = number
        self.message = message
        self.deadline = loop.time() + seconds
        self.latest_start = loop.time() + seconds / 2.0
        """A job is dropped once half its deadline has passed in the queue, so that no worker gets too little time."""
        self.lost_workers = 0
        """The number of workers lost while they ran this job."""
        self.answer: asyncio.Future[Answer | None] = loop.create_future()

    def set_answer(self, answer: Answer | None) -> None:
        """Deliver the answer, or None if there is none, unless the caller has stopped waiting."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        """Raise the error for the caller, unless the caller has stopped waiting."""
        if not self.answer.done():
            self.answer.set_exception(error)
