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
    CLAWS,
    DEAREST,
    HIGH,
    KINDS,
    LATER_HAND,
    LOW,
    UNIT,
    WORTH,
    heap_size,
    rounds,
    side_of,
)
from roost.games.zwickern.rules.items import card_count, high_value, is_fresh, last_seat, loose, low_value, pile
from roost.games.zwickern.rules.moves import BUILD, BUY, ITEM_BITS, OPEN, action_of, kind_played, reckon, rest_of
from roost.games.zwickern.rules.state import ZwickernState

# What things are worth, in hundredths of a point. Found by playing thousands of games against one another.
_CLAW: Final = 100
_CARD: Final = 25
"""Three points for the most of 55 cards."""
_ZWICK: Final = 100
_PENALTY: Final = 3000
_NEXT: Final = 130
"""What the own next buy is worth, in hundredths of one now: whatever stays in the hand is good for later ones, too."""
_LAID: Final = 40
"""How much of a card is lost by laying it or building with it, in hundredths."""
_KEPT: Final = 3
"""High cards buy more, and are kept: so much for each that a card counts."""
_FAR: Final = 300
"""A buy that brings so much less than the best one is not worth a second thought."""
_MANY: Final = 100
"""Of so many buys only the best are."""
_NEVER: Final = -(1 << 40)
_CERTAIN: Final = 1 << 20
"""Chances are whole numbers up to this: so a bot chooses the same on every machine."""


@final
class OnePlyEvaluation:
    """What the seat on turn knows, and what it expects of its moves."""

    def __init__(self, state: ZwickernState) -> None:
        self.state: ZwickernState = state
        self.seat: i64 = state.turn
        self.hand: i64 = state.hand_of(state.turn)
        self.unseen: i64 = state.unseen_by(state.turn)
        self.size: i64 = heap_size(self.unseen)
        self.wanted: i64 = _values(self.unseen) | _values(self.hand)
        self.prices: vec[i64] = _prices(state)
        """What the items of the table are worth."""
        self.held: i64 = 0
        """How many cards the others hold together."""
        self.threats: vec[i64] = vec[i64]()
        """How many cards each opponent can choose from when it is on turn next."""
        self.outlook: BuyingPotential = BuyingPotential()
        self.known: BuyingPotential = BuyingPotential()
        """The groups of the table as it lies: most moves only lay a card beside it."""
        self.known.find_groups(state.items, self.prices)
        self.found: i64 = 0
        """How many kinds of unseen cards could buy something on the table that is looked at ..."""
        self.kinds: vec[i64] = vec[i64]([0] * KINDS)
        """... which ones, those that win most first ..."""
        self.wins: vec[i64] = vec[i64]([0] * KINDS)
        """... how much they win ..."""
        self.targets: vec[i64] = vec[i64]([0] * KINDS)
        """... and what they would take, a bit for each item."""
        for offset in range(1, state.seats):
            seat = (state.turn + offset) % state.seats
            size = heap_size(state.hand_of(seat))
            self.held += size
            if size == 0 and state.round < rounds(state.seats):
                size = LATER_HAND
            if side_of(seat, state.seats) != side_of(state.turn, state.seats):
                self.threats = append(self.threats, size)

    # Which moves to think about

    def least_gain(self, moves: tuple[int, ...]) -> i64:
        """What a buy must bring to be worth a thought."""
        most: i64 = _NEVER
        count: i64 = 0
        for move in moves:
            if action_of(move) == BUY:
                count += 1
                gain = self._gain(move)
                if gain > most:
                    most = gain
        if count < _MANY:
            most -= _FAR
        return most

    def is_worth_a_thought(self, move: i64, least: i64) -> bool:
        """Good buys, what the hand can buy again once it is built, and cards laid open."""
        if action_of(move) == BUY:
            return self._gain(move) >= least
        if action_of(move) == BUILD:
            return _buyer(self.hand - UNIT[kind_played(move)], self._announced(move)) >= 0
        return rest_of(move) == OPEN

    # What a move is worth

    def worth(self, move: i64) -> i64:
        """What it wins now and next, what it leaves to the others, and penalties."""
        kind = kind_played(move)
        chosen = rest_of(move)
        items = self.state.items[:]
        prices = self.prices[:]
        worth: i64 = 0
        if action_of(move) == BUY:
            worth = self._gain(move)
            items = _without(items, chosen)
            prices = _without(prices, chosen)
            self.outlook.look(items, prices, self.wanted)
        else:
            worth = -_LAID * _price(kind) // 100 - _KEPT * HIGH[kind]
            if action_of(move) == BUILD:
                place = chosen & 63
                items[place] = pile(kind, self._announced(move), self.seat, card_count(items[place]) + 1)
                prices[place] += _price(kind)
                self.outlook.look(items, prices, self.wanted)
            else:
                items = append(items, loose(kind))
                prices = append(prices, _price(kind))
                self.outlook.look_at_one_more(self.known, items, prices, self.wanted)
        left = self.hand - UNIT[kind]
        self._sort(BIT[len(items)] - 1)
        for size in self.threats:
            worth -= self._expected(size)
        return worth + _NEXT * self._next(left, BIT[len(items)] - 1) // 100 - self._fines(items, left)

    def _gain(self, move: i64) -> i64:
        """What a buy wins at once."""
        gain = _price(kind_played(move))
        chosen = rest_of(move)
        if chosen == BIT[len(self.prices)] - 1:
            gain += _ZWICK
        index: i64 = 0
        while chosen != 0:
            if chosen & 1:
                gain += self.prices[index]
            chosen >>= 1
            index += 1
        return gain

    def _announced(self, move: i64) -> i64:
        """The value that a build gives to its pile."""
        kind = kind_played(move)
        item = self.state.items[rest_of(move) & 63]
        return reckon(LOW[kind], HIGH[kind], low_value(item), high_value(item), rest_of(move) >> ITEM_BITS)

    def _sort(self, everything: i64) -> None:
        """See what each kind of unseen card could buy, and put first what wins most."""
        kinds = self.kinds
        wins = self.wins
        targets = self.targets
        found: i64 = 0
        kind: i64 = 0
        unseen = self.unseen
        while unseen != 0:
            win: i64 = 0
            if unseen & 7:
                win = self._win(kind, everything)
            if win > 0:
                place = found
                while place > 0 and wins[place - 1] < win:
                    kinds[place] = kinds[place - 1]
                    wins[place] = wins[place - 1]
                    targets[place] = targets[place - 1]
                    place -= 1
                kinds[place] = kind
                wins[place] = win
                targets[place] = self.outlook.taken[self._value(kind)]
                found += 1
            unseen >>= 3
            kind += 1
        self.found = found

    def _value(self, kind: i64) -> i64:
        """The value as which a card buys best."""
        low = LOW[kind]
        high = HIGH[kind]
        if high != low and self.outlook.worths[high] > self.outlook.worths[low]:
            return high
        return low

    def _win(self, kind: i64, everything: i64) -> i64:
        """What a card could win, itself included; 0 if it buys nothing."""
        value = self._value(kind)
        worth = self.outlook.worths[value]
        if worth == 0:
            return 0
        worth += _price(kind)
        if self.outlook.taken[value] == everything:
            worth += _ZWICK
        return worth

    def _expected(self, cards: i64) -> i64:
        """What somebody with so many of the unseen cards wins on the average, who always takes the best."""
        total: i64 = 0
        before: i64 = _CERTAIN
        able: i64 = 0
        place: i64 = 0
        while place < self.found:
            able += (self.unseen >> 3 * self.kinds[place]) & 7
            none = self._none_of(able, cards)
            total += (before - none) * self.wins[place]
            before = none
            place += 1
        return total // _CERTAIN

    def _none_of(self, able: i64, cards: i64) -> i64:
        """The chance that so many of the unseen cards are none of the able ones."""
        chance: i64 = _CERTAIN
        number: i64 = 0
        while number < cards:
            if self.size - able <= number:
                return 0
            chance = chance * (self.size - able - number) // (self.size - number)
            number += 1
        return chance

    def _next(self, left: i64, everything: i64) -> i64:
        """The best that the hand can buy next, by the chance that nobody else would have taken of it before."""
        most: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (left >> 3 * kind) & 7:
                win = self._win(kind, everything)
                if win > most:
                    target = self.outlook.taken[self._value(kind)]
                    able: i64 = 0
                    place: i64 = 0
                    while place < self.found:
                        if self.targets[place] & target:
                            able += (self.unseen >> 3 * self.kinds[place]) & 7
                        place += 1
                    worth = win * self._none_of(able, self.held) // _CERTAIN
                    if worth > most:
                        most = worth
            kind += 1
        return most

    def _fines(self, items: vec[i64], left: i64) -> i64:
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
                        total += _PENALTY
                    else:
                        total -= _PENALTY
            elif value > DEAREST or (settled >> value) & 1 == 0:
                buyer = _buyer(left, value)
                if buyer < 0:
                    total += _PENALTY
                else:
                    # One card for each: but it takes all piles of the same value.
                    left -= UNIT[buyer]
                    settled |= BIT[value]
        return total


