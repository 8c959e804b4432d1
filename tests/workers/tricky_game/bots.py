"""Players that do what no player should. A position's note tells them what they need to know."""

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
"""What they all choose, in case they live to tell it."""


def note(state: State) -> str:
    """The note, whichever of the two ways the state's class was loaded: as a file or as a module."""
    noted: str = vars(state)["note"]
    return noted


def say(message: bytes) -> None:
    """Say something in the worker's own name, wherever its pipe may be."""
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
        """Or not."""


class Doomed(Good):
    def misbehave(self, note: str) -> None:
        os._exit(0)


class Mortal(Good):
    """Dies, but only once: the note names a file that tells."""

    def misbehave(self, note: str) -> None:
        if not Path(note).exists():
            Path(note).touch()
            os._exit(1)


class Stuck(Good):
    """Thinks until the file of the note is there, if ever; tells by another one that it has begun."""

    def misbehave(self, note: str) -> None:
        Path(f"{note}.begun").touch()
        while not Path(note).exists():
            time.sleep(0.005)


class Noisy(Good):
    def misbehave(self, note: str) -> None:
        say(b"I know what you have in your hand!")


class Wordy(Good):
    """Promises more than anybody wants to hear."""

    def misbehave(self, note: str) -> None:
        say((MAX_MESSAGE_BYTES + 1).to_bytes(LENGTH_BYTES, "big") + bytes(100))


class Vague(Good):
    """Proper messages that mean nothing."""

    def misbehave(self, note: str) -> None:
        say(frame(msgspec.msgpack.encode({"number": "one"})))


class Confused(Good):
    """Answers what nobody asked."""

    def misbehave(self, note: str) -> None:
        say(frame(msgspec.msgpack.encode(Reply(10**9, ChosenAnswer("take 3")))))


class Talker(Good):
    """Prints, complains and asks."""

    def misbehave(self, note: str) -> None:
        print("What shall I do?", flush=True)
        print("Nobody says anything.", file=sys.stderr, flush=True)
        os.write(1, b"\xff" * 100)
        assert sys.stdin.read() == ""


class Broken(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        raise LookupError(f"out of ideas in {state.position()}")


class Rogue(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return 10


class Odd(Bot):
    """Knows moves that cannot even be read."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return -1


KINDS = (Good, Doomed, Mortal, Stuck, Noisy, Wordy, Vague, Confused, Talker, Broken, Rogue, Odd)
BOTS = {"hen": Good, "chick": Stuck, **{kind.__name__.lower(): kind for kind in KINDS}}
