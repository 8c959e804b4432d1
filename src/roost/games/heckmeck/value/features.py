"""What a position between two turns looks like to a seat, as a few numbers for the network.

Few, because a game has one winner and many turns: what is learned from it must not be spread over too many weights. So
a stack is told by its worms and how easily it is robbed, not by its portions.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.masks import bits, highest
from roost.games.heckmeck.components import VALUES, WORMS
from roost.games.heckmeck.state import HeckmeckState

EXACTLY: Final = vec[float](
    [
        0.0,
        0.0,
        0.440,
        0.413,
        0.416,
        0.375,
        0.336,
        0.284,
        0.248,
        0.221,
        0.177,
        0.136,
        0.098,
        0.072,
        0.051,
        0.031,
        0.017,
        0.009,
    ]
)
"""How likely a turn that aims at nothing else ends with exactly this portion: so a stack is robbed ..."""
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
"""... or with this one or a higher one: so the grill is emptied."""

# The same for everybody.
_BIAS: Final = 0
_SEATS: Final = 1
_PORTIONS: Final = 2
_WORMS: Final = 3
_WITHIN_REACH: Final = 4
"""The worms on the grill, each as likely as it is reached."""
_DEAREST: Final = 5
_SUPPLY: Final = 6
_STANDING: Final = 7
"""... and the specialist on the grill; there is no specialist 0."""
# The seat's own.
_SCORE: Final = 14
_ON_TURN: Final = 15
_WAIT: Final = 16
_TOP: Final = 17
_AT_RISK: Final = 18
"""The worms of its top portion, as likely as somebody aims at it successfully."""
_UNDER: Final = 19
_STACK: Final = 20
_TIE: Final = 21
"""It has the highest portion, which breaks ties."""
_ROAST: Final = 22
_HOLDS: Final = 22
"""... and the specialist, of which there is no 0."""
# Against the others.
_LEAD: Final = 29
_LATE_LEAD: Final = 30
"""The lead over the best of the others, and the more the fewer portions are left."""
_MEAN_LEAD: Final = 31
_PREY: Final = 32
"""The most worms to steal, as likely as that succeeds ..."""
_RIVAL_TOP: Final = 33
_RIVAL_RISK: Final = 34
"""... and what the best of the others has on top."""
_RIVAL_UNDER: Final = 35
_RIVAL_WAIT: Final = 36
_RIVAL_HOLDS: Final = 36
"""... and its specialist, of which there is no 0."""
INPUTS: Final = 43

_MOST_SEATS: Final = 8


@final
class Features:
    """The features of one seat."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]([0.0] * INPUTS)
        self._scores: vec[i64] = vec[i64]([0] * _MOST_SEATS)
        self._highest: vec[i64] = vec[i64]([0] * _MOST_SEATS)
        self._sizes: vec[i64] = vec[i64]([0] * _MOST_SEATS)

    def of_table(self, state: HeckmeckState) -> None:
        """Look at all that is the same for everybody. This comes first: it also counts the stacks."""
        inputs = self.inputs
        for i in range(INPUTS):
            inputs[i] = 0.0
        worms: i64 = 0
        reach = 0.0
        for portion in range(len(VALUES)):
            if (state.open >> portion) & 1:
                worms += WORMS[portion]
                reach += float(WORMS[portion]) * AT_LEAST[portion]
                specialist = state.specialist_on(portion)
                if specialist > 0:
                    inputs[_STANDING + specialist] = 1.0
        inputs[_BIAS] = 1.0
        inputs[_SEATS] = float(state.seats) / 4.0
        inputs[_PORTIONS] = float(bits(state.open)) / 8.0
        inputs[_WORMS] = float(worms) / 20.0
        inputs[_WITHIN_REACH] = reach / 8.0
        if state.open > 0:
            inputs[_DEAREST] = float(WORMS[highest(state.open)]) / 4.0
        inputs[_SUPPLY] = float(state.supply) / 4.0
        for seat in range(state.seats):
            self._scores[seat] = state.score(seat)
            self._sizes[seat] = 0
            self._highest[seat] = -1
            lying = state.top_of(seat)
            while lying >= 0:
                self._sizes[seat] += 1
                if lying > self._highest[seat]:
                    self._highest[seat] = lying
                lying = state.under(lying)

    def of_seat(self, state: HeckmeckState, seat: i64) -> None:
        """Look at the rest with the eyes of a seat."""
        inputs = self.inputs
        for i in range(_SCORE, INPUTS):
            inputs[i] = 0.0
        seats = state.seats
        others = float(seats - 1)
        wait = (seat - state.turn + seats) % seats
        score = self._scores[seat]
        rival: i64 = -1
        sum_of_others: i64 = 0
        prey = 0.0
        tie = 1.0
        for other in range(seats):
            if other == seat:
                continue
            sum_of_others += self._scores[other]
            if self._highest[other] > self._highest[seat]:
                tie = 0.0
            if rival < 0 or self._scores[other] > self._scores[rival]:
                rival = other
            prey = max(prey, _at_risk(state, other))
        lead = float(score - self._scores[rival])
        inputs[_SCORE] = float(score) / 8.0
        if wait == 0:
            inputs[_ON_TURN] = 1.0
        inputs[_WAIT] = float(wait) / others
        inputs[_TOP] = _top_worms(state, seat)
        inputs[_AT_RISK] = _at_risk(state, seat)
        inputs[_UNDER] = _under_worms(state, seat)
        inputs[_STACK] = float(self._sizes[seat]) / 4.0
        inputs[_TIE] = tie
        inputs[_ROAST] = float(state.worms_of(seat)) / 3.0
        inputs[_LEAD] = lead / 6.0
        inputs[_LATE_LEAD] = lead / float(1 + bits(state.open))
        inputs[_MEAN_LEAD] = (float(score) - float(sum_of_others) / others) / 6.0
        inputs[_PREY] = prey
        inputs[_RIVAL_TOP] = _top_worms(state, rival)
        inputs[_RIVAL_RISK] = _at_risk(state, rival)
        inputs[_RIVAL_UNDER] = _under_worms(state, rival)
        inputs[_RIVAL_WAIT] = float((rival - state.turn + seats) % seats) / others
        if state.deluxe:
            held = state.specialist_of(seat)
            if held > 0:
                inputs[_HOLDS + held] = 1.0
            held = state.specialist_of(rival)
            if held > 0:
                inputs[_RIVAL_HOLDS + held] = 1.0

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


def _top_worms(state: HeckmeckState, seat: i64) -> float:
    top = state.top_of(seat)
    return float(WORMS[top]) / 4.0 if top >= 0 else 0.0


def _under_worms(state: HeckmeckState, seat: i64) -> float:
    top = state.top_of(seat)
    if top < 0:
        return 0.0
    under = state.under(top)
    return float(WORMS[under]) / 4.0 if under >= 0 else 0.0


def _at_risk(state: HeckmeckState, seat: i64) -> float:
    top = state.top_of(seat)
    return float(WORMS[top]) * EXACTLY[top] if top >= 0 else 0.0
