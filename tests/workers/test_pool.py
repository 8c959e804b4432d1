"""The worker pool: answers, deadlines, queues, and bots that misbehave."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import roost.games  # noqa: F401
from roost.bots.levels import CHEATER
from roost.bots.registry import UnknownBotError, playing_bots
from roost.core.advice import Advice
from roost.core.chance import FastChance
from roost.core.errors import GameOverError, RoostError, UnknownGameError, UnreadableError
from roost.core.game import Game
from roost.core.message import Message
from roost.core.playout import play_random_moves
from roost.core.registry import games
from roost.core.state import State
from roost.workers.errors import BusyError
from roost.workers.message_framing import MAX_MESSAGE_BYTES
from roost.workers.pool import WorkerPool
from tests.workers.pool_helpers import (
    BOT_ANSWER,
    LONG_S,
    choose,
    random_move,
    run,
    running_pool,
    tricky_position,
    until,
)
from tests.workers.tricky_game.bots import CHOSEN

GAMES = games()


def positions(game: Game, count: int) -> Iterator[tuple[State, str]]:
    """Yield states of random games with several moves, each with a position imagined by the seat on turn."""
    chance = FastChance(5)
    while count:
        state = game.start(game.seats[count % len(game.seats)], chance)
        play_random_moves(state, chance, 1 + int(chance.below(20)))
        if len(state.moves()) > 1:
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            yield state, imagined.position()
            count -= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_bots_and_coach_of_every_game_return_legal_moves(game: Game) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            for bot in playing_bots(game):
                for seed, (state, position) in enumerate(positions(game, 1 if bot == "fox" else 3)):
                    answer = await pool.choose(game.key, position, bot, seed, LONG_S)
                    assert not answer.fallback, bot
                    assert state.is_legal(state.parse(answer.move)), (bot, position, answer)
            ((state, position),) = positions(game, 1)
            advice = await pool.advise(game.key, position, 1, LONG_S)
            assert advice
            for one in advice:
                assert state.is_legal(one.move)
                assert state.text(one.move) == one.notation
                assert one.verdict is not None
            assert pool.stats().restarts == 0

    run(scene())


def test_advice_arrives_unchanged_and_its_time_is_limited() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            for seconds, limit in ((LONG_S, 1.0), (2.0, 0.5)):
                (advice,) = await pool.advise("tricky", tricky_position(), 1, seconds)
                reason = Message("tricky", {"effort": 0, "seconds": limit, "text": "ü"}, {"seat": 1})
                verdict = Message("advice-only")
                assert advice == Advice(7, "take 7", 0.5, 0.0, 0.25, 1.0, (0.5, 0.5), reason, verdict)

    run(scene())


def test_a_failing_coach_gives_an_error() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            for note, restarts in (("fail", 0), ("long", 0), ("die", 2)):
                with pytest.raises(BusyError) as silent:
                    await pool.advise("tricky", tricky_position(note), 1, LONG_S)
                assert silent.value.reason == "coach-silent"
                assert await pool.advise("tricky", tricky_position(), 1, LONG_S)
                assert pool.stats().restarts == restarts, note
                assert pool.stats().fallbacks == 0

    run(scene())


def test_two_workers_give_the_same_move_for_the_same_job() -> None:
    async def scene() -> None:
        async with running_pool(quick=2) as pool:
            for game in GAMES:
                jobs = [
                    (game.key, position, bot, seed, LONG_S)
                    for seed, (_state, position) in enumerate(positions(game, 8))
                    for bot in ("random", "simple")
                ]
                once, again = await asyncio.gather(
                    *(asyncio.gather(*(pool.choose(*job) for job in order)) for order in (jobs, jobs[::-1]))
                )
                assert once == again[::-1]
                assert not any(answer.fallback for answer in once)

    run(scene())


def test_any_number_is_a_seed() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            for seed in (-1, 0, (1 << 64) - 1, 1 << 64, (1 << 200) + 17):
                assert await choose(pool, "random", seed=seed) == (random_move(seed), False)

    run(scene())


def test_a_bot_that_kills_every_worker_gets_a_random_move() -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            for number, bot in enumerate(("exiting", "noise", "toolong", "wrongtype", "wrongnumber"), 1):
                assert await choose(pool, bot, seed=3) == (random_move(3), True), bot
                await until(lambda: pool.stats().restarts >= 2 * number)  # noqa: B023 it is over before the next one
                assert await choose(pool, "good") == BOT_ANSWER
                stats = pool.stats()
                assert (stats.restarts, stats.timeouts, stats.fallbacks, stats.refused) == (2 * number, 0, number, 0)

    run(scene())


def test_a_job_that_kills_one_worker_is_run_by_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            assert await choose(pool, "exitingonce", tmp_path / "died") == BOT_ANSWER
            stats = pool.stats()
            assert (stats.restarts, stats.timeouts, stats.fallbacks) == (1, 0, 0)

    run(scene())


def test_a_failing_bot_gets_a_random_move_and_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            before = pool.stats().deep.pids
            for number, bot in enumerate(("raising", "illegal", "unreadable"), 1):
                assert await choose(pool, bot, "three-of-hearts", seed=5) == (random_move(5), True)
                assert await choose(pool, "good") == BOT_ANSWER
                assert pool.stats().deep.pids == before
                assert pool.stats().fallbacks == number
                assert f"{bot} of tricky" in caplog.text

    run(scene())
    assert "three-of-hearts" not in caplog.text, "no position is logged"


def test_the_output_of_bots_is_discarded(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            assert await choose(pool, "printing") == BOT_ANSWER
            assert pool.stats().restarts == 0

    run(scene())
    assert capfd.readouterr() == ("", "")


def test_a_position_that_is_too_long_gets_a_random_move(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            assert await choose(pool, "hen", "x" * MAX_MESSAGE_BYTES, seed=8) == (random_move(8), True)
            assert await choose(pool, "hen", "x" * (MAX_MESSAGE_BYTES // 2)) == BOT_ANSWER
            assert pool.stats().restarts == 0

    run(scene())
    assert len(caplog.text) < 1000


@pytest.mark.parametrize(
    ("key", "position", "bot", "error"),
    [
        ("chess", "tricky 0 ", "hen", UnknownGameError),
        ("tricky", "tricky 7 ", "hen", UnreadableError),
        ("tricky", "tricky -1 ", "hen", GameOverError),
        ("tricky", "tricky 0 ", "eagle", UnknownBotError),
        ("tricky", "tricky 0 ", CHEATER, UnknownBotError),
    ],
)
def test_invalid_requests_are_refused_at_once(key: str, position: str, bot: str, error: type[RoostError]) -> None:
    pool = WorkerPool()
    with pytest.raises(error):
        run(pool.choose(key, position, bot, 1, LONG_S))
    if error is not UnknownBotError:
        with pytest.raises(error):
            run(pool.advise(key, position, 1, LONG_S))
    assert pool.stats().fallbacks == 0


def test_the_cheater_is_refused_in_every_game() -> None:
    for game in GAMES:
        ((_state, position),) = positions(game, 1)
        with pytest.raises(UnknownBotError):
            run(WorkerPool().choose(game.key, position, CHEATER, 1, LONG_S))


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("inf"), float("nan"), 3601.0])
def test_an_invalid_deadline_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        run(choose(WorkerPool(), "hen", seconds=seconds))
    with pytest.raises(ValueError, match="seconds"):
        run(WorkerPool().advise("tricky", tricky_position(), 1, seconds))


@pytest.mark.parametrize(("quick", "deep", "max_waiting"), [(0, 1, 1), (1, 0, 1), (1, 1, -1)])
def test_every_queue_needs_a_worker(quick: int, deep: int, max_waiting: int) -> None:
    with pytest.raises(ValueError, match="or more"):
        WorkerPool(quick, deep, max_waiting)


def test_slow_bots_do_not_delay_quick_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            slow = [asyncio.create_task(choose(pool, "waiting", tmp_path / "go")) for _ in range(3)]
            coach = asyncio.create_task(pool.advise("tricky", tricky_position(), 1, LONG_S))
            await until((tmp_path / "go.begun").exists)
            for seed in range(20):
                for bot, move in (("hen", f"take {CHOSEN}"), ("random", random_move(seed))):
                    assert await choose(pool, bot, seed=seed) == (move, False)
            assert not any(task.done() for task in (*slow, coach))
            stats = pool.stats()
            assert (stats.deep.busy, stats.deep.waiting, stats.quick.busy, stats.quick.waiting) == (1, 3, 0, 0)
            (tmp_path / "go").touch()
            assert await asyncio.gather(*slow) == [BOT_ANSWER] * 3
            assert await coach

    run(scene())


def test_quick_levels_have_their_own_queue(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            slow = asyncio.create_task(choose(pool, "waiting", tmp_path / "go"))
            await until(lambda: pool.stats().deep.busy == 1)
            ((_state, position),) = positions(GAMES[0], 1)
            for bot in ("chick", "hen", "simple", "expected", "random"):
                assert not (await pool.choose(GAMES[0].key, position, bot, 1, LONG_S)).fallback
            thinkers = [
                asyncio.create_task(pool.choose(GAMES[0].key, position, bot, 1, LONG_S)) for bot in ("rooster", "fox")
            ]
            await until(lambda: pool.stats().deep.waiting == len(thinkers))
            (tmp_path / "go").touch()
            assert await slow == BOT_ANSWER
            assert not any(answer.fallback for answer in await asyncio.gather(*thinkers))

    run(scene())


def test_jobs_run_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            served = []

            async def served_in_turn(number: int) -> None:
                assert await choose(pool, "random", seed=number) == (random_move(number), False)
                served.append(number)

            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            others = [asyncio.create_task(served_in_turn(number)) for number in range(12)]
            await until(lambda: pool.stats().quick.waiting == 12)
            (tmp_path / "go").touch()
            assert await first == BOT_ANSWER
            await asyncio.gather(*others)
            assert served == list(range(12))

    run(scene())


def test_a_full_queue_refuses_at_once_and_the_other_does_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool(max_waiting=2) as pool:
            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until(lambda: pool.stats().quick.busy == 1)
            others = [asyncio.create_task(choose(pool, "hen")) for _ in range(2)]
            await until(lambda: pool.stats().quick.waiting == 2)
            with pytest.raises(BusyError) as refused:
                await choose(pool, "hen")
            assert refused.value.reason == "bots-busy"
            assert pool.stats().refused == 1
            assert await choose(pool, "good") == BOT_ANSWER, "the other queue is free"
            (tmp_path / "go").touch()
            assert await asyncio.gather(first, *others) == [BOT_ANSWER] * 3
            assert await choose(pool, "hen") == BOT_ANSWER
            assert pool.stats().fallbacks == 0

    run(scene())


def test_an_idle_worker_takes_a_job_even_without_places_in_the_queue() -> None:
    async def scene() -> None:
        async with running_pool(max_waiting=0) as pool:
            first, second = await asyncio.gather(choose(pool, "hen"), choose(pool, "hen"), return_exceptions=True)
            assert first == BOT_ANSWER
            assert isinstance(second, BusyError)

    run(scene())


def test_a_job_that_waits_too_long_is_refused_and_costs_no_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            before = pool.stats().quick.pids
            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until(lambda: pool.stats().quick.busy == 1)
            with pytest.raises(BusyError) as refused:
                await choose(pool, "hen", seed=2, seconds=0.1)
            assert refused.value.reason == "bots-busy"
            assert pool.stats().quick.waiting == 0
            (tmp_path / "go").touch()
            assert await first == BOT_ANSWER
            stats = pool.stats()
            assert (stats.quick.pids, stats.timeouts, stats.fallbacks, stats.restarts) == (before, 0, 0, 0)

    run(scene())


def test_a_job_is_dropped_after_half_its_deadline(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until(lambda: pool.stats().quick.busy == 1)
            second = asyncio.create_task(choose(pool, "chick", tmp_path / "never", seed=2, seconds=2.0))
            await asyncio.sleep(1.2)
            (tmp_path / "go").touch()
            assert await first == BOT_ANSWER
            with pytest.raises(BusyError):
                await second
            assert not (tmp_path / "never.begun").exists()
            stats = pool.stats()
            assert (stats.refused, stats.fallbacks, stats.timeouts, stats.restarts) == (1, 0, 0, 0)

    run(scene())


def test_a_cancelled_job_leaves_the_queue(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            first = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until(lambda: pool.stats().quick.busy == 1)
            given_up = asyncio.create_task(choose(pool, "chick", tmp_path / "never"))
            other = asyncio.create_task(choose(pool, "random", seed=4))
            await until(lambda: pool.stats().quick.waiting == 2)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            assert pool.stats().quick.waiting == 1
            (tmp_path / "go").touch()
            assert (await first, await other) == (BOT_ANSWER, (random_move(4), False))
            assert not (tmp_path / "never.begun").exists()

    run(scene())


def test_the_answer_of_a_cancelled_job_is_discarded(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_pool() as pool:
            before = pool.stats().quick.pids
            given_up = asyncio.create_task(choose(pool, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            others = [asyncio.create_task(choose(pool, "random", seed=seed)) for seed in range(10)]
            await until(lambda: pool.stats().quick.waiting == 10)
            (tmp_path / "go").touch()
            assert await asyncio.gather(*others) == [(random_move(seed), False) for seed in range(10)]
            stats = pool.stats()
            assert (stats.quick.pids, stats.restarts, stats.fallbacks) == (before, 0, 0)

    run(scene())
