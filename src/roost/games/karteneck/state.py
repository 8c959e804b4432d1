"""The rules of Karteneck. K1-K14 in the comments are the clauses of the rules page.

Cards are packed into one number per hand, display and pile (`cards`), portions into bit masks and linked stacks. A pile
has no order: it is only what it holds until a card is drawn from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.errors import GameOverError, IllegalMoveError
from roost.core.state import NOBODY, State
from roost.games.karteneck import events
from roost.games.karteneck.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    EARLIER,
    FIELD,
    NUMBER_CARDS,
    WIDTH,
    WORM_BITS,
    bits,
    card_at,
    count,
    highest,
    name,
    named,
    names,
    size,
    tally_size,
    total,
)
from roost.games.karteneck.components import (
    DRAWN_AFTER_LAYING,
    DRAWN_AFTER_PASSING,
    HAND,
    HIGHEST,
    LOWEST,
    MOST_SEATS,
    NUMBERS,
    PORTIONS,
    ROUNDS,
    VALUES,
    WORMS,
    ZEROS,
)
from roost.games.karteneck.imagination import Shelf, imagine
from roost.games.karteneck.lays import list_moves, pick_move
from roost.games.karteneck.memory import note
from roost.games.karteneck.moves import MOST_LISTED, PASS, STEAL, cards_of, read, write

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.karteneck.view import KarteneckView

PILE: Final = 0
"""What `card` and `place` call the draw pile ..."""
SUPPLY: Final = 1
"""... and the portions that were not opened yet."""

_LOW_BITS: Final[i64] = 0b01111_01111_01111_01111_01111
_HIGH_BIT: Final[i64] = 0b10000_10000_10000_10000_10000
_ALL_PORTIONS: Final[i64] = (1 << PORTIONS) - 1
_ZERO_PORTIONS: Final[i64] = (1 << ZEROS) - 1
_A_WORM: Final[i64] = 1 << 25
"""In a tally."""
_BELOW_ALL: Final[i64] = 1 << 60
"""Higher than the rank of any display."""


@final
class KarteneckState(State):
    """A game of Karteneck in progress."""

    def __init__(self, seats: i64, cards: vec[i64], lays: vec[i64], shelf: Shelf) -> None:
        # Not by super().__init__: mypyc can drop its checks for unset attributes only where all are set right here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.round: i64 = 0
        """The round that is played, from 1."""
        self.passed: i64 = 0
        """A bit for each seat that is out for the round."""
        # Portions.
        self.grill: i64 = 0
        self.supply: i64 = _ALL_PORTIONS
        """All that were never opened. Those removed at the start are among them: nobody can tell which they are."""
        self.tops: i64 = 0
        """5 bits a seat: 1 + the portion on top of the stack, or 0."""
        self.under_low: i64 = 0
        """5 bits a portion, the first ten: 1 + the portion underneath, or 0 ..."""
        self.under_middle: i64 = 0
        """... the next ten ..."""
        self.under_high: i64 = 0
        """... and the last."""
        # Cards.
        self.pile: i64 = DECK
        self.pile_size: i64 = 0
        self.discard: i64 = 0
        self.cards: vec[i64] = cards
        """The hand of each seat; from `DISPLAY` on their displays. From `DRAWN` on the tally of what each drew since
        the last shuffle, and from `EARLIER` on of what it drew between the one before and the last: nobody else knows
        the kinds."""
        # What else can be known of hidden cards. Before the first shuffle of the discard pile there is nothing to know.
        self.fresh: i64 = 0
        """What the draw pile held when it was last shuffled, or 0 ..."""
        self.earlier: i64 = 0
        """... and when it was shuffled before that, or 0."""
        self.lays: vec[i64] = lays
        """What was laid out since those two shuffles, in order (`memory`) ..."""
        self.since: i64 = 0
        """... and where in there the last one was."""
        self.shelf: Shelf = shelf
        """What was worked out from all this last; shared by all copies, and no part of what the state is."""

    def copy(self) -> KarteneckState:
        other = KarteneckState(self.seats, self.cards[:], self.lays[:], self.shelf)
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
        other.since = self.since
        return other

    # Moves

    @property
    def cut(self) -> bool:
        return self.turn >= 0 and bits(self.free() >> WORM_BITS) > MOST_LISTED

    def free(self) -> i64:
        """K6: the cards in the hand of the seat on turn whose kind is not in its display."""
        display = self.cards[DISPLAY + self.turn]
        cards = self.cards[self.turn]
        # A high bit for every kind that is in the display, and from that all bits of the kind.
        shown = (((display & _LOW_BITS) + _LOW_BITS) | display) & _HIGH_BIT
        cards &= ~((shown >> (WIDTH - 1)) * FIELD)
        if display > NUMBER_CARDS:
            cards &= NUMBER_CARDS
        return cards

    def victim(self) -> i64:
        """Whom the seat on turn could steal from if it passed, or -1."""
        return self.victim_of(self.turn)

    def victim_of(self, seat: i64) -> i64:
        """K9, K11: the seat whose top portion is the total of a valid display, or -1."""
        display = self.cards[DISPLAY + seat]
        if display <= NUMBER_CARDS:
            return -1
        value = total(display)
        if value < LOWEST or value > HIGHEST:
            return -1
        wanted = value - LOWEST + ZEROS + 1
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
        return cards != 0 and self._may_lay(cards)

    def _may_lay(self, cards: i64) -> bool:
        free = self.free()
        if cards > NUMBER_CARDS:
            return cards & ~free == 0
        # Only one kind is in them: the highest bits are its count, and those of a free kind are in the same place.
        kind: i64 = 0
        while cards > FIELD:
            cards >>= WIDTH
            kind += 1
        return count(free, kind) >= cards

    def play(self, move: i64, chance: Chance) -> None:
        if not self.is_legal(move):
            raise self._refusal(move)
        if move == PASS or move == STEAL:
            self._pass(move == STEAL, chance)
        else:
            self._lay(cards_of(move), chance)

    # The round

    def open_round(self, seat: i64, chance: Chance) -> None:
        """K5: as many portions as there are seats."""
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
            self._tell_round()

    def _lay(self, cards: i64, chance: Chance) -> None:
        """K6."""
        seat = self.turn
        self.cards[seat] -= cards
        self.cards[DISPLAY + seat] += cards
        if self.fresh != 0:
            self.lays = append(self.lays, note(seat, tally_size(self.cards[DRAWN + seat]), cards))
        if self.log is not None:
            self._tell_lay(cards)
        self._draw(seat, DRAWN_AFTER_LAYING, chance)
        self._hand_on()

    def _pass(self, steal: bool, chance: Chance) -> None:
        """K7: display, portion or steal, then the cards."""
        seat = self.turn
        one: i64 = 1
        last = self.is_last()
        if self.log is not None:
            self._tell_pass()
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
        self._hand_on()

    def is_last(self) -> bool:
        """Whether all but the seat on turn have passed."""
        one: i64 = 1
        return self.passed | one << self.turn == (one << self.seats) - 1

    def _hand_on(self) -> None:
        """G2: to the next seat that has not passed."""
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (self.passed >> seat) & 1 == 0:
                self.turn = seat
                return

    def _end_round(self, seat: i64, chance: Chance) -> None:
        """K10; and K12: whoever took the last portion begins, the seat that passed last if nobody is served."""
        rank = self._served_below(_BELOW_ALL)
        while rank >= 0:
            seat = self._seat_of(rank)
            one: i64 = 1
            self._take(seat, one << highest(self.grill), True)
            rank = self._served_below(rank)
        other: i64 = 0
        while other < self.seats:
            self._discard(other)
            other += 1
        if self.log is not None:
            self.log.append(events.RoundEnded(self.round))
        if self.round < ROUNDS[self.seats]:
            self.open_round(seat, chance)
            return
        # K14.
        self.turn = NOBODY
        self.passed = 0
        if self.log is not None:
            self.log.append(events.GameEnded("supply"))

    def _rank(self, seat: i64) -> i64:
        """K10: a higher total goes first, then the higher signpost; -1 without a worm."""
        display = self.cards[DISPLAY + seat]
        if display <= NUMBER_CARDS:
            return -1
        return total(display) << WORM_BITS | display >> WORM_BITS

    def _served_below(self, rank: i64) -> i64:
        """The highest rank below another one, or -1. No two are equal, since no two worms are."""
        best: i64 = -1
        seat: i64 = 0
        while seat < self.seats:
            own = self._rank(seat)
            if best < own < rank:
                best = own
            seat += 1
        return best

    def _seat_of(self, rank: i64) -> i64:
        seat: i64 = 0
        while self._rank(seat) != rank:
            seat += 1
        return seat

    def menu(self) -> list[tuple[int, int]]:
        """K10: how the displays that are valid now would be served, the first one first: seat and portion."""
        servings: list[tuple[int, int]] = []
        grill = self.grill
        rank = self._served_below(_BELOW_ALL)
        while rank >= 0:
            portion = highest(grill)
            one: i64 = 1
            grill -= one << portion
            servings.append((self._seat_of(rank), portion))
            rank = self._served_below(rank)
        return servings

    # Cards

    def _draw(self, seat: i64, number: i64, chance: Chance) -> None:
        """K6, K7; K13: the discard pile is shuffled when a card is needed, and with both empty there is none."""
        before = self.cards[seat]
        while number > 0:
            if self.pile_size == 0:
                if self.log is not None:
                    self._tell_draw(seat, self.cards[seat] - before)
                    before = self.cards[seat]
                if self.discard == 0:
                    if self.log is not None:
                        self.log.append(events.NothingToDraw(seat, number))
                    return
                self._reshuffle()
            card = card_at(self.pile, chance.draw(self.pile_size, self, PILE))
            self.pile -= card
            self.pile_size -= 1
            self.cards[seat] += card
            if self.fresh != 0:
                self.cards[DRAWN + seat] += card if card <= NUMBER_CARDS else _A_WORM
            number -= 1
        if self.log is not None:
            self._tell_draw(seat, self.cards[seat] - before)

    def _reshuffle(self) -> None:
        self.earlier = self.fresh
        self.fresh = self.discard
        self.lays = self.lays[self.since :]
        self.since = len(self.lays)
        seat: i64 = 0
        while seat < self.seats:
            self.cards[EARLIER + seat] = self.cards[DRAWN + seat]
            self.cards[DRAWN + seat] = 0
            seat += 1
        self.pile = self.discard
        self.pile_size = size(self.discard)
        self.discard = 0
        if self.log is not None:
            self.log.append(events.Reshuffled(self.pile_size))

    def _discard(self, seat: i64) -> None:
        cards = self.cards[DISPLAY + seat]
        if cards == 0:
            return
        self.discard += cards
        self.cards[DISPLAY + seat] = 0
        if self.log is not None:
            self.log.append(events.DisplayDiscarded(seat, tuple(names(cards))))

    def deal(self, chance: Chance) -> None:
        """K4: the first hands."""
        seat: i64 = 0
        while seat < self.seats:
            number: i64 = 0
            while number < HAND:
                card = card_at(self.pile, chance.draw(self.pile_size, self, PILE))
                self.pile -= card
                self.pile_size -= 1
                self.cards[seat] += card
                number += 1
            if self.log is not None:
                self.log.append(events.HandDealt(seat, HAND, tuple(names(self.cards[seat]))))
            seat += 1

    def card(self, pile: i64, place: i64) -> str:
        if pile == PILE:
            return name(card_at(self.pile, place))
        return str(VALUES[highest(portion_at(self.supply, place))])

    def place(self, pile: i64, card: str) -> i64:
        left: i64 = 0
        if pile == SUPPLY:
            for portion in range(PORTIONS):
                if (self.supply >> portion) & 1:
                    if str(VALUES[portion]) == card:
                        return left
                    left += 1
            return -1
        wanted = named(card)
        for kind in range(NUMBERS):
            here = count(self.pile, kind)
            if wanted == 1 << WIDTH * kind and here > 0:
                return left
            left += here
        worm: i64 = wanted
        if worm > NUMBER_CARDS and self.pile & worm:
            return left + bits((self.pile & (worm - 1)) >> WORM_BITS)
        return -1

    def imagine(self, seat: i64, chance: Chance) -> None:
        imagine(self, seat, chance)

    # Portions

    def _take(self, seat: i64, portion: i64, menu: bool) -> None:
        """A portion from the grill, as a mask of one bit."""
        self.grill -= portion
        number = highest(portion)
        self.push(seat, number)
        if self.log is not None:
            self.log.append(events.PortionTaken(seat, VALUES[number], WORMS[number], "menu" if menu else "lowest"))

    def _steal(self, seat: i64, victim: i64) -> None:
        """K9."""
        portion = self.top_of(victim)
        self._pop(victim)
        self.push(seat, portion)
        if self.log is not None:
            self.log.append(events.PortionStolen(seat, victim, VALUES[portion], WORMS[portion]))

    def top_of(self, seat: i64) -> i64:
        """The portion on top of a stack, or -1."""
        return ((self.tops >> 5 * seat) & 31) - 1

    def under(self, portion: i64) -> i64:
        """The portion below another one in a stack, or -1."""
        if portion < 10:
            return ((self.under_low >> 5 * portion) & 31) - 1
        if portion < 20:
            return ((self.under_middle >> 5 * (portion - 10)) & 31) - 1
        return ((self.under_high >> 5 * (portion - 20)) & 31) - 1

    def stack(self, seat: i64) -> list[int]:
        """The portions of a stack, from the bottom to the top."""
        portions: list[int] = []
        portion = self.top_of(seat)
        while portion >= 0:
            portions.append(portion)
            portion = self.under(portion)
        portions.reverse()
        return portions

    def push(self, seat: i64, portion: i64) -> None:
        """K11: newest on top."""
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
        """K14: the worms on a seat's portions."""
        number: i64 = 0
        portion = self.top_of(seat)
        while portion >= 0:
            number += WORMS[portion]
            portion = self.under(portion)
        return number

    def census(self) -> dict[str, int]:
        cards = self.pile + self.discard
        portions = bits(self.grill) + bits(self.supply)
        for seat in range(self.seats):
            cards += self.cards[seat] + self.cards[DISPLAY + seat]
            portions += len(self.stack(seat))
        counted = {f"cards {kind + 1}": int(count(cards, kind)) for kind in range(NUMBERS)}
        counted["worms"] = int(bits(cards >> WORM_BITS))
        counted["portions"] = int(portions)
        return counted

    # What is told: apart from the rules, so that those stay short for the compiler too

    def _tell_round(self) -> None:
        assert self.log is not None
        portions = tuple([VALUES[portion] for portion in range(PORTIONS) if (self.grill >> portion) & 1])
        self.log.append(events.RoundOpened(self.round, ROUNDS[self.seats], portions, self.turn))

    def _tell_lay(self, cards: i64) -> None:
        assert self.log is not None
        display = self.cards[DISPLAY + self.turn]
        self.log.append(events.Laid(self.turn, tuple(names(cards)), total(display), display > NUMBER_CARDS))

    def _tell_draw(self, seat: i64, cards: i64) -> None:
        assert self.log is not None
        if cards:
            drawn = tuple(names(cards))
            self.log.append(events.Drew(seat, len(drawn), drawn))

    def _tell_pass(self) -> None:
        assert self.log is not None
        display = self.cards[DISPLAY + self.turn]
        self.log.append(events.Passed(self.turn, total(display), display > NUMBER_CARDS, self.is_last()))

    # What people see

    def text(self, move: int) -> str:
        return write(move)

    def parse(self, text: str) -> int:
        return read(text, 0 if self.turn < 0 else self.cards[self.turn])

    def position(self) -> str:
        from roost.games.karteneck.position import write

        return write(self)

    def view(self, seat: int | None) -> KarteneckView:
        from roost.games.karteneck.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from roost.games.karteneck.scoring import result

        return result(self) if self.turn < 0 else None

    def _refusal(self, move: i64) -> Exception:
        """Why a move is not legal now."""
        if self.turn < 0:
            return GameOverError("the game is over", "over")
        display = self.cards[DISPLAY + self.turn]
        if move == STEAL:
            if display <= NUMBER_CARDS:
                return IllegalMoveError(
                    "nothing can be stolen without a worm in the display: pass or lay out", "karteneck-steal-invalid"
                )
            value = int(total(display))
            return IllegalMoveError(
                f"no other stack has portion {value}, the total of the display, on top: pass or lay out",
                "karteneck-steal-no-match",
                total=value,
            )
        cards = cards_of(move)
        if cards == 0:
            return IllegalMoveError(f"there is no move {move}", "karteneck-no-such-move", move=str(move))
        # What the hand has instead is not told: errors end up in logs.
        if cards > NUMBER_CARDS:
            if display > NUMBER_CARDS:
                return _kind_in_display("W")
            asked = names(cards)
            return IllegalMoveError(
                f"not in the hand, or not all of them: {' '.join(asked)}",
                "karteneck-worm-not-in-hand",
                cards=" ".join(asked),
                count=len(asked),
            )
        kind = highest(cards) // WIDTH
        if count(display, kind) > 0:
            return _kind_in_display(str(kind + 1))
        number = int(tally_size(cards))
        return IllegalMoveError(
            f"{number} times {kind + 1} cannot be laid out: the hand has not so many",
            "karteneck-not-in-hand",
            kind=str(kind + 1),
            count=number,
        )

    def __reduce__(self) -> tuple[object, ...]:
        from roost.games.karteneck.position import read

        return read, (self.position(),)


def _kind_in_display(kind: str) -> IllegalMoveError:
    return IllegalMoveError(
        f"{kind} is in the display already: lay out another kind, or pass", "karteneck-kind-in-display", kind=kind
    )


def portion_at(mask: i64, place: i64) -> i64:
    """One of the portions of a mask, as a mask of one bit; of those of value 0, always the lowest that is there.

    Nobody can tell those apart, and so equal positions stay equal.
    """
    first = mask & -mask
    while place > 0:
        mask &= mask - 1
        place -= 1
    portion = mask & -mask
    return first if portion & _ZERO_PORTIONS else portion


def fresh(seats: i64) -> KarteneckState:
    """The table before anything is dealt."""
    state = KarteneckState(seats, vec[i64]([0] * (EARLIER + MOST_SEATS)), vec[i64](), Shelf())
    state.pile_size = size(DECK)
    return state


def new(seats: i64, chance: Chance, log: list[Event] | None) -> KarteneckState:
    """A new game up to its first decision; the seat that begins is drawn (G1)."""
    state = fresh(seats)
    state.log = log
    begins = chance.below(seats)
    state.deal(chance)
    state.open_round(begins, chance)
    return state
