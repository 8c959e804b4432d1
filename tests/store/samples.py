"""Short ways to what most tests of the store begin with."""

from __future__ import annotations

import asyncio
import io
import os
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import psycopg

from roost.store.contract import Finished, Listing, Phase, Rating, Store
from roost.store.database_url import open_store
from tests.roost_process import run_roost

ROOT = Path(__file__).parents[2]
LIMIT = 60.0
"""Seconds after which a test that waits for something in vain has failed."""
Answer = TypeVar("Answer")


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    async def bounded() -> Answer:
        return await asyncio.wait_for(work, LIMIT)

    return asyncio.run(bounded())


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT / 2
    while not done():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.01)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def listing(
    table: str = "t",
    *,
    phase: Phase = "playing",
    public: bool = True,
    changed: int = 1,
    guests: Sequence[str] = (),
    summary: bytes = b"",
) -> Listing:
    return Listing(table, "game", phase, public, changed, tuple(guests), summary)


def finished(*players: str, gain: float = 1.0) -> Finished:
    """A game after which everybody has won that much."""

    def rate(before: Sequence[Rating | None]) -> list[Rating]:
        old = [rating or Rating(player, player, 25.0, 8.0, 0) for player, rating in zip(players, before, strict=True)]
        return [Rating(each.player, each.name, each.mu + gain, each.sigma, each.games + 1) for each in old]

    return Finished("game", players, rate)


def tamper(url: str, statement: str) -> list[tuple[Any, ...]]:
    """What somebody does who goes to the database directly."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:"), isolation_level=None)) as connection:
            return connection.execute(statement).fetchall()
    with psycopg.connect(url, autocommit=True, options="-c search_path=roost") as server:
        cursor = server.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def blob(url: str, content: bytes) -> str:
    """Bytes as they are written in SQL."""
    return f"X'{content.hex()}'" if url.startswith("sqlite:") else f"'\\x{content.hex()}'"


def roost(*words: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """The command, in this process."""
    # Only here: a writer that is started to be killed does without.
    from roost.cli import main

    out, err = io.StringIO(), io.StringIO()
    with patch.dict(os.environ, {"ROOST_LANGUAGE": "en", **surroundings}), redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def roost_process(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as people run it."""
    return run_roost(*words, environment={**os.environ, "ROOST_LANGUAGE": "en"})
