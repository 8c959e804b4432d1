"""The rules of Gloria Picktoria. P1-P14 in the comments are clauses of the rules page.

Cards and rows are packed numbers: counts by kind and by motif. The pile has no order; chance picks a card when it is
drawn.
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
    DEALT_CARDS,
    DOUBLER,
    JOKER,
    KINDS,
    MAX_SEATS,
    NAMES,
    OPEN_CARDS,
    SCORINGS,
    TURN_POINTS,
    VISITOR,
)
from roost.games.gloria.public import events
from roost.games.gloria.rules.cards import bit, card, card_names, count_cards, index_of, kind_at, kinds_mask
from roost.games.gloria.rules.legal_moves import list_moves, random_move
from roost.games.gloria.rules.moves import (
    BLIND,
    FOX,
    FOX_LEFT,
    KEEP,
    MOVE_COUNT,
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
    CHEST_CARDS,
    CHESTS,
    CLOSED,
    DERIVED,
    EARNINGS,
    HANDS,
    HELD,
    JOKERS,
    KNOWN,
    PACKED_LENGTH,
    ROWS,
)
from roost.games.gloria.rules.phases import ACT, NO_CARD, OVER, PASS_ON, WAITING
from roost.games.gloria.rules.row_scoring import earning_outcomes, row_outcomes, total_points

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.gloria.public.view import GloriaView

_LEGAL_BLIND: Final[i64] = 1 << BLIND
_LEGAL_KEEP: Final[i64] = 1 << KEEP - FOX
_EMPTY_CHEST: Final[i64] = 1 << CHESTS
_ZEROS: Final = vec[i64]([0] * PACKED_LENGTH)
_VISITORS: Final[i64] = SCORINGS[-1]
_DOUBLERS: Final[i64] = KINDS[DOUBLER][1]
_HELD_MASK: Final[i64] = ALL_KINDS << HELD
_DECK: Final[i64] = sum(count << 4 * kind for kind, (_name, count) in enumerate(KINDS) if kind <= JOKER)
"""P2: the cards shuffled before the deal."""


@final
class GloriaState(State):
    """A game of Gloria Picktoria in progress."""

    def __init__(self, seats: i64, own: vec[i64]) -> None:
        # No super().__init__(): mypyc drops its checks for unset attributes only if all are set here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.packed: vec[i64] = own
        """What belongs to the seats, laid out as in `packed_fields`."""
        self.phase: i64 = OVER
        self.legal: i64 = 0
        """A bit for each legal move up to the blind draw."""
        self.legal_fox: i64 = 0
        """A bit for each legal move of the fox, from FOX on."""
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
        """How many visitors have come."""
        self.fox: i64 = WAITING

    def copy(self) -> GloriaState:
        other = GloriaState(self.seats, self.packed[:])
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
        return list_moves(self.legal, self.legal_fox)

    def pick(self, chance: Chance) -> i64:
        return random_move(self.legal, self.legal_fox, chance)

    def is_legal(self, move: i64) -> bool:
        if move < FOX:
            return move >= 0 and (self.legal >> move) & 1 == 1
        return move < MOVE_COUNT and (self.legal_fox >> (move - FOX)) & 1 == 1

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
            self._pass_or_keep_fox(move)
            return
        if self.points > 0:
            self.find_legal_moves()
        elif self.phase != OVER:
            self._end_actions()

    def find_legal_moves(self) -> None:
        """Set the legal moves of the seat on turn: P3-P8."""
        legal: i64 = 0
        fox: i64 = 0
        marks = self.packed[DERIVED + self.turn]
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

    def left_of(self, seat: i64) -> i64:
        """Return the left neighbour: G2."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def _rows_on_the_left(self) -> i64:
        return self.packed[DERIVED + self.left_of(self.turn)] & ALL_MOTIFS

    # The turn

    def begin_turn(self, seat: i64) -> None:
        """Begin a turn with its three points: P3."""
        self.turn = seat
        self.phase = ACT
        self.points = TURN_POINTS
        self.blind_used = False
        self.fox_moved = False
        if self.log is not None:
            self.log.append(events.TurnBegan(seat))
        self.find_legal_moves()

    def _end_actions(self) -> None:
        """Let the seat pass the fox if it stands on one of its rows (P8); otherwise end the turn."""
        if self.fox >> 4 == self.turn:
            self.phase = PASS_ON
            self.find_legal_moves()
        else:
            self.begin_turn(self.left_of(self.turn))

    def _lay_chest(self, kind: i64) -> None:
        """Lay a chest: P4."""
        seat = self.turn
        self._play_card(kind)
        self.packed[CHEST_CARDS + seat] += card(kind)
        self.packed[DERIVED + seat] += _EMPTY_CHEST
        self.points -= 1
        if self.log is not None:
            self.log.append(events.ChestLaid(seat, NAMES[kind], self.chests_of(seat)))

    def _place(self, motif: i64) -> None:
        """Extend a row or open it: P5."""
        seat = self.turn
        self._play_card(motif)
        self.points -= 1
        self.packed[ROWS + seat] += card(motif)
        rows = self.packed[DERIVED + seat] & ALL_MOTIFS
        if (rows >> motif) & 1:
            if self.log is not None:
                self._log_placed(motif, motif)
            return
        self.packed[DERIVED + seat] += bit(motif) - _EMPTY_CHEST
        if self.log is not None:
            self.log.append(events.RowOpened(seat, NAMES[motif], self.chests_of(seat)))
        if rows == 0 and self._all_have_rows():
            # P9: the last seat to open its first row gets the fox.
            self.fox = seat << 4 | motif
            if self.log is not None:
                self.log.append(events.FoxEntered(seat, NAMES[motif]))

    def _all_have_rows(self) -> bool:
        missing = False
        for seat in range(self.seats):
            if self.packed[ROWS + seat] == 0:
                missing = True
        return not missing

    def _place_joker(self, motif: i64) -> None:
        """Extend a row with a joker: P5."""
        self._play_card(JOKER)
        self.points -= 1
        self.packed[ROWS + self.turn] += card(motif)
        self.packed[JOKERS + self.turn] += card(motif)
        if self.log is not None:
            self._log_placed(JOKER, motif)

    def _place_doubler(self, motif: i64) -> None:
        """Close a row with the doubler, which does not count towards its length: P5."""
        seat = self.turn
        self._play_card(DOUBLER)
        self.points -= 1
        self.packed[DERIVED + seat] += bit(CLOSED + motif)
        if self.log is not None:
            self.log.append(events.RowClosed(seat, NAMES[motif], self.length_of(seat, motif)))

    def _take(self, kind: i64, chance: Chance) -> None:
        """Take an open card, which is replaced at once: P6. Every player knows that card of the hand."""
        place: i64 = 0
        while (self.open >> 4 * place) & 15 != kind:
            place += 1
        self.points -= 1
        self.packed[KNOWN + self.turn] += card(kind)
        self.add_to_hand(self.turn, kind)
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
        """Draw the top card of the pile for two points: P6."""
        self.points -= 2
        self.blind_used = True
        kind = self._turn_up(chance)
        if kind < 0:
            return
        self.add_to_hand(self.turn, kind)
        if self.log is not None:
            self.log.append(events.CardDrawn(self.turn, NAMES[kind]))

    def _move_fox(self, move: i64) -> None:
        """Move the fox to another own row, or for two points to a row on the left: P7."""
        self.fox_moved = True
        if move < FOX_LEFT:
            self.points -= 1
            self._put_fox(self.turn, move - FOX, move)
        else:
            self.points -= 2
            self._put_fox(self.left_of(self.turn), move - FOX_LEFT, move)

    def _pass_or_keep_fox(self, move: i64) -> None:
        """Pass the fox for free or keep it at the end of the turn: P8."""
        if move < KEEP:
            self._put_fox(self.left_of(self.turn), move - PASS, move)
        elif self.log is not None:
            self.log.append(events.FoxKept(self.turn, NAMES[self.fox & 15]))
        self.begin_turn(self.left_of(self.turn))

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

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        self.packed[HANDS + seat] += card(kind)
        self.packed[DERIVED + seat] |= bit(HELD + kind)

    def _play_card(self, kind: i64) -> None:
        """Remove a card from the hand of the seat on turn.

        The known cards of its kind go first. Cards of a kind are interchangeable, so this reveals nothing.
        """
        seat = self.turn
        played = card(kind)
        hand = self.packed[HANDS + seat] - played
        self.packed[HANDS + seat] = hand
        if (hand >> 4 * kind) & 15 == 0:
            self.packed[DERIVED + seat] -= bit(HELD + kind)
        known = self.packed[KNOWN + seat]
        if (known >> 4 * kind) & 15 != 0:
            self.packed[KNOWN + seat] = known - played

    def draw(self, chance: Chance) -> i64:
        """Draw the next card of the pile and return its kind."""
        kind = kind_at(self.pile, chance.draw(self.pile_size, self, 0))
        self.pile -= card(kind)
        self.pile_size -= 1
        return kind

    def _turn_up(self, chance: Chance) -> i64:
        """Return the next card that is no visitor, or -1 if the last visitor comes first and ends the game: P11."""
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
        """Return the outcomes that the rows of each seat would have now, 4 bits per motif: P12."""
        return row_outcomes(self.packed, self.seats, self.fox)

    def _score(self, part: i64) -> None:
        """Hold a scoring (P12). The last one ends the game (P11) with penalties (P13)."""
        found = self.outcomes()
        for seat in range(self.seats):
            self.packed[EARNINGS + MAX_SEATS * part + seat] = earning_outcomes(found[seat])
        if part == len(SCORINGS) - 1:
            self.end_game()
        if self.log is not None:
            self._log_scored(part)

    def end_game(self) -> None:
        self.turn = NOBODY
        self.phase = OVER
        self.points = 0
        self.blind_used = False
        self.fox_moved = False
        self.legal = 0
        self.legal_fox = 0

    def penalty(self, seat: i64) -> i64:
        """Return the points that a seat would lose if the game ended now: P13."""
        return CHEST_PENALTY * self.chests_of(seat) + CARD_PENALTY * count_cards(self.packed[HANDS + seat])

    def scoring_points(self, seat: i64, part: i64) -> i64:
        """Return the points of a seat in a scoring, counted from 0; 0 if it was not held yet."""
        points = total_points(self.packed[EARNINGS + MAX_SEATS * part + seat])
        if self.phase == OVER and part == len(SCORINGS) - 1:
            points -= self.penalty(seat)
        return points

    def score(self, seat: i64) -> i64:
        """Return the points of a seat so far: P14."""
        return self.scoring_points(seat, 0) + self.scoring_points(seat, 1) + self.scoring_points(seat, 2)

    # Events, apart from the rules to keep the compiled methods short

    def _log_placed(self, kind: i64, motif: i64) -> None:
        assert self.log is not None
        length = self.length_of(self.turn, motif)
        self.log.append(events.CardPlaced(self.turn, NAMES[kind], NAMES[motif], length))

    def _log_scored(self, part: i64) -> None:
        from roost.games.gloria.rules.scoring import score_lines

        assert self.log is not None
        seats = range(self.seats)
        self.log.append(
            events.Scored(
                part + 1,
                tuple([self.scoring_points(seat, part) for seat in seats]),
                tuple([self.score(seat) for seat in seats]),
                tuple([line for seat in seats for line in score_lines(self, seat, part)]),
            )
        )
        if self.phase == OVER:
            self.log.append(events.GameEnded(self.ending()))

    # Queries

    def length_of(self, seat: i64, motif: i64) -> i64:
        return (self.packed[ROWS + seat] >> 4 * motif) & 15

    def chests_of(self, seat: i64) -> i64:
        """Return the number of empty chests."""
        return self.packed[DERIVED + seat] >> CHESTS

    def open_at(self, place: i64) -> i64:
        """Return the kind of an open card, or NO_CARD."""
        return (self.open >> 4 * place) & 15

    def card(self, pile: i64, place: i64) -> str:
        return NAMES[kind_at(self.pile, place)]

    def place(self, pile: i64, card: str) -> i64:
        return index_of(self.pile, card)

    def imagine(self, seat: i64, chance: Chance) -> None:
        """Deal the hidden cards of the other hands from all cards that the seat has not seen; the rest is the pile."""
        visitors = (self.pile >> 4 * VISITOR) << 4 * VISITOR
        unseen = self.pile - visitors
        for other in range(self.seats):
            if other != seat:
                unseen += self.packed[HANDS + other] - self.packed[KNOWN + other]
        left = count_cards(unseen)
        for other in range(self.seats):
            if other == seat:
                continue
            hand = self.packed[KNOWN + other]
            hidden = count_cards(self.packed[HANDS + other]) - count_cards(hand)
            while hidden > 0:
                drawn = card(kind_at(unseen, chance.below(left)))
                hand += drawn
                unseen -= drawn
                left -= 1
                hidden -= 1
            self.packed[HANDS + other] = hand
            marks = self.packed[DERIVED + other]
            self.packed[DERIVED + other] = marks & ~_HELD_MASK | kinds_mask(hand) << HELD
        self.pile = unseen + visitors
        if self.turn >= 0:
            self.find_legal_moves()

    def census(self) -> dict[str, int]:
        cards = self.pile
        for place in range(OPEN_CARDS):
            if self.open_at(place) != NO_CARD:
                cards += card(self.open_at(place))
        for seat in range(self.seats):
            cards += self.laid_cards(seat) + self.packed[HANDS + seat]
        cards += self.visitors << 4 * VISITOR
        cards += (_DOUBLERS - self.seats) << 4 * DOUBLER  # in the box
        return {NAMES[kind]: int((cards >> 4 * kind) & 15) for kind in range(len(NAMES))}

    def laid_cards(self, seat: i64) -> i64:
        """Return all cards laid by a seat: chests, rows with their jokers, and the doubler."""
        cards = self.packed[CHEST_CARDS + seat] + self.packed[ROWS + seat] - self.packed[JOKERS + seat]
        cards += count_cards(self.packed[JOKERS + seat]) << 4 * JOKER
        if (self.packed[DERIVED + seat] >> CLOSED) & ALL_MOTIFS != 0:
            cards += card(DOUBLER)
        return cards

    # Notation and views

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


def initial_state(seats: i64) -> GloriaState:
    """Return an empty table with the cards to deal in the pile."""
    state = GloriaState(seats, _ZEROS[:])
    state.pile = _DECK
    state.pile_size = count_cards(_DECK)
    return state


def new(seats: i64, chance: Chance, log: list[Event] | None) -> GloriaState:
    """Deal a new game (P2). The first seat is drawn (G1)."""
    state = initial_state(seats)
    state.log = log
    first = chance.below(seats)
    for place in range(OPEN_CARDS):
        state.open |= state.draw(chance) << 4 * place
    if log is not None:
        log.append(events.OpenDealt(tuple([NAMES[state.open_at(place)] for place in range(OPEN_CARDS)])))
    for seat in range(seats):
        for _card in range(DEALT_CARDS):
            state.add_to_hand(seat, state.draw(chance))
        state.add_to_hand(seat, DOUBLER)
        state.packed[KNOWN + seat] = card(DOUBLER)
        if log is not None:
            cards = card_names(state.packed[HANDS + seat])
            log.append(events.Dealt(seat, len(cards), tuple(cards)))
    state.pile += _VISITORS << 4 * VISITOR
    state.pile_size += _VISITORS
    state.begin_turn(first)
    return state
