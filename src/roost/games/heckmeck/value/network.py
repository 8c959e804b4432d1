"""A small network that says who will probably win: for every seat a number, and the chances are their softmax.

All seats share the weights, so that one network knows every number of seats.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.state import HeckmeckState
from roost.games.heckmeck.value.features import INPUTS, Features
from roost.games.heckmeck.value.weights import CLASSIC, DELUXE

HIDDEN: Final = 12
OUTPUT: Final = 516
"""INPUTS * HIDDEN weights lead from the features to the hidden units; from here on they lead to the number."""
WEIGHTS: Final = 528
_UNIT: Final = 1000.0


@final
class Network:
    """The weights, and what they make of a position."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.features: Features = Features()
        self.units: vec[float] = vec[float]([0.0] * HIDDEN)
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What `judge` found: each seat's chance to win."""

    def judge(self, state: HeckmeckState) -> None:
        """Work out everybody's chance to win in a position between two turns, or after the end."""
        self.features.of_table(state)
        if state.turn < 0:
            for seat in range(state.seats):
                self.chances[seat] = self.features.share(state, seat)
            return
        most = -1e300
        for seat in range(state.seats):
            number = self.number(state, seat)
            self.chances[seat] = number
            if number > most:
                most = number
        total = 0.0
        for seat in range(state.seats):
            power = math.exp(self.chances[seat] - most)
            self.chances[seat] = power
            total += power
        for seat in range(state.seats):
            self.chances[seat] = self.chances[seat] / total

    def number(self, state: HeckmeckState, seat: i64) -> float:
        """How good it looks for a seat; the features of the table are worked out already."""
        features = self.features
        features.of_seat(state, seat)
        for h in range(HIDDEN):
            self.units[h] = 0.0
        for i in range(INPUTS):
            much = features.inputs[i]
            if much != 0.0:
                for h in range(HIDDEN):
                    self.units[h] += much * self.weights[i * HIDDEN + h]
        number = 0.0
        for h in range(HIDDEN):
            if self.units[h] > 0.0:
                number += self.units[h] * self.weights[OUTPUT + h]
        return number


def network_for(deluxe: bool) -> Network:
    """The network that has learned one of the variants."""
    return Network(vec[float]([weight / _UNIT for weight in (DELUXE if deluxe else CLASSIC)]))
