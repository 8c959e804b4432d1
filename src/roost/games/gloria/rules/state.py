"""The rules of Gloria Picktoria. P1-P14 in the comments are the clauses of the rules page.

Everything is a packed number: cards are counted by kind, rows by motif. The pile has no order; a card gets its place in
the moment it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.state import NOBODY, State
from roost.games.gloria.components import (
    CARD_PENALTY,
    CHEST_PENALTY,
    DOUBLER,
    HAND,
    JOKER,
    KINDS,
    MOST_SEATS,
    NAMES,
    OPEN_CARDS,
    POINTS,
    SCORINGS,
    VISITOR,
)
from roost.games.gloria.public import events
from roost.games.gloria.rules.cards import bit, card, kind_at, kinds, names, place_of, size
from roost.games.gloria.rules.legal_moves import listed, some_move
from roost.games.gloria.rules.moves import (
    BLIND,
    FOX,
    FOX_LEFT,
    KEEP,
    MOVES,
    PASS,
    PLACE,
    PLACE_DOUBLER,
    PLACE_JOKER,
    TAKE,
    TEXTS,
    parse,
)
from roost.games.gloria.rules.packed_fields import (
    ALL_KINDS,
    ALL_MOTIFS,
    CHESTS,
    CLOSED,
    FACES,
    HANDS,
    HELD,
    JOKERS,
    KNOWN,
    LENGTH,
    MARKS,
    ROWS,
    SHEETS,
)
from roost.games.gloria.rules.phases import ACT, NO_CARD, OVER, PASS_ON, WAITING
from roost.games.gloria.rules.row_scoring import earning, standings, total

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.gloria.public.view import GloriaView

_LEGAL_BLIND: Final[i64] = 1 << BLIND
_LEGAL_KEEP: Final[i64] = 1 << KEEP - FOX
_EMPTY_CHEST: Final[i64] = 1 << CHESTS
_NOTHING: Final = vec[i64]([0] * LENGTH)
_VISITORS: Final[i64] = SCORINGS[-1]
_DOUBLERS: Final[i64] = KINDS[DOUBLER][1]
_ALL_HELD: Final[i64] = ALL_KINDS << HELD
_DECK: Final[i64] = sum(count << 4 * kind for kind, (_name, count) in enumerate(KINDS) if kind <= JOKER)
"""P2: what is shuffled first."""


@final
class GloriaState(State):
    """A game of Gloria Picktoria in progress."""

    def __init__(self, seats: i64, own: vec[i64]) -> None:
        # Not by super().__init__: mypyc can drop its checks for unset attributes only where all are set right here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.own: vec[i64] = own
        """What belongs to the seats, as `layout` says."""
        self.phase: i64 = OVER
        self.legal: i64 = 0
        """A bit for each legal move up to the blind draw ..."""
        self.legal_fox: i64 = 0
        """... and, from FOX on, for each one of the fox."""
        # The turn.
        self.points: i64 = 0
        self.blind_used: bool = False
        self.fox_moved: bool = False
        # The middle of the table.
        self.open: i64 = 0
        """The kinds of the three open cards, 4 bits each."""
        self.pile: i64 = 0
        self.pile_size: i64 = 0
        self.visitors: i64 = 0
        """How many have come."""
        self.fox: i64 = WAITING

    def copy(self) -> GloriaState:
        other = GloriaState(self.seats, self.own[:])
        other.turn = self.turn
        other.phase = self.phase
        other.legal = self.legal
        other.legal_fox = self.legal_fox
        other.points = self.points
        other.blind_used = self.blind_used
        other.fox_moved = self.fox_moved
        other.open = self.open
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.visitors = self.visitors
        other.fox = self.fox
        return other

    # Moves

    def moves(self) -> tuple[int, ...]:
        return listed(self.legal, self.legal_fox)

    def pick(self, chance: Chance) -> i64:
        return some_move(self.legal, self.legal_fox, chance)

    def is_legal(self, move: i64) -> bool:
        if move < FOX:
            return move >= 0 and (self.legal >> move) & 1 == 1
        return move < MOVES and (self.legal_fox >> (move - FOX)) & 1 == 1

    def play(self, move: i64, chance: Chance) -> None:
        if not self.is_legal(move):
            from roost.games.gloria.rules.illegal import refusal

            raise refusal(self, move)
        if move < PLACE:
            self._lay_chest(move)
        elif move < PLACE_JOKER:
            self._place(move - PLACE)
        elif move < PLACE_DOUBLER:
            self._place_joker(move - PLACE_JOKER)
        elif move < TAKE:
            self._place_doubler(move - PLACE_DOUBLER)
        elif move < BLIND:
            self._take(move - TAKE, chance)
        elif move == BLIND:
            self._draw_blind(chance)
        elif move < PASS:
            self._move_fox(move)
        else:
            self._part_from_fox(move)
            return
        if self.points > 0:
            self.ask()
        elif self.phase != OVER:
            self._stop()

    def ask(self) -> None:
        """What the seat on turn may do: P3-P8."""
        legal: i64 = 0
        fox: i64 = 0
        marks = self.own[MARKS + self.turn]
        if self.phase == ACT:
            rows = marks & ALL_MOTIFS
            growing = rows & ~(marks >> CLOSED)
            held = (marks >> HELD) & ALL_KINDS
            placed = growing
            if marks >= _EMPTY_CHEST:
                placed |= ~rows & ALL_MOTIFS
            legal = held | (held & placed) << PLACE
            if held >= 1 << DOUBLER:
                legal |= growing << PLACE_DOUBLER
            if (held >> JOKER) & 1:
                legal |= growing << PLACE_JOKER
            legal |= self._open_kinds() << TAKE
            if self.points >= 2 and not self.blind_used:
                legal |= _LEGAL_BLIND
            if self.fox >> 4 == self.turn and not self.fox_moved:
                fox = rows & ~(bit(self.fox & 15))
                if self.points >= 2:
                    fox |= self._rows_on_the_left() << (FOX_LEFT - FOX)
        else:
            fox = self._rows_on_the_left() << (PASS - FOX) | _LEGAL_KEEP
        self.legal = legal
        self.legal_fox = fox

    def _open_kinds(self) -> i64:
        return bit(self.open & 15) | bit((self.open >> 4) & 15) | bit(self.open >> 8)

    def left(self, seat: i64) -> i64:
        """G2: the left neighbour."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def _rows_on_the_left(self) -> i64:
        return self.own[MARKS + self.left(self.turn)] & ALL_MOTIFS

    # The turn

    def begin(self, seat: i64) -> None:
        """Three points to spend: P3."""
        self.turn = seat
        self.phase = ACT
        self.points = POINTS
        self.blind_used = False
        self.fox_moved = False
        if self.log is not None:
            self.log.append(events.TurnBegan(seat))
        self.ask()

    def _stop(self) -> None:
        """All points are spent: the fox may be passed on, if it stands here (P8)."""
        if self.fox >> 4 == self.turn:
            self.phase = PASS_ON
            self.ask()
        else:
            self.begin(self.left(self.turn))

    def _lay_chest(self, kind: i64) -> None:
        """P4."""
        seat = self.turn
        self._play_card(kind)
        self.own[FACES + seat] += card(kind)
        self.own[MARKS + seat] += _EMPTY_CHEST
        self.points -= 1
        if self.log is not None:
            self.log.append(events.ChestLaid(seat, NAMES[kind], self.chests_of(seat)))

    def _place(self, motif: i64) -> None:
        """P5: extend the row, or open it."""
        seat = self.turn
        self._play_card(motif)
        self.points -= 1
        self.own[ROWS + seat] += card(motif)
        rows = self.own[MARKS + seat] & ALL_MOTIFS
        if (rows >> motif) & 1:
            if self.log is not None:
                self._tell_placed(motif, motif)
            return
        self.own[MARKS + seat] += bit(motif) - _EMPTY_CHEST
        if self.log is not None:
            self.log.append(events.RowOpened(seat, NAMES[motif], self.chests_of(seat)))
        if rows == 0 and self._all_collect():
            # P9: whoever is last to open a first row gets the fox.
            self.fox = seat << 4 | motif
            if self.log is not None:
                self.log.append(events.FoxEntered(seat, NAMES[motif]))

    def _all_collect(self) -> bool:
        missing = False
        for seat in range(self.seats):
            if self.own[ROWS + seat] == 0:
                missing = True
        return not missing

    def _place_joker(self, motif: i64) -> None:
        """P5: a joker is an open card like the others, but never the first."""
        self._play_card(JOKER)
        self.points -= 1
        self.own[ROWS + self.turn] += card(motif)
        self.own[JOKERS + self.turn] += card(motif)
        if self.log is not None:
            self._tell_placed(JOKER, motif)

    def _place_doubler(self, motif: i64) -> None:
        """P5: a doubler closes the row, and counts for no length."""
        seat = self.turn
        self._play_card(DOUBLER)
        self.points -= 1
        self.own[MARKS + seat] += bit(CLOSED + motif)
        if self.log is not None:
            self.log.append(events.RowClosed(seat, NAMES[motif], self.length_of(seat, motif)))

    def _take(self, kind: i64, chance: Chance) -> None:
        """P6: an open card, replaced at once. Everybody knows then what is in the hand."""
        place: i64 = 0
        while (self.open >> 4 * place) & 15 != kind:
            place += 1
        self.points -= 1
        self.own[KNOWN + self.turn] += card(kind)
        self.receive(self.turn, kind)
        if self.log is not None:
            self.log.append(events.CardTaken(self.turn, NAMES[kind], place))
        self.open += (NO_CARD - kind) << 4 * place
        replacement = self._turn_up(chance)
        if replacement < 0:
            return
        self.open -= (NO_CARD - replacement) << 4 * place
        if self.log is not None:
            self.log.append(events.OpenRefilled(NAMES[replacement], place))

    def _draw_blind(self, chance: Chance) -> None:
        """P6: the top card of the pile, for two points."""
        self.points -= 2
        self.blind_used = True
        kind = self._turn_up(chance)
        if kind < 0:
            return
        self.receive(self.turn, kind)
        if self.log is not None:
            self.log.append(events.CardDrawn(self.turn, NAMES[kind]))

    def _move_fox(self, move: i64) -> None:
        """P7: to a row of one's own, or for two points to one on the left."""
        self.fox_moved = True
        if move < FOX_LEFT:
            self.points -= 1
            self._put_fox(self.turn, move - FOX, move)
        else:
            self.points -= 2
            self._put_fox(self.left(self.turn), move - FOX_LEFT, move)

    def _part_from_fox(self, move: i64) -> None:
        """P8: at the end of the turn the fox is passed for nothing, or stays."""
        if move < KEEP:
            self._put_fox(self.left(self.turn), move - PASS, move)
        elif self.log is not None:
            self.log.append(events.FoxKept(self.turn, NAMES[self.fox & 15]))
        self.begin(self.left(self.turn))

    def _put_fox(self, seat: i64, motif: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(
                events.FoxMoved(
                    self.turn,
                    NAMES[self.fox & 15],
                    seat,
                    NAMES[motif],
                    "own" if move < FOX_LEFT else "left" if move < PASS else "pass",
                )
            )
        self.fox = seat << 4 | motif

    # Cards

    def receive(self, seat: i64, kind: i64) -> None:
        """A card goes to a hand."""
        self.own[HANDS + seat] += card(kind)
        self.own[MARKS + seat] |= bit(HELD + kind)

    def _play_card(self, kind: i64) -> None:
        """A card leaves the hand of the seat on turn.

        If everybody knew of one of its kind there, it was that one: cards of a kind are interchangeable, so nobody
        learns more or less by saying so.
        """
        seat = self.turn
        played = card(kind)
        hand = self.own[HANDS + seat] - played
        self.own[HANDS + seat] = hand
        if (hand >> 4 * kind) & 15 == 0:
            self.own[MARKS + seat] -= bit(HELD + kind)
        known = self.own[KNOWN + seat]
        if (known >> 4 * kind) & 15 != 0:
            self.own[KNOWN + seat] = known - played

    def draw(self, chance: Chance) -> i64:
        """The kind of the next card of the pile."""
        kind = kind_at(self.pile, chance.draw(self.pile_size, self, 0))
        self.pile -= card(kind)
        self.pile_size -= 1
        return kind

    def _turn_up(self, chance: Chance) -> i64:
        """P11: the next card that is no visitor; or -1 if the last visitor comes first, and the game is over."""
        while True:
            kind = self.draw(chance)
            if kind != VISITOR:
                return kind
            self.visitors += 1
            if self.log is not None:
                self.log.append(events.VisitorCame(self.visitors))
            for part in range(len(SCORINGS)):
                if self.visitors == SCORINGS[part]:
                    self._score(part)
            if self.visitors == _VISITORS:
                return -1

    # Scoring

    def outcomes(self) -> vec[i64]:
        """P12: how the rows of each seat stand now, 4 bits a motif."""
        return standings(self.own, self.seats, self.fox)

    def _score(self, part: i64) -> None:
        """Hold a scoring: P12. The last one ends the game (P11), with penalties (P13)."""
        found = self.outcomes()
        for seat in range(self.seats):
            self.own[SHEETS + MOST_SEATS * part + seat] = earning(found[seat])
        if part == len(SCORINGS) - 1:
            self.finish()
        if self.log is not None:
            self._tell_scored(part)

    def finish(self) -> None:
        """The game is over."""
        self.turn = NOBODY
        self.phase = OVER
        self.points = 0
        self.blind_used = False
        self.fox_moved = False
        self.legal = 0
        self.legal_fox = 0

    def penalty(self, seat: i64) -> i64:
        """P13: what a seat would lose if the game ended now."""
        return CHEST_PENALTY * self.chests_of(seat) + CARD_PENALTY * size(self.own[HANDS + seat])

    def scored(self, seat: i64, part: i64) -> i64:
        """What a seat got in a scoring, the first of which is 0; nothing if it was not held yet."""
        points = total(self.own[SHEETS + MOST_SEATS * part + seat])
        if self.phase == OVER and part == len(SCORINGS) - 1:
            points -= self.penalty(seat)
        return points

    def score(self, seat: i64) -> i64:
        """P14: what a seat has got so far."""
        return self.scored(seat, 0) + self.scored(seat, 1) + self.scored(seat, 2)

    # What is told: apart from the rules, so that those stay short for the compiler too

    def _tell_placed(self, kind: i64, motif: i64) -> None:
        assert self.log is not None
        length = self.length_of(self.turn, motif)
        self.log.append(events.CardPlaced(self.turn, NAMES[kind], NAMES[motif], length))

    def _tell_scored(self, part: i64) -> None:
        from roost.games.gloria.rules.scoring import lines

        assert self.log is not None
        seats = range(self.seats)
        self.log.append(
            events.Scored(
                part + 1,
                tuple([self.scored(seat, part) for seat in seats]),
                tuple([self.score(seat) for seat in seats]),
                tuple([line for seat in seats for line in lines(self, seat, part)]),
            )
        )
        if self.phase == OVER:
            self.log.append(events.GameEnded(self.ending()))

    # What lies where

    def length_of(self, seat: i64, motif: i64) -> i64:
        return (self.own[ROWS + seat] >> 4 * motif) & 15

    def chests_of(self, seat: i64) -> i64:
        """How many chests have no row."""
        return self.own[MARKS + seat] >> CHESTS

    def open_at(self, place: i64) -> i64:
        """The kind of an open card, or NO_CARD."""
        return (self.open >> 4 * place) & 15

    def card(self, pile: i64, place: i64) -> str:
        return NAMES[kind_at(self.pile, place)]

    def place(self, pile: i64, card: str) -> i64:
        return place_of(self.pile, card)

    def imagine(self, seat: i64, chance: Chance) -> None:
        """The hidden cards of the other hands are any of those that the seat has not seen; the rest is the pile."""
        visitors = (self.pile >> 4 * VISITOR) << 4 * VISITOR
        unseen = self.pile - visitors
        for other in range(self.seats):
            if other != seat:
                unseen += self.own[HANDS + other] - self.own[KNOWN + other]
        left = size(unseen)
        for other in range(self.seats):
            if other == seat:
                continue
            hand = self.own[KNOWN + other]
            hidden = size(self.own[HANDS + other]) - size(hand)
            while hidden > 0:
                drawn = card(kind_at(unseen, chance.below(left)))
                hand += drawn
                unseen -= drawn
                left -= 1
                hidden -= 1
            self.own[HANDS + other] = hand
            marks = self.own[MARKS + other]
            self.own[MARKS + other] = marks & ~_ALL_HELD | kinds(hand) << HELD
        self.pile = unseen + visitors
        if self.turn >= 0:
            self.ask()

    def census(self) -> dict[str, int]:
        cards = self.pile
        for place in range(OPEN_CARDS):
            if self.open_at(place) != NO_CARD:
                cards += card(self.open_at(place))
        for seat in range(self.seats):
            cards += self.laid(seat) + self.own[HANDS + seat]
        cards += self.visitors << 4 * VISITOR
        cards += (_DOUBLERS - self.seats) << 4 * DOUBLER  # in the box
        return {NAMES[kind]: int((cards >> 4 * kind) & 15) for kind in range(len(NAMES))}

    def laid(self, seat: i64) -> i64:
        """All cards that a seat has laid: chests, rows with their jokers, and the doubler."""
        cards = self.own[FACES + seat] + self.own[ROWS + seat] - self.own[JOKERS + seat]
        cards += size(self.own[JOKERS + seat]) << 4 * JOKER
        if (self.own[MARKS + seat] >> CLOSED) & ALL_MOTIFS != 0:
            cards += card(DOUBLER)
        return cards

    # What people see

    def text(self, move: int) -> str:
        return TEXTS[move]

    def parse(self, text: str) -> int:
        return parse(text)

    def position(self) -> str:
        from roost.games.gloria.rules.position import write

        return write(self)

    def view(self, seat: int | None) -> GloriaView:
        from roost.games.gloria.public.view import view

        return view(self, seat)

    def ending(self) -> str:
        return "last-visitor"

    def result(self) -> Result | None:
        from roost.games.gloria.rules.scoring import result

        return result(self) if self.turn < 0 else None

    def __reduce__(self) -> tuple[object, ...]:
        from roost.games.gloria.rules.position import read

        return read, (self.position(),)


def fresh(seats: i64) -> GloriaState:
    """An empty table, with all cards that are shuffled first in the pile."""
    state = GloriaState(seats, _NOTHING[:])
    state.pile = _DECK
    state.pile_size = size(_DECK)
    return state


def new(seats: i64, chance: Chance, log: list[Event] | None) -> GloriaState:
    """P2: a new game up to its first decision; the seat that begins is drawn (G1)."""
    state = fresh(seats)
    state.log = log
    first = chance.below(seats)
    for place in range(OPEN_CARDS):
        state.open |= state.draw(chance) << 4 * place
    if log is not None:
        log.append(events.OpenDealt(tuple([NAMES[state.open_at(place)] for place in range(OPEN_CARDS)])))
    for seat in range(seats):
        for _card in range(HAND):
            state.receive(seat, state.draw(chance))
        state.receive(seat, DOUBLER)
        state.own[KNOWN + seat] = card(DOUBLER)
        if log is not None:
            cards = names(state.own[HANDS + seat])
            log.append(events.Dealt(seat, len(cards), tuple(cards)))
    state.pile += _VISITORS << 4 * VISITOR
    state.pile_size += _VISITORS
    state.begin(first)
    return state
