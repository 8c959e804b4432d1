"""Helpers that most tests of the store use."""

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

from roost.store.database_url import open_store
from roost.store.interface import FinishedGame, Listing, Phase, Rating, Store
from tests.forking import run_roost

ROOT = Path(__file__).parents[2]
LIMIT_S = 60.0
"""The longest wait of a test."""
Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    async def bounded() -> Result:
        return await asyncio.wait_for(work, LIMIT_S)

    return asyncio.run(bounded())


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT_S / 2
    while not done():
        assert time.monotonic() < end, "the condition did not become true in time"
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


def finished(*players: str, gain: float = 1.0) -> FinishedGame:
    """Return a finished game that adds `gain` to the rating of every player."""

    def rate(before: Sequence[Rating | None]) -> list[Rating]:
        old = [rating or Rating(player, player, 25.0, 8.0, 0) for player, rating in zip(players, before, strict=True)]
        return [Rating(each.player, each.name, each.mu + gain, each.sigma, each.games + 1) for each in old]

    return FinishedGame("game", players, rate)


def execute(url: str, statement: str) -> list[tuple[Any, ...]]:
    """Execute a statement in the database, bypassing the store."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:"), isolation_level=None)) as connection:
            return connection.execute(statement).fetchall()
    with psycopg.connect(url, autocommit=True, options="-c search_path=roost") as server:
        cursor = server.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def blob(url: str, content: bytes) -> str:
    """Return bytes as a literal in SQL."""
    return f"X'{content.hex()}'" if url.startswith("sqlite:") else f"'\\x{content.hex()}'"


def roost(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this process."""
    # Imported here, since the process of `append_loop` does not need it.
    from roost.cli import main

    out, err = io.StringIO(), io.StringIO()
    with patch.dict(os.environ, {"ROOST_LANGUAGE": "en", **environment}), redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def roost_process(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return run_roost(*words, environment={**os.environ, "ROOST_LANGUAGE": "en"})
