"""What is asked is answered: by the bot that was asked, once, in time, and whatever bots may do."""

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
from roost.core.playout import advance
from roost.core.registry import games
from roost.core.state import State
from roost.workers.errors import BusyError
from roost.workers.message_framing import LONGEST
from roost.workers.pool import WorkerPool
from tests.workers.pools import GOOD, LONG, any_move, at_work, choose, run, tricky, until
from tests.workers.tricky_game.bots import CHOSEN

GAMES = games()


def positions(game: Game, count: int) -> Iterator[tuple[State, str]]:
    """True states of random games with something to decide, each with what its seat on turn imagines."""
    chance = FastChance(5)
    while count:
        state = game.start(game.seats[count % len(game.seats)], chance)
        advance(state, chance, 1 + int(chance.below(20)))
        if len(state.moves()) > 1:
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            yield state, imagined.position()
            count -= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_bots_and_coach_of_every_game_name_moves_that_are_legal_at_the_true_table(game: Game) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            for bot in playing_bots(game):
                for seed, (state, position) in enumerate(positions(game, 1 if bot == "fox" else 3)):
                    decision = await crew.choose(game.key, position, bot, seed, LONG)
                    assert not decision.fallback, bot
                    assert state.is_legal(state.parse(decision.move)), (bot, position, decision)
            ((state, position),) = positions(game, 1)
            advice = await crew.advise(game.key, position, 1, LONG)
            assert advice
            for one in advice:
                assert state.is_legal(one.move)
                assert state.text(one.move) == one.notation
                assert one.verdict is not None
            assert crew.pulse().restarts == 0

    run(scene())


def test_advice_arrives_as_the_coach_gave_it_and_its_time_is_limited() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            for seconds, limit in ((LONG, 1.0), (2.0, 0.5)):
                (advice,) = await crew.advise("tricky", tricky(), 1, seconds)
                reason = Message("tricky", {"effort": 0, "seconds": limit, "text": "ü"}, {"seat": 1})
                verdict = Message("advice-only")
                assert advice == Advice(7, "take 7", 0.5, 0.0, 0.25, 1.0, (0.5, 0.5), reason, verdict)

    run(scene())


def test_a_coach_without_an_answer_says_so() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            for note, restarts in (("fail", 0), ("long", 0), ("die", 2)):
                with pytest.raises(BusyError) as silent:
                    await crew.advise("tricky", tricky(note), 1, LONG)
                assert silent.value.reason == "coach-silent"
                assert await crew.advise("tricky", tricky(), 1, LONG)
                assert crew.pulse().restarts == restarts, note
                assert crew.pulse().fallbacks == 0

    run(scene())


def test_two_workers_give_the_same_move_for_the_same_job() -> None:
    async def scene() -> None:
        async with at_work(quick=2) as crew:
            for game in GAMES:
                jobs = [
                    (game.key, position, bot, seed, LONG)
                    for seed, (_state, position) in enumerate(positions(game, 8))
                    for bot in ("random", "simple")
                ]
                once, again = await asyncio.gather(
                    *(asyncio.gather(*(crew.choose(*job) for job in order)) for order in (jobs, jobs[::-1]))
                )
                assert once == again[::-1]
                assert not any(decision.fallback for decision in once)

    run(scene())


def test_any_number_is_a_seed() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            for seed in (-1, 0, (1 << 64) - 1, 1 << 64, (1 << 200) + 17):
                assert await choose(crew, "random", seed=seed) == (any_move(seed), False)

    run(scene())


def test_a_bot_that_ruins_every_worker_is_stood_in_for() -> None:
    async def scene() -> None:
        async with at_work() as crew:
            for number, bot in enumerate(("doomed", "noisy", "wordy", "vague", "confused"), 1):
                assert await choose(crew, bot, seed=3) == (any_move(3), True), bot
                await until(lambda: crew.pulse().restarts >= 2 * number)  # noqa: B023 it is over before the next one
                assert await choose(crew, "good") == GOOD
                pulse = crew.pulse()
                assert (pulse.restarts, pulse.timeouts, pulse.fallbacks, pulse.refused) == (2 * number, 0, number, 0)

    run(scene())


