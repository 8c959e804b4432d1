"""Players that choose their moves by program."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.type_parameters import StateT_contra

__all__ = ["Bot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[StateT_contra], metaclass=ABCMeta):
    """A player of any seat. It gets an imagined state, with random cards for the hidden ones."""

    @property
    def cheats(self) -> bool:
        """Whether the bot needs the true state. Such bots only measure others, away from tables."""
        return False

    @abstractmethod
    def choose(self, state: StateT_contra, chance: Chance, budget: Budget = STANDARD) -> i64:
        """Return a legal move of the seat on turn. The bot owns the state and may change it.

        The same state, chance and effort give the same move, unless the time limit ends the search.
        """
        # An empty method with a default would crash when compiled by mypyc and not overridden.
        raise TypeError("a bot needs a method to choose its moves")
