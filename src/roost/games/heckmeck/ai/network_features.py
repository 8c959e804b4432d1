"""The inputs of the network for a seat in a position between two turns; most of them are 0."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.masks import bit_count
from roost.games.heckmeck.components import MAX_SEATS, VALUES, WORMS
from roost.games.heckmeck.rules.state import HeckmeckState

# fmt: off
REACH_CHANCES: Final = vec[float]([
    0.956, 0.934, 0.893, 0.856, 0.808, 0.748, 0.680, 0.607, 0.525,
    0.435, 0.346, 0.264, 0.194, 0.136, 0.087, 0.053, 0.029, 0.016,
])
# fmt: on
"""For each portion: the chance that a turn reaches it or a higher one if it aims at nothing else."""

# Inputs that are the same for all seats. A one-hot input starts at its constant and takes one place
# for each value.
BIAS: Final = 0
_SEATS: Final = -1
"""Plus the number of seats."""
_OPEN_PORTION: Final = 7
"""Plus the portion."""
_OPEN_COUNT: Final = 25
_REACHABLE_WORMS: Final = 26
"""The expected worms that one turn reaches on the grill."""
_SUPPLY: Final = 27
_SPECIALIST_ON_GRILL: Final = 27
"""Plus the specialist, from 1."""
# Inputs of the seat itself.
_SCORE: Final = 34
_WAIT: Final = 35
"""Plus the number of turns of others before the seat's next one, at most 3."""
_WAIT_SHARE: Final = 39
_TOP_PORTION: Final = 40
"""Plus the portion."""
_WORMS_UNDER_TOP: Final = 58
"""Plus the worms on the portion below the top."""
_STACK: Final = 63
_WINS_TIES: Final = 64
"""Whether the seat has the highest portion, which breaks ties."""
_ROAST_WORMS: Final = 65
_OWN_SPECIALIST: Final = 65
"""Plus the specialist, from 1."""
# Inputs that compare the seat with the others.
_OTHER_TOP_PORTIONS: Final = 72
"""Plus the portion on top of another stack."""
LEAD: Final = 90
"""The lead over the best other seat. `_LATE_LEAD` and `_LAST_LEAD` divide it by the open portions and worms."""
_LATE_LEAD: Final = 91
_LAST_LEAD: Final = 92
_MEAN_LEAD: Final = 93
_AHEAD: Final = 94
_RIVAL_WAIT: Final = 95
"""Inputs of the best other seat, as for the seat itself."""
_RIVAL_TOP: Final = 99
_RIVAL_UNDER: Final = 117
_RIVAL_SPECIALIST: Final = 121
_RIVAL_STACK: Final = 128
INPUT_COUNT: Final = 129

_MAX_WAIT_TURNS: Final = 3


