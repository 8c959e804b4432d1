"""The crew: whom a live table asks for the moves of its bots, and for advice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from roost.bots.registry import find_bot
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
from roost.workers.messages import Advise, Advised, Answer, Choose, Chosen, Failed
from roost.workers.pool_stats import PoolStats, QueueStats
from roost.workers.worker_process import StartError, WorkerProcess

__all__ = ["WorkerPool"]

_QUICK: Final = frozenset({"chick", "hen", "random", "simple", "expected"})
"""Bots that answer at once. Of any other nobody knows how long it thinks."""
_LONGEST: Final = 3600.0
"""Seconds that anybody may wait for an answer."""
_SEED: Final = (1 << 64) - 1
"""`FastChance` looks at no more of a seed than this."""
_ADVICE: Final = 1.0
"""Seconds that the coach may think, and ..."""
_SHARE: Final = 0.25
"""... at most this part of the time in which an answer must come."""
_INSTALLED_POLL_S: Final = 0.5
_LOG: Final = logging.getLogger(__name__)


class WorkerPool:
    """Bots and the coach at work in processes of their own.

    What is sent there is the text of an imagined state: the caller imagines, and the true state never leaves it. A
    job depends on nothing but what it says, so the same one gives the same move on any worker, as long as the bot
    does not meet its own time limit.

    There are two lanes, each with its workers and its line: one for bots that answer at once, one for those that think
    and for the coach. A line that is full refuses at once with `BusyError`. A worker that takes too long is ended and
    replaced; one that dies or talks nonsense too, and its job is done once more.

    The workers know the games of Roost, and those in the Python files named; here these must be registered as well.

    Once the file `installed` exists, all workers move to the installed engine, which is compiled, and no job notices.
    """

    def __init__(
        self,
        quick: int = 1,
        deep: int = 1,
        waiting: int = 64,
        files: Sequence[str] = (),
        installed: Path | None = None,
    ) -> None:
        if quick < 1 or deep < 1 or waiting < 0:
            raise ValueError("a lane has one worker or more, and no place in line or more")
        self._quick = JobQueue(quick, waiting, files)
        self._deep = JobQueue(deep, waiting, files)
        self._files = files
        self._installed = installed
        self._moving: asyncio.Task[None] | None = None
        self._fallbacks = 0

    async def start(self) -> None:
        """Take up work; what is asked before the workers are ready waits for them."""
        self._quick.start()
        self._deep.start()
        if self._installed is not None:
            self._moving = asyncio.create_task(self._move_to_installed_engine(self._installed))

    async def _move_to_installed_engine(self, installed: Path) -> None:
        """Wait until the engine is installed, try it, and let all workers move to it."""
        while not installed.exists():
            await asyncio.sleep(_INSTALLED_POLL_S)
        try:
            member = await WorkerProcess.start(self._files, EngineLocation.INSTALLED)
        except StartError as error:
            _LOG.warning("the installed engine does not start, so bots keep the plain source: %s", error)
            return
        await member.end()
        for lane in (self._quick, self._deep):
            lane.move_to(EngineLocation.INSTALLED)
        _LOG.info("bots and the coach use the installed engine, compiled: %s", member.compiled)

    async def close(self) -> None:
        """End all processes. Who still waits gets a `BusyError`: no move is made up because a server closes."""
        if self._moving is not None:
            self._moving.cancel()
            await asyncio.gather(self._moving, return_exceptions=True)
        await asyncio.gather(self._quick.close(), self._deep.close())

    async def choose(self, game_key: str, position: str, bot: str, seed: int, seconds: float) -> BotMove:
        """A move in an imagined position, after so many seconds at most, the time in line included.

        What has waited for half of them is not begun any more, so a worker always has the other half; that should be
        several times what the bot's level takes. Then `BusyError` asks the caller to come again. A bot that was asked
        and gave no answer makes a random legal move, so that the game goes on.
        """
        game = find(game_key)
        find_bot(bot, game)  # raises if nobody of that name may sit at a table
        state = _read(game, position)
        lane = self._quick if bot in _QUICK else self._deep
        job = Choose(game=game.key, position=position, seed=seed & _SEED, bot=bot)
        answer = await lane.ask(job, _checked(seconds))
        if isinstance(answer, Chosen) and _is_legal(state, answer.move):
            return BotMove(answer.move, fallback=False)
        _tell(answer, game, bot)
        self._fallbacks += 1
        return BotMove(state.text(int(state.pick(FastChance(seed)))), fallback=True)

    async def advise(self, game_key: str, position: str, seed: int, seconds: float) -> tuple[Advice, ...]:
        """What the coach says in an imagined position, under the same conditions; `BusyError` if it says nothing."""
        game = find(game_key)
        _read(game, position)
        limit = min(_ADVICE, _SHARE * _checked(seconds))
        answer = await self._deep.ask(Advise(game.key, position, seed & _SEED, limit=limit), seconds)
        if isinstance(answer, Advised):
            return answer.advice
        _tell(answer, game, "coach")
        raise BusyError("the coach gave no answer", "coach-silent")

    def pulse(self) -> PoolStats:
        """How things stand."""
        lanes = self._quick, self._deep
        quick, deep = (QueueStats(lane.waiting, lane.busy, lane.pids) for lane in lanes)
        return PoolStats(
            quick=quick,
            deep=deep,
            restarts=sum(lane.restarts for lane in lanes),
            timeouts=sum(lane.timeouts for lane in lanes),
            fallbacks=self._fallbacks,
            refused=sum(lane.refused for lane in lanes),
        )


def _checked(seconds: float) -> float:
    if not 0.0 < seconds <= _LONGEST:
        raise ValueError(f"an answer is due after 0 to {_LONGEST:.0f} seconds, not {seconds}")
    return seconds


def _read(game: Game, position: str) -> State:
    state = game.read(position)
    if state.over:
        raise GameOverError("the game is over", "over")
    return state


def _is_legal(state: State, text: str) -> bool:
    """A bot that somebody wrote may be wrong about that."""
    try:
        return state.is_legal(state.parse(text))
    except RoostError:
        return False


def _tell(answer: Answer | None, game: Game, who: str) -> None:
    """Say what went wrong to those who run the server, without a word about the position."""
    why = answer.error if isinstance(answer, Failed) else "no answer" if answer is None else "an illegal move"
    _LOG.warning("%s of %s: %s", who, game.key, why)
