"""The rules of Heckmeck, classic and deluxe. H1-H23 are the clauses of the rules page.

The state is a set of small packed integers: a copy costs as much as copying two dozen numbers, and
a turn never allocates. Every step of the rules is a move. `play` carries out forced moves, so that
players are asked only where they have a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.masks import bit_count, highest_bit
from roost.core.state import NOBODY, State
from roost.games.heckmeck.components import APPLE, APPLE_WORMS, DICE, HEN, MAX_TURNS, RAVEN, SYMBOLS, VALUES, WORMS
from roost.games.heckmeck.rules import event_reports
from roost.games.heckmeck.rules.dice import COUNT_MASK, FOUR_DICE, FOUR_DICE_ROLLS, SHOWN_SHIFT, points
from roost.games.heckmeck.rules.golden_die import roll_golden, set_golden_aside
from roost.games.heckmeck.rules.legal_moves import enter_phase
from roost.games.heckmeck.rules.masks import MAX_LISTED_BITS, only_bit, random_bit
from roost.games.heckmeck.rules.moves import FAIL, MOVE_COUNT, RETURN, ROLL, STOP, TEXTS, WORM, list_moves, parse
from roost.games.heckmeck.rules.moves import GOLDEN as ROLL_GOLDEN
from roost.games.heckmeck.rules.phases import ABSENT, BEGIN, CHOOSE, CUP, DECIDE, DOUBLE, KEPT_ONE, OVER, SWAP, VISIT
from roost.games.heckmeck.rules.stop_outcome import GRILL, HEN_THEFT, THEFT, stop_outcome, surely_fails

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.core.result import Result
    from roost.games.heckmeck.public.view import HeckmeckView


@final
class HeckmeckState(State):
    """A game of Heckmeck in progress."""

    def __init__(self, seats: i64, deluxe: bool) -> None:
        # Not by super().__init__: mypyc drops its checks for unset attributes only if all are set here.
        self.seats: i64 = seats
        self.turn: i64 = NOBODY
        self.log: list[Event] | None = None
        self.deluxe: bool = deluxe
        self.phase: i64 = BEGIN
        self.legal: i64 = 0
        """A bit for each legal move."""
        self.turns: i64 = 0
        """The number of turns that have ended."""
        # The table. Masks have a bit per portion.
        self.open: i64 = 0
        self.turned: i64 = 0
        self.tops: i64 = 0
        """5 bits a seat: 1 + the portion on top of its stack, or 0."""
        self.under_low: i64 = 0
        """5 bits for each of the first nine portions: 1 + the portion below it in a stack, or 0."""
        self.under_high: i64 = 0
        """The same for the other nine."""
        self.standing: i64 = 0
        """3 bits a portion: the specialist on it."""
        self.held: i64 = 0
        """3 bits a seat: its specialist."""
        self.boxed: i64 = 0
        """A bit for each specialist that left the game."""
        self.offered: i64 = 0
        """The second specialist of the seat on turn, while it chooses which one to return."""
        self.supply: i64 = 0
        self.worms: i64 = 0
        """3 bits a seat: its roast worms."""
        # The turn.
        self.dice: i64 = DICE
        """White dice not set aside."""
        self.golden: i64 = ABSENT
        self.rolled: i64 = 0
        """4 bits a symbol: how many of the dice just rolled show it, the golden one included."""
        self.shown: i64 = 0
        """A bit for each symbol that the dice just rolled show."""
        self.aside: i64 = 0
        """4 bits a symbol: how many of the dice set aside show it."""
        self.used: i64 = 0
        self.total: i64 = 0
        self.rolled_again: bool = False

    def copy(self) -> HeckmeckState:
        other = HeckmeckState(self.seats, self.deluxe)
        other.turn = self.turn
        other.phase = self.phase
        other.legal = self.legal
        other.turns = self.turns
        other.open = self.open
        other.turned = self.turned
        other.tops = self.tops
        other.under_low = self.under_low
        other.under_high = self.under_high
        other.standing = self.standing
        other.held = self.held
        other.boxed = self.boxed
        other.offered = self.offered
        other.supply = self.supply
        other.worms = self.worms
        other.dice = self.dice
        other.golden = self.golden
        other.rolled = self.rolled
        other.shown = self.shown
        other.aside = self.aside
        other.used = self.used
        other.total = self.total
        other.rolled_again = self.rolled_again
        return other

    # Moves

    def moves(self) -> tuple[int, ...]:
        return list_moves(self.legal)

    def is_legal(self, move: i64) -> bool:
        return 0 <= move < MOVE_COUNT and (self.legal >> move) & 1 == 1

    def play(self, move: i64, chance: Chance) -> None:
        if not (0 <= move < MOVE_COUNT and (self.legal >> move) & 1 == 1):
            raise self._refusal(move)
        while True:
            if move < ROLL:
                self.set_aside(move)
            elif move == STOP:
                self.stop()
            elif move < FAIL:
                if move != ROLL:
                    self.use_power(move)
                self.roll(chance)
            elif move == FAIL:
                self.fail()
            elif move < WORM:
                self.swap(move - RETURN)
            else:
                self.rob_roast_worm(move - WORM)
            legal = self.legal
            if legal & (legal - 1) != 0 or legal == 0:
                return
            move = only_bit(legal)

    def pick(self, chance: Chance) -> i64:
        legal = self.legal
        if legal < 1 << MAX_LISTED_BITS:
            return random_bit(legal, chance)
        # Only specialists to return and seats to rob have higher numbers.
        first: i64 = WORM if legal >= 1 << WORM else RETURN
        return first + random_bit(legal >> first, chance)

    def play_forced_moves(self, chance: Chance) -> None:
        """Play forced moves up to the next choice or the end."""
        if self.legal != 0 and self.legal & (self.legal - 1) == 0:
            self.play(only_bit(self.legal), chance)

    # Steps of a turn; `play` checks that they are legal and goes on to the next choice

    def begin(self, seat: i64) -> None:
        """H6, H18: Start the turn of a seat."""
        self.turn = seat
        self._clear()
        if self.log is not None:
            event_reports.began(self)
        enter_phase(self, BEGIN)

    def _clear(self) -> None:
        self.dice = DICE
        self.golden = ABSENT
        self.rolled = 0
        self.shown = 0
        self.aside = 0
        self.used = 0
        self.total = 0
        self.rolled_again = False

    def use_power(self, move: i64) -> None:
        """H18, H22: Bring in the golden die, or use the weasel."""
        if move == ROLL_GOLDEN:
            self.golden = CUP
            return
        self.rolled_again = True
        if self.log is not None:
            event_reports.rolling_again(self)

    def roll(self, chance: Chance) -> None:
        """H6, H7: Roll all dice that are not set aside, in one draw."""
        code: i64 = 0
        if self.dice > 0:
            code = chance.roll(self.dice, SYMBOLS)
        # Look up two rolls of four dice. Dice that are not rolled come out as 1s and are subtracted.
        rest = code // FOUR_DICE_ROLLS
        some = FOUR_DICE[code - rest * FOUR_DICE_ROLLS]
        others = FOUR_DICE[rest]
        self.rolled = ((some + others) & COUNT_MASK) - (DICE - self.dice)
        self.shown = (some | others) >> SHOWN_SHIFT
        if self.rolled & 15:
            self.shown |= 1
        if self.golden != ABSENT:
            roll_golden(self, chance)
        if self.log is not None:
            event_reports.rolled(self)
        enter_phase(self, CHOOSE)

    def set_aside(self, symbol: i64) -> None:
        """H6: Set aside all dice that show a symbol. H14: two 1s earn a roast worm."""
        count = (self.rolled >> 4 * symbol) & 15
        self.rolled = 0
        self.shown = 0
        self.aside += count << 4 * symbol
        self.used |= 1 << symbol
        self.total += count * points(symbol)
        self.dice -= count
        if self.golden != ABSENT:
            set_golden_aside(self, symbol)
        if self.log is not None:
            event_reports.set_aside(self, symbol, count)
        if self.deluxe and symbol == 0 and count >= 2:
            self.earn_roast_worm(DOUBLE)
        else:
            enter_phase(self, DECIDE)

    def stop(self) -> None:
        """H8-H11: End the turn with its outcome."""
        if self.log is not None:
            event_reports.stopped(self)
        if surely_fails(self):
            self.fail()
            return
        kind, portion, victim = stop_outcome(self)
        if kind == GRILL:
            self._take(portion)
        elif kind == THEFT:
            self._steal(portion, victim)
        elif kind == HEN_THEFT:
            self._take_specialist(HEN, victim)
        else:
            self.fail()

    def _take(self, portion: i64) -> None:
        """H11, H16, H21: Take a portion from the grill with its specialist."""
        self.open &= ~(1 << portion)
        self.push(self.turn, portion)
        if self.log is not None:
            event_reports.portion_moved(self, portion, NOBODY, self.turn)
        specialist = self.specialist_on(portion)
        if specialist == 0:
            self._end_turn()
            return
        self.standing -= specialist << 3 * portion
        if specialist == RAVEN:
            self.earn_roast_worm(VISIT)
        else:
            if self.log is not None:
                event_reports.specialist_came(self, specialist, NOBODY, portion)
            self._add_specialist(specialist)

    def _steal(self, portion: i64, victim: i64) -> None:
        """H9, H16: Steal a portion with its owner's specialist."""
        self._pop(victim)
        self.push(self.turn, portion)
        if self.log is not None:
            event_reports.portion_moved(self, portion, victim, self.turn)
        specialist = self.specialist_of(victim)
        if specialist == 0:
            self._end_turn()
        else:
            self._take_specialist(specialist, victim)

    def _take_specialist(self, specialist: i64, victim: i64) -> None:
        """H16, H20: Move a specialist from a seat to the seat on turn."""
        self.held -= specialist << 3 * victim
        if self.log is not None:
            event_reports.specialist_came(self, specialist, victim, -1)
        self._add_specialist(specialist)

    def _add_specialist(self, specialist: i64) -> None:
        """H16: Give the seat on turn a specialist; if it has one already, it chooses."""
        own = self.specialist_of(self.turn)
        if own == 0:
            self.held |= specialist << 3 * self.turn
            self._end_turn()
            return
        self.offered = specialist
        enter_phase(self, SWAP)

    def swap(self, returned: i64) -> None:
        """H16: Return the chosen specialist and end the turn."""
        own = self.specialist_of(self.turn)
        if returned == own:
            self.held += (self.offered - own) << 3 * self.turn
        self.offered = 0
        self._put_on_grill(returned, self.turn, -1)
        self._end_turn()

    def _put_on_grill(self, specialist: i64, seat: i64, portion: i64) -> None:
        """H17: Move a specialist from a seat, or with -1 a portion, to the lowest free portion or out of the game."""
        target: i64 = 0
        while target < len(VALUES) and not ((self.open >> target) & 1 and self.specialist_on(target) == 0):
            target += 1
        if target < len(VALUES):
            self.standing |= specialist << 3 * target
        else:
            self.boxed |= 1 << specialist
            target = -1
        if self.log is not None:
            event_reports.specialist_went(self, specialist, seat, portion, target)

    def earn_roast_worm(self, phase: i64) -> None:
        """H15: Earn a roast worm for a double 1 or the raven, from the supply or else from a chosen seat."""
        enter_phase(self, phase)
        if self.supply > 0:
            self.supply -= 1
            self._add_worm(NOBODY)
        elif self.legal == 0:
            if self.log is not None:
                event_reports.worm_missed(self)
            self._after_roast_worm()

    def rob_roast_worm(self, victim: i64) -> None:
        """H15: Take the roast worm from the chosen seat."""
        self.worms -= 1 << 3 * victim
        self._add_worm(victim)

    def _add_worm(self, victim: i64) -> None:
        """Add a roast worm from a seat, or with `NOBODY` from the supply."""
        self.worms += 1 << 3 * self.turn
        if self.log is not None:
            event_reports.worm_earned(self, victim)
        self._after_roast_worm()

    def _after_roast_worm(self) -> None:
        """Go on with the turn after a double 1. H21: after the raven's worm, move the raven and end the turn."""
        if self.phase == DOUBLE:
            enter_phase(self, DECIDE)
        else:
            self._put_on_grill(RAVEN, NOBODY, self.top_of(self.turn))
            self._end_turn()

    def fail(self) -> None:
        """H12: End the turn without success; a seat without portion and specialist loses nothing."""
        if self.log is not None:
            event_reports.failed(self)
        portion = self.top_of(self.turn)
        specialist = self.specialist_of(self.turn)
        if portion >= 0 or specialist != 0:
            self._return_belongings(portion, specialist)
        self._end_turn()

    def _return_belongings(self, portion: i64, specialist: i64) -> None:
        """H12, H17, H20: Return the portion (or the hen instead) and the specialist, and turn the best open portion."""
        if specialist == HEN:
            if portion >= 0:
                self._return_specialist(HEN)
            return
        if portion >= 0:
            self._pop(self.turn)
            self.open |= 1 << portion
            if self.log is not None:
                event_reports.portion_moved(self, portion, self.turn, NOBODY)
        if specialist != 0:
            self._return_specialist(specialist)
        if portion >= 0:
            self._turn_highest(portion)

    def _return_specialist(self, specialist: i64) -> None:
        self.held -= specialist << 3 * self.turn
        self._put_on_grill(specialist, self.turn, -1)

    def _turn_highest(self, returned: i64) -> None:
        """H12: Turn the highest open portion, unless it was just returned. H17: its specialist moves on."""
        portion = highest_bit(self.open)
        if portion == returned:
            return
        self.open &= ~(1 << portion)
        self.turned |= 1 << portion
        if self.log is not None:
            event_reports.portion_turned(self, portion)
        specialist = self.specialist_on(portion)
        if specialist != 0:
            self.standing -= specialist << 3 * portion
            self._put_on_grill(specialist, NOBODY, portion)

    def _end_turn(self) -> None:
        """H13: Begin the next turn, or end the game with the last open portion or at `MAX_TURNS`."""
        self.turns += 1
        if self.open == 0 or self.turns >= MAX_TURNS:
            self.turn = NOBODY
            self._clear()
            enter_phase(self, OVER)
            if self.log is not None:
                event_reports.ended(self)
            return
        seat = self.turn + 1
        self.begin(seat & ((seat - self.seats) >> 63))  # 0 after the last one; a branch would be mispredicted

    # The table

    def specialist_of(self, seat: i64) -> i64:
        return (self.held >> 3 * seat) & 7

    def specialist_on(self, portion: i64) -> i64:
        return (self.standing >> 3 * portion) & 7

    def worms_of(self, seat: i64) -> i64:
        return (self.worms >> 3 * seat) & 7

    def top_of(self, seat: i64) -> i64:
        """Return the portion on top of a stack, or -1."""
        return ((self.tops >> 5 * seat) & 31) - 1

    def under(self, portion: i64) -> i64:
        """Return the portion below another one in a stack, or -1."""
        if portion < 9:
            return ((self.under_low >> 5 * portion) & 31) - 1
        return ((self.under_high >> 5 * (portion - 9)) & 31) - 1

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
        below = (self.tops >> 5 * seat) & 31
        if portion < 9:
            self.under_low |= below << 5 * portion
        else:
            self.under_high |= below << 5 * (portion - 9)
        self.tops += (portion + 1 - below) << 5 * seat

    def _pop(self, seat: i64) -> None:
        portion = self.top_of(seat)
        below = self.under(portion) + 1
        if portion < 9:
            self.under_low -= below << 5 * portion
        else:
            self.under_high -= below << 5 * (portion - 9)
        self.tops += (below - portion - 1) << 5 * seat

    def census(self) -> dict[str, int]:
        owned = sum(len(self.stack(seat)) for seat in range(self.seats))
        specialists = sum(self.specialist_of(seat) != 0 for seat in range(self.seats))
        specialists += sum(self.specialist_on(portion) != 0 for portion in range(len(VALUES)))
        dice = self.dice + sum((self.aside >> 4 * symbol) & 15 for symbol in range(6))
        return {
            "portions": owned + bit_count(self.open) + bit_count(self.turned),
            "specialists": specialists + (self.offered != 0) + (self.phase == VISIT) + bit_count(self.boxed),
            "roast worms": self.supply + sum(self.worms_of(seat) for seat in range(self.seats)),
            "white dice": dice - (self.golden >= KEPT_ONE),
        }

    # What people see

    def text(self, move: int) -> str:
        return TEXTS[move]

    def parse(self, text: str) -> int:
        return parse(text)

    def position(self) -> str:
        from roost.games.heckmeck.rules.position import write

        return write(self)

    def view(self, seat: int | None) -> HeckmeckView:
        from roost.games.heckmeck.public.view import view

        return view(self)

    def score(self, seat: i64) -> i64:
        """H13, H23: Return the score of a seat if the game ended now."""
        worms = self.worms_of(seat)
        if self.specialist_of(seat) == APPLE:
            worms += APPLE_WORMS
        portion = self.top_of(seat)
        while portion >= 0:
            worms += WORMS[portion]
            portion = self.under(portion)
        return worms

    def ending(self) -> str:
        return "last-portion" if self.open == 0 else "turn-limit"

    def result(self) -> Result | None:
        from roost.games.heckmeck.rules.scoring import result

        return result(self) if self.turn < 0 else None

    def _refusal(self, move: i64) -> Exception:
        from roost.games.heckmeck.rules.illegal import refusal

        return refusal(self, move)

    def __reduce__(self) -> tuple[object, ...]:
        from roost.games.heckmeck.rules.position import read

        return read, (self.position(),)
