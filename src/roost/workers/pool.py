"""The worker pool, which computes bot moves and advice for live tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from roost.bots.registry import make_bot
from roost.core.advice import Advice
from roost.core.chance import FastChance
from roost.core.errors import GameOverError, RoostError
from roost.core.game import Game
from roost.core.registry import find
from roost.core.state import State
from roost.workers.bot_move import BotMove
from roost.workers.engine_location import EngineLocation
from roost.workers.errors import BusyError
from roost.workers.job_queue import JobQueue
from roost.workers.messages import AdviceAnswer, AdviseJob, Answer, ChooseJob, ChosenAnswer, FailedAnswer
from roost.workers.pool_stats import PoolStats, QueueStats
from roost.workers.worker_process import WorkerProcess, WorkerStartError

__all__ = ["WorkerPool"]

_QUICK_BOTS: Final = frozenset({"chick", "hen", "random", "simple", "expected"})
"""Bots that answer at once; any other bot may be slow."""
_MAX_WAIT_S: Final = 3600.0
_SEED_MASK: Final = (1 << 64) - 1
"""The bits of a seed that `FastChance` uses."""
_MAX_ADVICE_S: Final = 1.0
_MAX_ADVICE_SHARE: Final = 0.25
"""The coach thinks at most for this share of the deadline."""
_INSTALLED_POLL_S: Final = 0.5
_LOG: Final = logging.getLogger(__name__)


class WorkerPool:
    """Worker processes for bots and the coach.

    Workers get the text of an imagined position, never the true state. The same job gives the same move on any worker,
    unless the bot reaches its time limit.

    There are two queues with workers of their own: `quick` for bots that answer at once, `deep` for all other bots and
    the coach. A full queue raises `BusyError`. A worker that is late, dies or sends an invalid reply is replaced; in
    the last two cases another worker runs the job again.

    The workers load the games of Roost and the games in `files`, which must be registered in this process as well.

    Once the file `installed` exists, all workers move to the installed engine, which is compiled.
    """

    def __init__(
        self,
        quick: int = 1,
        deep: int = 1,
        max_waiting: int = 64,
        files: Sequence[str] = (),
        installed: Path | None = None,
    ) -> None:
        if quick < 1 or deep < 1 or max_waiting < 0:
            raise ValueError("a queue has 1 or more workers and 0 or more places")
        self._quick = JobQueue(quick, max_waiting, files)
        self._deep = JobQueue(deep, max_waiting, files)
        self._files = files
        self._installed = installed
        self._moving: asyncio.Task[None] | None = None
        self._fallbacks = 0

    async def start(self) -> None:
        """Start the workers in the background; jobs wait for them."""
        self._quick.start()
        self._deep.start()
        if self._installed is not None:
            self._moving = asyncio.create_task(self._move_to_installed_engine(self._installed))

    async def _move_to_installed_engine(self, installed: Path) -> None:
        """Wait until the engine is installed, test it, and replace all workers."""
        while not installed.exists():
            await asyncio.sleep(_INSTALLED_POLL_S)
        try:
            worker = await WorkerProcess.start(self._files, EngineLocation.INSTALLED)
        except WorkerStartError as error:
            _LOG.warning("the installed engine does not start, so bots keep the plain source: %s", error)
            return
        await worker.stop()
        for queue in (self._quick, self._deep):
            queue.move_to(EngineLocation.INSTALLED)
        _LOG.info("bots and the coach use the installed engine, compiled: %s", worker.compiled)

    async def close(self) -> None:
        """Stop all workers; pending jobs fail with `BusyError` instead of a random move."""
        if self._moving is not None:
            self._moving.cancel()
            await asyncio.gather(self._moving, return_exceptions=True)
        await asyncio.gather(self._quick.close(), self._deep.close())

    async def choose(self, game_key: str, position: str, bot: str, seed: int, seconds: float) -> BotMove:
        """Return a bot's move in an imagined position.

        A bot that fails gets a random legal move, so that the game goes on.

        Args:
            game_key: The key of the game.
            position: The imagined position.
            bot: The name of the bot.
            seed: The seed of all random draws.
            seconds: The deadline, including the time in the queue. A job starts only in the first half, so half of the
                deadline should be several times what the bot's level takes.

        Raises:
            BusyError: The queue is full, or no worker was free in the first half; ask again later.
        """
        game = find(game_key)
        make_bot(bot, game)  # raises if there is no such bot
        state = _read(game, position)
        queue = self._quick if bot in _QUICK_BOTS else self._deep
        job = ChooseJob(game=game.key, position=position, seed=seed & _SEED_MASK, bot=bot)
        answer = await queue.ask(job, _checked(seconds))
        if isinstance(answer, ChosenAnswer) and _is_legal(state, answer.move):
            return BotMove(answer.move, fallback=False)
        _log_failure(answer, game, bot)
        self._fallbacks += 1
        return BotMove(state.text(int(state.pick(FastChance(seed)))), fallback=True)

    async def advise(self, game_key: str, position: str, seed: int, seconds: float) -> tuple[Advice, ...]:
        """Return the coach's advice in an imagined position, as `choose` does; `BusyError` if there is none."""
        game = find(game_key)
        _read(game, position)
        time_limit_s = min(_MAX_ADVICE_S, _MAX_ADVICE_SHARE * _checked(seconds))
        job = AdviseJob(game.key, position, seed & _SEED_MASK, time_limit_s=time_limit_s)
        answer = await self._deep.ask(job, seconds)
        if isinstance(answer, AdviceAnswer):
            return answer.advice
        _log_failure(answer, game, "coach")
        raise BusyError("the coach gave no answer", "coach-silent")

    def stats(self) -> PoolStats:
        """Return the current statistics."""
        queues = self._quick, self._deep
        quick, deep = (QueueStats(queue.waiting, queue.busy, queue.pids) for queue in queues)
        return PoolStats(
            quick=quick,
            deep=deep,
            restarts=sum(queue.restarts for queue in queues),
            timeouts=sum(queue.timeouts for queue in queues),
            fallbacks=self._fallbacks,
            refused=sum(queue.refused for queue in queues),
        )


def _checked(seconds: float) -> float:
    if not 0.0 < seconds <= _MAX_WAIT_S:
        raise ValueError(f"an answer is due after 0 to {_MAX_WAIT_S:.0f} seconds, not {seconds}")
    return seconds


def _read(game: Game, position: str) -> State:
    state = game.read(position)
    if state.over:
        raise GameOverError("the game is over", "over")
    return state


def _is_legal(state: State, text: str) -> bool:
    """Return whether a bot's move is legal; bots of other authors may be wrong."""
    try:
        return state.is_legal(state.parse(text))
    except RoostError:
        return False


def _log_failure(answer: Answer | None, game: Game, who: str) -> None:
    """Log what went wrong, without the position."""
    why = answer.error if isinstance(answer, FailedAnswer) else "no answer" if answer is None else "an illegal move"
    _LOG.warning("%s of %s: %s", who, game.key, why)
