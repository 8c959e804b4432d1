"""What a move of Zwickern promises, seen one move ahead: what it wins, gives away and makes ready.

Only what the seat knows is used: its own hand, how many cards the others hold, and everything that lies or lay open.
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

# What things are worth, in hundredths of a point. Found by playing thousands of games against one another.
_CLAW_CENTIPOINTS: Final = 100
_CARD_CENTIPOINTS: Final = 25
"""Three points for the most of 55 cards."""
_ZWICK_CENTIPOINTS: Final = 100
_PENALTY_CENTIPOINTS: Final = 3000
_NEXT_BUY_PERCENT: Final = 130
"""What the own next buy is worth, in hundredths of one now: whatever stays in the hand is good for later ones, too."""
_LAID_CARD_LOSS_PERCENT: Final = 40
"""How much of a card is lost by laying it or building with it, in hundredths."""
_KEPT_VALUE_CENTIPOINTS: Final = 3
"""High cards buy more, and are kept: so much for each that a card counts."""
_MAX_BUY_GAP_CENTIPOINTS: Final = 300
"""A buy that brings so much less than the best one is not worth a second thought."""
_MANY_BUYS: Final = 100
"""Of so many buys only the best are."""
_MINUS_INFINITY: Final = -(1 << 40)
_PROBABILITY_ONE: Final = 1 << 20
"""Chances are whole numbers up to this: so a bot chooses the same on every machine."""


@final
class OnePlyEvaluation:
    """What the seat on turn knows, and what it expects of its moves."""

    def __init__(self, state: ZwickernState) -> None:
        self.state: ZwickernState = state
        self.seat: i64 = state.turn
        self.hand: i64 = state.hand_of(state.turn)
        self.unseen: i64 = state.unseen_by(state.turn)
        self.unseen_count: i64 = heap_size(self.unseen)
        self.wanted: i64 = _value_mask(self.unseen) | _value_mask(self.hand)
        self.item_worths: vec[i64] = _item_worths(state)
        """What the items of the table are worth."""
        self.others_card_count: i64 = 0
        """How many cards the others hold together."""
        self.opponent_hand_sizes: vec[i64] = vec[i64]()
        """How many cards each opponent can choose from when it is on turn next."""
        self.buying_potential: BuyingPotential = BuyingPotential()
        self.table_groups: BuyingPotential = BuyingPotential()
        """The groups of the table as it lies: most moves only lay a card beside it."""
        self.table_groups.find_groups(state.items, self.item_worths)
        self.buyer_count: i64 = 0
        """How many kinds of unseen cards could buy something on the table that is looked at ..."""
        self.buyer_kinds: vec[i64] = vec[i64]([0] * KINDS)
        """... which ones, those that win most first ..."""
        self.buyer_gains: vec[i64] = vec[i64]([0] * KINDS)
        """... how much they win ..."""
        self.buyer_targets: vec[i64] = vec[i64]([0] * KINDS)
        """... and what they would take, a bit for each item."""
        for offset in range(1, state.seats):
            seat = (state.turn + offset) % state.seats
            size = heap_size(state.hand_of(seat))
            self.others_card_count += size
            if size == 0 and state.round < round_count(state.seats):
                size = LATER_HAND_SIZE
            if side_of(seat, state.seats) != side_of(state.turn, state.seats):
                self.opponent_hand_sizes = append(self.opponent_hand_sizes, size)

    # Which moves to think about

    def min_buy_gain(self, moves: tuple[int, ...]) -> i64:
        """What a buy must bring to be worth a thought."""
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
        """Good buys, what the hand can buy again once it is built, and cards laid open."""
        if action_of(move) == BUY:
            return self._buy_gain(move) >= min_gain
        if action_of(move) == BUILD:
            return _find_buyer(self.hand - ONE_CARD[kind_played(move)], self._pile_value(move)) >= 0
        return rest_of(move) == OPEN

    # What a move is worth

    def worth(self, move: i64) -> i64:
        """What it wins now and next, what it leaves to the others, and penalties."""
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
        """What a buy wins at once."""
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
        """The value that a build gives to its pile."""
        kind = kind_played(move)
        item = self.state.items[rest_of(move) & 63]
        return formula_value(LOW[kind], HIGH[kind], low_value(item), high_value(item), rest_of(move) >> ITEM_BITS)

    def _rank_buyers(self, all_items: i64) -> None:
        """See what each kind of unseen card could buy, and put first what wins most."""
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
        """The value as which a card buys best."""
        low = LOW[kind]
        high = HIGH[kind]
        if high != low and self.buying_potential.worths[high] > self.buying_potential.worths[low]:
            return high
        return low

    def _gain_with(self, kind: i64, all_items: i64) -> i64:
        """What a card could win, itself included; 0 if it buys nothing."""
        value = self._best_value(kind)
        worth = self.buying_potential.worths[value]
        if worth == 0:
            return 0
        worth += _card_worth(kind)
        if self.buying_potential.taken[value] == all_items:
            worth += _ZWICK_CENTIPOINTS
        return worth

    def _expected_gain(self, cards: i64) -> i64:
        """What somebody with so many of the unseen cards wins on the average, who always takes the best."""
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
        """The chance that so many of the unseen cards are none of the able ones."""
        chance: i64 = _PROBABILITY_ONE
        number: i64 = 0
        while number < cards:
            if self.unseen_count - buying_cards <= number:
                return 0
            chance = chance * (self.unseen_count - buying_cards - number) // (self.unseen_count - number)
            number += 1
        return chance

    def _next_buy_gain(self, left: i64, all_items: i64) -> i64:
        """The best that the hand can buy next, by the chance that nobody else would have taken of it before."""
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
        """Z10: piles that nobody will take away in time, by what we see: our own are a loss, the others' a gain."""
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
                    # One card for each: but it takes all piles of the same value.
                    left -= ONE_CARD[buyer]
                    settled |= BIT[value]
        return total


def _card_worth(kind: i64) -> i64:
    """What a card is worth to whoever takes it."""
    return _CARD_CENTIPOINTS + _CLAW_CENTIPOINTS * CLAWS[kind]


def _item_worths(state: ZwickernState) -> vec[i64]:
    """What the cards of each item are worth."""
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
    """A bit for each value of the cards of a heap."""
    values: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (heap >> 3 * kind) & 7:
            values |= BIT[LOW[kind]] | BIT[HIGH[kind]]
        kind += 1
    return values


def _find_buyer(heap: i64, value: i64) -> i64:
    """A card of the heap that has this value, or -1."""
    if value > MAX_VALUE:
        return -1
    return (int(heap & CARDS_OF_VALUE[value]).bit_length() + 2) // 3 - 1


def _without(entries: vec[i64], chosen: i64) -> vec[i64]:
    """The entries of the items that were not chosen."""
    left = vec[i64](capacity=16)
    index: i64 = 0
    while index < len(entries):
        if (chosen >> index) & 1 == 0:
            left = append(left, entries[index])
        index += 1
    return left


def best_move(state: ZwickernState) -> i64:
    """The move that promises most."""
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
