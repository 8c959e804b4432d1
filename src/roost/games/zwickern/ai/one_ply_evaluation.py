"""A one-ply evaluation of moves: points won at once, the opponents' best replies and the seat's own next buy.

It uses only what the seat knows: its own hand, the sizes of the other hands, and all cards that lie or lay open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.ai.buying_potential import BuyingPotential
from roost.games.zwickern.components import (
    BIT,
    CARDS_OF_VALUE,
    CLAWS,
    HIGH,
    KINDS,
    LATER_HAND_SIZE,
    LOW,
    MAX_VALUE,
    ONE_CARD,
    heap_size,
    round_count,
    side_of,
)
from roost.games.zwickern.rules.items import card_count, high_value, is_fresh, last_seat, loose, low_value, pile
from roost.games.zwickern.rules.moves import BUILD, BUY, ITEM_BITS, OPEN, action_of, formula_value, kind_played, rest_of
from roost.games.zwickern.rules.state import ZwickernState

# Tuned in thousands of games between variants. A centipoint is a hundredth of a point.
_CLAW_CENTIPOINTS: Final = 100
_CARD_CENTIPOINTS: Final = 25
"""Most of the 55 cards bring three points."""
_ZWICK_CENTIPOINTS: Final = 100
_PENALTY_CENTIPOINTS: Final = 3000
_NEXT_BUY_PERCENT: Final = 130
"""The worth of the seat's own next buy, relative to a buy now; above 100, since cards in hand allow later buys."""
_LAID_CARD_LOSS_PERCENT: Final = 40
"""The share of a card's worth that is lost by laying it or building with it."""
_KEPT_VALUE_CENTIPOINTS: Final = 3
"""The worth of keeping a card, per point of its value: high cards buy more."""
_MAX_BUY_GAP_CENTIPOINTS: Final = 300
"""Buys that are worse than the best one by more than this are not candidates."""
_MANY_BUYS: Final = 100
"""With this many buys, only the best ones are candidates."""
_MINUS_INFINITY: Final = -(1 << 40)
_PROBABILITY_ONE: Final = 1 << 20
"""Probabilities are integers up to this, so that bots choose the same on every machine."""


