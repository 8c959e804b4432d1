"""What a position between two turns looks like to a seat, as numbers for the network. Most of them are noughts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.masks import bit_count
from roost.games.heckmeck.components import MOST_SEATS, VALUES, WORMS
from roost.games.heckmeck.rules.state import HeckmeckState

AT_LEAST: Final = vec[float](
    [
        0.956,
        0.934,
        0.893,
        0.856,
        0.808,
        0.748,
        0.680,
        0.607,
        0.525,
        0.435,
        0.346,
        0.264,
        0.194,
        0.136,
        0.087,
        0.053,
        0.029,
        0.016,
    ]
)
"""How likely a turn that aims at nothing else ends with this portion or a higher one: so the grill is emptied."""

# The same for everybody. What has several numbers is followed by as many inputs.
BIAS: Final = 0
_SEATS: Final = -1
"""... and how many."""
_OPEN: Final = 7
"""... and the portion on the grill."""
_PORTIONS: Final = 25
_WITHIN_REACH: Final = 26
"""The worms on the grill, each as likely as it is reached."""
_SUPPLY: Final = 27
_STANDING: Final = 27
"""... and the specialist on the grill; there is no specialist 0."""
# The seat's own.
_SCORE: Final = 34
_WAIT: Final = 35
"""... and how many turns of others come first, three or more."""
_PART_OF_WAIT: Final = 39
_TOP: Final = 40
"""... and the portion."""
_UNDER: Final = 58
"""... and the worms underneath."""
_STACK: Final = 63
_TIE: Final = 64
"""It has the highest portion, which breaks ties."""
_ROAST: Final = 65
_HOLDS: Final = 65
"""... and the specialist."""
# Against the others.
_PREY: Final = 72
"""... and the portion on top of another stack."""
LEAD: Final = 90
"""Over the best of the others, and the more the fewer portions or worms are left."""
_LATE_LEAD: Final = 91
_LAST_LEAD: Final = 92
_MEAN_LEAD: Final = 93
_AHEAD: Final = 94
_RIVAL_WAIT: Final = 95
"""The best of the others: the same as for the seat itself."""
_RIVAL_TOP: Final = 99
_RIVAL_UNDER: Final = 117
_RIVAL_HOLDS: Final = 121
_RIVAL_STACK: Final = 128
INPUTS: Final = 129

_LONGEST_WAIT: Final = 3


@final
class Features:
    """The inputs that are not nought, of the table or of one seat."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0] * INPUTS)
        self.amounts: vec[float] = vec[float]([0.0] * INPUTS)
        self.length: i64 = 0
        """How many there are."""
        self._left: float = 0.0
        self._worms: float = 0.0
        self._scores: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._highest: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._sizes: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def of_table(self, state: HeckmeckState) -> None:
        """Look at all that is the same for everybody. This comes first: it also counts the stacks."""
        self.length = 0
        worms: i64 = 0
        reach = 0.0
        for portion in range(len(VALUES)):
            if (state.open >> portion) & 1:
                worms += WORMS[portion]
                reach += float(WORMS[portion]) * AT_LEAST[portion]
                self._add(_OPEN + portion, 1.0)
                if state.deluxe:
                    specialist = state.specialist_on(portion)
                    if specialist > 0:
                        self._add(_STANDING + specialist, 1.0)
        self._left = float(bit_count(state.open))
        self._worms = float(worms)
        self._add(BIAS, 1.0)
        self._add(_SEATS + state.seats, 1.0)
        self._add(_PORTIONS, self._left / 8.0)
        self._add(_WITHIN_REACH, reach / 8.0)
        if state.deluxe:
            self._add(_SUPPLY, float(state.supply) / 4.0)
        for seat in range(state.seats):
            self._scores[seat] = state.score(seat)
            size: i64 = 0
            dearest: i64 = -1
            lying = state.top_of(seat)
            while lying >= 0:
                size += 1
                if lying > dearest:
                    dearest = lying
                lying = state.under(lying)
            self._sizes[seat] = size
            self._highest[seat] = dearest

    def of_seat(self, state: HeckmeckState, seat: i64) -> None:
        """Look at the rest with the eyes of a seat."""
        self.length = 0
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
                self._add(_PREY + top, 1.0)
        lead = float(score - self._scores[rival])
        self._add(_SCORE, float(score) / 8.0)
        self._add(_PART_OF_WAIT, float(_wait(state, seat)) / others)
        self._add(_TIE, tie)
        self._add(LEAD, lead / 6.0)
        self._add(_LATE_LEAD, lead / (1.0 + self._left))
        self._add(_LAST_LEAD, lead / (1.0 + self._worms))
        self._add(_MEAN_LEAD, (float(score) - float(sum_of_others) / others) / 6.0)
        if lead > 0.0:
            self._add(_AHEAD, 1.0)
        self._of_player(state, seat, _WAIT, _TOP, _UNDER, _STACK, _HOLDS)
        self._of_player(state, rival, _RIVAL_WAIT, _RIVAL_TOP, _RIVAL_UNDER, _RIVAL_STACK, _RIVAL_HOLDS)
        if state.deluxe:
            self._add(_ROAST, float(state.worms_of(seat)) / 3.0)

    def _of_player(
        self, state: HeckmeckState, seat: i64, wait: i64, top: i64, under: i64, stack: i64, holds: i64
    ) -> None:
        turns = _wait(state, seat)
        if turns > _LONGEST_WAIT:
            turns = _LONGEST_WAIT
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
                self._add(holds + held, 1.0)

    def _add(self, place: i64, amount: float) -> None:
        self.places[self.length] = place
        self.amounts[self.length] = amount
        self.length += 1

    def share(self, state: HeckmeckState, seat: i64) -> float:
        """A seat's share of the win when the game is over; `of_table` has counted the stacks."""
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


def _wait(state: HeckmeckState, seat: i64) -> i64:
    return (seat - state.turn + state.seats) % state.seats
