"""Bots whose moves show how the arena treats them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.state import State

DEATH = "ROOST_TEST_DEATH"
"""Names a file. A mortal bot that does not find it creates it and kills its process."""


def seen(state: State) -> int:
    """Return the secret of a state, whose class may come from the file or from the module."""
    secret: int = vars(state)["secret"]
    return secret


class Peeker(Bot):
    """Plays the secret it sees, which is a guess unless it cheats."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return seen(state)


class Seer(Peeker):
    @property
    def cheats(self) -> bool:
        return True


class Fixed(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return 5


class Worst(Bot):
    """Plays the worst move; it cheats to know it."""

    @property
    def cheats(self) -> bool:
        return True

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return 0 if seen(state) > 4 else 9


class Obedient(Bot):
    """Plays the number of steps it may take."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return min(9, budget.steps(3))


class Tosser(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return chance.below(10)


class Slow(Tosser):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        time.sleep(0.02)
        return super().choose(state, chance, budget)


class Rogue(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return 10


class Broken(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        raise LookupError("out of ideas")


class Mortal(Tosser):
    """Kills its process, but only once."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        died = Path(os.environ[DEATH])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state, chance, budget)


class Doomed(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


BOTS = {
    kind.__name__.lower(): kind
    for kind in (Peeker, Seer, Worst, Fixed, Obedient, Tosser, Slow, Rogue, Broken, Mortal, Doomed)
}
