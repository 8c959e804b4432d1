"""The list of buys (Z5). `partition` decides exactly whether a buy is legal.

Equal loose cards are of one *sort*. A set of items is a bit mask over the table; of items of one sort, it has the first
ones. The search finds all single groups for all values of the hand at once, then unites them.

The list of a crowded table is truncated. It still has every single group (up to `MAX_GROUPS`), for many of them one
larger buy around it, and buys of all items or all but one that are found easily.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT, MAX_VALUE
from roost.games.zwickern.rules.items import PILE, high_value, low_value, top_kind
from roost.games.zwickern.rules.partition import Partition

MAX_BUYS: Final = 600
"""Lists with more sets of items are truncated.

This also bounds the work of a complete list: each new group is united with each set found so far, so there are never
more than 600 * 601 / 2 unions."""
MAX_GROUPS: Final = 3000
"""Lists with more single groups are truncated to this many, shared by the values of the hand."""
MAX_EASY_STEPS: Final = 100
"""Search steps of a truncated list for buys of all items, or all but one."""
MAX_UNIONS: Final = 12_000
"""Unions of groups in a truncated list."""
_MAX_LINEAR_SEARCH: Final = 24
"""Longer lists are searched with a hash set, which is faster."""

# Bits of a packed sort: values, number of items, card (none for a pile), and the sums of it and later sorts.
_HIGH_SHIFT: Final = 5
_COUNT_SHIFT: Final = 10
_KIND_SHIFT: Final = 13
_SUMS_SHIFT: Final = 18
_NO_KIND: Final = 31


@final
class Buys:
    """The sets of items that each wanted value can buy."""

    def __init__(self, items: vec[i64], wanted_values: i64) -> None:
        self.items: vec[i64] = items
        self.wanted_values: i64 = wanted_values
        """A bit for each value of the hand."""
        self.sorts: vec[i64] = vec[i64](capacity=8)
        self.places: vec[i64] = vec[i64](capacity=8)
        """The indices of the items of each sort, 6 bits each."""
        self.repeated_items: i64 = 0
        """A bit for each item that is not the only one of its sort."""
        self.zeros: i64 = 0
        """A bit for each pile of 0."""
        self.groups: vec[i64] = vec[i64]()
        """Single groups: each set of items is followed by its value."""
        self.max_group_numbers: i64 = 0
        self.sets: vec[i64] = vec[i64]()
        """The sets that can be bought, by value."""
        self.spans: vec[i64] = vec[i64]()
        """For each value: the value, and the start and end of its sets in `sets`."""
        self.truncated: bool = False
        self.union_count: i64 = 0
        self.easy_steps: i64 = 0
        self._list()

    def _list(self) -> None:
        if len(self.items) == 0:
            return
        self._collect_sorts()
        self.max_group_numbers = 2 * MAX_GROUPS
        self._find_groups(0, 0, 0)
        if len(self.groups) == 0:
            return
        if len(self.groups) > self.max_group_numbers or not self._unite_all():
            self._list_truncated()

    def _collect_sorts(self) -> None:
        """Collect equal items in sorts, with the sums that they can reach."""
        wanted_values = self.wanted_values
        sorts = self.sorts
        places = self.places
        index: i64 = 0
        while index < len(self.items):
            item = self.items[index]
            low = low_value(item)
            if low == 0:
                self.zeros |= BIT[index]
            elif low <= MAX_VALUE and wanted_values >> low != 0:
                kind: i64 = _NO_KIND
                at: i64 = len(sorts)
                if item & PILE == 0:
                    kind = top_kind(item)
                    at = 0
                    while at < len(sorts) and (sorts[at] >> _KIND_SHIFT) & 31 != kind:
                        at += 1
                if at < len(sorts):
                    count = (sorts[at] >> _COUNT_SHIFT) & 7
                    places[at] |= index << 6 * count
                    self.repeated_items |= BIT[index] | BIT[places[at] & 63]
                    sorts[at] += 1 << _COUNT_SHIFT
                else:
                    high = high_value(item)
                    if wanted_values >> high == 0:
                        high = low
                    sorts = append(sorts, low | high << _HIGH_SHIFT | 1 << _COUNT_SHIFT | kind << _KIND_SHIFT)
                    places = append(places, index)
            index += 1
        sums: i64 = 1
        at = len(sorts) - 1
        while at >= 0:
            entry = sorts[at]
            copies = (entry >> _COUNT_SHIFT) & 7
            while copies > 0:
                sums = (sums | sums << (entry & 31) | sums << ((entry >> _HIGH_SHIFT) & 31)) & 0x7FFFFFFF
                copies -= 1
            sorts[at] = entry | (sums - 1) << _SUMS_SHIFT
            at -= 1
        self.sorts = sorts
        self.places = places

    def _find_groups(self, sort: i64, total: i64, chosen: i64) -> None:
        """Find all groups that add items of this sort or later ones to the chosen items."""
        sorts = self.sorts
        wanted_values = self.wanted_values
        while sort < len(sorts):
            entry = sorts[sort]
            if ((entry >> _SUMS_SHIFT) << total) & wanted_values == 0 or len(self.groups) > self.max_group_numbers:
                return
            low = entry & 31
            high = (entry >> _HIGH_SHIFT) & 31
            count = (entry >> _COUNT_SHIFT) & 7
            take: i64 = 1
            more = chosen
            while take <= count and wanted_values >> total + take * low != 0:
                more |= self._item_bit(sort, take - 1)
                # Count no item as high, then one, then two: the sum only grows.
                highs: i64 = 0
                last = take
                if high == low:
                    last = 0
                while highs <= last:
                    reached = total + take * low + highs * (high - low)
                    if wanted_values >> reached == 0:
                        break
                    if (wanted_values >> reached) & 1:
                        self._add_group(more, reached)
                    self._find_groups(sort + 1, reached, more)
                    highs += 1
                take += 1
            sort += 1

    def _item_bit(self, sort: i64, number: i64) -> i64:
        """Return the bit of an item of a sort; `number` counts from 0."""
        return BIT[(self.places[sort] >> 6 * number) & 63]

    def _add_group(self, chosen: i64, value: i64) -> None:
        self.groups = append(self.groups, chosen)
        self.groups = append(self.groups, value)

    def unite(self, some: i64, others: i64) -> i64:
        """Return the union of two sets, with the items of both for each sort, or 0 if there are too few."""
        shared = some & others
        if shared == 0:
            return some | others
        if shared & ~self.repeated_items != 0:
            return 0
        both = some | others
        sort: i64 = 0
        while sort < len(self.sorts):
            count = (self.sorts[sort] >> _COUNT_SHIFT) & 7
            if count > 1 and shared & self._item_bit(sort, 0) != 0:
                taken: i64 = 0
                number: i64 = 0
                while number < count:
                    place = self._item_bit(sort, number)
                    if some & place:
                        taken += 1
                    if others & place:
                        taken += 1
                    number += 1
                if taken > count:
                    return 0
                while taken > 0:
                    taken -= 1
                    both |= self._item_bit(sort, taken)
            sort += 1
        return both

    def _unite_all(self) -> bool:
        """List all unions of groups by value; return False if there are too many."""
        value: i64 = 0
        while self.wanted_values >> value != 0:
            if (self.wanted_values >> value) & 1 and not self._unite_value(value):
                return False
            value += 1
        return True

    def _unite_value(self, value: i64) -> bool:
        begin: i64 = len(self.sets)
        found = _DistinctSets(self.sets)
        at: i64 = 0
        while at < len(self.groups):
            # A group that is a union of earlier ones brings nothing new.
            if self.groups[at + 1] == value and found.add(self.groups[at]):
                group = self.groups[at]
                number = begin
                while number < len(found.sets):
                    both = self.unite(found.sets[number], group)
                    if both != 0:
                        found.add(both)
                    number += 1
                if len(found.sets) > MAX_BUYS:
                    return False
            at += 2
        self.sets = found.sets
        if self.zeros != 0 and not self._join_zeros(begin):
            return False
        self._close_span(value, begin)
        return True

    def _join_zeros(self, begin: i64) -> bool:
        """Add piles of 0 to the sets from `begin` on (Z5)."""
        zeros = self.zeros
        while zeros != 0:
            zero = zeros & -zeros
            zeros ^= zero
            end: i64 = len(self.sets)
            if 2 * end - begin > MAX_BUYS:
                return False
            number = begin
            while number < end:
                self.sets = append(self.sets, self.sets[number] | zero)
                number += 1
        return True

    def _close_span(self, value: i64, begin: i64) -> None:
        if len(self.sets) > begin:
            self.spans = append(self.spans, value)
            self.spans = append(self.spans, begin)
            self.spans = append(self.spans, len(self.sets))

    def sets_for_card(self, low: i64, high: i64) -> vec[i64]:
        """Return the sets that a card with these values buys."""
        sets = self.sets_for_value(low)
        if high == low:
            return sets
        if len(sets) == 0:
            return self.sets_for_value(high)
        found = _DistinctSets(sets)
        found.begin = 0
        for chosen in self.sets_for_value(high):
            found.add(chosen)
        return found.sets

    def sets_for_value(self, value: i64) -> vec[i64]:
        """Return the sets that this value buys."""
        at: i64 = 0
        while at < len(self.spans):
            if self.spans[at] == value:
                return self.sets[self.spans[at + 1] : self.spans[at + 2]]
            at += 3
        return vec[i64]()

    # Crowded tables

    def _list_truncated(self) -> None:
        self.truncated = True
        self.sets = vec[i64]()
        self.spans = vec[i64]()
        wanted_values = self.wanted_values
        values: i64 = 0
        while wanted_values != 0:
            wanted_values &= wanted_values - 1
            values += 1
        wanted_values = self.wanted_values
        value: i64 = 0
        while wanted_values >> value != 0:
            if (wanted_values >> value) & 1:
                self.wanted_values = BIT[value]
                self.max_group_numbers = 2 * (MAX_GROUPS // values)
                self.union_count = 0
                self.groups = vec[i64]()
                self._find_groups(0, 0, 0)
                self._list_value_truncated(value, MAX_UNIONS // values)
            value += 1
        self.wanted_values = wanted_values

    def _list_value_truncated(self, value: i64, max_unions: i64) -> None:
        """List single groups, groups extended as far as possible, and buys of all items or all but one."""
        begin: i64 = len(self.sets)
        found = _DistinctSets(self.sets)
        at: i64 = 0
        while at < len(self.groups) and at < self.max_group_numbers:
            found.add(self.groups[at])
            at += 2
        first: i64 = 0
        while first < len(self.groups) and first < self.max_group_numbers and self.union_count < max_unions:
            chosen = self.groups[first]
            at = 0
            while at < len(self.groups):
                both = self.unite(chosen, self.groups[at])
                if both != 0:
                    chosen = both
                else:
                    at += 2
                self.union_count += 1
            found.add(chosen | self.zeros)
            first += 2
        everything = BIT[len(self.items)] - 1
        if self.easy_steps <= MAX_EASY_STEPS and self._splits_easily(everything, value):
            found.add(everything)
        index: i64 = 0
        while index < len(self.items) and self.easy_steps <= MAX_EASY_STEPS:
            nearly = everything ^ BIT[index]
            if is_canonical(self.items, nearly) and self._splits_easily(nearly, value):
                found.add(nearly)
            index += 1
        self.sets = found.sets
        self._close_span(value, begin)

    def _splits_easily(self, chosen: i64, value: i64) -> bool:
        """Return whether a short search finds a partition; it may miss some."""
        search = Partition(self.items, chosen, value)
        found = search.solve_easily(MAX_EASY_STEPS)
        self.easy_steps += search.steps
        return found


@final
class _DistinctSets:
    """A list of distinct sets."""

    def __init__(self, sets: vec[i64]) -> None:
        self.sets: vec[i64] = sets
        self.begin: i64 = len(sets)
        self.known: set[int] = set()

    def add(self, chosen: i64) -> bool:
        """Add a set; return whether it is new."""
        sets = self.sets
        at = self.begin
        if len(sets) - at <= _MAX_LINEAR_SEARCH:
            while at < len(sets):
                if sets[at] == chosen:
                    return False
                at += 1
        else:
            if len(self.known) == 0:
                while at < len(sets):
                    self.known.add(sets[at])
                    at += 1
            if int(chosen) in self.known:
                return False
            self.known.add(chosen)
        self.sets = append(sets, chosen)
        return True


def is_canonical(items: vec[i64], chosen: i64) -> bool:
    """Return whether, of equal loose cards, the first ones are chosen."""
    index: i64 = 0
    while chosen >> index != 0:
        item = items[index]
        if (chosen >> index) & 1 and item & PILE == 0:
            earlier: i64 = 0
            while earlier < index:
                if items[earlier] == item and not (chosen >> earlier) & 1:
                    return False
                earlier += 1
        index += 1
    return True


def first_alike(items: vec[i64], index: i64) -> i64:
    """Return the index of the first loose card equal to this item; piles equal only themselves."""
    item = items[index]
    if item & PILE:
        return index
    earlier: i64 = 0
    while items[earlier] != item:
        earlier += 1
    return earlier
