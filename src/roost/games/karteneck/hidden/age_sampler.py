"""How old the cards are that all other seats laid out: a random answer, each as likely as there are ways to it.

Like cards count as different ones here: each of the seventeen 3s is a card of its own, and which of its 3s a seat laid
is an open question. Then all histories of who drew and who laid which card are equally likely, and an answer is weighed
by the histories behind it. Their number is a product:

- for every card that was laid, the places in the hand that it may have come from (`history`);
- for every age, the ways to put its hidden cards into their places: the factorial of their number;
- for every age and kind of number card, the ways to choose those that were laid: n! / r!, if r of n are hidden.

The last factor ties all seats and kinds together, and to sum up over all of that would take too long. Without it each
seat is a story by itself, and only the sizes of the hands tie them together. So an answer is drawn from that, with a
weight for each age and kind in place of the last factor, and is kept only as often as the true factor demands. That is
exact whatever the weights are. They decide how many answers are thrown away, and are fitted in rehearsals, with luck of
their own: the same knowledge always gives the same weights.
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
"""Three ages times SORTS."""
_HIDDEN_COUNTS: Final = 18
"""How many of a kind there can be, from none on."""
_CARD_COUNT: Final = 110

_DRAW_BITS: Final = 26
_DRAW_RANGE: Final[i64] = 1 << 26

_MIN_TRIALS: Final = 8
"""Rehearsals before the weights are fitted for the first time. Each time there are twice as many, until one of their
answers can be kept ..."""
_MAX_TRIALS: Final = 512
"""... or they were so many."""
_SMOOTHING: Final = 0.1
"""So that no weight becomes nought, or endless, because of a few rehearsals."""


def _uniform(chance: Chance) -> float:
    """A number from 0 up to 1, which it never is."""
    return float(chance.below(_DRAW_RANGE) << _DRAW_BITS | chance.below(_DRAW_RANGE)) / float(_DRAW_RANGE << _DRAW_BITS)


def _factorials() -> list[float]:
    products = [1.0]
    for number in range(1, _CARD_COUNT + 1):
        products.append(products[-1] * number)
    return products


_FACTORIAL: Final = vec[float](_factorials())


@final
class AgeSampler:
    """What one seat can work out about all others."""

    def __init__(self, state: KarteneckState, seat: i64, unseen: i64, key: vec[i64]) -> None:
        self.key: vec[i64] = key
        """What the seat knows."""
        self.unseen: i64 = unseen
        self.pile_size: i64 = state.pile_size
        self.histories: list[LayHistory] = []
        self.hands: i64 = 0
        """How many cards the others hold."""
        self.rows: i64 = 1
        self.row: i64 = 1
        self.stock: vec[i64] = vec[i64]([0] * _CELL_COUNT)
        """The number cards of each age and kind, but for those that the seat drew itself."""
        self.counts: vec[i64] = vec[i64]([0] * _CELL_COUNT)
        """How many of them were laid, as it was drawn last."""
        self.weights: vec[float] = vec[float]([0.0] * _CELL_COUNT)
        """Of each age and sort."""
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                self._add(LayHistory(state, other))
            other += 1
        self.layer: i64 = self.rows * self.row
        self.completions: vec[float] = vec[float]([0.0] * ((len(self.histories) + 1) * self.layer))
        """A layer before each story and one at the end, with a cell for so many old and so many middle cards in the
        hands up to there: the ways in which the other hands and the pile go with them."""
        self.shares: vec[float] = vec[float]([0.0] * (_CELL_COUNT * _HIDDEN_COUNTS))
        """For each age and kind, and so many hidden, the true factor by that which its weight stands for ..."""
        self.max_share: float = 1.0
        """... and the most that the product of them all can be."""
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
        """What was laid is counted; the rest is unseen, and what is neither middle nor new is old."""
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
        # Worms show their age.
        self.weights[OLD * SORT_COUNT + NUMBERS + OLD] = 1.0
        self.weights[MIDDLE * SORT_COUNT + NUMBERS + MIDDLE] = 1.0
        self.weights[NEW * SORT_COUNT + NUMBERS + NEW] = 1.0

    def sample(self, chance: Chance) -> None:
        """Draw an answer."""
        while not bernoulli(self.propose(True, chance), chance):
            pass

    def hidden(self, age: i64) -> i64:
        """The number cards of an age that are in hands or in the pile."""
        cards: i64 = 0
        kind: i64 = 0
        while kind < NUMBERS:
            cell = age * SORT_COUNT + kind
            cards += (self.stock[cell] - self.counts[cell]) << KIND_BITS * kind
            kind += 1
        return cards

    def propose(self, stop_early: bool, chance: Chance) -> float:
        """Draw an answer by the weights; how often it is to be kept. In haste it is given up when that is never."""
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
        """The product of all shares for what was laid; 0 if that is more of an age and kind than there are."""
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
        """Draw what the hand of a story has now, one of its ends."""
        history = self.histories[place]
        next_layer = (place + 1) * self.layer + held
        drawn = _uniform(chance) * self.completions[place * self.layer + held]
        # The last end is left over, also if the sums differ in their last digits.
        last = len(history.ends) - 1
        number: i64 = 0
        while number < last and drawn >= 0.0:
            drawn -= history.end_shares[number] * self.completions[next_layer + history.ends[number]]
            number += 1
        return history.ends[number - 1 if drawn < 0.0 else number]

    # Before the first answer

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
        """Bring what was laid and what must be hidden of each age and kind nearer to what there is."""
        kind: i64 = 0
        while kind < NUMBERS:
            cell = kind
            while cell < _CELL_COUNT:
                available = float(self.stock[cell]) + _SMOOTHING
                self.weights[cell] *= available / (laid[cell] / trials + self.weights[cell] + _SMOOTHING)
                cell += SORT_COUNT
            kind += 1

    def _fill_tables(self) -> None:
        """Fill all tables for the weights as they are."""
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
        """Scale the weights of a kind to what is hidden of it, which changes nothing else, and fill in the shares."""
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
        # The best way to share the hidden cards out over the ages: each where it brings most.
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
        """By what the share of an age and kind is multiplied if one card more is hidden; 0 if there are no more."""
        return self.weights[cell] / float(left + 1) if left < self.stock[cell] else 0.0

    def _fill_last_layer(self) -> None:
        """The ways to put the hidden cards of each age into their places; the new ones that nobody has are the pile."""
        old: i64 = 0
        while old < self.rows:
            middle: i64 = 0
            while middle < self.row and old + middle <= self.hands:
                ways = _FACTORIAL[old] * _FACTORIAL[middle] * _FACTORIAL[self.hands - old - middle + self.pile_size]
                self.completions[len(self.histories) * self.layer + old * self.row + middle] = ways
                middle += 1
            old += 1

    def _fill_layer(self, place: i64, rows: i64, row: i64) -> None:
        """The layer before a story, where so many rows and columns can be reached."""
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
        """Multiply so many rows and columns that lie ahead by the ways to get there, and add them to those here."""
        rest = self.completions
        first: i64 = 0
        while first < rows:
            cell = here + first * self.row
            end = cell + row
            while cell < end:
                rest[cell] += ways * rest[cell + next_layer]
                cell += 1
            first += 1
