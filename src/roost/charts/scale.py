"""The scale of an axis: coordinates of values, and ticks."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

__all__ = ["Scale"]

_STEPS: Final = (1.0, 2.0, 5.0, 10.0)
_TICKS: Final = 5
_TOLERANCE: Final = 1e-9


class Scale:
    """Values from `low` to `high` at coordinates from `start` to `end`; on a logarithmic scale all are positive."""

    def __init__(self, low: float, high: float, start: float, end: float, logarithmic: bool = False) -> None:
        self.low = low
        # An axis needs a length even if there is only one value.
        self.high = high if high > low else (low * 10 if logarithmic else low + 1)
        self.start = start
        self.end = end
        self.logarithmic = logarithmic
        self.step = _round_step((self.high - self.low) / _TICKS)
        """The distance between ticks."""

    @classmethod
    def around(cls, values: Iterable[float], start: float, end: float, logarithmic: bool = False) -> Scale:
        """Return a scale that contains all values and begins and ends with a tick."""
        known = list(values) or [1.0]
        low, high = min(known), max(known)
        if logarithmic:
            return cls(10.0 ** math.floor(math.log10(low)), 10.0 ** math.ceil(math.log10(high)), start, end, True)
        step = cls(low, high, start, end).step
        whole = cls(math.floor(low / step + _TOLERANCE) * step, math.ceil(high / step - _TOLERANCE) * step, start, end)
        whole.step = step
        return whole

    def at(self, value: float) -> float:
        """Return the coordinate of a value."""
        if self.logarithmic:
            part = math.log(value / self.low) / math.log(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Return about five round values, or the powers of ten on a logarithmic scale."""
        if self.logarithmic:
            first = math.ceil(math.log10(self.low) - _TOLERANCE)
            last = math.floor(math.log10(self.high) + _TOLERANCE)
            return [10.0**power for power in range(first, last + 1)]
        first, last = math.ceil(self.low / self.step - _TOLERANCE), math.floor(self.high / self.step + _TOLERANCE)
        return [number * self.step for number in range(first, last + 1)]


def _round_step(wanted: float) -> float:
    """Return the next higher 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(wanted))
    return next(step * power for step in _STEPS if step * power >= wanted * (1 - _TOLERANCE))
