"""What a table offers to a card of each value, roughly: good enough to look ahead, not to judge moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT, DEAREST
from roost.games.zwickern.items import high_value, low_value

_NONE: Final = -1
_CROWDED: Final = 16
"""With more items only a single group is looked for: there are more of them than anybody can see."""


@final
class Outlook:
    """For each value the dearest group, and what goes with it in groups of one or two."""

    def __init__(self) -> None:
        self.worths: vec[i64] = vec[i64]([0] * (DEAREST + 1))
        """What the items are worth together; 0 where there is nothing to buy."""
        self.taken: vec[i64] = vec[i64]([0] * (DEAREST + 1))
        """The items, a bit each."""

    def look(self, items: vec[i64], prices: vec[i64], wanted: i64) -> None:
        """Look at a table, each item with its price; only for the wanted values, a bit each."""
        self._find_groups(items, prices)
        zeros: i64 = 0
        extra: i64 = 0
        index: i64 = 0
        while index < len(items):
            if low_value(items[index]) == 0:
                zeros |= BIT[index]
                extra += prices[index]
            index += 1
        value: i64 = 1
        while value <= DEAREST:
            if self.worths[value] == _NONE or (wanted >> value) & 1 == 0:
                self.worths[value] = 0
                self.taken[value] = 0
            else:
                if len(items) <= _CROWDED:
                    self._add(items, prices, value)
                self.worths[value] += extra
                self.taken[value] |= zeros
            value += 1

    def _find_groups(self, items: vec[i64], prices: vec[i64]) -> None:
        """The dearest group of every value: item by item, each sum that it can be added to."""
        worths = self.worths
        taken = self.taken
        value: i64 = DEAREST
        while value > 0:
            worths[value] = _NONE
            value -= 1
        taken[0] = 0
        reach: i64 = 0
        index: i64 = 0
        while index < len(items):
            low = low_value(items[index])
            high = high_value(items[index])
            if 0 < low <= DEAREST:
                reach += high
                if reach > DEAREST:
                    reach = DEAREST
                value = reach
                while value >= low:
                    before = worths[value - low]
                    if before != _NONE and before + prices[index] > worths[value]:
                        worths[value] = before + prices[index]
                        taken[value] = taken[value - low] | BIT[index]
                    if value >= high:
                        before = worths[value - high]
                        if before != _NONE and before + prices[index] > worths[value]:
                            worths[value] = before + prices[index]
                            taken[value] = taken[value - high] | BIT[index]
                    value -= 1
            index += 1

    def _add(self, items: vec[i64], prices: vec[i64], value: i64) -> None:
        """Take more to a group: whatever makes the value by itself, or together with another item."""
        index: i64 = 0
        while index < len(items):
            low = low_value(items[index])
            high = high_value(items[index])
            if (self.taken[value] >> index) & 1 == 0 and 0 < low <= value:
                if low == value or high == value:
                    self._take(index, prices, value)
                else:
                    other = index + 1
                    while other < len(items):
                        rest = value - low_value(items[other])
                        least = value - high_value(items[other])
                        if (self.taken[value] >> other) & 1 == 0 and (
                            low == rest or high == rest or low == least or high == least
                        ):
                            self._take(index, prices, value)
                            self._take(other, prices, value)
                            break
                        other += 1
            index += 1

    def _take(self, index: i64, prices: vec[i64], value: i64) -> None:
        self.taken[value] |= BIT[index]
        self.worths[value] += prices[index]
