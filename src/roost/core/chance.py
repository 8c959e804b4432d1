"""Chance is a parameter: whoever plays a move also brings the source of the luck that follows it.

Three questions can be asked. `below(n)` is a number from 0 to n-1. `roll(dice, faces)` is a whole roll in one number:
its digits, in base `len(faces)`, are the faces that the dice show. `draw(size, state, pile)` is a card out of a pile,
which has no order until then. One draw for a roll is what makes the engine fast; the text of faces and cards is what
makes a record readable.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roost.core.seed import mixed_seed

if TYPE_CHECKING:
    from roost.core.state import State

__all__ = ["Chance", "FastChance"]

_HALF: Final[i64] = 1 << 32
_LOW: Final[i64] = (1 << 32) - 1
_MULTIPLIER: Final[i64] = 2131995753
_POWERS_OF_SIX: Final = vec[i64]([6**dice for dice in range(12)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(metaclass=ABCMeta):
    """A source of luck."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each as likely as the others; n is at most 2**31."""

    def roll(self, dice: i64, faces: str) -> i64:
        """All dice of a roll as one number with `dice` digits in base `len(faces)`."""
        return self.below(power(len(faces), dice))

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        """The place of a card in one of the state's piles, which holds `size` of them; the state can name it."""
        return self.below(size)


def power(base: i64, exponent: i64) -> i64:
    """How many ways so many dice with so many faces can fall."""
    product: i64 = 1
    while exponent > 0:
        product *= base
        exponent -= 1
    return product


@final
class FastChance(Chance):
    """A small, fast generator for search and playouts: the same numbers compiled and interpreted.

    Multiply-with-carry with 63 bits of state, and Lemire's rejection so that no outcome is favoured. Not for tables
    where somebody could profit from foretelling it: those draw from `StreamChance`.
    """

    def __init__(self, seed: int) -> None:
        self._state: i64 = mixed_seed(seed)
        """The carry, and in the low half the number drawn last."""

    def below(self, n: i64) -> i64:
        state = _MULTIPLIER * (self._state & _LOW) + (self._state >> 32)
        product = (state & _LOW) * n
        if product & _LOW < n:  # rare, and only then is the slow remainder needed
            biased = _HALF % n
            while product & _LOW < biased:
                state = _MULTIPLIER * (state & _LOW) + (state >> 32)
                product = (state & _LOW) * n
        self._state = state
        return (product >> 32) & _LOW

    def roll(self, dice: i64, faces: str) -> i64:
        if len(faces) == 6:
            return self.below(_POWERS_OF_SIX[dice])
        return self.below(power(len(faces), dice))

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        return self.below(size)
