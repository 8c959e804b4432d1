"""Tasks are cancelled for certain."""

from __future__ import annotations

import asyncio

from roost.tables.cancelling import cancel_all
from tests.tables.managers import async_test


@async_test
async def test_a_task_that_ignores_a_cancellation_is_cancelled_again() -> None:
    lost = 0

    async def deaf() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                lost += 1
                if lost == 3:
                    raise

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await cancel_all([task])
    assert task.cancelled()
    assert lost == 3
    await cancel_all([task])
    await cancel_all([])
