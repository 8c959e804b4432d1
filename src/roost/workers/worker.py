"""The worker process: `python -m roost.workers.worker [GAME.py ...]` reads jobs from stdin and answers on stdout.

It ends when stdin is closed, and so when the server has died. It writes nowhere else: output and errors of bots could
reveal cards. It ignores Ctrl-C in a terminal, because the server shuts down in order and may still need an answer.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from roost._pure import is_compiled
from roost.bots.coach import Coach
from roost.bots.registry import make_bot
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.registry import find
from roost.game_file import load
from roost.workers.message_framing import LENGTH_BYTES, frame, message_length
from roost.workers.messages import (
    READY_NUMBER,
    AdviceAnswer,
    Answer,
    ChooseJob,
    ChosenAnswer,
    FailedAnswer,
    Job,
    ReadyAnswer,
    Reply,
    Request,
)

__all__ = ["main"]


def main(files: list[str]) -> None:
    """Load the games in these files, then run jobs until stdin is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, replies = _take_pipes()
    for file in files:
        load(file)
    _send(replies, _encode(READY_NUMBER, ReadyAnswer(is_compiled())))
    decoder = msgspec.msgpack.Decoder(Request)
    while (message := _receive(requests)) is not None:
        request = decoder.decode(message)
        _end_after(request.seconds)
        reply = _reply(request)
        _end_after(0.0)
        _send(replies, reply)


def _end_after(seconds: float) -> None:
    """Let the system end this process after that time, in case the server is gone; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return stdin and stdout, and replace them by the null device for bots that print or read."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(null, standard)
    os.close(null)
    return pipes


def _receive(pipe: BinaryIO) -> bytes | None:
    """Return the next message, or None at the end."""
    head = pipe.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    size = message_length(head)
    message = pipe.read(size)
    return message if len(message) == size else None


def _send(pipe: BinaryIO, message: bytes) -> None:
    try:
        pipe.write(message)
        pipe.flush()
    except BrokenPipeError:
        os._exit(1)  # the server is gone; a normal exit would fail again when it closes the pipe


def _encode(number: int, answer: Answer) -> bytes:
    return frame(msgspec.msgpack.encode(Reply(number, answer)))


def _reply(request: Request) -> bytes:
    try:
        return _encode(request.number, _run(request.job))
    except Exception as error:
        return _encode(request.number, FailedAnswer(type(error).__name__))


def _run(job: Job) -> Answer:
    """Run a job with a new bot, which takes less than 0.1 ms, so that no job depends on earlier ones."""
    game = find(job.game)
    state = game.read(job.position)
    chance = FastChance(job.seed)
    budget = Budget(job.effort, job.time_limit_s)
    if isinstance(job, ChooseJob):
        return ChosenAnswer(state.text(int(make_bot(job.bot, game).choose(state.copy(), chance, budget))))
    return AdviceAnswer(Coach(game).advise(state, chance, budget))


if __name__ == "__main__":
    main(sys.argv[1:])
