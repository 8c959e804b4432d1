"""The source of randomness, which every call of `State.play` gets as a parameter.

There are three kinds of draws. `below(n)` returns a number from 0 to n-1. `roll(dice, faces)` returns a whole roll as
one number, whose digits in base `len(faces)` are the faces; one draw per roll keeps the engine fast. `draw(size, state,
pile)` picks a card from a pile, which has no order until then. Faces and cards have texts, so records are readable.
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

_WORD_RANGE: Final[i64] = 1 << 32
_WORD_MASK: Final[i64] = (1 << 32) - 1
_MULTIPLIER: Final[i64] = 2131995753
_POWERS_OF_SIX: Final = vec[i64]([6**dice for dice in range(12)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(metaclass=ABCMeta):
    """A source of random draws."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return a uniformly random number from 0 to n-1; n is at most 2**31."""

    def roll(self, dice: i64, faces: str) -> i64:
        """Return a roll as one number with `dice` digits in base `len(faces)`."""
        return self.below(power(len(faces), dice))

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        """Return the index of a card in a pile of `size` cards; `State.card` names the card."""
        return self.below(size)


def power(base: i64, exponent: i64) -> i64:
    """Return `base ** exponent` as an `i64`."""
    product: i64 = 1
    while exponent > 0:
        product *= base
        exponent -= 1
    return product


@final
class FastChance(Chance):
    """A fast generator for search and playouts, with the same numbers compiled and interpreted.

    It is multiply-with-carry with 63 bits of state and Lemire's unbiased rejection. Its draws are predictable, so live
    tables use `StreamChance` instead.
    """

    def __init__(self, seed: int) -> None:
        self._state: i64 = mixed_seed(seed)
        """The carry, and in the low 32 bits the last number."""

    def below(self, n: i64) -> i64:
        state = _MULTIPLIER * (self._state & _WORD_MASK) + (self._state >> 32)
        product = (state & _WORD_MASK) * n
        if product & _WORD_MASK < n:  # rare, so the slow remainder is seldom computed
            biased = _WORD_RANGE % n
            while product & _WORD_MASK < biased:
                state = _MULTIPLIER * (state & _WORD_MASK) + (state >> 32)
                product = (state & _WORD_MASK) * n
        self._state = state
        return (product >> 32) & _WORD_MASK

    def roll(self, dice: i64, faces: str) -> i64:
        if len(faces) == 6:
            return self.below(_POWERS_OF_SIX[dice])
        return self.below(power(len(faces), dice))

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        return self.below(size)
