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
from roost.games.gloria.rules.legal_moves import bits
from roost.games.gloria.rules.moves import BLIND, FOX, FOX_LEFT, KEEP, PASS, PLACE, PLACE_DOUBLER, PLACE_JOKER, TAKE
from roost.games.gloria.rules.packed_fields import ALL_MOTIFS, CHESTS, CLOSED, HANDS, HELD, MARKS, ROWS
from roost.games.gloria.rules.phases import ACT
from roost.games.gloria.rules.state import GloriaState

NEVER: Final[i64] = -(1 << 40)
"""What a move is worth that habit would not make ..."""
_NOT_YET: Final[i64] = 1 << 40
"""... and a motif that was not looked at."""
_NO_FOX: Final[i64] = -1

# What things are worth, in hundredths of a point of a scoring. Found by matches of one set against another.
_POINT: Final[i64] = 100
_RIVAL: Final[i64] = 100
"""A point of the others together, shared among them."""
_OPEN_CARD: Final[i64] = 12
"""Any card of a row, beyond the place that it has now."""
_LEAD: Final[i64] = 9
"""A card more than the next row, as far as that makes it safer."""
_SAFE: Final[i64] = 1
_RISK: Final[i64] = 110
"""For each card that a closed row is short of a safe lead ..."""
_RISK_LATE: Final[i64] = 25
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
_MORE_CARDS: Final[i64] = 10
"""... and any other."""
_HELD_JOKER: Final[i64] = 80
_HELD_DOUBLER: Final[i64] = 240
_FOX_POINT: Final[i64] = 130
"""What a point spent on the fox has to bring."""
_LATE: Final = vec[i64]([0, 0, 0, 0, 5, 10, 15, 30, 60, 100])
"""How far penalties count already, in per cent, by the number of visitors that have come."""


