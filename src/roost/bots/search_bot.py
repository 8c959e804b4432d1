"""The bot that plays by tree search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from roost.bots.tree_search import TreeSearch
from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.guide import Guide
from roost.core.softmax_choice import softmax_choice
from roost.core.state import State

__all__ = ["SearchBot"]


@final
class SearchBot(Bot):
    """A bot that plays the best move of a tree search, or samples a move if its temperature is not 0."""

    def __init__(self, guide: Guide, steps: i64, seconds: float, temperature: float = 0.0, honest: bool = True) -> None:
        self._guide = guide
        self._steps: i64 = steps
        self._seconds: float = seconds
        self._temperature: float = temperature
        """The temperature of `softmax_choice` over chances to win; 0: always the best move."""
        self._honest = honest

    @property
    def cheats(self) -> bool:
        return not self._honest

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        deadline = budget.deadline(self._seconds)
        steps = budget.steps(self._steps)
        search = TreeSearch(state, self._guide, chance, self._honest, self._temperature > 0.0)
        if len(search.moves) == 1:
            return search.moves[0]
        if self._temperature == 0.0:
            return search.decide(steps, deadline)
        search.run(steps, deadline)
        children = search.ranked_children()
        return children[softmax_choice([child.mean_win for child in children], self._temperature, chance)].move
