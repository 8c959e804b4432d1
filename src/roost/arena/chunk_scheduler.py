"""Distribute deals over workers in chunks. Chunks finish in any order, and dead workers are replaced."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from typing import Final

from roost.arena.errors import ArenaError
from roost.arena.executors import GameExecutor
from roost.arena.fingerprint import fingerprint
from roost.arena.match_config import MatchConfig
from roost.arena.play_deal import Deal, play_deal
from roost.bots.bot_import import BotImportError

__all__ = ["play_deals"]

_CHUNK_S: Final = 1.0
"""The desired duration of a chunk: short enough for a progress bar, and long enough to cost nothing."""
_MAX_DEALS_PER_CHUNK: Final = 200
_MAX_FAILURES: Final = 3
"""How often in a row workers may die before a chunk is finished."""
_CHECK_INTERVAL_S: Final = 5.0
"""How long to wait for a chunk before the executor is checked."""

_Chunk = tuple[int, ...]
_PlayedChunk = Future[tuple[tuple[Deal, ...], float]]


def play_deals(config: MatchConfig, deals: Iterable[int], games: GameExecutor) -> Generator[tuple[Deal, ...]]:
    """Play the deals of those numbers, and yield them chunk by chunk as they are finished."""
    waiting = deque(deals)
    chunk_size = _ChunkSize()
    failures = 0
    while waiting:
        running: dict[_PlayedChunk, _Chunk] = {}
        try:
            with games.open() as executor:
                while waiting or running:
                    # Each worker has its next chunk ready. A single process plays one chunk at a time.
                    max_running = 2 * games.workers if games.workers > 1 else 1
                    _submit_chunks(executor, config, waiting, running, max_running, chunk_size)
                    finished, _others = wait(running, _CHECK_INTERVAL_S, FIRST_COMPLETED)
                    if not finished:
                        games.check()
                    # Chunks that succeeded come first.
                    for future in sorted(finished, key=_failed):
                        played, seconds = future.result()
                        del running[future]
                        failures = 0
                        chunk_size.add(len(played), seconds)
                        yield played
        except BrokenExecutor as error:
            failures += 1
            waiting.extendleft(sorted((number for chunk in running.values() for number in chunk), reverse=True))
            if failures == _MAX_FAILURES:
                raise ArenaError(
                    f"the workers died {_MAX_FAILURES} times in a row before a chunk was finished: memory may be "
                    f"short, or a bot may crash in deal {waiting[0]}"
                ) from error


def _failed(future: _PlayedChunk) -> bool:
    return future.cancelled() or future.exception() is not None


class _ChunkSize:
    """The number of deals that take about `_CHUNK_S`, from those played so far."""

    def __init__(self) -> None:
        self._deals = 0
        self._seconds = 0.0

    def add(self, deals: int, seconds: float) -> None:
        self._deals += deals
        self._seconds += seconds

    @property
    def deals(self) -> int:
        if not self._deals:
            return 1
        return max(1, min(_MAX_DEALS_PER_CHUNK, int(_CHUNK_S * self._deals / max(self._seconds, 1e-6))))


def _submit_chunks(
    executor: Executor,
    config: MatchConfig,
    waiting: deque[int],
    running: dict[_PlayedChunk, _Chunk],
    max_running: int,
    chunk_size: _ChunkSize,
) -> None:
    while waiting and len(running) < max_running:
        # Towards the end the chunks get smaller, so that the workers finish together.
        size = max(1, min(chunk_size.deals, len(waiting) // max_running))
        chunk = tuple(waiting.popleft() for _ in range(size))
        try:
            future = executor.submit(play_chunk, config, chunk)
        except BrokenExecutor:
            waiting.extendleft(reversed(chunk))
            raise
        running[future] = chunk


def play_chunk(config: MatchConfig, chunk: _Chunk) -> tuple[tuple[Deal, ...], float]:
    """Play the deals of a chunk in a worker. Return them with the seconds they took."""
    try:
        own = fingerprint(config.game, frozenset(entrant.bot for entrant in config.entrants))
    except BotImportError as error:
        raise ArenaError(f"a worker cannot import a bot: {error}") from None
    if own != config.fingerprint:
        raise ArenaError(
            f"a worker has other bots or rules than this program ({own}, not {config.fingerprint}): update it"
        )
    begun = time.monotonic()
    return tuple(play_deal(config, number) for number in chunk), time.monotonic() - begun
