"""A player that thinks."""

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
    """Chooses moves for a seat. It is given an imagined state: what its seat cannot know is made up."""

    @property
    def cheats(self) -> bool:
        """Whether it asks for the true state instead. Such a bot only measures others: no table lets it sit down."""
        return False

    @abstractmethod
    def choose(self, state: StateT_contra, chance: Chance, budget: Budget = STANDARD) -> i64:
        """A legal move of the seat on turn; the state is the bot's own, to play on as it likes.

        The same state, chance and effort give the same move, as long as the time limit is not met.
        """
        # Without this, mypyc's code for an empty method with a default would crash where somebody forgets to write one.
        raise TypeError("a bot needs a method to choose its moves")
