"""The heuristic policy: a value for each move without search.

A move changes one motif, or moves the fox between two motifs. Only these are evaluated, which is fast enough for
playouts.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.gloria.components import (
    CARD_PENALTY,
    CHEST_PENALTY,
    JOKER,
    LONGEST_POINTS,
    MOTIFS,
    SCORINGS,
    SECOND_POINTS,
    SOLE_POINTS,
    TIED_POINTS,
)
from roost.games.gloria.rules.legal_moves import count_bits
from roost.games.gloria.rules.moves import BLIND, FOX, FOX_LEFT, KEEP, PASS, PLACE, PLACE_DOUBLER, PLACE_JOKER, TAKE
from roost.games.gloria.rules.packed_fields import ALL_MOTIFS, CHESTS, CLOSED, DERIVED, HANDS, HELD, ROWS
from roost.games.gloria.rules.phases import ACT
from roost.games.gloria.rules.state import GloriaState

NEVER: Final[i64] = -(1 << 40)
"""The value of a move that the policy never makes."""
_NOT_EVALUATED: Final[i64] = 1 << 40
"""Marks a motif without a value so far."""
_NO_FOX: Final[i64] = -1

# Values in hundredths of a scoring point, found by matches between sets of values.
_POINT: Final[i64] = 100
_RIVAL_POINT: Final[i64] = 100
"""A point of the other seats, averaged over them."""
_OPEN_CARD: Final[i64] = 12
"""A card of a row, besides the points of the row."""
_LEAD_CARD: Final[i64] = 9
"""A card of the lead over the next row, up to _SAFE_LEAD."""
_SAFE_LEAD: Final[i64] = 1
_MISSING_LEAD: Final[i64] = 110
"""A card that a closed row lacks to a safe lead."""
_MISSING_LEAD_LATE: Final[i64] = 25
"""The same after the second scoring."""
_USEFUL_CHEST: Final[i64] = 160
_IDLE_CHEST: Final[i64] = 20
_NEW_MOTIF: Final[i64] = 90
"""The first hand card of a motif that no other seat collects."""
_SHORT_MOTIF: Final[i64] = 30
"""The first hand card of a motif of which the longest row has one card."""
_LATE_MOTIF: Final[i64] = 10
"""The first hand card of a motif in which another seat is well ahead."""
_DECIDING_CARD: Final[i64] = 60
"""The first hand card of a motif in which it changes the ranks."""
_FURTHER_CARD: Final[i64] = 10
"""Any other hand card of a motif."""
_HELD_JOKER: Final[i64] = 80
_HELD_DOUBLER: Final[i64] = 240
_FOX_POINT: Final[i64] = 130
"""The least gain that is worth an action point spent on the fox."""
_PENALTY_PERCENT: Final = vec[i64]([0, 0, 0, 0, 5, 10, 15, 30, 60, 100])
"""The weight of penalties in per cent, by the number of visitors that have come."""


@final
class HeuristicPolicy:
    """The values of the moves of the seat on turn, from its hand and what lies open."""

    def __init__(self, state: GloriaState) -> None:
        seat = state.turn
        marks = state.packed[DERIVED + seat]
        late = _PENALTY_PERCENT[state.visitors]
        self._state = state
        self._packed: vec[i64] = state.packed
        self._seats: i64 = state.seats
        self._seat: i64 = seat
        self._hand: i64 = state.packed[HANDS + seat]
        self._lengths: i64 = state.packed[ROWS + seat]
        self._closed: i64 = (marks >> CLOSED) & ALL_MOTIFS
        self._growing: i64 = marks & ~(marks >> CLOSED) & ALL_MOTIFS
        self._empty_chests: i64 = marks >> CHESTS
        self._openers: i64 = count_bits((marks >> HELD) & ~marks & ALL_MOTIFS)
        self._penalty_percent: i64 = late
        self._future_percent: i64 = 100 - late
        """The weight of what cards and chests can still become, in per cent."""
        self._scoring_is_near: bool = scoring_is_near(state)
        self._missing_lead: i64 = _MISSING_LEAD
        if state.visitors >= SCORINGS[1]:
            self._missing_lead = _MISSING_LEAD_LATE  # a row that only has to last for one scoring risks less
        # Where the fox will stand at the next scoring. The seat can pass it on before, unless the scoring is near.
        self._fox: i64 = state.fox
        if state.phase != ACT or (state.fox >> 4 == seat and not self._scoring_is_near):
            self._fox = _NO_FOX
        self._current_values: vec[i64] = _NONE_EVALUATED[:]
        """The current values of the motifs evaluated so far."""

    def value(self, move: i64) -> i64:
        """Return the value of a legal move, or `NEVER`. Only differences between moves have a meaning."""
        if move < PLACE:
            return self._chest(move)
        if move < PLACE_JOKER:
            return self._place(move - PLACE)
        if move < PLACE_DOUBLER:
            return self._place_joker(move - PLACE_JOKER)
        if move < TAKE:
            return self._place_doubler(move - PLACE_DOUBLER)
        if move < BLIND:
            return self._take(move - TAKE)
        if move == BLIND:
            return NEVER  # two points for a card that is no better than the open ones
        if move < PASS:
            return self._move_fox(move) if self._scoring_is_near else NEVER  # passing it on later costs nothing
        if move < KEEP:
            return self._fox_value(self._state.left_of(self._seat), move - PASS)
        return self._fox_value(self._seat, self._state.fox & 15)

    # The actions

    def _chest(self, kind: i64) -> i64:
        worth = self._penalty_percent * (CARD_PENALTY - CHEST_PENALTY)
        openers = self._openers
        if kind < MOTIFS:
            worth += self._hand_change(kind, -1)
            if self._opens(kind) and self._held(kind) == 1:
                openers -= 1
        elif kind == JOKER:
            worth -= self._jokers_value(1, self._growing)
        else:
            worth -= self._future_percent * _HELD_DOUBLER // 100
        return worth + self._chests_change(self._empty_chests + 1, openers)

    def _place(self, motif: i64) -> i64:
        length = self._length(motif)
        worth = self._penalty_percent * CARD_PENALTY + self._value_change(motif, length + 1, 0, self._held(motif) - 1)
        if length > 0:
            return worth
        worth += self._penalty_percent * CHEST_PENALTY + self._chests_change(self._empty_chests - 1, self._openers - 1)
        if self._growing == 0:
            worth += self._jokers_value((self._hand >> 4 * JOKER) & 15, 1)
        return worth

    def _place_joker(self, motif: i64) -> i64:
        worth = self._penalty_percent * CARD_PENALTY - self._jokers_value(1, self._growing)
        return worth + self._value_change(motif, self._length(motif) + 1, 0, self._held(motif))

    def _place_doubler(self, motif: i64) -> i64:
        worth = self._penalty_percent * CARD_PENALTY - self._future_percent * _HELD_DOUBLER // 100
        if self._growing & (self._growing - 1) == 0:
            worth -= self._jokers_value((self._hand >> 4 * JOKER) & 15, self._growing)
        return worth + self._value_change(motif, self._length(motif), 1, self._held(motif))

    def _take(self, kind: i64) -> i64:
        worth = -self._penalty_percent * CARD_PENALTY
        if kind == JOKER:
            return worth + self._jokers_value(1, self._growing)
        worth += self._hand_change(kind, 1)
        if self._opens(kind) and self._held(kind) == 0:
            worth += self._chests_change(self._empty_chests, self._openers + 1)
        return worth

    def _move_fox(self, move: i64) -> i64:
        """Return the value of moving the fox for points."""
        freed = -_FOX_POINT - self._fox_value(self._seat, self._state.fox & 15)
        if move < FOX_LEFT:
            return freed + self._fox_value(self._seat, move - FOX)
        return freed - _FOX_POINT + self._fox_value(self._state.left_of(self._seat), move - FOX_LEFT)

    # Values

    def _fox_value(self, seat: i64, motif: i64) -> i64:
        """Return how the fox on a row changes the value to the seat on turn."""
        length = self._length(motif)
        closed = (self._closed >> motif) & 1
        return self._rows_value(motif, length, closed, seat) - self._rows_value(motif, length, closed, _NO_FOX)

    def _hand_change(self, motif: i64, more: i64) -> i64:
        """Return how more or fewer hand cards of a motif change its value."""
        length = self._length(motif)
        return self._value_change(motif, length, (self._closed >> motif) & 1, self._held(motif) + more)

    def _value_change(self, motif: i64, length: i64, closed: i64, held: i64) -> i64:
        """Return how a motif with these features differs from its current value."""
        now = self._current_values[motif]
        if now == _NOT_EVALUATED:
            now = self._motif_value(motif, self._length(motif), (self._closed >> motif) & 1, self._held(motif))
            self._current_values[motif] = now
        return self._motif_value(motif, length, closed, held) - now

    def _motif_value(self, motif: i64, length: i64, closed: i64, held: i64) -> i64:
        fox: i64 = _NO_FOX
        if self._fox >= 0 and self._fox & 15 == motif:
            fox = self._fox >> 4
        worth = self._rows_value(motif, length, closed, fox)
        if held > 0:
            cards = self._first_card_value(motif, length, closed) + (held - 1) * _FURTHER_CARD
            worth += self._future_percent * cards // 100
        return worth

    def _rows_value(self, motif: i64, length: i64, closed: i64, fox: i64) -> i64:
        """Return the value of the rows of a motif: their points now (P12) and the safety of the own rank.

        `length` and `closed` describe the row of the seat on turn; `fox` is the seat with the fox on its row.
        """
        longest: i64 = 0
        leaders: i64 = 0
        second: i64 = 0
        runners: i64 = 0
        rival: i64 = 0
        for seat in range(self._seats):
            size = length if seat == self._seat else (self._packed[ROWS + seat] >> 4 * motif) & 15
            if seat != self._seat and size > rival:
                rival = size
            if size == 0 or seat == fox:
                continue
            if size > longest:
                second = longest
                runners = leaders
                longest = size
                leaders = 1
            elif size == longest:
                leaders += 1
            elif size > second:
                second = size
                runners = 1
            elif size == second:
                runners += 1
        first: i64 = TIED_POINTS
        after: i64 = 0
        if leaders == 1:
            first = SOLE_POINTS
            if second > 0:
                first = LONGEST_POINTS
            if runners == 1:
                after = SECOND_POINTS
        worth: i64 = 0
        theirs: i64 = 0
        for seat in range(self._seats):
            size = length if seat == self._seat else (self._packed[ROWS + seat] >> 4 * motif) & 15
            if size == 0 or size < second or seat == fox:
                continue
            points = first
            if size < longest:
                points = after
            if seat == self._seat:
                worth = _POINT * (points << closed)
            else:
                theirs += points << ((self._packed[DERIVED + seat] >> (CLOSED + motif)) & 1)
        worth -= _RIVAL_POINT * theirs // (self._seats - 1)
        if length == 0:
            return worth
        lead = length - rival
        if lead > _SAFE_LEAD:
            lead = _SAFE_LEAD
        worth += _OPEN_CARD * length
        if closed == 1:
            return worth - self._missing_lead * (_SAFE_LEAD - lead)
        return worth + _LEAD_CARD * lead

    def _first_card_value(self, motif: i64, length: i64, closed: i64) -> i64:
        """Return the value of the first hand card of a motif."""
        if closed == 1:
            return 0
        rival: i64 = 0
        for seat in range(self._seats):
            if seat != self._seat and (self._packed[ROWS + seat] >> 4 * motif) & 15 > rival:
                rival = (self._packed[ROWS + seat] >> 4 * motif) & 15
        if length > 0:
            if rival > 0 and -1 <= rival - length <= 1:
                return _DECIDING_CARD
            return _FURTHER_CARD
        if rival == 0:
            return _NEW_MOTIF
        if rival == 1:
            return _SHORT_MOTIF
        return _LATE_MOTIF

    def _jokers_value(self, count: i64, growing: i64) -> i64:
        """Return the value of jokers in hand; 0 without an open row."""
        return self._future_percent * count * _HELD_JOKER // 100 if growing != 0 else 0

    def _chests_change(self, empty: i64, openers: i64) -> i64:
        """Return how a number of empty chests differs in value from the current one."""
        change = _chests_value(empty, openers) - _chests_value(self._empty_chests, self._openers)
        return self._future_percent * change // 100

    # Queries

    def _length(self, motif: i64) -> i64:
        return (self._lengths >> 4 * motif) & 15

    def _held(self, motif: i64) -> i64:
        return (self._hand >> 4 * motif) & 15

    def _opens(self, motif: i64) -> bool:
        """Return whether a card of the motif would open a row."""
        return self._length(motif) == 0


_NONE_EVALUATED: Final = vec[i64]([_NOT_EVALUATED] * MOTIFS)


def _chests_value(empty: i64, openers: i64) -> i64:
    """Return the value of empty chests. Useful ones have an opening card in hand."""
    useful = empty if empty < openers else openers
    return _USEFUL_CHEST * useful - _IDLE_CHEST * (empty - useful)


def scoring_is_near(state: GloriaState) -> bool:
    """Return whether the next visitor brings a scoring."""
    near = False
    for part in range(len(SCORINGS)):
        if state.visitors + 1 == SCORINGS[part]:
            near = True
    return near


def heuristic_move(state: GloriaState) -> i64:
    """Return the move with the highest value."""
    policy = HeuristicPolicy(state)
    best: i64 = -1
    best_value: i64 = NEVER - 1
    legal = state.legal
    while legal != 0:
        move = int(legal & -legal).bit_length() - 1
        legal &= legal - 1
        value = policy.value(move)
        if value > best_value:
            best_value = value
            best = move
    legal = state.legal_fox
    while legal != 0:
        move = FOX + int(legal & -legal).bit_length() - 1
        legal &= legal - 1
        value = policy.value(move)
        if value > best_value:
            best_value = value
            best = move
    return best
