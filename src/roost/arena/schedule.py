"""Hands out deals in chunks, takes them back in whatever order they are done, and survives workers that die."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from typing import Final

from roost.arena.deal_games import Deal, play
from roost.arena.errors import ArenaError
from roost.arena.executors import GameExecutor
from roost.arena.fingerprint import fingerprint
from roost.arena.match_config import MatchConfig
from roost.bots.bot_import import BotImportError

__all__ = ["played"]

_AIM: Final = 1.0
"""About how many seconds a chunk takes: often enough for a progress bar, seldom enough to cost nothing."""
_LARGEST: Final = 200
_TRIES: Final = 3
"""How often in a row workers may die without a single chunk being finished."""
_PATIENCE: Final = 5.0

_Chunk = tuple[int, ...]


def played(contest: MatchConfig, deals: Iterable[int], workplace: GameExecutor) -> Generator[tuple[Deal, ...]]:
    """The deals of those numbers, chunk by chunk, as they are finished."""
    waiting = deque(deals)
    pace = _Pace()
    failures = 0
    while waiting:
        busy: dict[Future[tuple[tuple[Deal, ...], float]], _Chunk] = {}
        try:
            with workplace.open() as executor:
                while waiting or busy:
                    # Workers find their next chunk ready; whoever works alone brings each one home first.
                    most = 2 * workplace.workers if workplace.workers > 1 else 1
                    _hand_out(executor, contest, waiting, busy, most, pace)
                    finished, _others = wait(busy, _PATIENCE, FIRST_COMPLETED)
                    if not finished:
                        workplace.check()
                    for future in sorted(finished, key=_failed):
                        done, seconds = future.result()
                        del busy[future]
                        failures = 0
                        pace.learn(len(done), seconds)
                        yield done
        except BrokenExecutor as error:
            failures += 1
            waiting.extendleft(sorted((number for chunk in busy.values() for number in chunk), reverse=True))
            if failures == _TRIES:
                raise ArenaError(
                    f"the workers died {_TRIES} times in a row and finished nothing: memory may be short, "
                    f"or a bot may crash in deal {waiting[0]}"
                ) from error


def _failed(future: Future[tuple[tuple[Deal, ...], float]]) -> bool:
    """What has come back unharmed is taken first."""
    return future.cancelled() or future.exception() is not None


class _Pace:
    """How many deals fill a chunk."""

    def __init__(self) -> None:
        self._deals = 0
        self._seconds = 0.0

    def learn(self, deals: int, seconds: float) -> None:
        self._deals += deals
        self._seconds += seconds

    @property
    def deals(self) -> int:
        if not self._deals:
            return 1
        return max(1, min(_LARGEST, int(_AIM * self._deals / max(self._seconds, 1e-6))))


def _hand_out(
    executor: Executor,
    contest: MatchConfig,
    waiting: deque[int],
    busy: dict[Future[tuple[tuple[Deal, ...], float]], _Chunk],
    most: int,
    pace: _Pace,
) -> None:
    while waiting and len(busy) < most:
        # Towards the end the chunks get smaller, so that the workers finish together.
        size = max(1, min(pace.deals, len(waiting) // most))
        chunk = tuple(waiting.popleft() for _ in range(size))
        try:
            future = executor.submit(play_all, contest, chunk)
        except BrokenExecutor:
            waiting.extendleft(reversed(chunk))
            raise
        busy[future] = chunk


def play_all(contest: MatchConfig, chunk: _Chunk) -> tuple[tuple[Deal, ...], float]:
    """What a worker does: the deals of a chunk, and how long they took."""
    try:
        own = fingerprint(contest.game, frozenset(entrant.bot for entrant in contest.entrants))
    except BotImportError as error:
        raise ArenaError(f"a worker cannot import a bot: {error}") from None
    if own != contest.code:
        raise ArenaError(f"a worker has other bots or rules than this program ({own}, not {contest.code}): update it")
    begun = time.monotonic()
    return tuple(play(contest, number) for number in chunk), time.monotonic() - begun
