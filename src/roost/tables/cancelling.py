"""Cancel tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

__all__ = ["cancel_all"]

_RETRY_S: Final = 0.2


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until all are done, and ignore their results.

    One cancellation may not be enough: up to Python 3.11 `asyncio.wait_for`, which the connection pool uses, loses a
    cancellation that arrives together with its result.
    """
    ending = set(tasks)
    pending = ending
    while pending:
        for task in pending:
            task.cancel()
        _done, pending = await asyncio.wait(pending, timeout=_RETRY_S)
    # Otherwise the event loop would log each exception that nobody retrieved, with its whole message.
    await asyncio.gather(*ending, return_exceptions=True)
