"""Where a value lies on an axis, and which values are written at it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

__all__ = ["Scale"]

_STEPS: Final = (1.0, 2.0, 5.0, 10.0)
_TICKS: Final = 5
_ROUNDING: Final = 1e-9
"""By how much a multiple may miss its value."""


class Scale:
    """Values from `low` to `high`, drawn from one place to another; on a logarithmic one all are above 0."""

    def __init__(self, low: float, high: float, start: float, end: float, logarithmic: bool = False) -> None:
        self.low = low
        # A single value still needs some room.
        self.high = high if high > low else (low * 10 if logarithmic else low + 1)
        self.start = start
        self.end = end
        self.logarithmic = logarithmic
        self.step = _round_step((self.high - self.low) / _TICKS)
        """The distance of ticks."""

    @classmethod
    def around(cls, values: Iterable[float], start: float, end: float, logarithmic: bool = False) -> Scale:
        """A scale that holds all values and begins and ends with a tick."""
        known = list(values) or [1.0]
        low, high = min(known), max(known)
        if logarithmic:
            return cls(10.0 ** math.floor(math.log10(low)), 10.0 ** math.ceil(math.log10(high)), start, end, True)
        step = cls(low, high, start, end).step
        whole = cls(math.floor(low / step + _ROUNDING) * step, math.ceil(high / step - _ROUNDING) * step, start, end)
        whole.step = step
        return whole

    def at(self, value: float) -> float:
        """The place of a value."""
        if self.logarithmic:
            part = math.log(value / self.low) / math.log(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round values, about five of them; on a logarithmic scale the powers of ten."""
        if self.logarithmic:
            first, last = math.ceil(math.log10(self.low) - _ROUNDING), math.floor(math.log10(self.high) + _ROUNDING)
            return [10.0**power for power in range(first, last + 1)]
        first, last = math.ceil(self.low / self.step - _ROUNDING), math.floor(self.high / self.step + _ROUNDING)
        return [number * self.step for number in range(first, last + 1)]


def _round_step(wanted: float) -> float:
    """At least so much, and 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(wanted))
    return next(step * power for step in _STEPS if step * power >= wanted * (1 - _ROUNDING))