def test_a_job_that_ruins_one_worker_is_done_by_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            assert await choose(crew, "mortal", tmp_path / "died") == GOOD
            pulse = crew.pulse()
            assert (pulse.restarts, pulse.timeouts, pulse.fallbacks) == (1, 0, 0)

    run(scene())


def test_a_bot_that_errs_is_stood_in_for_and_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            before = crew.pulse().deep.pids
            for number, bot in enumerate(("broken", "rogue", "odd"), 1):
                assert await choose(crew, bot, "three-of-hearts", seed=5) == (any_move(5), True)
                assert await choose(crew, "good") == GOOD
                assert crew.pulse().deep.pids == before
                assert crew.pulse().fallbacks == number
                assert f"{bot} of tricky" in caplog.text

    run(scene())
    assert "three-of-hearts" not in caplog.text, "a position is nothing for a log"


def test_a_bot_may_talk_but_nobody_hears_it(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            assert await choose(crew, "talker") == GOOD
            assert crew.pulse().restarts == 0

    run(scene())
    assert capfd.readouterr() == ("", "")


def test_what_is_too_long_to_be_asked_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            assert await choose(crew, "hen", "x" * LONGEST, seed=8) == (any_move(8), True)
            assert await choose(crew, "hen", "x" * (LONGEST // 2)) == GOOD
            assert crew.pulse().restarts == 0

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
def test_what_makes_no_sense_is_refused_at_once(key: str, position: str, bot: str, error: type[RoostError]) -> None:
    crew = WorkerPool()
    with pytest.raises(error):
        run(crew.choose(key, position, bot, 1, LONG))
    if error is not UnknownBotError:
        with pytest.raises(error):
            run(crew.advise(key, position, 1, LONG))
    assert crew.pulse().fallbacks == 0


def test_no_game_lets_its_cheater_sit_down() -> None:
    for game in GAMES:
        ((_state, position),) = positions(game, 1)
        with pytest.raises(UnknownBotError):
            run(WorkerPool().choose(game.key, position, CHEATER, 1, LONG))


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("inf"), float("nan"), 3601.0])
def test_a_deadline_is_a_time_that_comes(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        run(choose(WorkerPool(), "hen", seconds=seconds))
    with pytest.raises(ValueError, match="seconds"):
        run(WorkerPool().advise("tricky", tricky(), 1, seconds))


@pytest.mark.parametrize(("quick", "deep", "waiting"), [(0, 1, 1), (1, 0, 1), (1, 1, -1)])
def test_a_crew_needs_somebody_in_every_lane(quick: int, deep: int, waiting: int) -> None:
    with pytest.raises(ValueError, match="or more"):
        WorkerPool(quick, deep, waiting)


def test_who_thinks_long_keeps_nobody_waiting_who_does_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            slow = [asyncio.create_task(choose(crew, "stuck", tmp_path / "go")) for _ in range(3)]
            coach = asyncio.create_task(crew.advise("tricky", tricky(), 1, LONG))
            await until((tmp_path / "go.begun").exists)
            for seed in range(20):
                for bot, move in (("hen", f"take {CHOSEN}"), ("random", any_move(seed))):
                    assert await choose(crew, bot, seed=seed) == (move, False)
            assert not any(task.done() for task in (*slow, coach))
            pulse = crew.pulse()
            assert (pulse.deep.busy, pulse.deep.waiting, pulse.quick.busy, pulse.quick.waiting) == (1, 3, 0, 0)
            (tmp_path / "go").touch()
            assert await asyncio.gather(*slow) == [GOOD] * 3
            assert await coach

    run(scene())


def test_levels_that_answer_at_once_have_a_lane_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            slow = asyncio.create_task(choose(crew, "stuck", tmp_path / "go"))
            await until(lambda: crew.pulse().deep.busy == 1)
            ((_state, position),) = positions(GAMES[0], 1)
            for bot in ("chick", "hen", "simple", "expected", "random"):
                assert not (await crew.choose(GAMES[0].key, position, bot, 1, LONG)).fallback
            thinkers = [
                asyncio.create_task(crew.choose(GAMES[0].key, position, bot, 1, LONG)) for bot in ("rooster", "fox")
            ]
            await until(lambda: crew.pulse().deep.waiting == len(thinkers))
            (tmp_path / "go").touch()
            assert await slow == GOOD
            assert not any(decision.fallback for decision in await asyncio.gather(*thinkers))

    run(scene())


def test_first_come_first_served(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            served = []

            async def served_in_turn(number: int) -> None:
                assert await choose(crew, "random", seed=number) == (any_move(number), False)
                served.append(number)

            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            others = [asyncio.create_task(served_in_turn(number)) for number in range(12)]
            await until(lambda: crew.pulse().quick.waiting == 12)
            (tmp_path / "go").touch()
            assert await first == GOOD
            await asyncio.gather(*others)
            assert served == list(range(12))

    run(scene())


def test_a_full_line_refuses_at_once_and_only_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work(waiting=2) as crew:
            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until(lambda: crew.pulse().quick.busy == 1)
            others = [asyncio.create_task(choose(crew, "hen")) for _ in range(2)]
            await until(lambda: crew.pulse().quick.waiting == 2)
            with pytest.raises(BusyError) as refused:
                await choose(crew, "hen")
            assert refused.value.reason == "bots-busy"
            assert crew.pulse().refused == 1
            assert await choose(crew, "good") == GOOD, "the other lane is free"
            (tmp_path / "go").touch()
            assert await asyncio.gather(first, *others) == [GOOD] * 3
            assert await choose(crew, "hen") == GOOD
            assert crew.pulse().fallbacks == 0

    run(scene())


def test_who_is_idle_takes_a_job_even_where_none_may_wait() -> None:
    async def scene() -> None:
        async with at_work(waiting=0) as crew:
            first, second = await asyncio.gather(choose(crew, "hen"), choose(crew, "hen"), return_exceptions=True)
            assert first == GOOD
            assert isinstance(second, BusyError)

    run(scene())


def test_what_waits_too_long_is_refused_and_costs_no_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            before = crew.pulse().quick.pids
            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until(lambda: crew.pulse().quick.busy == 1)
            with pytest.raises(BusyError) as refused:
                await choose(crew, "hen", seed=2, seconds=0.1)
            assert refused.value.reason == "bots-busy"
            assert crew.pulse().quick.waiting == 0
            (tmp_path / "go").touch()
            assert await first == GOOD
            pulse = crew.pulse()
            assert (pulse.quick.pids, pulse.timeouts, pulse.fallbacks, pulse.restarts) == (before, 0, 0, 0)

    run(scene())


def test_what_has_waited_for_half_of_its_time_is_not_begun(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until(lambda: crew.pulse().quick.busy == 1)
            second = asyncio.create_task(choose(crew, "chick", tmp_path / "never", seed=2, seconds=2.0))
            await asyncio.sleep(1.2)
            (tmp_path / "go").touch()
            assert await first == GOOD
            with pytest.raises(BusyError):
                await second
            assert not (tmp_path / "never.begun").exists()
            pulse = crew.pulse()
            assert (pulse.refused, pulse.fallbacks, pulse.timeouts, pulse.restarts) == (1, 0, 0, 0)

    run(scene())


def test_who_is_no_longer_waited_for_leaves_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            first = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until(lambda: crew.pulse().quick.busy == 1)
            given_up = asyncio.create_task(choose(crew, "chick", tmp_path / "never"))
            other = asyncio.create_task(choose(crew, "random", seed=4))
            await until(lambda: crew.pulse().quick.waiting == 2)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            assert crew.pulse().quick.waiting == 1
            (tmp_path / "go").touch()
            assert (await first, await other) == (GOOD, (any_move(4), False))
            assert not (tmp_path / "never.begun").exists()

    run(scene())


def test_an_answer_that_nobody_waits_for_is_thrown_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work() as crew:
            before = crew.pulse().quick.pids
            given_up = asyncio.create_task(choose(crew, "chick", tmp_path / "go"))
            await until((tmp_path / "go.begun").exists)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            others = [asyncio.create_task(choose(crew, "random", seed=seed)) for seed in range(10)]
            await until(lambda: crew.pulse().quick.waiting == 10)
            (tmp_path / "go").touch()
            assert await asyncio.gather(*others) == [(any_move(seed), False) for seed in range(10)]
            pulse = crew.pulse()
            assert (pulse.quick.pids, pulse.restarts, pulse.fallbacks) == (before, 0, 0)

    run(scene())
