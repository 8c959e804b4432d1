"""What a table offers to a card of each value, roughly: good enough to look ahead, not to judge moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT, MAX_VALUE
from roost.games.zwickern.rules.items import high_value, low_value

_UNREACHABLE: Final = -1
_MAX_ITEMS_TO_EXTEND: Final = 16
"""With more items only a single group is looked for: there are more of them than anybody can see."""


@final
class BuyingPotential:
    """For each value the dearest group, and what goes with it in groups of one or two."""

    def __init__(self) -> None:
        self.worths: vec[i64] = vec[i64]([0] * (MAX_VALUE + 1))
        """What the items are worth together; 0 where there is nothing to buy."""
        self.taken: vec[i64] = vec[i64]([0] * (MAX_VALUE + 1))
        """The items, a bit each."""
        self._max_sum: i64 = 0
        """No group counts more."""

    def evaluate(self, items: vec[i64], item_worths: vec[i64], wanted: i64) -> None:
        """Look at a table, each item with its price; only for the wanted values, a bit each."""
        self.find_groups(items, item_worths)
        self._add_further_groups(items, item_worths, wanted)

    def evaluate_new_item(
        self, other_table: BuyingPotential, items: vec[i64], item_worths: vec[i64], wanted: i64
    ) -> None:
        """The same, where another one knows the groups of all items but the last."""
        self.worths = other_table.worths[:]
        self.taken = other_table.taken[:]
        self._max_sum = other_table._max_sum
        self._add_to_groups(items, item_worths, len(items) - 1)
        self._add_further_groups(items, item_worths, wanted)

    def find_groups(self, items: vec[i64], item_worths: vec[i64]) -> None:
        """The dearest group of every value."""
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
        """One more item: each sum that it can be added to."""
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
        """After the groups of all items were found: what goes with them."""
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
        """Take more to a group: whatever makes the value by itself, or together with another item."""
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
