"""Sampler of the ages of the cards that the other seats laid, uniform over all histories.

Every card counts as a different one here, and so does the choice of which 3 a seat laid. So all
histories of draws and lays that a seat cannot tell apart are equally likely, and the probability of
a sample is proportional to its number of histories. That number is a product:

- for each card that was laid, the places in the hand that it may have come from (`lay_history`);
- for each age, the ways to put its hidden cards into their places: the factorial of their number;
- for each age and kind of number card, the ways to choose those that were laid: n! / r!, if r of n are hidden.

The last factor ties all seats and kinds together, and its exact sum has too many terms. Without it,
each seat has a history of its own, and only the sizes of the hands tie them together. So this is
rejection sampling: the proposal replaces the last factor by a weight for each age and kind, and is
accepted with the ratio of the true factor to it. The result is exact for any weights; they only
decide how many proposals are rejected. They are fitted in trials with a fixed seed, so that the
same knowledge always gives the same weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance, FastChance
from roost.games.karteneck.components import NUMBERS
from roost.games.karteneck.hidden.lay_history import MIDDLE, NEW, OLD, SORT_COUNT, LayHistory, bernoulli
from roost.games.karteneck.rules.cards import DRAWN, EARLIER, KIND_BITS, count

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_CELL_COUNT: Final = 24
"""Three ages times SORT_COUNT."""
_HIDDEN_COUNTS: Final = 18
"""The number of cards of a kind is 0 to 17."""
_CARD_COUNT: Final = 110

_DRAW_BITS: Final = 26
_DRAW_RANGE: Final[i64] = 1 << 26

_MIN_TRIALS: Final = 8
"""The number of trials before the weights are fitted the first time; it doubles with each fit."""
_MAX_TRIALS: Final = 512
"""The weights are final after this many trials, or when one of fewer was accepted."""
_SMOOTHING: Final = 0.1
"""Keeps weights finite and positive."""


def _uniform(chance: Chance) -> float:
    """Return a uniformly random number in [0, 1)."""
    return float(chance.below(_DRAW_RANGE) << _DRAW_BITS | chance.below(_DRAW_RANGE)) / float(_DRAW_RANGE << _DRAW_BITS)


def _factorials() -> list[float]:
    products = [1.0]
    for number in range(1, _CARD_COUNT + 1):
        products.append(products[-1] * number)
    return products


_FACTORIAL: Final = vec[float](_factorials())


@final
class AgeSampler:
    """Samples how old the cards are that all other seats laid, as one seat knows it."""

    def __init__(self, state: KarteneckState, seat: i64, unseen: i64, key: vec[i64]) -> None:
        self.key: vec[i64] = key
        """The knowledge of the seat."""
        self.unseen: i64 = unseen
        self.pile_size: i64 = state.pile_size
        self.histories: list[LayHistory] = []
        self.hands: i64 = 0
        """The number of cards in the other hands."""
        self.rows: i64 = 1
        self.row: i64 = 1
        self.stock: vec[i64] = vec[i64]([0] * _CELL_COUNT)
        """The number cards by age and kind, without those that the seat itself drew."""
        self.counts: vec[i64] = vec[i64]([0] * _CELL_COUNT)
        """How many of them were laid, in the last sample."""
        self.weights: vec[float] = vec[float]([0.0] * _CELL_COUNT)
        """By age and sort."""
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                self._add(LayHistory(state, other))
            other += 1
        self.layer: i64 = self.rows * self.row
        self.completions: vec[float] = vec[float]([0.0] * ((len(self.histories) + 1) * self.layer))
        """By layer and cell: the ways to complete the other hands and the pile.

        There is a layer before each history and one at the end, with a cell for each number of old
        and of middle cards in the hands so far.
        """
        self.shares: vec[float] = vec[float]([0.0] * (_CELL_COUNT * _HIDDEN_COUNTS))
        """By age, kind and number of hidden cards: the true factor divided by the weights that replace it."""
        self.max_share: float = 1.0
        """An upper bound of the product of all shares."""
        self._count_stock(state, seat)
        self._fit_weights()

    def _add(self, history: LayHistory) -> None:
        self.histories.append(history)
        self.hands += history.hand
        self.rows += history.max_old
        self.row += history.max_middle
        step: i64 = 0
        while step < history.steps:
            if history.sorts[step] < NUMBERS:
                self.stock[history.sorts[step]] += 1
            step += 1

    def _count_stock(self, state: KarteneckState, seat: i64) -> None:
        """Count the cards by age: what is neither middle nor new is old."""
        kind: i64 = 0
        while kind < NUMBERS:
            middle = count(state.earlier, kind) - count(state.cards[EARLIER + seat], kind)
            new = count(state.fresh, kind) - count(state.cards[DRAWN + seat], kind)
            self.stock[kind] += count(self.unseen, kind) - middle - new
            self.stock[MIDDLE * SORT_COUNT + kind] = middle
            self.stock[NEW * SORT_COUNT + kind] = new
            kind += 1
        cell: i64 = 0
        while cell < _CELL_COUNT:
            self.weights[cell] = float(self.stock[cell])
            cell += 1
        # The signposts of worms show their age.
        self.weights[OLD * SORT_COUNT + NUMBERS + OLD] = 1.0
        self.weights[MIDDLE * SORT_COUNT + NUMBERS + MIDDLE] = 1.0
        self.weights[NEW * SORT_COUNT + NUMBERS + NEW] = 1.0

    def sample(self, chance: Chance) -> None:
        """Sample the ages."""
        while not bernoulli(self.propose(True, chance), chance):
            pass

    def hidden(self, age: i64) -> i64:
        """Return the number cards of an age that are in hands or in the pile."""
        cards: i64 = 0
        kind: i64 = 0
        while kind < NUMBERS:
            cell = age * SORT_COUNT + kind
            cards += (self.stock[cell] - self.counts[cell]) << KIND_BITS * kind
            kind += 1
        return cards

    def propose(self, stop_early: bool, chance: Chance) -> float:
        """Propose a sample by the weights and return its acceptance probability.

        With `stop_early` it stops as soon as that is 0.
        """
        counts = self.counts
        cell: i64 = 0
        while cell < _CELL_COUNT:
            counts[cell] = 0
            cell += 1
        share = 1.0
        held: i64 = 0
        place: i64 = 0
        while place < len(self.histories) and (share > 0.0 or not stop_early):
            end = self._choose_end(place, held, chance)
            held += end
            self.histories[place].sample_ages(end // self.row, end % self.row, counts, chance)
            share = self._share()
            place += 1
        return share / self.max_share

    def _share(self) -> float:
        """Return the product of all shares for the cards laid; 0 if they exceed the cards of an age and kind."""
        stock = self.stock
        counts = self.counts
        shares = self.shares
        share = 1.0
        kind: i64 = 0
        while kind < NUMBERS:
            cell = kind
            while cell < _CELL_COUNT:
                left = stock[cell] - counts[cell]
                if left < 0:
                    return 0.0
                share *= shares[cell * _HIDDEN_COUNTS + left]
                cell += SORT_COUNT
            kind += 1
        return share

    def _choose_end(self, place: i64, held: i64, chance: Chance) -> i64:
        """Sample what a hand holds now, as one of the ends of its history."""
        history = self.histories[place]
        next_layer = (place + 1) * self.layer + held
        drawn = _uniform(chance) * self.completions[place * self.layer + held]
        # Rounding may leave a rest, which goes to the last end.
        last = len(history.ends) - 1
        number: i64 = 0
        while number < last and drawn >= 0.0:
            drawn -= history.end_shares[number] * self.completions[next_layer + history.ends[number]]
            number += 1
        return history.ends[number - 1 if drawn < 0.0 else number]

    # Preparation

    def _fit_weights(self) -> None:
        chance = FastChance(0)
        trials: i64 = _MIN_TRIALS
        while True:
            self._fill_tables()
            laid = vec[float]([0.0] * _CELL_COUNT)
            kept = 0.0
            number: i64 = 0
            while number < trials:
                kept += self.propose(False, chance)
                cell: i64 = 0
                while cell < _CELL_COUNT:
                    laid[cell] += float(self.counts[cell])
                    cell += 1
                number += 1
            if kept >= 1.0 or trials == _MAX_TRIALS:
                return
            self._update_weights(laid, float(trials))
            trials *= 2

    def _update_weights(self, laid: vec[float], trials: float) -> None:
        """Adjust the weights so that the cards laid and hidden come closer to the cards that exist."""
        kind: i64 = 0
        while kind < NUMBERS:
            cell = kind
            while cell < _CELL_COUNT:
                available = float(self.stock[cell]) + _SMOOTHING
                self.weights[cell] *= available / (laid[cell] / trials + self.weights[cell] + _SMOOTHING)
                cell += SORT_COUNT
            kind += 1

    def _fill_tables(self) -> None:
        self.max_share = 1.0
        kind: i64 = 0
        while kind < NUMBERS:
            self._fill_shares_of(kind)
            kind += 1
        for history in self.histories:
            history.count_ways(self.weights)
            history.list_ends(self.row)
        self._fill_last_layer()
        place: i64 = len(self.histories) - 1
        rows = self.rows
        row = self.row
        while place >= 0:
            rows -= self.histories[place].max_old
            row -= self.histories[place].max_middle
            self._fill_layer(place, rows, row)
            place -= 1

    def _fill_shares_of(self, kind: i64) -> None:
        """Scale the weights of a kind to its hidden cards, which changes no probability, and fill its shares."""
        hidden = count(self.unseen, kind)
        total = self.weights[kind] + self.weights[MIDDLE * SORT_COUNT + kind] + self.weights[NEW * SORT_COUNT + kind]
        cell = kind
        while cell < _CELL_COUNT:
            if total > 0.0:
                self.weights[cell] *= max(1.0, float(hidden)) / total
            share = 1.0
            left: i64 = 0
            while left < _HIDDEN_COUNTS:
                self.shares[cell * _HIDDEN_COUNTS + left] = share
                left += 1
                share *= self.weights[cell] / float(left)
            cell += SORT_COUNT
        # The bound is the product for the best distribution of the hidden cards over the ages: each
        # goes where it adds most.
        old: i64 = 0
        middle: i64 = 0
        new: i64 = 0
        while hidden > 0:
            by_old = self._share_growth(kind, old)
            by_middle = self._share_growth(MIDDLE * SORT_COUNT + kind, middle)
            by_new = self._share_growth(NEW * SORT_COUNT + kind, new)
            if by_old >= by_middle and by_old >= by_new:
                old += 1
                self.max_share *= by_old
            elif by_middle >= by_new:
                middle += 1
                self.max_share *= by_middle
            else:
                new += 1
                self.max_share *= by_new
            hidden -= 1

    def _share_growth(self, cell: i64, left: i64) -> float:
        """Return the factor by which one more hidden card changes a share; 0 if there is none left."""
        return self.weights[cell] / float(left + 1) if left < self.stock[cell] else 0.0

    def _fill_last_layer(self) -> None:
        """Fill the layer at the end: the ways to put the hidden cards of each age into their places.

        New cards that no hand holds are the pile.
        """
        old: i64 = 0
        while old < self.rows:
            middle: i64 = 0
            while middle < self.row and old + middle <= self.hands:
                ways = _FACTORIAL[old] * _FACTORIAL[middle] * _FACTORIAL[self.hands - old - middle + self.pile_size]
                self.completions[len(self.histories) * self.layer + old * self.row + middle] = ways
                middle += 1
            old += 1

    def _fill_layer(self, place: i64, rows: i64, row: i64) -> None:
        """Fill the layer before a history, where only so many rows and columns can be reached."""
        history = self.histories[place]
        here = place * self.layer
        cell = here
        while cell < here + self.layer:
            self.completions[cell] = 0.0
            cell += 1
        number: i64 = 0
        while number < len(history.ends):
            self._add_ways(history.end_shares[number], here, self.layer + history.ends[number], rows, row)
            number += 1

    def _add_ways(self, ways: float, here: i64, next_layer: i64, rows: i64, row: i64) -> None:
        """Add the next layer's rows and columns, times the ways to get there, to those of this layer."""
        rest = self.completions
        first: i64 = 0
        while first < rows:
            cell = here + first * self.row
            end = cell + row
            while cell < end:
                rest[cell] += ways * rest[cell + next_layer]
                cell += 1
            first += 1
