"""The rules of Zwickern. Z1-Z12 in the comments are the clauses of the rules page.

The table is two lists of numbers: the items, and the cards of all items in order, from the bottom to the top. Heaps are
unordered sets of cards (see `components`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.errors import GameOverError
from roost.core.state import NOBODY, State
from roost.games.zwickern.components import (
    ALL_CARDS,
    BIT,
    HIGH,
    KINDS,
    LOW,
    NAMES,
    ONE_CARD,
    OPENING_CARD_COUNT,
    deal_count,
    hand_size,
    heap_card,
    heap_claws,
    heap_place,
    heap_size,
    kind_of,
    round_count,
    side_count,
    side_of,
)
from roost.games.zwickern.rules import event_reports
from roost.games.zwickern.rules.builds import build_values
from roost.games.zwickern.rules.buys import first_alike, is_canonical
from roost.games.zwickern.rules.items import FRESH, card_count, high_value, is_fresh, last_seat, loose, low_value, pile
from roost.games.zwickern.rules.legal_moves import is_truncated, list_moves
from roost.games.zwickern.rules.moves import (
    BUILD,
    BUY,
    FIX_HIGH,
    FORMULA_COUNT,
    ITEM_BITS,
    LAY,
    OPEN,
    action_of,
    formula_value,
    kind_played,
    rest_of,
)
from roost.games.zwickern.rules.packed_scores import deal_points, pack_earnings, pack_left_pile, pack_most_cards
from roost.games.zwickern.rules.partition import can_partition

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.zwickern.public.view import ZwickernView

PER_SIDE: Final = 7
"""Bits per side in the counts of Zwicks and penalties."""


@final
class ZwickernState(State):
    """A game of Zwickern in progress."""

    def __init__(self, seats: i64, items: vec[i64], cards: vec[i64]) -> None:
        # No super().__init__: mypyc omits checks for unset attributes only if all are set here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.deal: i64 = 0
        """From 1, like `round`."""
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.items: vec[i64] = items
        self.cards: vec[i64] = cards
        self.pile: i64 = ALL_CARDS
        """The draw pile; it, the hands and the cards taken by each side in this deal are heaps."""
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.taken0: i64 = 0
        self.taken1: i64 = 0
        self.taken2: i64 = 0
        self.zwicks: i64 = 0
        """The number of Zwicks shown, 7 bits per side."""
        self.penalties: i64 = 0
        """The number of penalties in this deal, 7 bits per side."""
        self.last_buyer: i64 = NOBODY
        """In this deal."""
        self.packed_scores: tuple[int, ...] = ()
        """A number for each scored deal (see `packed_scores`)."""
        self.taken_heaps: tuple[int, ...] = ()
        """The heaps taken in the scored deals, one per side, or `UNKNOWN`."""
        self.left_piles: tuple[int, ...] = ()
        """The piles that cost penalties in all deals (see `pack_left_pile`)."""

    def copy(self) -> ZwickernState:
        other = ZwickernState(self.seats, self.items[:], self.cards[:])
        other.turn = self.turn
        other.deal = self.deal
        other.round = self.round
        other.dealer = self.dealer
        other.pile = self.pile
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.hand2 = self.hand2
        other.hand3 = self.hand3
        other.taken0 = self.taken0
        other.taken1 = self.taken1
        other.taken2 = self.taken2
        other.zwicks = self.zwicks
        other.penalties = self.penalties
        other.last_buyer = self.last_buyer
        other.packed_scores = self.packed_scores
        other.taken_heaps = self.taken_heaps
        other.left_piles = self.left_piles
        return other

    # Moves

    def moves(self) -> tuple[int, ...]:
        if self.turn < 0:
            return ()
        return cast("tuple[int, ...]", tuple(list_moves(self.items, self.hand_of(self.turn))))

    def pick(self, chance: Chance) -> i64:
        moves = list_moves(self.items, self.hand_of(self.turn))
        return cast("int", moves[chance.below(len(moves))])

    @property
    def truncated(self) -> bool:
        return self.turn >= 0 and is_truncated(self.items, self.hand_of(self.turn))

    def is_legal(self, move: i64) -> bool:
        if self.turn < 0 or move < 0:
            return False
        kind = kind_played(move)
        if kind >= KINDS or (self.hand_of(self.turn) >> 3 * kind) & 7 == 0:
            return False
        action = action_of(move)
        rest = rest_of(move)
        if action == BUILD:
            index = rest & 63
            formula = rest >> ITEM_BITS
            if index >= len(self.items) or formula >= FORMULA_COUNT or first_alike(self.items, index) != index:
                return False
            return (build_values(kind, self.items[index]) >> formula) & 1 == 1
        if action == BUY:
            return self._can_name(rest) and is_canonical(self.items, rest) and self.buying_value(kind, rest) > 0
        if action == LAY:
            return rest == OPEN or (rest <= FIX_HIGH and LOW[kind] != HIGH[kind])
        return False

    def _can_name(self, chosen: i64) -> bool:
        """Return whether a bit mask names items of the table."""
        return chosen > 0 and chosen >> len(self.items) == 0

    def buying_value(self, kind: i64, chosen: i64) -> i64:
        """Return the value with which a card of this kind buys these items, or 0 if it cannot (Z5)."""
        if can_partition(self.items, chosen, LOW[kind]):
            return LOW[kind]
        if HIGH[kind] != LOW[kind] and can_partition(self.items, chosen, HIGH[kind]):
            return HIGH[kind]
        return 0

    def play(self, move: i64, chance: Chance) -> None:
        if not self.is_legal(move):
            raise self._refusal(move)
        seat = self.turn
        kind = kind_played(move)
        self.set_hand(seat, self.hand_of(seat) - ONE_CARD[kind])
        action = action_of(move)
        if action == BUILD:
            self._build(kind, rest_of(move) & 63, rest_of(move) >> ITEM_BITS)
        elif action == BUY:
            self._buy(kind, rest_of(move))
        else:
            self._lay(kind, rest_of(move))
        seat += 1
        if seat == self.seats:
            seat = 0
        self.turn = seat
        if self.hand_of(seat) == 0:
            self._end_round(chance)

    def _lay(self, kind: i64, fixed: i64) -> None:
        """Lay a card, open or as a pile with a fixed value (Z7, Z9)."""
        value = LOW[kind]
        if fixed == FIX_HIGH:
            value = HIGH[kind]
        if fixed == OPEN:
            self.items = append(self.items, loose(kind))
        else:
            self.items = append(self.items, pile(kind, value, self.turn, 1))
        self.cards = append(self.cards, kind)
        if self.log is not None:
            event_reports.laid(self)

    def _build(self, kind: i64, index: i64, formula: i64) -> None:
        """Put the card on top of an item, which becomes a pile (Z8)."""
        item = self.items[index]
        value = formula_value(LOW[kind], HIGH[kind], low_value(item), high_value(item), formula)
        if self.log is not None:
            event_reports.building(self, kind, index, formula, value)
        count = card_count(item)
        at = count
        before: i64 = 0
        while before < index:
            at += card_count(self.items[before])
            before += 1
        self.cards = append(self.cards, kind)
        end: i64 = len(self.cards) - 1
        while end > at:
            self.cards[end] = self.cards[end - 1]
            end -= 1
        self.cards[at] = kind
        self.items[index] = pile(kind, value, self.turn, count + 1)

    def _buy(self, kind: i64, chosen: i64) -> None:
        """Give the items and the card to the side (Z5); taking all items is a Zwick (Z6)."""
        if self.log is not None:
            event_reports.buying(self, kind, chosen)
        side = side_of(self.turn, self.seats)
        taken = ONE_CARD[kind]
        items = vec[i64](capacity=8)
        cards = vec[i64](capacity=8)
        index: i64 = 0
        at: i64 = 0
        while index < len(self.items):
            item = self.items[index]
            end = at + card_count(item)
            if (chosen >> index) & 1:
                while at < end:
                    taken += ONE_CARD[self.cards[at]]
                    at += 1
            else:
                items = append(items, item)
                while at < end:
                    cards = append(cards, self.cards[at])
                    at += 1
            index += 1
        self.items = items
        self.cards = cards
        self.set_taken(side, self.taken_by(side) + taken)
        self.last_buyer = self.turn
        if len(items) == 0:
            self._zwick(side)

    def _zwick(self, side: i64) -> None:
        """Show one more Zwick; if another side shows one, both turn one down (Z6)."""
        full: i64 = 127
        alone = self.zwicks & ~(full << PER_SIDE * side) == 0
        self.zwicks += BIT[PER_SIDE * side]
        if self.log is not None:
            event_reports.zwicked(self)
        if alone:
            return
        cancelled: list[int] = []
        other: i64 = 0
        while other < side_count(self.seats):
            if self.zwicks_of(other) > 0:
                self.zwicks -= BIT[PER_SIDE * other]
                cancelled.append(other)
            other += 1
        if self.log is not None:
            event_reports.zwicks_cancelled(self, cancelled)

    # Rounds and deals

    def _end_round(self, chance: Chance) -> None:
        """Count penalties for the piles of this round (Z10), then start the next round or end the deal."""
        if self.log is not None:
            event_reports.round_ended(self)
        index: i64 = 0
        while index < len(self.items):
            item = self.items[index]
            if is_fresh(item):
                side = side_of(last_seat(item), self.seats)
                self.penalties += BIT[PER_SIDE * side]
                self.left_piles = (*self.left_piles, pack_left_pile(self.deal, side, low_value(item)))
                self.items[index] = item & ~FRESH
            index += 1
        if self.round < round_count(self.seats):
            self.round += 1
            self._deal_round(chance)
            return
        self._end_deal()
        if self.deal < deal_count(self.seats):
            self.dealer = (self.dealer + 1) % self.seats
            self.start_deal(chance)
            return
        self.turn = NOBODY
        if self.log is not None:
            event_reports.ended(self)

    def start_deal(self, chance: Chance) -> None:
        """Start a deal: deal cards to all seats, and three to the table (Z3)."""
        self.deal += 1
        self.round = 1
        if self.log is not None:
            event_reports.deal_began(self)
        self._deal_round(chance)

    def _deal_round(self, chance: Chance) -> None:
        """Deal cards, first to the seat left of the dealer, which also begins (Z3)."""
        starter = self.starter()
        self.turn = starter
        if self.log is not None:
            event_reports.round_began(self)
        offset: i64 = 0
        while offset < self.seats:
            seat = (starter + offset) % self.seats
            hand: i64 = 0
            left = hand_size(self.round)
            while left > 0:
                hand += ONE_CARD[self._draw(chance)]
                left -= 1
            self.set_hand(seat, hand)
            if self.log is not None:
                event_reports.dealt(self, seat)
            offset += 1
        if self.round > 1:
            return
        left = OPENING_CARD_COUNT
        while left > 0:
            kind = self._draw(chance)
            self.items = append(self.items, loose(kind))
            self.cards = append(self.cards, kind)
            left -= 1
        if self.log is not None:
            event_reports.opened(self)

    def _draw(self, chance: Chance) -> i64:
        kind = heap_card(self.pile, chance.draw(heap_size(self.pile), self, 0))
        self.pile -= ONE_CARD[kind]
        return kind

    def _end_deal(self) -> None:
        """Give the rest to the last buyer and score the deal (Z11)."""
        if self.log is not None:
            event_reports.rest_taken(self)
        side: i64 = 0
        if self.last_buyer >= 0:
            side = side_of(self.last_buyer, self.seats)
            taken = self.taken_by(side)
            for kind in self.cards:
                taken += ONE_CARD[kind]
            self.set_taken(side, taken)
        line = self.pack_deal_score()
        self.packed_scores = (*self.packed_scores, line)
        side = 0
        while side < side_count(self.seats):
            self.taken_heaps = (*self.taken_heaps, self.taken_by(side))
            side += 1
        if self.log is not None:
            event_reports.scored(self)
        self.clear_deal()

    def pack_deal_score(self) -> i64:
        """Return the scores of this deal as it stands, packed (Z11)."""
        best: i64 = -1
        most: i64 = 0
        line: i64 = 0
        side: i64 = 0
        while side < side_count(self.seats):
            taken = self.taken_by(side)
            size = heap_size(taken)
            if size > most:
                most = size
                best = side
            elif size == most:
                best = -1
            line |= pack_earnings(side, self.zwicks_of(side), heap_claws(taken), self.penalties_of(side))
            side += 1
        if best >= 0:
            line |= pack_most_cards(best)
        return line

    def clear_deal(self) -> None:
        """Return all cards to the draw pile."""
        self.items = vec[i64]()
        self.cards = vec[i64]()
        self.pile = ALL_CARDS
        self.taken0 = 0
        self.taken1 = 0
        self.taken2 = 0
        self.zwicks = 0
        self.penalties = 0
        self.last_buyer = NOBODY

    def total(self, side: i64) -> i64:
        """Return the points of a side in all scored deals."""
        points: i64 = 0
        for line in self.packed_scores:
            points += deal_points(line, side)
        return points

    # Cards

    def starter(self) -> i64:
        """Return the seat that begins each round, left of the dealer."""
        return (self.dealer + 1) % self.seats

    def hand_of(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3

    def set_hand(self, seat: i64, heap: i64) -> None:
        if seat == 0:
            self.hand0 = heap
        elif seat == 1:
            self.hand1 = heap
        elif seat == 2:
            self.hand2 = heap
        else:
            self.hand3 = heap

    def taken_by(self, side: i64) -> i64:
        if side == 0:
            return self.taken0
        if side == 1:
            return self.taken1
        return self.taken2

    def set_taken(self, side: i64, heap: i64) -> None:
        if side == 0:
            self.taken0 = heap
        elif side == 1:
            self.taken1 = heap
        else:
            self.taken2 = heap

    def zwicks_of(self, side: i64) -> i64:
        return (self.zwicks >> PER_SIDE * side) & 127

    def penalties_of(self, side: i64) -> i64:
        return (self.penalties >> PER_SIDE * side) & 127

    def penalties_due(self, seat: i64) -> i64:
        """Return how many penalties a seat would get if the round ended now (Z10)."""
        count: i64 = 0
        for item in self.items:
            if is_fresh(item) and last_seat(item) == seat:
                count += 1
        return count

    def cards_in(self, index: i64) -> list[int]:
        """Return the cards of an item, from the bottom to the top."""
        at: i64 = 0
        before: i64 = 0
        while before < index:
            at += card_count(self.items[before])
            before += 1
        return [int(self.cards[at + card]) for card in range(card_count(self.items[index]))]

    def on_table(self) -> i64:
        """Return the cards of the table as a heap."""
        heap: i64 = 0
        for kind in self.cards:
            heap += ONE_CARD[kind]
        return heap

    def unseen_by(self, seat: i64) -> i64:
        """Return the cards that a seat (a spectator if negative) has not seen in this deal."""
        unseen = self.pile
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                unseen += self.hand_of(other)
            other += 1
        return unseen

    def card(self, pile: i64, place: i64) -> str:
        return NAMES[heap_card(self.pile, place)]

    def place(self, pile: i64, card: str) -> i64:
        kind = kind_of(card)
        return heap_place(self.pile, kind) if kind >= 0 else -1

    def imagine(self, seat: i64, chance: Chance) -> None:
        """Deal the other hands and the draw pile again from the cards that the seat has not seen."""
        unseen = self.unseen_by(seat)
        size = heap_size(unseen)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                left = heap_size(self.hand_of(other))
                hand: i64 = 0
                while left > 0:
                    kind = heap_card(unseen, chance.below(size))
                    unseen -= ONE_CARD[kind]
                    hand += ONE_CARD[kind]
                    size -= 1
                    left -= 1
                self.set_hand(other, hand)
            other += 1
        self.pile = unseen

    def census(self) -> dict[str, int]:
        everything = self.unseen_by(NOBODY) + self.on_table() + self.taken0 + self.taken1 + self.taken2
        return {f"cards {NAMES[kind]}": int((everything >> 3 * kind) & 7) for kind in range(KINDS)}

    # Texts, views and results

    def text(self, move: int) -> str:
        from roost.games.zwickern.rules.notation import text

        return text(self, move)

    def parse(self, text: str) -> int:
        from roost.games.zwickern.rules.notation import parse

        return parse(self, text)

    def position(self) -> str:
        from roost.games.zwickern.rules.position import write

        return write(self)

    def view(self, seat: int | None) -> ZwickernView:
        from roost.games.zwickern.public.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from roost.games.zwickern.rules.scoring import result

        return result(self) if self.turn < 0 else None

    def __reduce__(self) -> tuple[object, ...]:
        from roost.games.zwickern.rules.position import read

        return read, (self.position(),)

    def _refusal(self, move: i64) -> Exception:
        """Return the error for an illegal move."""
        from roost.games.zwickern.rules.notation import refusal

        if self.turn < 0:
            return GameOverError("the game is over", "over")
        return refusal(self, move)


def new(seats: i64, chance: Chance, log: list[Event] | None) -> ZwickernState:
    """Return a new game at its first decision; a random seat, left of the dealer, begins (G1)."""
    state = ZwickernState(seats, vec[i64](), vec[i64]())
    state.log = log
    state.dealer = (chance.below(seats) + seats - 1) % seats
    state.start_deal(chance)
    return state
