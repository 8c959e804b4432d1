"""What an experienced player does without thinking: how good each move looks, action by action.

A move changes one motif, or moves the fox from one to another; so only those are looked at, not the whole table. That
makes it quick enough for a search that plays on in this way.
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
"""What a move is worth that habit would not make ..."""
_NOT_EVALUATED: Final[i64] = 1 << 40
"""... and a motif that was not looked at."""
_NO_FOX: Final[i64] = -1

# What things are worth, in hundredths of a point of a scoring. Found by matches of one set against another.
_POINT: Final[i64] = 100
_RIVAL_POINT: Final[i64] = 100
"""A point of the others together, shared among them."""
_OPEN_CARD: Final[i64] = 12
"""Any card of a row, beyond the place that it has now."""
_LEAD_CARD: Final[i64] = 9
"""A card more than the next row, as far as that makes it safer."""
_SAFE_LEAD: Final[i64] = 1
_MISSING_LEAD: Final[i64] = 110
"""For each card that a closed row is short of a safe lead ..."""
_MISSING_LEAD_LATE: Final[i64] = 25
"""... and after the second scoring."""
_USEFUL_CHEST: Final[i64] = 160
_IDLE_CHEST: Final[i64] = 20
_NEW_MOTIF: Final[i64] = 90
"""The first card in hand of a motif that nobody collects ..."""
_SHORT_MOTIF: Final[i64] = 30
"""... or where nobody has more than one card ..."""
_LATE_MOTIF: Final[i64] = 10
"""... or where somebody is well ahead ..."""
_DECIDING_CARD: Final[i64] = 60
"""... and one that changes the ranks ..."""
_FURTHER_CARD: Final[i64] = 10
"""... and any other."""
_HELD_JOKER: Final[i64] = 80
_HELD_DOUBLER: Final[i64] = 240
_FOX_POINT: Final[i64] = 130
"""What a point spent on the fox has to bring."""
_PENALTY_PERCENT: Final = vec[i64]([0, 0, 0, 0, 5, 10, 15, 30, 60, 100])
"""How far penalties count already, in per cent, by the number of visitors that have come."""


@final
class HeuristicPolicy:
    """How the moves of the seat on turn look. It knows its own hand and what lies open, and asks for no more."""

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
        """How far cards and chests count for what can still become of them, in per cent."""
        self._scoring_is_near: bool = scoring_is_near(state)
        self._missing_lead: i64 = _MISSING_LEAD
        if state.visitors >= SCORINGS[1]:
            self._missing_lead = _MISSING_LEAD_LATE  # with only the last scoring to hold out for, there is less to lose
        # Where the fox will stand at the next scoring: from one's own row it is passed on, if that does not come first.
        self._fox: i64 = state.fox
        if state.phase != ACT or (state.fox >> 4 == seat and not self._scoring_is_near):
            self._fox = _NO_FOX
        self._current_values: vec[i64] = _NONE_EVALUATED[:]
        """What the motifs are worth as they lie, as far as they were looked at."""

    def value(self, move: i64) -> i64:
        """What a legal move is worth, or `NEVER`. Only the differences between moves say something."""
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
        """Away from where it stands, for a point; or for two to the left."""
        freed = -_FOX_POINT - self._fox_value(self._seat, self._state.fox & 15)
        if move < FOX_LEFT:
            return freed + self._fox_value(self._seat, move - FOX)
        return freed - _FOX_POINT + self._fox_value(self._state.left_of(self._seat), move - FOX_LEFT)

    # What things are worth

    def _fox_value(self, seat: i64, motif: i64) -> i64:
        """What it changes for the seat on turn if the fox stands there and not beside the pile."""
        length = self._length(motif)
        closed = (self._closed >> motif) & 1
        return self._rows_value(motif, length, closed, seat) - self._rows_value(motif, length, closed, _NO_FOX)

    def _hand_change(self, motif: i64, more: i64) -> i64:
        """What more or fewer cards of a motif in hand change."""
        length = self._length(motif)
        return self._value_change(motif, length, (self._closed >> motif) & 1, self._held(motif) + more)

    def _value_change(self, motif: i64, length: i64, closed: i64, held: i64) -> i64:
        """What it changes if a motif lies so."""
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
        """The rows of a motif: what they earn now (P12), and how well one's own will hold its place.

        `length` and `closed` are those of the seat on turn, `fox` is the seat whose row it stands on.
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
        """A card of a motif in hand: good for a row that one has, and better for one that nobody else has."""
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
        """So many jokers in hand, which are good for nothing without a row that grows."""
        return self._future_percent * count * _HELD_JOKER // 100 if growing != 0 else 0

    def _chests_change(self, empty: i64, openers: i64) -> i64:
        """What it changes to have so many empty chests; they are good for as many rows as the hand can open."""
        change = _chests_value(empty, openers) - _chests_value(self._empty_chests, self._openers)
        return self._future_percent * change // 100

    # What lies where

    def _length(self, motif: i64) -> i64:
        return (self._lengths >> 4 * motif) & 15

    def _held(self, motif: i64) -> i64:
        return (self._hand >> 4 * motif) & 15

    def _opens(self, motif: i64) -> bool:
        """Whether a card of it would open a row."""
        return self._length(motif) == 0


_NONE_EVALUATED: Final = vec[i64]([_NOT_EVALUATED] * MOTIFS)


def _chests_value(empty: i64, openers: i64) -> i64:
    useful = empty if empty < openers else openers
    return _USEFUL_CHEST * useful - _IDLE_CHEST * (empty - useful)


def scoring_is_near(state: GloriaState) -> bool:
    """Whether the next visitor brings a scoring."""
    near = False
    for part in range(len(SCORINGS)):
        if state.visitors + 1 == SCORINGS[part]:
            near = True
    return near


def heuristic_move(state: GloriaState) -> i64:
    """The move that looks best."""
    habit = HeuristicPolicy(state)
    best: i64 = -1
    most: i64 = NEVER - 1
    legal = state.legal
    while legal != 0:
        move = int(legal & -legal).bit_length() - 1
        legal &= legal - 1
        value = habit.value(move)
        if value > most:
            most = value
            best = move
    legal = state.legal_fox
    while legal != 0:
        move = FOX + int(legal & -legal).bit_length() - 1
        legal &= legal - 1
        value = habit.value(move)
        if value > most:
            most = value
            best = move
    return best
