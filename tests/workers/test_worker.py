"""A worker process by itself: the same job gives the same answer in any order, process and mode."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from roost._pure import is_compiled
from roost.bots.registry import playing_bots
from roost.core.chance import FastChance
from roost.core.playout import play_random_moves
from roost.core.registry import find, games
from roost.workers.message_framing import LENGTH_BYTES, MAX_MESSAGE_BYTES, FrameError, frame, message_length
from roost.workers.messages import (
    READY_NUMBER,
    AdviceAnswer,
    AdviseJob,
    Answer,
    ChooseJob,
    ChosenAnswer,
    FailedAnswer,
    Job,
    ReadyAnswer,
    Reply,
    Request,
)
from tests.core.test_modes import PURE_HERE, ROOT, environment
from tests.workers.pool_helpers import LONG_S, TRICKY, tricky_position

STEPS = 5
POSITIONS = 3
COMMAND = [sys.executable, "-P", "-m", "roost.workers.worker"]


def jobs() -> list[Job]:
    """Return jobs for every bot and coach, limited by effort only."""
    asked: list[Job] = []
    for game in games():
        if game.key == "tricky":
            continue
        chance = FastChance(8)
        for number in range(POSITIONS):
            state = game.start(game.seats[number % len(game.seats)], chance)
            play_random_moves(state, chance, 4 + 3 * number)
            if state.over:
                continue
            position = state.position()
            asked += [
                ChooseJob(game=game.key, position=position, seed=number, effort=STEPS, time_limit_s=math.inf, bot=bot)
                for bot in playing_bots(game)
            ]
            asked.append(AdviseJob(game.key, position, number, STEPS, math.inf))
    return asked


def answers(given: dict[int, Job], settings: dict[str, str], *files: str) -> dict[int, Answer]:
    """Return the answers of a worker by the numbers of the jobs."""
    message = b"".join(frame(msgspec.msgpack.encode(Request(number, LONG_S, job))) for number, job in given.items())
    finished = subprocess.run(
        [*COMMAND, *files], cwd=ROOT, env=settings, input=message, capture_output=True, check=False, timeout=LONG_S
    )
    assert (finished.returncode, finished.stderr) == (0, b"")
    first, *others = list(read(finished.stdout))
    assert first == Reply(READY_NUMBER, ReadyAnswer(compiled="ROOST_PURE" not in settings and is_compiled()))
    assert [answered.number for answered in others] == list(given)
    return {answered.number: answered.answer for answered in others}


def read(output: bytes) -> Iterator[Reply]:
    while output:
        size = message_length(output[:LENGTH_BYTES])
        yield msgspec.msgpack.decode(output[LENGTH_BYTES : LENGTH_BYTES + size], type=Reply)
        output = output[LENGTH_BYTES + size :]


def test_an_answer_does_not_depend_on_earlier_jobs() -> None:
    numbered = dict(enumerate(jobs(), 1))
    here = answers(numbered, environment(PURE_HERE))
    assert {type(answer) for answer in here.values()} == {ChosenAnswer, AdviceAnswer}
    assert here == answers(dict(reversed(numbered.items())), environment(PURE_HERE))
    for number, job in numbered.items():
        answer = here[number]
        if isinstance(answer, ChosenAnswer):
            state = find(job.game).read(job.position)
            assert state.is_legal(state.parse(answer.move))


def test_compiled_and_interpreted_workers_give_the_same_answers() -> None:
    numbered = dict(enumerate(jobs(), 1))
    here, there = (answers(numbered, environment(pure)) for pure in (PURE_HERE, not PURE_HERE))
    for number, job in numbered.items():
        assert here[number] == there[number], job


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (ChooseJob(game="chess", position="", seed=1, bot="hen"), "UnknownGameError"),
        (ChooseJob(game="tricky", position="chess", seed=1, bot="hen"), "UnreadableError"),
        (ChooseJob(game="tricky", position=tricky_position(), seed=1, bot="cheater"), "UnknownBotError"),
        (ChooseJob(game="tricky", position=tricky_position(), seed=1, bot="raising"), "LookupError"),
        (AdviseJob("tricky", tricky_position("fail"), 1), "LookupError"),
        (AdviseJob("tricky", tricky_position("long"), 1), "FrameError"),
    ],
)
def test_an_exception_is_named_by_its_class_only_and_the_worker_continues(job: Job, error: str) -> None:
    settings = environment(PURE_HERE)
    settings["PYTHONPATH"] = os.pathsep.join([str(ROOT), settings["PYTHONPATH"]])
    fine = ChooseJob(game="tricky", position=tricky_position(), seed=1, bot="good")
    assert answers({1: job, 2: fine}, settings, TRICKY) == {1: FailedAnswer(error), 2: ChosenAnswer("take 7")}


def test_a_worker_loads_no_more_than_it_needs() -> None:
    code = "import sys, roost.workers.worker; print(*sys.modules, sep='\\n')"
    finished = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=ROOT,
        env=environment(PURE_HERE),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.split(".")[0] for name in finished.stdout.split()}
    assert "msgspec" in loaded
    assert not loaded & {"asyncio", "fluent", "rich", "starlette", "uvicorn"}


def test_messages_have_a_length_and_a_limit() -> None:
    assert frame(b"abc") == b"\x00\x00\x00\x03abc"
    assert message_length(frame(bytes(MAX_MESSAGE_BYTES))[:LENGTH_BYTES]) == MAX_MESSAGE_BYTES
    with pytest.raises(FrameError, match=str(MAX_MESSAGE_BYTES)):
        frame(bytes(MAX_MESSAGE_BYTES + 1))
    with pytest.raises(FrameError, match=str(MAX_MESSAGE_BYTES)):
        message_length(b"\xff\xff\xff\xff")
