"""Helpers that run worker pools with the tricky game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from roost.core.chance import FastChance
from roost.workers.pool import WorkerPool
from tests.workers.tricky_game.bots import CHOSEN
from tests.workers.tricky_game.game import MOVES

__all__ = ["BOT_ANSWER", "LONG_S", "TRICKY", "choose", "random_move", "run", "running_pool", "tricky_position", "until"]

LONG_S = 100.0
"""A time limit that is reached only if something hangs."""
TRICKY = str(Path(__file__).parent / "tricky_game" / "game.py")
BOT_ANSWER = (f"take {CHOSEN}", False)
"""The move of the tricky game's bots, which is no fallback."""
_Result = TypeVar("_Result")


def run(work: Coroutine[object, object, _Result]) -> _Result:
    async def bounded() -> _Result:
        async with asyncio.timeout(LONG_S):
            return await work

    return asyncio.run(bounded())


@asynccontextmanager
async def running_pool(quick: int = 1, deep: int = 1, max_waiting: int = 64) -> AsyncIterator[WorkerPool]:
    """Run a pool that has loaded the tricky game, and wait until it is ready."""
    pool = WorkerPool(quick, deep, max_waiting, [TRICKY])
    await pool.start()
    try:
        await until(lambda: len(pool.stats().quick.pids) == quick and len(pool.stats().deep.pids) == deep)
        yield pool
    finally:
        await pool.close()


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def tricky_position(note: object = "") -> str:
    return f"tricky 0 {note}"


def random_move(seed: int) -> str:
    """Return the move of the random bot, and of the fallback, in the tricky game."""
    return f"take {int(FastChance(seed).below(MOVES))}"


async def choose(
    pool: WorkerPool, bot: str, note: object = "", seed: int = 0, seconds: float = LONG_S
) -> tuple[str, bool]:
    """Return the move of a bot in the tricky game, and whether it is a fallback."""
    answer = await pool.choose("tricky", tricky_position(note), bot, seed, seconds)
    return answer.move, answer.fallback
