"""Tasks that are to end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

__all__ = ["cancel_all"]

_RETRY_S: Final = 0.2


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are done, whatever they come to.

    Once may not be enough: up to Python 3.11 `asyncio.wait_for`, with which the pool of connections waits, loses a
    cancellation that comes in the same moment as what it waits for.
    """
    ending = set(tasks)
    pending = ending
    while pending:
        for task in pending:
            task.cancel()
        _done, pending = await asyncio.wait(pending, timeout=_RETRY_S)
    # Whoever does not ask is told of it by the event loop, with all that an error says.
    await asyncio.gather(*ending, return_exceptions=True)
