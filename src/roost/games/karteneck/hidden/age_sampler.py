"""How old the cards are that all other seats laid out: a random answer, each as likely as there are ways to it.

Like cards count as different ones here: each of the seventeen 3s is a card of its own, and which of its 3s a seat laid
is an open question. Then all histories of who drew and who laid which card are equally likely, and an answer is weighed
by the histories behind it. Their number is a product:

- for every card that was laid, the places in the hand that it may have come from (`story`);
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
from roost.games.karteneck.hidden.lay_history import MIDDLE, NEW, OLD, SORTS, LayHistory, happens
from roost.games.karteneck.rules.cards import DRAWN, EARLIER, WIDTH, count

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_CELLS: Final = 24
"""Three ages times SORTS."""
_COUNTS: Final = 18
"""How many of a kind there can be, from none on."""
_CARDS: Final = 110

_BITS: Final = 26
_RANGE: Final[i64] = 1 << 26

_FEWEST: Final = 8
"""Rehearsals before the weights are fitted for the first time. Each time there are twice as many, until one of their
answers can be kept ..."""
_MOST: Final = 512
"""... or they were so many."""
_SLACK: Final = 0.1
"""So that no weight becomes nought, or endless, because of a few rehearsals."""


def _unit(chance: Chance) -> float:
    """A number from 0 up to 1, which it never is."""
    return float(chance.below(_RANGE) << _BITS | chance.below(_RANGE)) / float(_RANGE << _BITS)


def _factorials() -> list[float]:
    products = [1.0]
    for number in range(1, _CARDS + 1):
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
        self.pile: i64 = state.pile_size
        self.stories: list[LayHistory] = []
        self.hands: i64 = 0
        """How many cards the others hold."""
        self.rows: i64 = 1
        self.row: i64 = 1
        self.stock: vec[i64] = vec[i64]([0] * _CELLS)
        """The number cards of each age and kind, but for those that the seat drew itself."""
        self.counts: vec[i64] = vec[i64]([0] * _CELLS)
        """How many of them were laid, as it was drawn last."""
        self.weights: vec[float] = vec[float]([0.0] * _CELLS)
        """Of each age and sort."""
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                self._add(LayHistory(state, other))
            other += 1
        self.layer: i64 = self.rows * self.row
        self.rest: vec[float] = vec[float]([0.0] * ((len(self.stories) + 1) * self.layer))
        """A layer before each story and one at the end, with a cell for so many old and so many middle cards in the
        hands up to there: the ways in which the other hands and the pile go with them."""
        self.shares: vec[float] = vec[float]([0.0] * (_CELLS * _COUNTS))
        """For each age and kind, and so many hidden, the true factor by that which its weight stands for ..."""
        self.most: float = 1.0
        """... and the most that the product of them all can be."""
        self._take_stock(state, seat)
        self._rehearse()

    def _add(self, story: LayHistory) -> None:
        self.stories.append(story)
        self.hands += story.hand
        self.rows += story.most_old
        self.row += story.most_middle
        step: i64 = 0
        while step < story.steps:
            if story.sorts[step] < NUMBERS:
                self.stock[story.sorts[step]] += 1
            step += 1

    def _take_stock(self, state: KarteneckState, seat: i64) -> None:
        """What was laid is counted; the rest is unseen, and what is neither middle nor new is old."""
        kind: i64 = 0
        while kind < NUMBERS:
            middle = count(state.earlier, kind) - count(state.cards[EARLIER + seat], kind)
            new = count(state.fresh, kind) - count(state.cards[DRAWN + seat], kind)
            self.stock[kind] += count(self.unseen, kind) - middle - new
            self.stock[MIDDLE * SORTS + kind] = middle
            self.stock[NEW * SORTS + kind] = new
            kind += 1
        cell: i64 = 0
        while cell < _CELLS:
            self.weights[cell] = float(self.stock[cell])
            cell += 1
        # Worms show their age.
        self.weights[OLD * SORTS + NUMBERS + OLD] = 1.0
        self.weights[MIDDLE * SORTS + NUMBERS + MIDDLE] = 1.0
        self.weights[NEW * SORTS + NUMBERS + NEW] = 1.0

    def settle(self, chance: Chance) -> None:
        """Draw an answer."""
        while not happens(self.attempt(True, chance), chance):
            pass

    def hidden(self, age: i64) -> i64:
        """The number cards of an age that are in hands or in the pile."""
        cards: i64 = 0
        kind: i64 = 0
        while kind < NUMBERS:
            cell = age * SORTS + kind
            cards += (self.stock[cell] - self.counts[cell]) << WIDTH * kind
            kind += 1
        return cards

    def attempt(self, hasty: bool, chance: Chance) -> float:
        """Draw an answer by the weights; how often it is to be kept. In haste it is given up when that is never."""
        counts = self.counts
        cell: i64 = 0
        while cell < _CELLS:
            counts[cell] = 0
            cell += 1
        share = 1.0
        held: i64 = 0
        place: i64 = 0
        while place < len(self.stories) and (share > 0.0 or not hasty):
            end = self._choose(place, held, chance)
            held += end
            self.stories[place].settle(end // self.row, end % self.row, counts, chance)
            share = self._share()
            place += 1
        return share / self.most

    def _share(self) -> float:
        """The product of all shares for what was laid; 0 if that is more of an age and kind than there are."""
        stock = self.stock
        counts = self.counts
        shares = self.shares
        share = 1.0
        kind: i64 = 0
        while kind < NUMBERS:
            cell = kind
            while cell < _CELLS:
                left = stock[cell] - counts[cell]
                if left < 0:
                    return 0.0
                share *= shares[cell * _COUNTS + left]
                cell += SORTS
            kind += 1
        return share

    def _choose(self, place: i64, held: i64, chance: Chance) -> i64:
        """Draw what the hand of a story has now, one of its ends."""
        story = self.stories[place]
        ahead = (place + 1) * self.layer + held
        drawn = _unit(chance) * self.rest[place * self.layer + held]
        # The last end is left over, also if the sums differ in their last digits.
        last = len(story.ends) - 1
        number: i64 = 0
        while number < last and drawn >= 0.0:
            drawn -= story.parts[number] * self.rest[ahead + story.ends[number]]
            number += 1
        return story.ends[number - 1 if drawn < 0.0 else number]

    # Before the first answer

    def _rehearse(self) -> None:
        luck = FastChance(0)
        tries: i64 = _FEWEST
        while True:
            self._sum_up()
            laid = vec[float]([0.0] * _CELLS)
            kept = 0.0
            number: i64 = 0
            while number < tries:
                kept += self.attempt(False, luck)
                cell: i64 = 0
                while cell < _CELLS:
                    laid[cell] += float(self.counts[cell])
                    cell += 1
                number += 1
            if kept >= 1.0 or tries == _MOST:
                return
            self._fit(laid, float(tries))
            tries *= 2

    def _fit(self, laid: vec[float], tries: float) -> None:
        """Bring what was laid and what must be hidden of each age and kind nearer to what there is."""
        kind: i64 = 0
        while kind < NUMBERS:
            cell = kind
            while cell < _CELLS:
                there_are = float(self.stock[cell]) + _SLACK
                self.weights[cell] *= there_are / (laid[cell] / tries + self.weights[cell] + _SLACK)
                cell += SORTS
            kind += 1

    def _sum_up(self) -> None:
        """Fill all tables for the weights as they are."""
        self.most = 1.0
        kind: i64 = 0
        while kind < NUMBERS:
            self._share_out(kind)
            kind += 1
        for story in self.stories:
            story.sum_up(self.weights)
            story.rank(self.row)
        self._sum_up_end()
        place: i64 = len(self.stories) - 1
        rows = self.rows
        row = self.row
        while place >= 0:
            rows -= self.stories[place].most_old
            row -= self.stories[place].most_middle
            self._sum_up_before(place, rows, row)
            place -= 1

    def _share_out(self, kind: i64) -> None:
        """Scale the weights of a kind to what is hidden of it, which changes nothing else, and fill in the shares."""
        hidden = count(self.unseen, kind)
        total = self.weights[kind] + self.weights[MIDDLE * SORTS + kind] + self.weights[NEW * SORTS + kind]
        cell = kind
        while cell < _CELLS:
            if total > 0.0:
                self.weights[cell] *= max(1.0, float(hidden)) / total
            share = 1.0
            left: i64 = 0
            while left < _COUNTS:
                self.shares[cell * _COUNTS + left] = share
                left += 1
                share *= self.weights[cell] / float(left)
            cell += SORTS
        # The best way to share the hidden cards out over the ages: each where it brings most.
        old: i64 = 0
        middle: i64 = 0
        new: i64 = 0
        while hidden > 0:
            by_old = self._gain(kind, old)
            by_middle = self._gain(MIDDLE * SORTS + kind, middle)
            by_new = self._gain(NEW * SORTS + kind, new)
            if by_old >= by_middle and by_old >= by_new:
                old += 1
                self.most *= by_old
            elif by_middle >= by_new:
                middle += 1
                self.most *= by_middle
            else:
                new += 1
                self.most *= by_new
            hidden -= 1

    def _gain(self, cell: i64, left: i64) -> float:
        """By what the share of an age and kind is multiplied if one card more is hidden; 0 if there are no more."""
        return self.weights[cell] / float(left + 1) if left < self.stock[cell] else 0.0

    def _sum_up_end(self) -> None:
        """The ways to put the hidden cards of each age into their places; the new ones that nobody has are the pile."""
        old: i64 = 0
        while old < self.rows:
            middle: i64 = 0
            while middle < self.row and old + middle <= self.hands:
                ways = _FACTORIAL[old] * _FACTORIAL[middle] * _FACTORIAL[self.hands - old - middle + self.pile]
                self.rest[len(self.stories) * self.layer + old * self.row + middle] = ways
                middle += 1
            old += 1

    def _sum_up_before(self, place: i64, rows: i64, row: i64) -> None:
        """The layer before a story, where so many rows and columns can be reached."""
        story = self.stories[place]
        here = place * self.layer
        cell = here
        while cell < here + self.layer:
            self.rest[cell] = 0.0
            cell += 1
        number: i64 = 0
        while number < len(story.ends):
            self._add_ways(story.parts[number], here, self.layer + story.ends[number], rows, row)
            number += 1

    def _add_ways(self, ways: float, here: i64, ahead: i64, rows: i64, row: i64) -> None:
        """Multiply so many rows and columns that lie ahead by the ways to get there, and add them to those here."""
        rest = self.rest
        first: i64 = 0
        while first < rows:
            cell = here + first * self.row
            end = cell + row
            while cell < end:
                rest[cell] += ways * rest[cell + ahead]
                cell += 1
            first += 1
