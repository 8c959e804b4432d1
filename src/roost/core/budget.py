"""How much a bot may think about a move."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

__all__ = ["STANDARD", "UNTIMED", "Budget"]


@final
class Budget:
    """So many steps of whatever the bot does, and never longer than a time limit.

    Effort alone makes a choice that can be repeated: the same seed and effort give the same move on every machine. The
    time limit is for people who wait; a bot that meets it answers with the best it has found so far.
    """

    def __init__(self, effort: i64 = 0, seconds: float = 0.0) -> None:
        self.effort: i64 = effort
        """0: as much as the bot's level says."""
        self.seconds: float = seconds
        """0: as long as the bot's level says; infinity: no limit."""

    def steps(self, usual: i64) -> i64:
        """How many steps, for a bot whose level takes so many."""
        return self.effort if self.effort > 0 else usual

    def limit(self, usual: float) -> float:
        """How many seconds, for a bot whose level takes so many."""
        return self.seconds if self.seconds > 0.0 else usual

    def deadline(self, usual: float) -> float:
        """Until when by `time.monotonic`, for a bot whose level takes so many seconds from now."""
        return time.monotonic() + self.limit(usual)


STANDARD: Final = Budget()
"""What the bot's level says."""
UNTIMED: Final = Budget(0, float("inf"))
"""The effort of the level, however long it takes: for measurements that can be repeated."""