@final
class HeuristicPolicy:
    """How the moves of the seat on turn look. It knows its own hand and what lies open, and asks for no more."""

    def __init__(self, state: GloriaState) -> None:
        seat = state.turn
        marks = state.own[MARKS + seat]
        late = _LATE[state.visitors]
        self._state = state
        self._own: vec[i64] = state.own
        self._seats: i64 = state.seats
        self._seat: i64 = seat
        self._hand: i64 = state.own[HANDS + seat]
        self._lengths: i64 = state.own[ROWS + seat]
        self._closed: i64 = (marks >> CLOSED) & ALL_MOTIFS
        self._growing: i64 = marks & ~(marks >> CLOSED) & ALL_MOTIFS
        self._empty: i64 = marks >> CHESTS
        self._openers: i64 = bits((marks >> HELD) & ~marks & ALL_MOTIFS)
        self._late: i64 = late
        self._soon: i64 = 100 - late
        """How far cards and chests count for what can still become of them, in per cent."""
        self._near: bool = is_near(state)
        self._risk: i64 = _RISK
        if state.visitors >= SCORINGS[1]:
            self._risk = _RISK_LATE  # with only the last scoring to hold out for, there is less to lose
        # Where the fox will stand at the next scoring: from one's own row it is passed on, if that does not come first.
        self._fox: i64 = state.fox
        if state.phase != ACT or (state.fox >> 4 == seat and not self._near):
            self._fox = _NO_FOX
        self._now: vec[i64] = _NOTHING[:]
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
            return self._move_fox(move) if self._near else NEVER  # passing it on later costs nothing
        if move < KEEP:
            return self._burden(self._state.left(self._seat), move - PASS)
        return self._burden(self._seat, self._state.fox & 15)

    # The actions

    def _chest(self, kind: i64) -> i64:
        worth = self._late * (CARD_PENALTY - CHEST_PENALTY)
        openers = self._openers
        if kind < MOTIFS:
            worth += self._hold(kind, -1)
            if self._opens(kind) and self._held(kind) == 1:
                openers -= 1
        elif kind == JOKER:
            worth -= self._jokers(1, self._growing)
        else:
            worth -= self._soon * _HELD_DOUBLER // 100
        return worth + self._chests(self._empty + 1, openers)

    def _place(self, motif: i64) -> i64:
        length = self._length(motif)
        worth = self._late * CARD_PENALTY + self._change(motif, length + 1, 0, self._held(motif) - 1)
        if length > 0:
            return worth
        worth += self._late * CHEST_PENALTY + self._chests(self._empty - 1, self._openers - 1)
        if self._growing == 0:
            worth += self._jokers((self._hand >> 4 * JOKER) & 15, 1)
        return worth

    def _place_joker(self, motif: i64) -> i64:
        worth = self._late * CARD_PENALTY - self._jokers(1, self._growing)
        return worth + self._change(motif, self._length(motif) + 1, 0, self._held(motif))

    def _place_doubler(self, motif: i64) -> i64:
        worth = self._late * CARD_PENALTY - self._soon * _HELD_DOUBLER // 100
        if self._growing & (self._growing - 1) == 0:
            worth -= self._jokers((self._hand >> 4 * JOKER) & 15, self._growing)
        return worth + self._change(motif, self._length(motif), 1, self._held(motif))

    def _take(self, kind: i64) -> i64:
        worth = -self._late * CARD_PENALTY
        if kind == JOKER:
            return worth + self._jokers(1, self._growing)
        worth += self._hold(kind, 1)
        if self._opens(kind) and self._held(kind) == 0:
            worth += self._chests(self._empty, self._openers + 1)
        return worth

    def _move_fox(self, move: i64) -> i64:
        """Away from where it stands, for a point; or for two to the left."""
        freed = -_FOX_POINT - self._burden(self._seat, self._state.fox & 15)
        if move < FOX_LEFT:
            return freed + self._burden(self._seat, move - FOX)
        return freed - _FOX_POINT + self._burden(self._state.left(self._seat), move - FOX_LEFT)

    # What things are worth

    def _burden(self, seat: i64, motif: i64) -> i64:
        """What it changes for the seat on turn if the fox stands there and not beside the pile."""
        length = self._length(motif)
        closed = (self._closed >> motif) & 1
        return self._row(motif, length, closed, seat) - self._row(motif, length, closed, _NO_FOX)

    def _hold(self, motif: i64, more: i64) -> i64:
        """What more or fewer cards of a motif in hand change."""
        length = self._length(motif)
        return self._change(motif, length, (self._closed >> motif) & 1, self._held(motif) + more)

    def _change(self, motif: i64, length: i64, closed: i64, held: i64) -> i64:
        """What it changes if a motif lies so."""
        now = self._now[motif]
        if now == _NOT_YET:
            now = self._motif(motif, self._length(motif), (self._closed >> motif) & 1, self._held(motif))
            self._now[motif] = now
        return self._motif(motif, length, closed, held) - now

    def _motif(self, motif: i64, length: i64, closed: i64, held: i64) -> i64:
        fox: i64 = _NO_FOX
        if self._fox >= 0 and self._fox & 15 == motif:
            fox = self._fox >> 4
        worth = self._row(motif, length, closed, fox)
        if held > 0:
            worth += self._soon * (self._first_card(motif, length, closed) + (held - 1) * _MORE_CARDS) // 100
        return worth

    def _row(self, motif: i64, length: i64, closed: i64, fox: i64) -> i64:
        """The rows of a motif: what they earn now (P12), and how well one's own will hold its place.

        `length` and `closed` are those of the seat on turn, `fox` is the seat whose row it stands on.
        """
        longest: i64 = 0
        leaders: i64 = 0
        second: i64 = 0
        runners: i64 = 0
        rival: i64 = 0
        for seat in range(self._seats):
            size = length if seat == self._seat else (self._own[ROWS + seat] >> 4 * motif) & 15
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
            size = length if seat == self._seat else (self._own[ROWS + seat] >> 4 * motif) & 15
            if size == 0 or size < second or seat == fox:
                continue
            points = first
            if size < longest:
                points = after
            if seat == self._seat:
                worth = _POINT * (points << closed)
            else:
                theirs += points << ((self._own[MARKS + seat] >> (CLOSED + motif)) & 1)
        worth -= _RIVAL * theirs // (self._seats - 1)
        if length == 0:
            return worth
        lead = length - rival
        if lead > _SAFE:
            lead = _SAFE
        worth += _OPEN_CARD * length
        if closed == 1:
            return worth - self._risk * (_SAFE - lead)
        return worth + _LEAD * lead

    def _first_card(self, motif: i64, length: i64, closed: i64) -> i64:
        """A card of a motif in hand: good for a row that one has, and better for one that nobody else has."""
        if closed == 1:
            return 0
        rival: i64 = 0
        for seat in range(self._seats):
            if seat != self._seat and (self._own[ROWS + seat] >> 4 * motif) & 15 > rival:
                rival = (self._own[ROWS + seat] >> 4 * motif) & 15
        if length > 0:
            if rival > 0 and -1 <= rival - length <= 1:
                return _DECIDING_CARD
            return _MORE_CARDS
        if rival == 0:
            return _NEW_MOTIF
        if rival == 1:
            return _SHORT_MOTIF
        return _LATE_MOTIF

    def _jokers(self, count: i64, growing: i64) -> i64:
        """So many jokers in hand, which are good for nothing without a row that grows."""
        return self._soon * count * _HELD_JOKER // 100 if growing != 0 else 0

    def _chests(self, empty: i64, openers: i64) -> i64:
        """What it changes to have so many empty chests; they are good for as many rows as the hand can open."""
        return self._soon * (_chests(empty, openers) - _chests(self._empty, self._openers)) // 100

    # What lies where

    def _length(self, motif: i64) -> i64:
        return (self._lengths >> 4 * motif) & 15

    def _held(self, motif: i64) -> i64:
        return (self._hand >> 4 * motif) & 15

    def _opens(self, motif: i64) -> bool:
        """Whether a card of it would open a row."""
        return self._length(motif) == 0


_NOTHING: Final = vec[i64]([_NOT_YET] * MOTIFS)


def _chests(empty: i64, openers: i64) -> i64:
    useful = empty if empty < openers else openers
    return _USEFUL_CHEST * useful - _IDLE_CHEST * (empty - useful)


def is_near(state: GloriaState) -> bool:
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
