"""A player that thinks."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from roost.core.chance import Chance
from roost.core.state import State

__all__ = ["Bot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """Chooses moves for a seat. It is given an imagined state: what its seat cannot know is made up."""

    @abstractmethod
    def choose(self, state: State, chance: Chance) -> i64:
        """A legal move of the seat on turn; the state is the bot's own, to play on as it likes."""