@final
class OnePlyEvaluation:
    """The evaluation of all moves of the seat on turn."""

    def __init__(self, state: ZwickernState) -> None:
        self.state: ZwickernState = state
        self.seat: i64 = state.turn
        self.hand: i64 = state.hand_of(state.turn)
        self.unseen: i64 = state.unseen_by(state.turn)
        self.unseen_count: i64 = heap_size(self.unseen)
        self.wanted: i64 = _value_mask(self.unseen) | _value_mask(self.hand)
        self.item_worths: vec[i64] = _item_worths(state)
        self.others_card_count: i64 = 0
        self.opponent_hand_sizes: vec[i64] = vec[i64]()
        """The hand size of each opponent at its next turn."""
        self.buying_potential: BuyingPotential = BuyingPotential()
        self.table_groups: BuyingPotential = BuyingPotential()
        """The groups before the move; most moves only add a card."""
        self.table_groups.find_groups(state.items, self.item_worths)
        self.buyer_count: i64 = 0
        """The number of kinds of unseen cards that can buy something after the move."""
        self.buyer_kinds: vec[i64] = vec[i64]([0] * KINDS)
        """These kinds, by decreasing gain."""
        self.buyer_gains: vec[i64] = vec[i64]([0] * KINDS)
        self.buyer_targets: vec[i64] = vec[i64]([0] * KINDS)
        """The items that each kind would take, a bit each."""
        for offset in range(1, state.seats):
            seat = (state.turn + offset) % state.seats
            size = heap_size(state.hand_of(seat))
            self.others_card_count += size
            if size == 0 and state.round < round_count(state.seats):
                size = LATER_HAND_SIZE
            if side_of(seat, state.seats) != side_of(state.turn, state.seats):
                self.opponent_hand_sizes = append(self.opponent_hand_sizes, size)

    # Candidate moves

    def min_buy_gain(self, moves: tuple[int, ...]) -> i64:
        """Return the least gain of a buy that is a candidate."""
        best_gain: i64 = _MINUS_INFINITY
        count: i64 = 0
        for move in moves:
            if action_of(move) == BUY:
                count += 1
                gain = self._buy_gain(move)
                if gain > best_gain:
                    best_gain = gain
        if count < _MANY_BUYS:
            best_gain -= _MAX_BUY_GAP_CENTIPOINTS
        return best_gain

    def is_candidate(self, move: i64, min_gain: i64) -> bool:
        """Accept good buys, builds that the rest of the hand can buy, and open lays."""
        if action_of(move) == BUY:
            return self._buy_gain(move) >= min_gain
        if action_of(move) == BUILD:
            return _find_buyer(self.hand - ONE_CARD[kind_played(move)], self._pile_value(move)) >= 0
        return rest_of(move) == OPEN

    # Evaluation

    def worth(self, move: i64) -> i64:
        """Return the gain now and next, minus expected gains of the opponents and penalties, in centipoints."""
        kind = kind_played(move)
        chosen = rest_of(move)
        items = self.state.items[:]
        item_worths = self.item_worths[:]
        worth: i64 = 0
        if action_of(move) == BUY:
            worth = self._buy_gain(move)
            items = _without(items, chosen)
            item_worths = _without(item_worths, chosen)
            self.buying_potential.evaluate(items, item_worths, self.wanted)
        else:
            worth = -_LAID_CARD_LOSS_PERCENT * _card_worth(kind) // 100 - _KEPT_VALUE_CENTIPOINTS * HIGH[kind]
            if action_of(move) == BUILD:
                place = chosen & 63
                items[place] = pile(kind, self._pile_value(move), self.seat, card_count(items[place]) + 1)
                item_worths[place] += _card_worth(kind)
                self.buying_potential.evaluate(items, item_worths, self.wanted)
            else:
                items = append(items, loose(kind))
                item_worths = append(item_worths, _card_worth(kind))
                self.buying_potential.evaluate_new_item(self.table_groups, items, item_worths, self.wanted)
        left = self.hand - ONE_CARD[kind]
        self._rank_buyers(BIT[len(items)] - 1)
        for size in self.opponent_hand_sizes:
            worth -= self._expected_gain(size)
        return (
            worth
            + _NEXT_BUY_PERCENT * self._next_buy_gain(left, BIT[len(items)] - 1) // 100
            - self._penalty_balance(items, left)
        )

    def _buy_gain(self, move: i64) -> i64:
        """Return the immediate gain of a buy."""
        gain = _card_worth(kind_played(move))
        chosen = rest_of(move)
        if chosen == BIT[len(self.item_worths)] - 1:
            gain += _ZWICK_CENTIPOINTS
        index: i64 = 0
        while chosen != 0:
            if chosen & 1:
                gain += self.item_worths[index]
            chosen >>= 1
            index += 1
        return gain

    def _pile_value(self, move: i64) -> i64:
        """Return the value of the pile that a build makes."""
        kind = kind_played(move)
        item = self.state.items[rest_of(move) & 63]
        return formula_value(LOW[kind], HIGH[kind], low_value(item), high_value(item), rest_of(move) >> ITEM_BITS)

    def _rank_buyers(self, all_items: i64) -> None:
        """List the kinds of unseen cards that can buy something, by decreasing gain."""
        buyer_kinds = self.buyer_kinds
        buyer_gains = self.buyer_gains
        buyer_targets = self.buyer_targets
        buyer_count: i64 = 0
        kind: i64 = 0
        unseen = self.unseen
        while unseen != 0:
            gain: i64 = 0
            if unseen & 7:
                gain = self._gain_with(kind, all_items)
            if gain > 0:
                place = buyer_count
                while place > 0 and buyer_gains[place - 1] < gain:
                    buyer_kinds[place] = buyer_kinds[place - 1]
                    buyer_gains[place] = buyer_gains[place - 1]
                    buyer_targets[place] = buyer_targets[place - 1]
                    place -= 1
                buyer_kinds[place] = kind
                buyer_gains[place] = gain
                buyer_targets[place] = self.buying_potential.taken[self._best_value(kind)]
                buyer_count += 1
            unseen >>= 3
            kind += 1
        self.buyer_count = buyer_count

    def _best_value(self, kind: i64) -> i64:
        """Return the value with which a card buys more."""
        low = LOW[kind]
        high = HIGH[kind]
        if high != low and self.buying_potential.worths[high] > self.buying_potential.worths[low]:
            return high
        return low

    def _gain_with(self, kind: i64, all_items: i64) -> i64:
        """Return the gain of the best buy with a card, itself included; 0 if it buys nothing."""
        value = self._best_value(kind)
        worth = self.buying_potential.worths[value]
        if worth == 0:
            return 0
        worth += _card_worth(kind)
        if self.buying_potential.taken[value] == all_items:
            worth += _ZWICK_CENTIPOINTS
        return worth

    def _expected_gain(self, cards: i64) -> i64:
        """Return the expected best gain of a hand with this many unseen cards."""
        total: i64 = 0
        none_before: i64 = _PROBABILITY_ONE
        buying_cards: i64 = 0
        place: i64 = 0
        while place < self.buyer_count:
            buying_cards += (self.unseen >> 3 * self.buyer_kinds[place]) & 7
            none_now = self._chance_of_none(buying_cards, cards)
            total += (none_before - none_now) * self.buyer_gains[place]
            none_before = none_now
            place += 1
        return total // _PROBABILITY_ONE

    def _chance_of_none(self, buying_cards: i64, cards: i64) -> i64:
        """Return the probability that none of `cards` random unseen cards is one of the `buying_cards`."""
        chance: i64 = _PROBABILITY_ONE
        number: i64 = 0
        while number < cards:
            if self.unseen_count - buying_cards <= number:
                return 0
            chance = chance * (self.unseen_count - buying_cards - number) // (self.unseen_count - number)
            number += 1
        return chance

    def _next_buy_gain(self, left: i64, all_items: i64) -> i64:
        """Return the best next buy of the hand, weighted by the probability that nobody takes part of it before."""
        best_gain: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (left >> 3 * kind) & 7:
                gain = self._gain_with(kind, all_items)
                if gain > best_gain:
                    target = self.buying_potential.taken[self._best_value(kind)]
                    buying_cards: i64 = 0
                    place: i64 = 0
                    while place < self.buyer_count:
                        if self.buyer_targets[place] & target:
                            buying_cards += (self.unseen >> 3 * self.buyer_kinds[place]) & 7
                        place += 1
                    worth = gain * self._chance_of_none(buying_cards, self.others_card_count) // _PROBABILITY_ONE
                    if worth > best_gain:
                        best_gain = worth
            kind += 1
        return best_gain

    def _penalty_balance(self, items: vec[i64], left: i64) -> i64:
        """Return the expected penalties of the own side minus those of the other sides (Z10)."""
        total: i64 = 0
        own = side_of(self.seat, self.state.seats)
        settled: i64 = 0
        for item in items:
            if not is_fresh(item):
                continue
            seat = last_seat(item)
            value = low_value(item)
            if seat != self.seat:
                if self.state.hand_of(seat) == 0:
                    if side_of(seat, self.state.seats) == own:
                        total += _PENALTY_CENTIPOINTS
                    else:
                        total -= _PENALTY_CENTIPOINTS
            elif value > MAX_VALUE or (settled >> value) & 1 == 0:
                buyer = _find_buyer(left, value)
                if buyer < 0:
                    total += _PENALTY_CENTIPOINTS
                else:
                    # Each value needs a card of its own, which takes all piles of that value.
                    left -= ONE_CARD[buyer]
                    settled |= BIT[value]
        return total


