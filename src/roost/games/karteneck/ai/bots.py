"""The simple bot of Karteneck: it plans the round from its hand, with a rough estimate of the others."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bit_count
from roost.games.karteneck.components import (
    MAX_VALUE,
    MIN_STEALABLE_VALUE,
    NUMBERS,
    PORTIONS,
    ROUNDS,
    WORM,
    WORM_POINTS,
    WORMS,
    ZERO_PORTIONS,
)
from roost.games.karteneck.rules.cards import DECK, DISPLAY, KIND_BITS, NUMBER_CARDS, WORM_SHIFT, count, size, total
from roost.games.karteneck.rules.lay_moves import lowest_worms_and
from roost.games.karteneck.rules.moves import PASS, STEAL, WORM_LAY_SHIFT, number_lay
from roost.games.karteneck.rules.state import KarteneckState

_CARD_WORMS: Final = 1.2
"""The value in worms of a card kept for later rounds."""
_CARD_DECAY_ROUNDS: Final = 2.0
"""In this many last rounds a card loses value, to 0 in the last one."""
_MIN_POINTS_ADDED: Final = 5.0
"""The least that a seat still in the round will add to its display, roughly."""
_USUAL_TOTAL: Final = 22.0
"""The least total that such a seat will reach, roughly."""
_TOTAL_SPREAD: Final = 20.0
"""The width of the distribution of such totals."""
_WORM_CHANCE: Final = 0.85
"""The chance that a display without a worm gets one before the end of the round."""
_THEFT_FACTOR: Final = 1.3
"""The value of a worm that an opponent loses."""
_MAX_COUNTED_CARDS: Final = 3
"""Tries one to three cards of a kind and then all: large hands would take too long."""
_WORST_VALUE: Final = -1000.0


@final
class SimpleBot(Bot[KarteneckState]):
    """Bot that lays the cards whose portion is worth them, and steals where it can.

    It lays the kinds of a plan from the lowest to the worms, so that cards drawn meanwhile can join
    in.
    """

    def choose(self, state: KarteneckState, chance: Chance, budget: Budget = STANDARD) -> i64:
        plan = _Plan(state)
        plan.try_all(0, 0, 0, 0, 0.0)
        if plan.best_kind < 0:
            return STEAL if state.victim() >= 0 else PASS
        if plan.best_kind < NUMBERS:
            return number_lay(plan.best_kind, plan.best_number)
        held = state.free() >> WORM_SHIFT
        return lowest_worms_and(held, plan.best_number, bit_count(held) - 1) << WORM_LAY_SHIFT


@final
class _Plan:
    def __init__(self, state: KarteneckState) -> None:
        self.state: KarteneckState = state
        self.free: i64 = state.free()
        self.display: i64 = state.cards[DISPLAY + state.turn]
        self.total: i64 = total(self.display)
        self.best: float = _WORST_VALUE
        self.best_kind: i64 = -1
        """The kind to lay first, or -1 to pass."""
        self.best_number: i64 = 0
        """The number of its cards."""
        later = float(ROUNDS[state.seats] - state.round)
        self.card: float = _CARD_WORMS * min(1.0, later / _CARD_DECAY_ROUNDS)
        self.grill_worms: vec[i64] = _grill_worms(state.grill)
        self.chance_of_worm: float = _chance_of_worm(state)

    def try_all(self, kind: i64, points: i64, first: i64, lays: i64, cost: float) -> None:
        """Try each number of cards of this kind and the later ones; `first` is the first lay of the plan."""
        if kind == WORM:
            held = bit_count(self.free >> WORM_SHIFT)
            number: i64 = 0
            while number <= held:
                self._try(kind, number, points + number * WORM_POINTS, first, lays, cost)
                number = _next_number(number, held)
            return
        held = count(self.free, kind)
        self.try_all(kind + 1, points, first, lays, cost)
        number = 1
        while number <= held:
            begins = first if first != 0 else kind + 1 << KIND_BITS | number
            spent = cost + float(number - 1) * self.card
            self.try_all(kind + 1, points + number * (kind + 1), begins, lays + 1, spent)
            number = _next_number(number, held)

    def _try(self, kind: i64, number: i64, points: i64, first: i64, lays: i64, cost: float) -> None:
        if number > 0:
            lays += 1
            cost += float(number - 1) * self.card
            if first == 0:
                first = kind + 1 << KIND_BITS | number
        final_total = self.total + points
        valid = self.display > NUMBER_CARDS or number > 0
        worth = self._worth(final_total)
        if not valid:
            # A worm may still be drawn.
            worm_chance = 0.0
            done: i64 = 0
            while done < lays:
                worm_chance += (1.0 - worm_chance) * self.chance_of_worm
                done += 1
            worth = worm_chance * worth + (1.0 - worm_chance) * float(self.grill_worms[len(self.grill_worms) - 1])
        worth -= cost
        if worth > self.best:
            self.best = worth
            self.best_kind = (first >> KIND_BITS) - 1
            self.best_number = first & ((1 << KIND_BITS) - 1)

    def _worth(self, final_total: i64) -> float:
        """Return the expected worms of a valid display with that total."""
        state = self.state
        ahead = 0.0
        stolen = 0.0
        portion = final_total - MIN_STEALABLE_VALUE + ZERO_PORTIONS
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn:
                ahead += _is_ahead(state, seat, final_total)
                if MIN_STEALABLE_VALUE <= final_total <= MAX_VALUE and state.top_of(seat) == portion:
                    stolen = _THEFT_FACTOR * float(WORMS[portion])
            seat += 1
        place: i64 = i64(ahead)
        better = float(self.grill_worms[place])
        following = place + 1
        if following == len(self.grill_worms):
            return better + stolen
        return better + (float(self.grill_worms[following]) - better) * (ahead - float(place)) + stolen


def _next_number(number: i64, held: i64) -> i64:
    if number >= _MAX_COUNTED_CARDS and number + 1 < held:
        return held
    return number + 1


def _is_ahead(state: KarteneckState, seat: i64, final_total: i64) -> float:
    """Return the chance that a seat ends with more than a total."""
    display = state.cards[DISPLAY + seat]
    points = float(total(display))
    valid = display > NUMBER_CARDS
    if (state.passed >> seat) & 1:
        return 1.0 if valid and points >= float(final_total) else 0.0
    likely = 0.5 + (max(points + _MIN_POINTS_ADDED, _USUAL_TOTAL) - float(final_total)) / _TOTAL_SPREAD
    if not valid:
        likely *= _WORM_CHANCE
    return max(0.0, min(1.0, likely))


def _grill_worms(grill: i64) -> vec[i64]:
    """Return the worms on the portions of the grill, from the highest portion."""
    return vec[i64]([WORMS[portion] for portion in range(PORTIONS - 1, -1, -1) if (grill >> portion) & 1])


def _chance_of_worm(state: KarteneckState) -> float:
    """Return the chance that the next card is a worm, by what the seat on turn sees."""
    unseen = DECK - state.discard - state.cards[state.turn]
    seat: i64 = 0
    while seat < state.seats:
        unseen -= state.cards[DISPLAY + seat]
        seat += 1
    hidden = size(unseen)
    return float(bit_count(unseen >> WORM_SHIFT)) / float(hidden) if hidden > 0 else 0.0


BOTS: Final[dict[str, type[Bot]]] = {"simple": SimpleBot}
