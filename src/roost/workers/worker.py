"""The process that thinks: `python -m roost.workers.worker [GAME.py ...]` reads jobs from stdin and answers on stdout.

It ends when stdin is closed, so also when the server has died. It writes nothing anywhere else: what bots print, or
what goes wrong in them, could tell of cards. Ctrl-C in a terminal reaches it too and is ignored, because the server
shuts down in order and may still need an answer.
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
from roost.workers.message_framing import HEAD, frame, length
from roost.workers.messages import READY, Advised, Answer, Choose, Chosen, Failed, Job, Ready, Reply, Request

__all__ = ["main"]


def main(files: list[str]) -> None:
    """Work until there is no more to do; the files are games that somebody wrote."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = _pipes()
    for file in files:
        load(file)
    _send(answers, _framed(READY, Ready(is_compiled())))
    decoder = msgspec.msgpack.Decoder(Request)
    while (message := _receive(questions)) is not None:
        asked = decoder.decode(message)
        _end_after(asked.seconds)
        answer = _answer(asked)
        _end_after(0.0)
        _send(answers, answer)


def _end_after(seconds: float) -> None:
    """The server ends a worker that takes too long; should the server be gone, nobody but the system can. 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Stdin and stdout, out of the reach of bots that print or ask something."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    os.close(nowhere)
    return pipes


def _receive(pipe: BinaryIO) -> bytes | None:
    """The next message, or None if none will come."""
    head = pipe.read(HEAD)
    if len(head) < HEAD:
        return None
    size = length(head)
    message = pipe.read(size)
    return message if len(message) == size else None


def _send(pipe: BinaryIO, message: bytes) -> None:
    try:
        pipe.write(message)
        pipe.flush()
    except BrokenPipeError:
        os._exit(1)  # nobody listens any more, and closing the pipe would only fail once more


def _framed(number: int, answer: Answer) -> bytes:
    return frame(msgspec.msgpack.encode(Reply(number, answer)))


def _answer(asked: Request) -> bytes:
    try:
        return _framed(asked.number, _done(asked.job))
    except Exception as error:
        return _framed(asked.number, Failed(type(error).__name__))


def _done(job: Job) -> Answer:
    """Nobody remembers an earlier job: bots are hired for each, which takes less than a tenth of a millisecond."""
    game = find(job.game)
    state = game.read(job.position)
    chance = FastChance(job.seed)
    budget = Budget(job.effort, job.limit)
    if isinstance(job, Choose):
        return Chosen(state.text(int(make_bot(job.bot, game).choose(state.copy(), chance, budget))))
    return Advised(Coach(game).advise(state, chance, budget))


if __name__ == "__main__":
    main(sys.argv[1:])
