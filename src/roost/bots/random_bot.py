"""The random bot."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.state import State

__all__ = ["RandomBot"]


@final
class RandomBot(Bot):
    """A bot for every game that plays uniformly random legal moves."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        return state.pick(chance)