@final
class Features:
    """The non-zero inputs, of the table or of one seat."""

    def __init__(self) -> None:
        self.indices: vec[i64] = vec[i64]([0] * INPUT_COUNT)
        self.values: vec[float] = vec[float]([0.0] * INPUT_COUNT)
        self.count: i64 = 0
        self._open_count: float = 0.0
        self._worms: float = 0.0
        self._scores: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self._highest: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self._sizes: vec[i64] = vec[i64]([0] * MAX_SEATS)

    def add_table(self, state: HeckmeckState) -> None:
        """Add the inputs that are the same for all seats, and count the stacks for `add_seat`."""
        self.count = 0
        worms: i64 = 0
        reach = 0.0
        for portion in range(len(VALUES)):
            if (state.open >> portion) & 1:
                worms += WORMS[portion]
                reach += float(WORMS[portion]) * REACH_CHANCES[portion]
                self._add(_OPEN_PORTION + portion, 1.0)
                if state.deluxe:
                    specialist = state.specialist_on(portion)
                    if specialist > 0:
                        self._add(_SPECIALIST_ON_GRILL + specialist, 1.0)
        self._open_count = float(bit_count(state.open))
        self._worms = float(worms)
        self._add(BIAS, 1.0)
        self._add(_SEATS + state.seats, 1.0)
        self._add(_OPEN_COUNT, self._open_count / 8.0)
        self._add(_REACHABLE_WORMS, reach / 8.0)
        if state.deluxe:
            self._add(_SUPPLY, float(state.supply) / 4.0)
        for seat in range(state.seats):
            self._scores[seat] = state.score(seat)
            size: i64 = 0
            highest_owned: i64 = -1
            portion_in_stack = state.top_of(seat)
            while portion_in_stack >= 0:
                size += 1
                if portion_in_stack > highest_owned:
                    highest_owned = portion_in_stack
                portion_in_stack = state.under(portion_in_stack)
            self._sizes[seat] = size
            self._highest[seat] = highest_owned

    def add_seat(self, state: HeckmeckState, seat: i64) -> None:
        """Add the inputs of a seat."""
        self.count = 0
        seats = state.seats
        others = float(seats - 1)
        score = self._scores[seat]
        rival: i64 = -1
        sum_of_others: i64 = 0
        tie = 1.0
        for other in range(seats):
            if other == seat:
                continue
            sum_of_others += self._scores[other]
            if self._highest[other] > self._highest[seat]:
                tie = 0.0
            if rival < 0 or self._scores[other] > self._scores[rival]:
                rival = other
            top = state.top_of(other)
            if top >= 0:
                self._add(_OTHER_TOP_PORTIONS + top, 1.0)
        lead = float(score - self._scores[rival])
        self._add(_SCORE, float(score) / 8.0)
        self._add(_WAIT_SHARE, float(_turns_to_wait(state, seat)) / others)
        self._add(_WINS_TIES, tie)
        self._add(LEAD, lead / 6.0)
        self._add(_LATE_LEAD, lead / (1.0 + self._open_count))
        self._add(_LAST_LEAD, lead / (1.0 + self._worms))
        self._add(_MEAN_LEAD, (float(score) - float(sum_of_others) / others) / 6.0)
        if lead > 0.0:
            self._add(_AHEAD, 1.0)
        self._add_player(state, seat, _WAIT, _TOP_PORTION, _WORMS_UNDER_TOP, _STACK, _OWN_SPECIALIST)
        self._add_player(state, rival, _RIVAL_WAIT, _RIVAL_TOP, _RIVAL_UNDER, _RIVAL_STACK, _RIVAL_SPECIALIST)
        if state.deluxe:
            self._add(_ROAST_WORMS, float(state.worms_of(seat)) / 3.0)

    def _add_player(
        self, state: HeckmeckState, seat: i64, wait: i64, top: i64, under: i64, stack: i64, owned: i64
    ) -> None:
        turns = _turns_to_wait(state, seat)
        if turns > _MAX_WAIT_TURNS:
            turns = _MAX_WAIT_TURNS
        self._add(wait + turns, 1.0)
        portion = state.top_of(seat)
        if portion >= 0:
            self._add(top + portion, 1.0)
            below = state.under(portion)
            worms: i64 = 0
            if below >= 0:
                worms = WORMS[below]
            self._add(under + worms, 1.0)
            self._add(stack, float(self._sizes[seat]) / 4.0)
        if state.deluxe:
            held = state.specialist_of(seat)
            if held > 0:
                self._add(owned + held, 1.0)

    def _add(self, index: i64, value: float) -> None:
        self.indices[self.count] = index
        self.values[self.count] = value
        self.count += 1

    def win_share(self, state: HeckmeckState, seat: i64) -> float:
        """Return a seat's share of the win after the end; call `add_table` first."""
        equal = 0.0
        for other in range(state.seats):
            better = self._scores[other] - self._scores[seat]
            if better == 0:
                better = self._highest[other] - self._highest[seat]
            if better > 0:
                return 0.0
            if better == 0:
                equal += 1.0
        return 1.0 / equal


def _turns_to_wait(state: HeckmeckState, seat: i64) -> i64:
    return (seat - state.turn + state.seats) % state.seats
