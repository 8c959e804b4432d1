"""The budget of a bot for one move: effort and time."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

__all__ = ["STANDARD", "UNTIMED", "Budget"]


@final
class Budget:
    """A number of steps, whatever a bot counts as a step, and a time limit.

    The same seed and effort give the same move on every machine. The time limit is for people who wait: a bot that
    reaches it answers with the best move found so far.
    """

    def __init__(self, effort: i64 = 0, seconds: float = 0.0) -> None:
        self.effort: i64 = effort
        """Steps; 0: the default of the bot's level."""
        self.seconds: float = seconds
        """Time limit; 0: the default of the bot's level; infinity: none."""

    def steps(self, default: i64) -> i64:
        """Return the number of steps for a bot whose level has this default."""
        return self.effort if self.effort > 0 else default

    def time_limit(self, default: float) -> float:
        """Return the time limit in seconds for a bot whose level has this default."""
        return self.seconds if self.seconds > 0.0 else default

    def deadline(self, default: float) -> float:
        """Return the end of the time limit, counted from now, as a value of `time.monotonic`."""
        return time.monotonic() + self.time_limit(default)


STANDARD: Final = Budget()
"""The defaults of the bot's level."""
UNTIMED: Final = Budget(0, float("inf"))
"""The effort of the bot's level without a time limit, for repeatable measurements."""
