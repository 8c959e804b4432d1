"""Whether items can be split into groups that add up to a value each: exact, for any table. Z5.

The largest item must be in some group, so groups are tried for it; then for the largest item that is left, and so on.
What could not be split is remembered by an exact number, so nothing is tried twice. That settles every table that
people get to in no time. Where it does not, prices either prove that it cannot be done, or else show which group is a
likely one; then that is taken first, and the rest is settled in the same way.
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
_MOST_GROUPS: Final = 64
_FEW: Final = 6
"""So few items are tried at once, as they are."""
_TRIES: Final = 300
"""How many steps are tried before prices are looked for, which takes as long as some hundreds."""


@final
class Partition:
    """The search for one set of items and one value."""

    def __init__(self, items: vec[i64], chosen: i64, value: i64) -> None:
        self.value: i64 = value
        self.kinds: i64 = 0
        """How many different items there are, as far as values go; in all lists the highest come first."""
        self.lows: vec[i64] = vec[i64]()
        self.highs: vec[i64] = vec[i64]()
        """As low as the low value where there is only one, or where the high one is too high."""
        self.counts: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        """The number of a heap is the sum of the weights of its items: another number for every heap."""
        self.left: i64 = 0
        self.groups: i64 = 0
        """How many groups the items that are left must make ..."""
        self.extra: i64 = 0
        """... and how much more they have to count for that than their low values."""
        self.number: i64 = 0
        self.possible: bool = True
        self.failed: set[int] = set()
        self.picks: vec[i64] = vec[i64]()
        """When the search has succeeded: of all items 6 bits for the kind, and what they count, group after group."""
        self.depth: i64 = 0
        self.prices: InfeasibilityProof | None = None
        """Only where a little trying was not enough."""
        self.careful: bool = False
        """Whether each group that is completed now is worth some effort."""
        self.steps: i64 = 0
        """How much work it was ..."""
        self.limit: i64 = _UNLIMITED
        """... and after how much to give up, as if it could not be done."""
        index: i64 = 0
        while chosen != 0:
            if chosen & 1:
                self.add(low_value(items[index]), high_value(items[index]))
            chosen >>= 1
            index += 1

    def add(self, low: i64, high: i64) -> None:
        """Put in one more item before the search begins."""
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
        """Whether it can be done, exactly. Piles of 0 may join any group, but are no group by themselves."""
        return self._solve(True)

    def solve_easily(self, limit: i64) -> bool:
        """Whether it is found within so many steps that it can be done."""
        self.limit = limit
        return self._solve(False)

    def _solve(self, exact: bool) -> bool:
        if not self.possible or self.left == 0:
            return False
        weight: i64 = _MOST_GROUPS
        least: i64 = 0
        most: i64 = 0
        step: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            count = self.counts[kind]
            least += count * self.lows[kind]
            most += count * self.highs[kind]
            gap = self.highs[kind] - self.lows[kind]
            if gap != 0 and gap != step:
                step = gap if step == 0 else gcd(step, gap)
            self.weights = append(self.weights, weight)
            self.number += count * weight
            weight *= count + 1
            kind += 1
        self.picks = vec[i64]([0] * self.left)
        paired = self._pair_off() if self.left > _FEW else 0
        least -= self.value * paired
        most -= self.value * paired
        if self.left == 0:
            return True
        self.groups = (least + self.value - 1) // self.value
        while self.groups * self.value <= most:
            self.extra = self.groups * self.value - least
            # High values make up what is lacking only in such steps.
            fits = self.extra == 0 or (step > 0 and self.extra % step == 0)
            if fits and (self._settle() if exact else self._next_group()):
                return True
            self.groups += 1
        return False

    def _pair_off(self) -> i64:
        """Take every group of one or two items of fixed values for good; how many.

        Two items that make up the value may always go together: if they were in two groups, what they leave behind in
        both of them would add up to the value, too.
        """
        groups: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            high = self.highs[kind]
            other = kind
            while self.counts[kind] > 0 and high == self.lows[kind] and other < self.kinds:
                if high == self.value:
                    self._put(kind, high)
                    groups += 1
                elif (
                    high + self.highs[other] == self.value
                    and self.highs[other] == self.lows[other]
                    and (self.counts[other] > 1 or (self.counts[other] == 1 and other != kind))
                ):
                    self._put(kind, high)
                    self._put(other, self.value - high)
                    groups += 1
                else:
                    other += 1
            kind += 1
        return groups

    def _settle(self) -> bool:
        """Try a little; if that is not enough, look for a proof; if there is none, try every group of one item."""
        self.limit = self.steps + _TRIES
        if self._next_group():
            return True
        if self.steps <= self.limit:
            return False
        number = self.number + self.groups
        prices = self._prices()
        if prices.refute(self.counts, self.groups):
            prices.remember(self.counts, self.groups)
            self.failed.add(number)
            return False
        # Around the largest item of the likeliest group, since there are the fewest groups with it.
        first = prices.likeliest()[0] & 63
        if self._settle_after(prices.whole()) or self._settle_around(first):
            return True
        self.failed.add(number)
        return False

    def _prices(self) -> InfeasibilityProof:
        if self.prices is None:
            self.prices = InfeasibilityProof(self.lows, self.highs, self.value, self.counts[:])
        return self.prices

    def _settle_after(self, likely: vec[i64]) -> bool:
        """Take all items of some likely groups, if they are there (shares are not exact), and settle the rest."""
        taken: i64 = 0
        total: i64 = 0
        while taken < len(likely) and self.counts[likely[taken] & 63] > 0:
            self._put(likely[taken] & 63, likely[taken] >> 6)
            total += likely[taken] >> 6
            taken += 1
        groups = total // self.value
        self.groups -= groups
        if taken == len(likely) and self.extra >= 0 and self._settle():
            return True
        self.groups += groups
        while taken > 0:
            self._take_back()
            taken -= 1
        return False

    def _settle_around(self, first: i64) -> bool:
        """Take each group that has an item of that kind, and settle the rest."""
        reaches = self._reaches(0)
        value = self.highs[first]
        self.groups -= 1
        while True:
            self.careful = True
            self.limit = _UNLIMITED
            self._put(first, value)
            if self.extra >= 0 and self._fill(0, self.value - value, reaches, False):
                return True
            self._take_back()
            if value == self.lows[first]:
                break
            value = self.lows[first]
        self.careful = False
        self.groups += 1
        return False

    def _next_group(self) -> bool:
        """A group around the largest item that is left, and then the other groups."""
        if self.left == 0:
            return True
        number = self.number + self.groups
        if int(number) in self.failed:
            return False
        self.steps += 1
        if self.prices is None or not self.prices.refuted_before(self.counts, self.groups):
            first: i64 = 0
            while self.counts[first] == 0:
                first += 1
            low = self.lows[first]
            high = self.highs[first]
            reaches = self._reaches(first)
            self.groups -= 1
            if self._pick(first, high, self.value, reaches, False):
                return True
            if low != high and self._pick(first, low, self.value, reaches, True):
                return True
            self.groups += 1
        if self.steps <= self.limit:
            self.failed.add(number)
        return False

    def _reaches(self, first: i64) -> vec[i64]:
        """For each kind of item a bit for each sum that it and those after it could add up to."""
        full = BIT[self.value + 1] - 1
        reaches = vec[i64]([0] * (self.kinds + 1))
        sums: i64 = 1
        reaches[self.kinds] = sums
        kind = self.kinds - 1
        while kind >= first:
            again = self.counts[kind]
            while again > 0:
                sums |= (sums << self.lows[kind] | sums << self.highs[kind]) & full
                again -= 1
            reaches[kind] = sums
            kind -= 1
        return reaches

    def _fill(self, kind: i64, rest: i64, reaches: vec[i64], lowered: bool) -> bool:
        """Complete a group that lacks so much with items from a kind on; of this kind only low ones, if one was."""
        if rest == 0:
            return self._settle_rest() if self.careful else self._next_group()
        while kind < self.kinds:
            if (reaches[kind] >> rest) & 1 == 0:
                return False
            if self.counts[kind] > 0:
                high = self.highs[kind]
                low = self.lows[kind]
                if high <= rest and not (lowered and high != low) and self._pick(kind, high, rest, reaches, False):
                    return True
                if low != high and low <= rest and self._pick(kind, low, rest, reaches, True):
                    return True
            kind += 1
            lowered = False
        return False

    def _settle_rest(self) -> bool:
        self.careful = False
        if self._settle():
            return True
        self.careful = True
        self.limit = _UNLIMITED
        return False

    def _pick(self, kind: i64, value: i64, rest: i64, reaches: vec[i64], lowered: bool) -> bool:
        if value - self.lows[kind] > self.extra or self.steps > self.limit:
            return False
        self.steps += 1
        self._put(kind, value)
        if self._fill(kind, rest - value, reaches, lowered):
            return True
        self._take_back()
        return False

    def _put(self, kind: i64, value: i64) -> None:
        self.extra -= value - self.lows[kind]
        self.counts[kind] -= 1
        self.left -= 1
        self.number -= self.weights[kind]
        self.picks[self.depth] = value << 6 | kind
        self.depth += 1

    def _take_back(self) -> None:
        self.depth -= 1
        pick = self.picks[self.depth]
        kind = pick & 63
        self.number += self.weights[kind]
        self.left += 1
        self.counts[kind] += 1
        self.extra += (pick >> 6) - self.lows[kind]


def can_partition(items: vec[i64], chosen: i64, value: i64) -> bool:
    """Whether the chosen items, a bit each, can be split into groups of that value."""
    if chosen & (chosen - 1) == 0:
        index: i64 = 0
        while chosen > 1:
            chosen >>= 1
            index += 1
        return chosen == 1 and (low_value(items[index]) == value or high_value(items[index]) == value)
    return Partition(items, chosen, value).solve()


def reckoned(items: vec[i64], chosen: i64, value: i64) -> list[list[tuple[int, int]]]:
    """One way to split them: the place of each item and what it counts, group by group; piles of 0 join the first."""
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
        while not _is_like(items[places[at]], low, high, value):
            at += 1
        found[-1].append((places.pop(at), int(pick >> 6)))
        total = (total + (pick >> 6)) % value
    return [sorted(found[0] + [(place, 0) for place in places]), *map(sorted, found[1:])]


def groups(items: vec[i64], chosen: i64, value: i64) -> list[list[int]]:
    """The same without what they count."""
    return [[place for place, _count in group] for group in reckoned(items, chosen, value)]


def _is_like(item: i64, low: i64, high: i64, value: i64) -> bool:
    """Whether an item counts this; a high value that is too high is none."""
    top = high_value(item)
    return low_value(item) == low and (top == high or (low == high and top > value))
