"""The draws and lays of another seat since the remembered shuffles, and the possible ages of its cards.

Old cards were in a hand before these shuffles, middle ones were drawn between the last two, new
ones since the last; after a single shuffle there are no middle ones. A worm shows its age by its
signpost, a number card does not. But a seat cannot lay a card before it has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import highest_bit
from roost.games.karteneck.components import NUMBERS
from roost.games.karteneck.hidden.public_history import lay_cards, lay_draws, lay_seat
from roost.games.karteneck.rules.cards import DRAWN, EARLIER, KIND_BITS, NUMBER_CARDS, card_at, size, sum_counts

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

OLD: Final = 0
MIDDLE: Final = 1
NEW: Final = 2
SORT_COUNT: Final = 8
"""The sorts of cards laid: five kinds of number cards, then old, middle and new worms."""

_DRAW_RANGE: Final[i64] = 1 << 31
_ONE: Final[i64] = 1


def bernoulli(probability: float, chance: Chance) -> bool:
    """Return True with a given probability. 31 random bits mostly decide; otherwise 31 more do."""
    if probability <= 0.0 or probability >= 1.0:
        return probability > 0.0
    scaled = probability * float(_DRAW_RANGE)
    drawn = float(chance.below(_DRAW_RANGE))
    if drawn + 1.0 <= scaled or drawn >= scaled:
        return drawn < scaled
    return float(chance.below(_DRAW_RANGE)) < (scaled - drawn) * float(_DRAW_RANGE)


@final
class LayHistory:
    """The cards that a seat laid, as steps, and the distribution of their ages.

    The table has a layer for the moment before each step and one for now. A cell holds the share of
    all ways that lead to a hand with so many old and so many middle cards; its other cards are new.
    Each place in the hand that a card may have come from is a way, times a weight for the card's
    age and sort.
    """

    def __init__(self, state: KarteneckState, seat: i64) -> None:
        self.seat: i64 = seat
        self.hand: i64 = size(state.cards[seat])
        middle = sum_counts(state.cards[EARLIER + seat])
        new = sum_counts(state.cards[DRAWN + seat])
        self.sorts: vec[i64] = vec[i64]()
        """The sort of each card laid."""
        self.middle_drawn: vec[i64] = vec[i64]()
        """The middle cards drawn before each card laid, and at the end before now."""
        self.new_drawn: vec[i64] = vec[i64]()
        """The new cards drawn before each card laid, and at the end before now."""
        place: i64 = 0
        while place < len(state.lay_log):
            lay = state.lay_log[place]
            if lay_seat(lay) == seat:
                if place < state.lays_before_shuffle:
                    self._add(lay_cards(lay), 0, state.earlier, lay_draws(lay), 0)
                else:
                    self._add(lay_cards(lay), state.fresh, state.earlier, middle, lay_draws(lay))
            place += 1
        self.steps: i64 = len(self.sorts)
        self.middle_drawn = append(self.middle_drawn, middle)
        self.new_drawn = append(self.new_drawn, new)
        self.old_at_start: i64 = self.hand + self.steps - middle - new
        """The number of old cards at the start."""
        self.max_old: i64 = min(self.old_at_start, self.hand)
        """The most old cards that can still be in the hand."""
        self.max_middle: i64 = min(middle, self.hand)
        """The most middle cards that can be in the hand."""
        # One row and one column more than can be reached, as a border of zeros.
        self.row: i64 = middle + 2
        self.layer: i64 = (self.old_at_start + 2) * self.row
        self.table: vec[float] = vec[float]([0.0] * ((self.steps + 1) * self.layer))
        self.if_old: vec[float] = self.table[:]
        """By cell: the chance that the card laid just before was old."""
        self.if_middle: vec[float] = self.table[:]
        """By cell: the chance that it was middle, if it was not old."""
        self.table[self.old_at_start * self.row + self.middle_drawn[0]] = 1.0
        self.ends: vec[i64] = vec[i64]()
        """The possible hands now, as cells of a layer in descending order of `end_shares`."""
        self.end_shares: vec[float] = vec[float]()
        # The last sample.
        self.ages: vec[i64] = self.sorts[:]
        """The age of each card laid."""
        self.old: i64 = 0
        """The old cards in the hand."""
        self.middle: i64 = 0
        """The middle cards in the hand."""

    def _add(self, cards: i64, fresh: i64, earlier: i64, middle_drawn: i64, new_drawn: i64) -> None:
        while cards != 0:
            card = card_at(cards, 0)
            cards -= card
            sort = highest_bit(card) // KIND_BITS
            if card > NUMBER_CARDS:
                sort = NUMBERS + OLD
                if card & fresh:
                    sort = NUMBERS + NEW
                elif card & earlier:
                    sort = NUMBERS + MIDDLE
            self.sorts = append(self.sorts, sort)
            self.middle_drawn = append(self.middle_drawn, middle_drawn)
            self.new_drawn = append(self.new_drawn, new_drawn)

    def count_ways(self, weights: vec[float]) -> None:
        """Fill the table for the weights."""
        step: i64 = 0
        while step < self.steps:
            left = self._size_before(step) - 1
            drawn = self._middle_drawn_after(step)
            total = 0.0
            old: i64 = 0
            while old <= self.old_at_start and old <= left:
                middle = left - old - self.new_drawn[step]
                if middle < 0:
                    middle = 0
                while middle <= self.middle_drawn[step] and old + middle <= left:
                    if_old = self._ways(step, OLD, old, middle, weights)
                    if_middle = self._ways(step, MIDDLE, old, middle, weights)
                    if_later = if_middle + self._ways(step, NEW, old, middle, weights)
                    cell = (step + 1) * self.layer + old * self.row + middle + drawn
                    ways = if_old + if_later
                    self.table[cell] = ways
                    if if_old > 0.0:
                        self.if_old[cell] = if_old / ways
                    if if_middle > 0.0:
                        self.if_middle[cell] = if_middle / if_later
                    total += ways
                    middle += 1
                old += 1
            step += 1
            cell = step * self.layer
            while cell < (step + 1) * self.layer:
                self.table[cell] /= total
                cell += 1

    def list_ends(self, row: i64) -> None:
        """List the ends, as cells of a layer with rows of that length."""
        self.ends = vec[i64]()
        self.end_shares = vec[float]()
        old: i64 = 0
        while old <= self.max_old:
            middle: i64 = 0
            while middle <= self.max_middle:
                part = self.table[self.steps * self.layer + old * self.row + middle]
                if part > 0.0:
                    self._insert_end(old * row + middle, part)
                middle += 1
            old += 1

    def _insert_end(self, end: i64, part: float) -> None:
        """Insert an end before less likely ones."""
        self.ends = append(self.ends, end)
        self.end_shares = append(self.end_shares, part)
        place = len(self.ends) - 1
        while place > 0 and self.end_shares[place - 1] < part:
            self.ends[place] = self.ends[place - 1]
            self.end_shares[place] = self.end_shares[place - 1]
            place -= 1
        self.ends[place] = end
        self.end_shares[place] = part

    def _size_before(self, step: i64) -> i64:
        return self.old_at_start + self.middle_drawn[step] + self.new_drawn[step] - step

    def _middle_drawn_after(self, step: i64) -> i64:
        """Return the number of middle cards drawn between a step and the next one."""
        return self.middle_drawn[step + 1] - self.middle_drawn[step]

    def _ways(self, step: i64, age: i64, old: i64, middle: i64, weights: vec[float]) -> float:
        """Return the ways in which laying a card of that age left so many old and middle ones."""
        before = step * self.layer + old * self.row + middle
        places = self._size_before(step) - old - middle
        if age == OLD:
            before += self.row
            places = old + 1
        elif age == MIDDLE:
            before += 1
            places = middle + 1
        return weights[age * SORT_COUNT + self.sorts[step]] * float(places) * self.table[before]

    def sample_ages(self, old: i64, middle: i64, counts: vec[i64], chance: Chance) -> None:
        """Sample the age of each card, backwards from the hand now, and count them by age and sort."""
        self.old = old
        self.middle = middle
        # The hottest loop: local names spare the compiler reference counts.
        if_old = self.if_old
        if_middle = self.if_middle
        middle_drawn = self.middle_drawn
        sorts = self.sorts
        ages = self.ages
        row = self.row
        layer = self.steps * self.layer
        step = self.steps - 1
        while step >= 0:
            cell = layer + old * row + middle
            middle -= middle_drawn[step + 1] - middle_drawn[step]
            age: i64 = NEW
            if bernoulli(if_old[cell], chance):
                age = OLD
                old += 1
            elif bernoulli(if_middle[cell], chance):
                age = MIDDLE
                middle += 1
            ages[step] = age
            counts[age * SORT_COUNT + sorts[step]] += 1
            layer -= self.layer
            step -= 1

    def cards_held(self, age: i64) -> i64:
        """Return the number of cards of an age in the hand."""
        if age == OLD:
            return self.old
        if age == MIDDLE:
            return self.middle
        return self.hand - self.old - self.middle

    def cards_laid(self, age: i64) -> i64:
        """Return the cards of an age that were laid, as counts by kind."""
        counts: i64 = 0
        step: i64 = 0
        while step < self.steps:
            if self.ages[step] == age:
                kind = self.sorts[step]
                if kind > NUMBERS:
                    kind = NUMBERS
                counts += _ONE << KIND_BITS * kind
            step += 1
        return counts
