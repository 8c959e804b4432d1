"""Crews at work, and waiting for what they do."""

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

__all__ = ["GOOD", "LONG", "TRICKY", "any_move", "at_work", "choose", "run", "tricky", "until"]

LONG = 100.0
"""Seconds that are never over, unless something hangs."""
TRICKY = str(Path(__file__).parent / "tricky_game" / "game.py")
GOOD = (f"take {CHOSEN}", False)
"""What becomes of a job that a bot has seen to."""
_Made = TypeVar("_Made")


def run(work: Coroutine[object, object, _Made]) -> _Made:
    async def bounded() -> _Made:
        async with asyncio.timeout(LONG):
            return await work

    return asyncio.run(bounded())


@asynccontextmanager
async def at_work(quick: int = 1, deep: int = 1, waiting: int = 64) -> AsyncIterator[WorkerPool]:
    """A crew that is ready, and knows the tricky game."""
    crew = WorkerPool(quick, deep, waiting, [TRICKY])
    await crew.start()
    try:
        await until(lambda: len(crew.stats().quick.pids) == quick and len(crew.stats().deep.pids) == deep)
        yield crew
    finally:
        await crew.close()


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def tricky(note: object = "") -> str:
    return f"tricky 0 {note}"


def any_move(seed: int) -> str:
    """What a random bot, or nobody, chooses in the tricky game."""
    return f"take {int(FastChance(seed).below(MOVES))}"


async def choose(
    crew: WorkerPool, bot: str, note: object = "", seed: int = 0, seconds: float = LONG
) -> tuple[str, bool]:
    """What becomes of a job of the tricky game."""
    decision = await crew.choose("tricky", tricky(note), bot, seed, seconds)
    return decision.move, decision.fallback
