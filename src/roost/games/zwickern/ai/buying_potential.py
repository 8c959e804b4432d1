"""An approximation of what a card of each value could buy, in hundredths of a point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT, MAX_VALUE
from roost.games.zwickern.rules.items import high_value, low_value

_UNREACHABLE: Final = -1
_MAX_ITEMS_TO_EXTEND: Final = 16
"""With more items, only the best single group of each value is found."""


@final
class BuyingPotential:
    """The best group of each value, with further groups of one or two items."""

    def __init__(self) -> None:
        self.worths: vec[i64] = vec[i64]([0] * (MAX_VALUE + 1))
        """The total worth of the bought items, by value; 0 if nothing can be bought."""
        self.taken: vec[i64] = vec[i64]([0] * (MAX_VALUE + 1))
        """The bought items, a bit each, by value."""
        self._max_sum: i64 = 0
        """The highest sum of any group."""

    def evaluate(self, items: vec[i64], item_worths: vec[i64], wanted: i64) -> None:
        """Evaluate a table for the wanted values, a bit each."""
        self.find_groups(items, item_worths)
        self._add_further_groups(items, item_worths, wanted)

    def evaluate_new_item(self, known: BuyingPotential, items: vec[i64], item_worths: vec[i64], wanted: i64) -> None:
        """Evaluate a table, given the groups of all items but the last."""
        self.worths = known.worths[:]
        self.taken = known.taken[:]
        self._max_sum = known._max_sum
        self._add_to_groups(items, item_worths, len(items) - 1)
        self._add_further_groups(items, item_worths, wanted)

    def find_groups(self, items: vec[i64], item_worths: vec[i64]) -> None:
        """Find the best single group of each value."""
        worths = self.worths
        value: i64 = MAX_VALUE
        while value > 0:
            worths[value] = _UNREACHABLE
            value -= 1
        worths[0] = 0
        self.taken[0] = 0
        self._max_sum = 0
        index: i64 = 0
        while index < len(items):
            self._add_to_groups(items, item_worths, index)
            index += 1

    def _add_to_groups(self, items: vec[i64], item_worths: vec[i64], index: i64) -> None:
        """Extend the groups of all reachable sums by one more item."""
        low = low_value(items[index])
        high = high_value(items[index])
        if low == 0 or low > MAX_VALUE:
            return
        worths = self.worths
        taken = self.taken
        item_worth = item_worths[index]
        bit = BIT[index]
        self._max_sum += high
        if self._max_sum > MAX_VALUE:
            self._max_sum = MAX_VALUE
        value = self._max_sum
        while value >= low:
            before = worths[value - low]
            if before != _UNREACHABLE and before + item_worth > worths[value]:
                worths[value] = before + item_worth
                taken[value] = taken[value - low] | bit
            if high != low and value >= high:
                before = worths[value - high]
                if before != _UNREACHABLE and before + item_worth > worths[value]:
                    worths[value] = before + item_worth
                    taken[value] = taken[value - high] | bit
            value -= 1

    def _add_further_groups(self, items: vec[i64], item_worths: vec[i64], wanted: i64) -> None:
        """Add piles of 0 and further groups to the best group of each wanted value."""
        worths = self.worths
        taken = self.taken
        zeros: i64 = 0
        extra: i64 = 0
        index: i64 = 0
        while index < len(items):
            if low_value(items[index]) == 0:
                zeros |= BIT[index]
                extra += item_worths[index]
            index += 1
        crowded = len(items) > _MAX_ITEMS_TO_EXTEND
        value: i64 = 1
        while value <= MAX_VALUE:
            if worths[value] == _UNREACHABLE or (wanted >> value) & 1 == 0:
                worths[value] = 0
                taken[value] = 0
            else:
                if not crowded:
                    self._extend(items, item_worths, value)
                worths[value] += extra
                taken[value] |= zeros
            value += 1

    def _extend(self, items: vec[i64], item_worths: vec[i64], value: i64) -> None:
        """Add single items and pairs that make the value."""
        taken = self.taken[value]
        worth = self.worths[value]
        count: i64 = len(items)
        index: i64 = 0
        while index < count:
            if (taken >> index) & 1 == 0:
                low = low_value(items[index])
                high = high_value(items[index])
                if low == value or high == value:
                    taken |= BIT[index]
                    worth += item_worths[index]
                elif 0 < low < value:
                    other = index + 1
                    while other < count:
                        if (taken >> other) & 1 == 0:
                            rest = value - low_value(items[other])
                            other_rest = value - high_value(items[other])
                            if low == rest or high == rest or low == other_rest or high == other_rest:
                                taken |= BIT[index] | BIT[other]
                                worth += item_worths[index] + item_worths[other]
                                break
                        other += 1
            index += 1
        self.taken[value] = taken
        self.worths[value] = worth