def _price(kind: i64) -> i64:
    """What a card is worth to whoever takes it."""
    return _CARD + _CLAW * CLAWS[kind]


def _prices(state: ZwickernState) -> vec[i64]:
    """What the cards of each item are worth."""
    prices = vec[i64](capacity=16)
    at: i64 = 0
    for item in state.items:
        price: i64 = 0
        end = at + card_count(item)
        while at < end:
            price += _price(state.cards[at])
            at += 1
        prices = append(prices, price)
    return prices


def _values(heap: i64) -> i64:
    """A bit for each value of the cards of a heap."""
    values: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (heap >> 3 * kind) & 7:
            values |= BIT[LOW[kind]] | BIT[HIGH[kind]]
        kind += 1
    return values


def _buyer(heap: i64, value: i64) -> i64:
    """A card of the heap that has this value, or -1."""
    if value > DEAREST:
        return -1
    return (int(heap & WORTH[value]).bit_length() + 2) // 3 - 1


def _without(entries: vec[i64], chosen: i64) -> vec[i64]:
    """The entries of the items that were not chosen."""
    left = vec[i64](capacity=16)
    index: i64 = 0
    while index < len(entries):
        if (chosen >> index) & 1 == 0:
            left = append(left, entries[index])
        index += 1
    return left


def likely(state: ZwickernState) -> i64:
    """The move that promises most."""
    prospect = OnePlyEvaluation(state)
    moves = state.moves()
    least = prospect.least_gain(moves)
    best: i64 = -1
    most: i64 = _NEVER
    for move in moves:
        if prospect.is_worth_a_thought(move, least):
            worth = prospect.worth(move)
            if worth > most:
                most = worth
                best = move
    return best
