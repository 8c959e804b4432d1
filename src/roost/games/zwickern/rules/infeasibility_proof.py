"""A proof by prices that items cannot be partitioned into groups of a value (Z5).

Give each item a price. If `n` groups at the maximal group price cost less than all items together, then the items do
not make `n` groups. Example: items above half of the value cost 1, all others 0. No group has two items of price 1, so
more such items than groups prove infeasibility.

Linear programming finds such prices (simplex method with column generation). Its basis is a fractional mixture of
groups; its dual prices tell which group reduces the shortfall most. The shares are floats, but the proof itself uses
integers and is exact. If there is no proof, the basis shows which groups are likely.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.components import MAX_VALUE

_PRICE_SCALE: Final = 1 << 20
"""The integer that stands for a price of 1."""
_MIN_IMPROVEMENT: Final = 1 << 4
"""A smaller improvement by a group is a rounding error."""
_MAX_PRICE: Final = 1e6
"""Larger prices are rounding errors; clipping keeps sums in 64 bits, and any prices are valid."""
_EPSILON: Final = 1e-7
_PERTURBATION: Final = 1e-5
"""Perturbs the count of each kind differently: without ties, the simplex method does not cycle."""
_SHARE_TOLERANCE: Final = 1e-2
_IMPOSSIBLE: Final = -(1 << 50)
_MIN_POSSIBLE: Final = -(1 << 49)
"""A lower bound for the price of any sum that can be made."""
_SUMS_PER_ITEM: Final[int] = MAX_VALUE + 1
MAX_ROUNDS: Final = 200
"""Bounds the column generation, since rounding errors could make it cycle; it never takes as many rounds."""


@final
class InfeasibilityProof:
    """The search for prices, for one value and the kinds of items of a table."""

    def __init__(self, lows: vec[i64], highs: vec[i64], value: i64, counts: vec[i64]) -> None:
        self.lows: vec[i64] = lows
        self.highs: vec[i64] = highs
        """Equal to the low values of kinds with one value."""
        self.value: i64 = value
        self.counts: vec[i64] = counts
        """The number of items of each kind before any is taken."""
        self.kept_prices: list[vec[i64]] = []
        """Prices that have proved something."""
        self.kept_max_group_prices: vec[i64] = vec[i64]()
        """The maximal group price for each of `kept_prices`."""
        self.prices: vec[i64] = vec[i64]([0] * len(lows))
        self.group: vec[i64] = vec[i64]()
        """The group with the maximal price; each item has 6 bits for its kind, then its value."""
        self.choices: vec[i64] = vec[i64]()
        """For each item and sum: the item's part in the most expensive way to make the sum with the items up to it."""
        self.rows: vec[i64] = vec[i64]([0] * len(lows))
        """The row of each kind in the basis."""
        self.size: i64 = 0
        """A row for each kind with items, and a last row for the number of groups."""
        self.inverse: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        """For each row, the share of its group, or the shortfall if the group is empty."""
        self.basis: list[vec[i64]] = []
        """The group of each row."""
        self.group_price: float = 0.0
        """The dual price of the number of groups."""
        self.rounds: i64 = 0
        """The number of calls of `max_group_price`, a measure of the work."""

    def refute(self, counts: vec[i64], groups: i64) -> bool:
        """Return whether prices prove that these items do not make this many groups."""
        self._reset_basis(counts, groups)
        rounds: i64 = 0
        improving = True
        while improving and rounds < MAX_ROUNDS and self._set_prices():
            rounds += 1
            max_price = self.max_group_price(counts)
            if total_price(self.prices, counts) > groups * max_price:
                return True
            improving = max_price + int(self.group_price * _PRICE_SCALE) >= _MIN_IMPROVEMENT and self._pivot()
        return False

    def remember(self, counts: vec[i64], groups: i64) -> None:
        """Keep the prices if they also prove this when groups may use all items; then they are reusable."""
        max_price = self.max_group_price(self.counts)
        if total_price(self.prices, counts) > groups * max_price:
            self.kept_prices.append(self.prices[:])
            self.kept_max_group_prices = append(self.kept_max_group_prices, max_price)

    def is_refuted_by_kept_prices(self, counts: vec[i64], groups: i64) -> bool:
        """Return whether kept prices prove that these items do not make this many groups."""
        proof: i64 = 0
        while proof < len(self.kept_max_group_prices):
            if total_price(self.kept_prices[proof], counts) > groups * self.kept_max_group_prices[proof]:
                return True
            proof += 1
        return False

    def max_group_price(self, counts: vec[i64]) -> i64:
        """Return the maximal price of a group, and store the group (a knapsack problem)."""
        self.rounds += 1
        value = self.value
        choices = self.choices
        best_prices = vec[i64]([_IMPOSSIBLE] * (value + 1))
        best_prices[0] = 0
        # Small items first: they reach fewer sums.
        reach: i64 = 0
        item: i64 = 0
        kind: i64 = len(counts) - 1
        while kind >= 0:
            low = self.lows[kind]
            high = self.highs[kind]
            price = self.prices[kind]
            again = counts[kind]
            if again * low > value:
                again = value // low
            while again > 0:
                again -= 1
                while len(choices) < (item + 1) * _SUMS_PER_ITEM:
                    choices = append(choices, 0)
                reach += high
                if reach > value:
                    reach = value
                at = item * _SUMS_PER_ITEM
                total = reach
                while total >= low:
                    choice: i64 = 0
                    best = best_prices[total]
                    other = best_prices[total - low] + price
                    if other > best:
                        best = other
                        choice = low << 6 | kind
                    if high != low and total >= high:
                        other = best_prices[total - high] + price
                        if other > best:
                            best = other
                            choice = high << 6 | kind
                    best_prices[total] = best
                    choices[at + total] = choice
                    total -= 1
                while total > 0:
                    choices[at + total] = 0
                    total -= 1
                item += 1
            kind -= 1
        self.choices = choices
        if best_prices[value] < _MIN_POSSIBLE:
            return _IMPOSSIBLE
        group = vec[i64]()
        total = value
        while total > 0:
            item -= 1
            choice = choices[item * _SUMS_PER_ITEM + total]
            if choice != 0:
                group = append(group, choice)
                total -= choice >> 6
        self.group = group
        return best_prices[value]

    # The simplex method

    def _reset_basis(self, counts: vec[i64], groups: i64) -> None:
        """Start with empty groups, so that all items are lacking."""
        self.shares = vec[float]()
        kind: i64 = 0
        while kind < len(counts):
            self.rows[kind] = len(self.shares)
            if counts[kind] > 0:
                self.shares = append(self.shares, float(counts[kind]) + _PERTURBATION * float(1 + kind * 7 % 11))
            kind += 1
        self.shares = append(self.shares, float(groups))
        size: i64 = len(self.shares)
        self.size = size
        self.inverse = vec[float]([0.0] * (size * size))
        self.basis = [vec[i64]()] * size
        row: i64 = 0
        while row < size:
            self.inverse[row * size + row] = 1.0
            row += 1

    def _set_prices(self) -> bool:
        """Set the dual prices from the shortfall; return False if there is none."""
        size = self.size
        inverse = self.inverse
        group_price = vec[float]([0.0] * size)
        shortfall: float = 0.0
        row: i64 = 0
        while row < size:
            if len(self.basis[row]) == 0:
                shortfall += self.shares[row]
                column: i64 = 0
                while column < size:
                    group_price[column] += inverse[row * size + column]
                    column += 1
            row += 1
        if shortfall < _SHARE_TOLERANCE:
            return False
        kind: i64 = 0
        while kind < len(self.prices):
            price = group_price[self.rows[kind]]
            price = price if price < _MAX_PRICE else _MAX_PRICE
            price = price if price > -_MAX_PRICE else -_MAX_PRICE
            self.prices[kind] = int(price * _PRICE_SCALE)
            kind += 1
        self.group_price = group_price[size - 1]
        return True

    def _pivot(self) -> bool:
        """Bring the stored group into the basis; return False if no row can leave."""
        size = self.size
        inverse = self.inverse
        shares = self.shares
        effects = vec[float]([0.0] * size)
        leaving: i64 = -1
        max_price: float = 0.0
        row: i64 = 0
        while row < size:
            effect = inverse[row * size + size - 1]
            for pick in self.group:
                effect += inverse[row * size + self.rows[pick & 63]]
            effects[row] = effect
            if effect > _EPSILON:
                share = shares[row] / effect
                if (
                    leaving < 0
                    or share < max_price - _EPSILON
                    or (share < max_price + _EPSILON and effect > effects[leaving])
                ):
                    leaving = row
                    max_price = share
            row += 1
        if leaving < 0:
            return False
        start = leaving * size
        column: i64 = 0
        while column < size:
            inverse[start + column] /= effects[leaving]
            column += 1
        row = 0
        while row < size:
            effect = effects[row]
            if row != leaving and (effect > _EPSILON or effect < -_EPSILON):
                shares[row] -= effect * max_price
                column = 0
                at = row * size
                while column < size:
                    inverse[at + column] -= effect * inverse[start + column]
                    column += 1
            row += 1
        shares[leaving] = max_price
        self.basis[leaving] = self.group
        return True

    def largest_group(self) -> vec[i64]:
        """Return the group with the largest share."""
        best: i64 = 0
        row: i64 = 1
        while row < self.size:
            if len(self.basis[row]) > 0 and (len(self.basis[best]) == 0 or self.shares[row] > self.shares[best]):
                best = row
            row += 1
        return self.basis[best]

    def whole_groups(self) -> vec[i64]:
        """Return each group as often as the integer part of its share, or else the largest group."""
        groups = vec[i64]()
        row: i64 = 0
        while row < self.size:
            again: i64 = int(self.shares[row] + _SHARE_TOLERANCE)
            while again > 0:
                for pick in self.basis[row]:
                    groups = append(groups, pick)
                again -= 1
            row += 1
        return groups if len(groups) > 0 else self.largest_group()


def total_price(prices: vec[i64], counts: vec[i64]) -> i64:
    """Return the total price of these items."""
    total: i64 = 0
    kind: i64 = 0
    while kind < len(counts):
        total += prices[kind] * counts[kind]
        kind += 1
    return total
