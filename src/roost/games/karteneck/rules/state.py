"""The rules of Karteneck. K1-K14 are the clauses of the rules page.

Cards are packed into one number per hand, display and pile (`cards`), portions into bit masks and
linked stacks. A pile has no order: it is a set until a card is drawn from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import bit_count, highest_bit
from roost.core.state import NOBODY, State
from roost.games.karteneck.components import (
    DRAWN_AFTER_LAYING,
    DRAWN_AFTER_PASSING,
    MAX_VALUE,
    MIN_STEALABLE_VALUE,
    NUMBERS,
    PORTIONS,
    ROUNDS,
    WORMS,
    ZERO_PORTIONS,
)
from roost.games.karteneck.hidden.imagine import SamplerCache, imagine
from roost.games.karteneck.hidden.public_history import pack_lay
from roost.games.karteneck.rules import event_reports
from roost.games.karteneck.rules.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    EARLIER,
    NUMBER_CARDS,
    WORM_SHIFT,
    card_at,
    count,
    size,
    sum_counts,
    total,
)
from roost.games.karteneck.rules.lay_moves import are_among, free_cards, list_moves, pick_move
from roost.games.karteneck.rules.moves import MAX_WORMS_LISTED, PASS, STEAL, cards_of, read, write
from roost.games.karteneck.rules.piles import PILE, SUPPLY, name_at, place_of, portion_at
from roost.games.karteneck.rules.serving_order import first_served, next_served, seat_of

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.karteneck.public.view import KarteneckView

_ALL_PORTIONS: Final[i64] = (1 << PORTIONS) - 1
_ONE_WORM: Final[i64] = 1 << 25
"""One worm, in counts by kind."""


@final
class KarteneckState(State):
    """A game of Karteneck in progress."""

    def __init__(self, seats: i64, cards: vec[i64], lays: vec[i64], sampler_cache: SamplerCache) -> None:
        # Not by super().__init__: mypyc drops its checks for unset attributes only if all are set here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.round: i64 = 0
        """The current round, from 1."""
        self.passed: i64 = 0
        """A bit for each seat that has passed."""
        # Portions.
        self.grill: i64 = 0
        self.supply: i64 = _ALL_PORTIONS
        """The unopened portions, with those removed at the start, since nobody knows which these are."""
        self.tops: i64 = 0
        """5 bits a seat: 1 + the portion on top of its stack, or 0."""
        self.under_low: i64 = 0
        """5 bits for each of the first ten portions: 1 + the portion below it in a stack, or 0."""
        self.under_middle: i64 = 0
        """The same for the next ten."""
        self.under_high: i64 = 0
        """The same for the last ten."""
        # Cards.
        self.pile: i64 = DECK
        self.pile_size: i64 = 0
        self.discard: i64 = 0
        self.cards: vec[i64] = cards
        """The hand of each seat; from `DISPLAY` on the displays. From `DRAWN` on, counts by kind of
        the cards that each seat drew since the last shuffle, and from `EARLIER` on between the one
        before and the last; only the seat itself knows these kinds."""
        # The public history of hidden cards. Before the first shuffle of the discard pile there is none.
        self.fresh: i64 = 0
        """The draw pile after the last shuffle, or 0."""
        self.earlier: i64 = 0
        """The draw pile after the shuffle before that, or 0."""
        self.lay_log: vec[i64] = lays
        """The lays since those two shuffles, in order (`public_history`)."""
        self.lays_before_shuffle: i64 = 0
        """The number of these lays before the last shuffle."""
        self.sampler_cache: SamplerCache = sampler_cache
        """A cache, shared by all copies and no part of the state."""

    def copy(self) -> KarteneckState:
        other = KarteneckState(self.seats, self.cards[:], self.lay_log[:], self.sampler_cache)
        other.turn = self.turn
        other.round = self.round
        other.passed = self.passed
        other.grill = self.grill
        other.supply = self.supply
        other.tops = self.tops
        other.under_low = self.under_low
        other.under_middle = self.under_middle
        other.under_high = self.under_high
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.discard = self.discard
        other.fresh = self.fresh
        other.earlier = self.earlier
        other.lays_before_shuffle = self.lays_before_shuffle
        return other

    # Moves

    @property
    def truncated(self) -> bool:
        return self.turn >= 0 and bit_count(self.free() >> WORM_SHIFT) > MAX_WORMS_LISTED

    def free(self) -> i64:
        """K6: Return the cards in the hand of the seat on turn whose kind is not in its display."""
        return free_cards(self.cards[self.turn], self.cards[DISPLAY + self.turn])

    def victim(self) -> i64:
        """Return the seat that the seat on turn could steal from by passing, or -1."""
        return self.victim_of(self.turn)

    def victim_of(self, seat: i64) -> i64:
        """K9, K11: Return the seat whose top portion is the total of a valid display, or -1."""
        display = self.cards[DISPLAY + seat]
        if display <= NUMBER_CARDS:
            return -1
        value = total(display)
        if value < MIN_STEALABLE_VALUE or value > MAX_VALUE:
            return -1
        wanted = value - MIN_STEALABLE_VALUE + ZERO_PORTIONS + 1
        other: i64 = 0
        while other < self.seats:
            if other != seat and (self.tops >> 5 * other) & 31 == wanted:
                return other
            other += 1
        return -1

    def moves(self) -> tuple[int, ...]:
        if self.turn < 0:
            return ()
        return list_moves(self.free(), self.victim() >= 0)

    def pick(self, chance: Chance) -> i64:
        return pick_move(self.free(), self.victim() >= 0, chance)

    def is_legal(self, move: i64) -> bool:
        if self.turn < 0 or move < 0:
            return False
        if move == PASS:
            return True
        if move == STEAL:
            return self.victim() >= 0
        cards = cards_of(move)
        return cards != 0 and are_among(cards, self.free())

    def play(self, move: i64, chance: Chance) -> None:
        if not self.is_legal(move):
            raise self._refusal(move)
        if move == PASS or move == STEAL:
            self._pass(move == STEAL, chance)
        else:
            self._lay(cards_of(move), chance)

    # The round

    def open_round(self, seat: i64, chance: Chance) -> None:
        """K5: Open a round with as many portions as there are seats."""
        left = PORTIONS - self.round * self.seats
        self.round += 1
        self.passed = 0
        number: i64 = 0
        while number < self.seats:
            portion = portion_at(self.supply, chance.draw(left - number, self, SUPPLY))
            self.supply -= portion
            self.grill |= portion
            number += 1
        self.turn = seat
        if self.log is not None:
            event_reports.round_opened(self)

    def _lay(self, cards: i64, chance: Chance) -> None:
        """K6."""
        seat = self.turn
        self.cards[seat] -= cards
        self.cards[DISPLAY + seat] += cards
        if self.fresh != 0:
            self.lay_log = append(self.lay_log, pack_lay(seat, sum_counts(self.cards[DRAWN + seat]), cards))
        if self.log is not None:
            event_reports.laid(self, cards)
        self._draw(seat, DRAWN_AFTER_LAYING, chance)
        self._next_turn()

    def _pass(self, steal: bool, chance: Chance) -> None:
        """K7: Pass: discard or keep the display, take or steal a portion, draw."""
        seat = self.turn
        one: i64 = 1
        last = self.is_last()
        if self.log is not None:
            event_reports.passing(self)
        if self.cards[DISPLAY + seat] <= NUMBER_CARDS:
            # K8.
            self._discard(seat)
            self._take(seat, self.grill & -self.grill, False)
        elif steal:
            self._steal(seat, self.victim())
        self.passed |= one << seat
        if last:
            self._end_round(seat, chance)
            return
        self._draw(seat, DRAWN_AFTER_PASSING, chance)
        self._next_turn()

    def is_last(self) -> bool:
        """Return whether all but the seat on turn have passed."""
        one: i64 = 1
        return self.passed | one << self.turn == (one << self.seats) - 1

    def _next_turn(self) -> None:
        """G2: Give the turn to the next seat that has not passed."""
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (self.passed >> seat) & 1 == 0:
                self.turn = seat
                return

    def _end_round(self, seat: i64, chance: Chance) -> None:
        """K10: Serve the portions. K12: the seat served last begins, or the last to pass if none was served."""
        rank = first_served(self)
        while rank >= 0:
            seat = seat_of(self, rank)
            one: i64 = 1
            self._take(seat, one << highest_bit(self.grill), True)
            rank = next_served(self, rank)
        other: i64 = 0
        while other < self.seats:
            self._discard(other)
            other += 1
        if self.log is not None:
            event_reports.round_ended(self)
        if self.round < ROUNDS[self.seats]:
            self.open_round(seat, chance)
            return
        # K14.
        self.turn = NOBODY
        self.passed = 0
        if self.log is not None:
            event_reports.ended(self)

    # Cards

    def _draw(self, seat: i64, number: i64, chance: Chance) -> None:
        """K6, K7: Draw cards. K13: shuffle the discard pile when a card is needed; with both empty, draw none."""
        before = self.cards[seat]
        while number > 0:
            if self.pile_size == 0:
                if self.log is not None:
                    event_reports.drew(self, seat, self.cards[seat] - before)
                    before = self.cards[seat]
                if self.discard == 0:
                    if self.log is not None:
                        event_reports.nothing_to_draw(self, seat, number)
                    return
                self._reshuffle()
            card = card_at(self.pile, chance.draw(self.pile_size, self, PILE))
            self.pile -= card
            self.pile_size -= 1
            self.cards[seat] += card
            if self.fresh != 0:
                self.cards[DRAWN + seat] += card if card <= NUMBER_CARDS else _ONE_WORM
            number -= 1
        if self.log is not None:
            event_reports.drew(self, seat, self.cards[seat] - before)

    def _reshuffle(self) -> None:
        self.earlier = self.fresh
        self.fresh = self.discard
        self.lay_log = self.lay_log[self.lays_before_shuffle :]
        self.lays_before_shuffle = len(self.lay_log)
        seat: i64 = 0
        while seat < self.seats:
            self.cards[EARLIER + seat] = self.cards[DRAWN + seat]
            self.cards[DRAWN + seat] = 0
            seat += 1
        self.pile = self.discard
        self.pile_size = size(self.discard)
        self.discard = 0
        if self.log is not None:
            event_reports.reshuffled(self)

    def _discard(self, seat: i64) -> None:
        cards = self.cards[DISPLAY + seat]
        if cards == 0:
            return
        self.discard += cards
        self.cards[DISPLAY + seat] = 0
        if self.log is not None:
            event_reports.discarded(self, seat, cards)

    def card(self, pile: i64, place: i64) -> str:
        return name_at(self, pile, place)

    def place(self, pile: i64, card: str) -> i64:
        return place_of(self, pile, card)

    def imagine(self, seat: i64, chance: Chance) -> None:
        imagine(self, seat, chance)

    # Portions

    def _take(self, seat: i64, portion: i64, served: bool) -> None:
        """Take a portion, a mask of one bit, from the grill."""
        self.grill -= portion
        number = highest_bit(portion)
        self.push(seat, number)
        if self.log is not None:
            event_reports.portion_taken(self, seat, number, served)

    def _steal(self, seat: i64, victim: i64) -> None:
        """K9: Steal the top portion of a stack."""
        portion = self.top_of(victim)
        self._pop(victim)
        self.push(seat, portion)
        if self.log is not None:
            event_reports.portion_stolen(self, seat, victim, portion)

    def top_of(self, seat: i64) -> i64:
        """Return the portion on top of a stack, or -1."""
        return ((self.tops >> 5 * seat) & 31) - 1

    def under(self, portion: i64) -> i64:
        """Return the portion below another one in a stack, or -1."""
        if portion < 10:
            return ((self.under_low >> 5 * portion) & 31) - 1
        if portion < 20:
            return ((self.under_middle >> 5 * (portion - 10)) & 31) - 1
        return ((self.under_high >> 5 * (portion - 20)) & 31) - 1

    def stack(self, seat: i64) -> list[int]:
        """Return the portions of a stack, from bottom to top."""
        portions: list[int] = []
        portion = self.top_of(seat)
        while portion >= 0:
            portions.append(portion)
            portion = self.under(portion)
        portions.reverse()
        return portions

    def push(self, seat: i64, portion: i64) -> None:
        """K11: Put a portion on top of a stack."""
        below = (self.tops >> 5 * seat) & 31
        self._lie_on(portion, below)
        self.tops += (portion + 1 - below) << 5 * seat

    def _pop(self, seat: i64) -> None:
        portion = self.top_of(seat)
        below = self.under(portion) + 1
        self._lie_on(portion, -below)
        self.tops += (below - portion - 1) << 5 * seat

    def _lie_on(self, portion: i64, change: i64) -> None:
        if portion < 10:
            self.under_low += change << 5 * portion
        elif portion < 20:
            self.under_middle += change << 5 * (portion - 10)
        else:
            self.under_high += change << 5 * (portion - 20)

    def score(self, seat: i64) -> i64:
        """K14: Return the worms on a seat's portions."""
        number: i64 = 0
        portion = self.top_of(seat)
        while portion >= 0:
            number += WORMS[portion]
            portion = self.under(portion)
        return number

    def census(self) -> dict[str, int]:
        cards = self.pile + self.discard
        portions = bit_count(self.grill) + bit_count(self.supply)
        for seat in range(self.seats):
            cards += self.cards[seat] + self.cards[DISPLAY + seat]
            portions += len(self.stack(seat))
        counted = {f"cards {kind + 1}": int(count(cards, kind)) for kind in range(NUMBERS)}
        counted["worms"] = int(bit_count(cards >> WORM_SHIFT))
        counted["portions"] = int(portions)
        return counted

    # What people see

    def text(self, move: int) -> str:
        return write(move)

    def parse(self, text: str) -> int:
        return read(text, 0 if self.turn < 0 else self.cards[self.turn])

    def position(self) -> str:
        from roost.games.karteneck.rules.position import write

        return write(self)

    def view(self, seat: int | None) -> KarteneckView:
        from roost.games.karteneck.public.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from roost.games.karteneck.rules.scoring import result

        return result(self) if self.turn < 0 else None

    def _refusal(self, move: i64) -> Exception:
        from roost.games.karteneck.rules.illegal import refusal

        return refusal(self, move)

    def __reduce__(self) -> tuple[object, ...]:
        from roost.games.karteneck.rules.position import read

        return read, (self.position(),)
