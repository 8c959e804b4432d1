"""Decides exactly whether items can be partitioned into groups that add up to a value each (Z5).

The search tries all groups for the largest item, then for the largest remaining item, and so on. It remembers failed
sets of items by an exact number, so it tries nothing twice. This is instant for all tables of real games. On harder
tables, prices either prove infeasibility or suggest likely groups, which are taken first (`infeasibility_proof`).
"""

from __future__ import annotations

from math import gcd
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.components import BIT
from roost.games.zwickern.rules.infeasibility_proof import InfeasibilityProof
from roost.games.zwickern.rules.items import high_value, low_value

_UNLIMITED: Final = 1 << 60
_MAX_GROUPS: Final = 64
_MAX_ITEMS_UNPAIRED: Final = 6
"""Up to this many items, the search starts without taking pairs."""
_MAX_STEPS_BEFORE_PROOF: Final = 300
"""A search for prices takes as long as some hundreds of steps."""


@final
class Partition:
    """The search for a partition of one set of items into groups of one value."""

    def __init__(self, items: vec[i64], chosen: i64, value: i64) -> None:
        self.value: i64 = value
        self.kinds: i64 = 0
        """The number of kinds of items (with equal values); all lists start with the highest."""
        self.lows: vec[i64] = vec[i64]()
        self.highs: vec[i64] = vec[i64]()
        """Equal to the low values of kinds with one value, or with a high value above `value`."""
        self.counts: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        """The sum of the weights of its items is a unique number of a heap."""
        self.left: i64 = 0
        self.group_count: i64 = 0
        """The number of groups that the remaining items must make."""
        self.high_surplus: i64 = 0
        """The sum of these groups minus the sum of the low values of the items."""
        self.heap_number: i64 = 0
        self.possible: bool = True
        self.failed: set[int] = set()
        self.picks: vec[i64] = vec[i64]()
        """After success: the items group by group, each with 6 bits for its kind, then its value."""
        self.depth: i64 = 0
        self.proof: InfeasibilityProof | None = None
        """Created if a short search is not enough."""
        self.use_proof: bool = False
        """Whether to look for a proof after the current group."""
        self.steps: i64 = 0
        """The number of search steps."""
        self.max_steps: i64 = _UNLIMITED
        """The search gives up after this many steps."""
        index: i64 = 0
        while chosen != 0:
            if chosen & 1:
                self.add(low_value(items[index]), high_value(items[index]))
            chosen >>= 1
            index += 1

    def add(self, low: i64, high: i64) -> None:
        """Add an item before the search."""
        if low == 0:
            return
        if low > self.value:
            self.possible = False
            return
        if high > self.value:
            high = low
        self.left += 1
        place: i64 = 0
        while place < self.kinds and (
            self.highs[place] > high or (self.highs[place] == high and self.lows[place] > low)
        ):
            place += 1
        if place < self.kinds and self.highs[place] == high and self.lows[place] == low:
            self.counts[place] += 1
            return
        self.lows = append(self.lows, 0)
        self.highs = append(self.highs, 0)
        self.counts = append(self.counts, 0)
        at = self.kinds
        while at > place:
            self.lows[at] = self.lows[at - 1]
            self.highs[at] = self.highs[at - 1]
            self.counts[at] = self.counts[at - 1]
            at -= 1
        self.lows[place] = low
        self.highs[place] = high
        self.counts[place] = 1
        self.kinds += 1

    def solve(self) -> bool:
        """Return whether there is a partition; piles of 0 may join any group, but are no group by themselves."""
        return self._solve(True)

    def solve_easily(self, max_steps: i64) -> bool:
        """Return whether a partition is found within this many steps."""
        self.max_steps = max_steps
        return self._solve(False)

    def _solve(self, exact: bool) -> bool:
        if not self.possible or self.left == 0:
            return False
        weight: i64 = _MAX_GROUPS
        min_total: i64 = 0
        max_total: i64 = 0
        step: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            count = self.counts[kind]
            min_total += count * self.lows[kind]
            max_total += count * self.highs[kind]
            gap = self.highs[kind] - self.lows[kind]
            if gap != 0 and gap != step:
                step = gap if step == 0 else gcd(step, gap)
            self.weights = append(self.weights, weight)
            self.heap_number += count * weight
            weight *= count + 1
            kind += 1
        self.picks = vec[i64]([0] * self.left)
        paired = self._take_pairs() if self.left > _MAX_ITEMS_UNPAIRED else 0
        min_total -= self.value * paired
        max_total -= self.value * paired
        if self.left == 0:
            return True
        self.group_count = (min_total + self.value - 1) // self.value
        while self.group_count * self.value <= max_total:
            self.high_surplus = self.group_count * self.value - min_total
            # High values change the sum only in such steps.
            fits = self.high_surplus == 0 or (step > 0 and self.high_surplus % step == 0)
            if fits and (self._solve_rest() if exact else self._next_group()):
                return True
            self.group_count += 1
        return False

    def _take_pairs(self) -> i64:
        """Take all groups of one or two items with one value, for good; return their number.

        Two items that make the value can always be one group: in two groups, the other items of both would make the
        value, too.
        """
        group_count: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            high = self.highs[kind]
            other = kind
            while self.counts[kind] > 0 and high == self.lows[kind] and other < self.kinds:
                if high == self.value:
                    self._take(kind, high)
                    group_count += 1
                elif (
                    high + self.highs[other] == self.value
                    and self.highs[other] == self.lows[other]
                    and (self.counts[other] > 1 or (self.counts[other] == 1 and other != kind))
                ):
                    self._take(kind, high)
                    self._take(other, self.value - high)
                    group_count += 1
                else:
                    other += 1
            kind += 1
        return group_count

    def _solve_rest(self) -> bool:
        """Search shortly, then look for a proof, then try all groups around one item."""
        self.max_steps = self.steps + _MAX_STEPS_BEFORE_PROOF
        if self._next_group():
            return True
        if self.steps <= self.max_steps:
            return False
        heap_number = self.heap_number + self.group_count
        proof = self._get_proof()
        if proof.refute(self.counts, self.group_count):
            proof.remember(self.counts, self.group_count)
            self.failed.add(heap_number)
            return False
        # The largest item of the likeliest group has the fewest groups.
        first = proof.largest_group()[0] & 63
        if self._solve_after_groups(proof.whole_groups()) or self._solve_with_kind(first):
            return True
        self.failed.add(heap_number)
        return False

    def _get_proof(self) -> InfeasibilityProof:
        if self.proof is None:
            self.proof = InfeasibilityProof(self.lows, self.highs, self.value, self.counts[:])
        return self.proof

    def _solve_after_groups(self, groups: vec[i64]) -> bool:
        """Take the items of likely groups, if present (shares are inexact), and solve the rest."""
        taken: i64 = 0
        total: i64 = 0
        while taken < len(groups) and self.counts[groups[taken] & 63] > 0:
            self._take(groups[taken] & 63, groups[taken] >> 6)
            total += groups[taken] >> 6
            taken += 1
        group_count = total // self.value
        self.group_count -= group_count
        if taken == len(groups) and self.high_surplus >= 0 and self._solve_rest():
            return True
        self.group_count += group_count
        while taken > 0:
            self._undo_take()
            taken -= 1
        return False

    def _solve_with_kind(self, first: i64) -> bool:
        """Try each group with an item of this kind, and solve the rest."""
        sums_from = self._sums_from(0)
        value = self.highs[first]
        self.group_count -= 1
        while True:
            self.use_proof = True
            self.max_steps = _UNLIMITED
            self._take(first, value)
            if self.high_surplus >= 0 and self._complete_group(0, self.value - value, sums_from, False):
                return True
            self._undo_take()
            if value == self.lows[first]:
                break
            value = self.lows[first]
        self.use_proof = False
        self.group_count += 1
        return False

    def _next_group(self) -> bool:
        """Find a group for the largest remaining item, then the other groups."""
        if self.left == 0:
            return True
        heap_number = self.heap_number + self.group_count
        if int(heap_number) in self.failed:
            return False
        self.steps += 1
        if self.proof is None or not self.proof.is_refuted_by_kept_prices(self.counts, self.group_count):
            first: i64 = 0
            while self.counts[first] == 0:
                first += 1
            low = self.lows[first]
            high = self.highs[first]
            sums_from = self._sums_from(first)
            self.group_count -= 1
            if self._pick(first, high, self.value, sums_from, False):
                return True
            if low != high and self._pick(first, low, self.value, sums_from, True):
                return True
            self.group_count += 1
        if self.steps <= self.max_steps:
            self.failed.add(heap_number)
        return False

    def _sums_from(self, first: i64) -> vec[i64]:
        """Return for each kind a bit for each sum that it and later kinds can reach."""
        full = BIT[self.value + 1] - 1
        sums_from = vec[i64]([0] * (self.kinds + 1))
        sums: i64 = 1
        sums_from[self.kinds] = sums
        kind = self.kinds - 1
        while kind >= first:
            again = self.counts[kind]
            while again > 0:
                sums |= (sums << self.lows[kind] | sums << self.highs[kind]) & full
                again -= 1
            sums_from[kind] = sums
            kind -= 1
        return sums_from

    def _complete_group(self, kind: i64, rest: i64, sums_from: vec[i64], lowered: bool) -> bool:
        """Complete a group that lacks `rest` with this kind (only low values if `lowered`) and later kinds."""
        if rest == 0:
            return self._solve_after_group() if self.use_proof else self._next_group()
        while kind < self.kinds:
            if (sums_from[kind] >> rest) & 1 == 0:
                return False
            if self.counts[kind] > 0:
                high = self.highs[kind]
                low = self.lows[kind]
                if high <= rest and not (lowered and high != low) and self._pick(kind, high, rest, sums_from, False):
                    return True
                if low != high and low <= rest and self._pick(kind, low, rest, sums_from, True):
                    return True
            kind += 1
            lowered = False
        return False

    def _solve_after_group(self) -> bool:
        self.use_proof = False
        if self._solve_rest():
            return True
        self.use_proof = True
        self.max_steps = _UNLIMITED
        return False

    def _pick(self, kind: i64, value: i64, rest: i64, sums_from: vec[i64], lowered: bool) -> bool:
        if value - self.lows[kind] > self.high_surplus or self.steps > self.max_steps:
            return False
        self.steps += 1
        self._take(kind, value)
        if self._complete_group(kind, rest - value, sums_from, lowered):
            return True
        self._undo_take()
        return False

    def _take(self, kind: i64, value: i64) -> None:
        self.high_surplus -= value - self.lows[kind]
        self.counts[kind] -= 1
        self.left -= 1
        self.heap_number -= self.weights[kind]
        self.picks[self.depth] = value << 6 | kind
        self.depth += 1

    def _undo_take(self) -> None:
        self.depth -= 1
        pick = self.picks[self.depth]
        kind = pick & 63
        self.heap_number += self.weights[kind]
        self.left += 1
        self.counts[kind] += 1
        self.high_surplus += (pick >> 6) - self.lows[kind]