def _card_worth(kind: i64) -> i64:
    """Return the worth of taking a card."""
    return _CARD_CENTIPOINTS + _CLAW_CENTIPOINTS * CLAWS[kind]


def _item_worths(state: ZwickernState) -> vec[i64]:
    """Return the worth of the cards of each item."""
    item_worths = vec[i64](capacity=16)
    at: i64 = 0
    for item in state.items:
        worth: i64 = 0
        end = at + card_count(item)
        while at < end:
            worth += _card_worth(state.cards[at])
            at += 1
        item_worths = append(item_worths, worth)
    return item_worths


def _value_mask(heap: i64) -> i64:
    """Return a bit for each value of the cards of a heap."""
    values: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (heap >> 3 * kind) & 7:
            values |= BIT[LOW[kind]] | BIT[HIGH[kind]]
        kind += 1
    return values


def _find_buyer(heap: i64, value: i64) -> i64:
    """Return the kind of a card with this value in the heap, or -1."""
    if value > MAX_VALUE:
        return -1
    return (int(heap & CARDS_OF_VALUE[value]).bit_length() + 2) // 3 - 1


def _without(entries: vec[i64], chosen: i64) -> vec[i64]:
    """Return the entries of the items that were not chosen."""
    left = vec[i64](capacity=16)
    index: i64 = 0
    while index < len(entries):
        if (chosen >> index) & 1 == 0:
            left = append(left, entries[index])
        index += 1
    return left


def best_move(state: ZwickernState) -> i64:
    """Return the move with the best one-ply evaluation."""
    evaluation = OnePlyEvaluation(state)
    moves = state.moves()
    min_gain = evaluation.min_buy_gain(moves)
    best: i64 = -1
    best_gain: i64 = _MINUS_INFINITY
    for move in moves:
        if evaluation.is_candidate(move, min_gain):
            worth = evaluation.worth(move)
            if worth > best_gain:
                best_gain = worth
                best = move
    return best
