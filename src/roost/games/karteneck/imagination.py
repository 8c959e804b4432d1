"""What a seat can know of the hidden cards, and a random deal of them that fits all of it.

Hidden from a seat are the other hands and the draw pile. Before the first shuffle of the discard pile that is all there
is to say: every card that it has not seen may be anywhere. A shuffle changes that. The discard pile was open, so
everybody knows exactly what the pile held then (`fresh`), and so also what all other hands held together. From then on
there are

- *new* cards: those of `fresh`. They lie in the pile, or were drawn since;
- *old* cards: all others that are hidden. They were in a hand at the shuffle and still are.

A seat knows the kinds that it drew itself, how many cards everybody drew, and what everybody laid out. So it knows how
many new and old cards of each kind the other hands and the pile had together. The one thing that it cannot see is
whether a number card that another seat laid out was new or old; a worm shows it by its signpost. Number cards laid by a
seat that had drawn fewer since the shuffle are old but for as many as it drew, and only the others are remembered as
possibly new (`LAID`). Once it is settled which of those are new, all is: each other hand has so many places for new
cards and so many for old ones, and cards are dealt to them at random, what is left of the new ones being the pile.

Cards laid out count as old where that is possible: what was drawn later is laid out later. With two seats this leaves
just the possibilities that fit, each as likely as the cards make it. With more, `_Reckoning` finds which cards laid out
must have been new: no seat can have laid more old cards of a kind than there were, nor hold more new cards than it
drew, nor more than its hand has room for. It never reads what another seat drew or holds, only how many.

What is not remembered is the order of several lays and of the draws between them. A seat that laid two 3s after two
draws and two 4s after the third laid at most three new cards; but once it has drawn a fourth one, nothing here tells
that from four. With three or more seats, in rare cases, more cards of one seat count as new than it could have had at
that moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.karteneck.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    LAID,
    NUMBER_CARDS,
    WIDTH,
    WORM_BITS,
    card_at,
    count,
    size,
    tally,
    tally_size,
)
from roost.games.karteneck.components import NUMBERS

if TYPE_CHECKING:
    from roost.games.karteneck.state import KarteneckState

_NOWHERE: Final = -1


def imagine(state: KarteneckState, seat: i64, chance: Chance) -> None:
    """Deal all cards that the seat cannot see to the other hands and the pile, as they could lie."""
    unseen = DECK - state.discard - state.cards[seat]
    laid: i64 = 0
    other: i64 = 0
    while other < state.seats:
        unseen -= state.cards[DISPLAY + other]
        if other != seat:
            laid += state.cards[LAID + other] & NUMBER_CARDS
        other += 1
    new = (state.fresh & NUMBER_CARDS) - (state.cards[DRAWN + seat] & NUMBER_CARDS)
    reckoning = _Reckoning(state, seat, unseen & NUMBER_CARDS, new, laid)
    reckoning.settle(chance)
    pool = new | ((unseen & state.fresh) >> WORM_BITS) << WORM_BITS
    other = 0
    while other < state.seats:
        pool -= reckoning.new[other]
        other += 1
    old = unseen - pool
    pool_size = size(pool)
    old_size = size(old)
    other = 0
    while other < state.seats:
        if other != seat:
            shown = reckoning.new[other] + ((state.cards[LAID + other] >> WORM_BITS) << WORM_BITS)
            places = tally_size(state.cards[DRAWN + other]) - tally_size(shown)
            places_for_old = size(state.cards[other]) - places
            hand: i64 = 0
            while places > 0:
                card = card_at(pool, chance.below(pool_size))
                pool -= card
                pool_size -= 1
                hand += card
                places -= 1
            state.cards[DRAWN + other] = tally(hand) + shown
            while places_for_old > 0:
                card = card_at(old, chance.below(old_size))
                old -= card
                old_size -= 1
                hand += card
                places_for_old -= 1
            state.cards[other] = hand
        other += 1
    state.pile = pool


@final
class _Reckoning:
    """How many of the number cards that each other seat laid out were new.

    They are a table of seats and kinds, with bounds for every entry and for the sum of every row and column. What is
    laid out counts as old at first; then, for each sum that is too low, an entry is raised, and others are shifted on
    a path to where there is room. Seats and kinds are the *nodes* of that path: 0-4 the kinds, 5-10 the seats.
    """

    def __init__(self, state: KarteneckState, seat: i64, unseen: i64, new: i64, laid: i64) -> None:
        self.state: KarteneckState = state
        self.seat: i64 = seat
        self.unseen: i64 = unseen
        self.fresh: i64 = new
        """New number cards of each kind that others can have drawn."""
        self.new: vec[i64] = state.cards[LAID:]
        """The table, a packed row for each seat."""
        self.least: vec[i64] = state.cards[LAID:]
        """What no entry can be below."""
        old = unseen + laid - new
        other: i64 = 0
        while other < state.seats:
            row: i64 = 0
            if other != seat:
                kind: i64 = 0
                while kind < NUMBERS:
                    surplus = count(state.cards[LAID + other], kind) - count(old, kind)
                    if surplus > 0:
                        row += surplus << WIDTH * kind
                    kind += 1
            self.new[other] = row
            self.least[other] = row
            other += 1

    def settle(self, chance: Chance) -> None:
        """Raise sums that are too low."""
        nodes = NUMBERS + self.state.seats
        node: i64 = 0
        while node < nodes:
            if node != NUMBERS + self.seat:
                lacking = self._fewest(node) - self._sum(node)
                while lacking > 0:
                    self._raise(node, chance.below(nodes))
                    lacking -= 1
            node += 1

    def _sum(self, node: i64) -> i64:
        if node >= NUMBERS:
            return tally_size(self.new[node - NUMBERS])
        number: i64 = 0
        other: i64 = 0
        while other < self.state.seats:
            number += count(self.new[other], node)
            other += 1
        return number

    def _most(self, node: i64) -> i64:
        """New cards that a kind has; for a seat, those that it drew and that it did not show to be worms."""
        if node < NUMBERS:
            return count(self.fresh, node)
        other = node - NUMBERS
        return tally_size(self.state.cards[DRAWN + other]) - (self.state.cards[LAID + other] >> WORM_BITS)

    def _fewest(self, node: i64) -> i64:
        """The same, but for those that can be hidden: somewhere, or in the hand of the seat."""
        if node < NUMBERS:
            return self._most(node) - count(self.unseen, node)
        return self._most(node) - size(self.state.cards[node - NUMBERS])

    def _raise(self, source: i64, start: i64) -> None:
        """Raise the sum of a node by one: find the shortest path to one that can give or take, and shift along it."""
        nodes = NUMBERS + self.state.seats
        came_from = [_NOWHERE] * nodes
        came_from[source] = int(source)
        reached = [int(source)]
        at = 0
        # There is a path: the cards do lie somewhere.
        while True:
            node = reached[at]
            raising = (node < NUMBERS) == (source < NUMBERS)
            if node != source and self._gives(node, raising):
                break
            for step in range(nodes):
                other = (start + step) % nodes
                if came_from[other] == _NOWHERE and self._can_shift(node, other, raising):
                    came_from[other] = node
                    reached.append(int(other))
            at += 1
        while node != source:
            before = came_from[node]
            self._shift(before, node, 1 if (before < NUMBERS) == (source < NUMBERS) else -1)
            node = before

    def _gives(self, node: i64, raising: bool) -> bool:
        """Whether a path can end here: a node of the other sort takes one more, one of the same sort does with less."""
        if raising:
            return self._sum(node) > self._fewest(node)
        return self._sum(node) < self._most(node)

    def _can_shift(self, node: i64, other: i64, raising: bool) -> bool:
        """Whether the entry between two nodes can be raised, or lowered."""
        if (node < NUMBERS) == (other < NUMBERS):
            return False
        kind = min(node, other)
        seat = max(node, other) - NUMBERS
        if seat == self.seat:
            return False
        entry = count(self.new[seat], kind)
        if raising:
            return entry < count(self.state.cards[LAID + seat], kind)
        return entry > count(self.least[seat], kind)

    def _shift(self, node: i64, other: i64, change: i64) -> None:
        seat = max(node, other) - NUMBERS
        self.new[seat] += change << WIDTH * min(node, other)
