"""Bots that misbehave; the note of the position is their argument."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.state import State
from roost.workers.message_framing import LENGTH_BYTES, MAX_MESSAGE_BYTES, frame
from roost.workers.messages import ChosenAnswer, Reply

CHOSEN = 7
"""The move of all bots that answer."""


def note(state: State) -> str:
    """Return the note of a state, whose class may be loaded from a file or as a module."""
    text: str = vars(state)["note"]
    return text


def write_to_pipes(message: bytes) -> None:
    """Write to every open pipe, one of which is that of the worker's replies."""
    for pipe in range(3, 10):
        try:
            os.write(pipe, message)
        except OSError:
            continue


class Good(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        self.misbehave(note(state))
        return CHOSEN

    def misbehave(self, note: str) -> None:
        """Do nothing."""


class Exiting(Good):
    def misbehave(self, note: str) -> None:
        os._exit(0)


class ExitingOnce(Good):
    """Dies once; the note names a file that marks this."""

    def misbehave(self, note: str) -> None:
        if not Path(note).exists():
            Path(note).touch()
            os._exit(1)


class Waiting(Good):
    """Waits for the file that the note names; creates another file `.begun` before."""

    def misbehave(self, note: str) -> None:
        Path(f"{note}.begun").touch()
        while not Path(note).exists():
            time.sleep(0.005)


class Noise(Good):
    def misbehave(self, note: str) -> None:
        write_to_pipes(b"I know what you have in your hand!")


class TooLong(Good):
    """Announces a message above the limit."""

    def misbehave(self, note: str) -> None:
        write_to_pipes((MAX_MESSAGE_BYTES + 1).to_bytes(LENGTH_BYTES, "big") + bytes(100))


class WrongType(Good):
    """Sends a well-formed message of the wrong type."""

    def misbehave(self, note: str) -> None:
        write_to_pipes(frame(msgspec.msgpack.encode({"number": "one"})))


class WrongNumber(Good):
    """Answers a job that does not exist."""

    def misbehave(self, note: str) -> None:
        write_to_pipes(frame(msgspec.msgpack.encode(Reply(10**9, ChosenAnswer("take 3")))))


class Printing(Good):
    """Uses stdin, stdout and stderr."""

    def misbehave(self, note: str) -> None:
        print("What shall I do?", flush=True)
        print("Nobody says anything.", file=sys.stderr, flush=True)
        os.write(1, b"\xff" * 100)
        assert sys.stdin.read() == ""


class Raising(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        raise LookupError(f"out of ideas in {state.position()}")


class Illegal(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return 10


class Unreadable(Bot):
    """Returns a move without a notation."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return -1


KINDS = (
    Good,
    Exiting,
    ExitingOnce,
    Waiting,
    Noise,
    TooLong,
    WrongType,
    WrongNumber,
    Printing,
    Raising,
    Illegal,
    Unreadable,
)
BOTS = {"hen": Good, "chick": Waiting, **{kind.__name__.lower(): kind for kind in KINDS}}