def can_partition(items: vec[i64], chosen: i64, value: i64) -> bool:
    """Return whether the chosen items, a bit each, can be partitioned into groups of this value."""
    if chosen & (chosen - 1) == 0:
        index: i64 = 0
        while chosen > 1:
            chosen >>= 1
            index += 1
        return chosen == 1 and (low_value(items[index]) == value or high_value(items[index]) == value)
    return Partition(items, chosen, value).solve()


def counted_groups(items: vec[i64], chosen: i64, value: i64) -> list[list[tuple[int, int]]]:
    """Return a partition: index and value of each item, group by group; piles of 0 join the first group."""
    search = Partition(items, chosen, value)
    if not search.solve():
        return []
    places: list[int] = [index for index in range(len(items)) if (chosen >> index) & 1]
    found: list[list[tuple[int, int]]] = []
    total: i64 = 0
    for pick in search.picks:
        kind = pick & 63
        low = search.lows[kind]
        high = search.highs[kind]
        if total == 0:
            found.append([])
        at = 0
        while not _counts_as(items[places[at]], low, high, value):
            at += 1
        found[-1].append((places.pop(at), int(pick >> 6)))
        total = (total + (pick >> 6)) % value
    return [sorted(found[0] + [(place, 0) for place in places]), *map(sorted, found[1:])]


def group_items(items: vec[i64], chosen: i64, value: i64) -> list[list[int]]:
    """Return a partition as indices of items."""
    return [[place for place, _count in group] for group in counted_groups(items, chosen, value)]


def _counts_as(item: i64, low: i64, high: i64, value: i64) -> bool:
    """Return whether an item is of the kind with these values; high values above `value` are ignored."""
    top = high_value(item)
    return low_value(item) == low and (top == high or (low == high and top > value))
