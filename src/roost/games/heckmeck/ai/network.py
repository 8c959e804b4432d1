"""A small network that says who will probably win: for every seat a number, and the chances are their softmax.

All seats share the weights, so that one network knows every number of seats.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.ai.network_features import Features
from roost.games.heckmeck.ai.weights import CLASSIC, DELUXE
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

HIDDEN: Final = 32
OUTPUT: Final = 4128
"""INPUTS * HIDDEN weights lead from the features to the hidden units; from here on they lead to the number."""
WEIGHTS: Final = 4160
_UNIT: Final = 1000.0


@final
class Network:
    """The weights, and what they make of a position."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.features: Features = Features()
        self.units: vec[float] = vec[float]([0.0] * HIDDEN)
        """The hidden units, of the seat that was looked at last ..."""
        self._shared: vec[float] = vec[float]([0.0] * HIDDEN)
        """... and what is the same in them for all seats."""
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What `judge` found: each seat's chance to win."""

    def judge(self, state: HeckmeckState) -> None:
        """Work out everybody's chance to win in a position between two turns, or after the end."""
        chances = self.chances
        self.look(state)
        if state.turn < 0:
            for seat in range(state.seats):
                chances[seat] = self.features.share(state, seat)
            return
        most = -1e300
        for seat in range(state.seats):
            number = self.number(state, seat)
            chances[seat] = number
            if number > most:
                most = number
        total = 0.0
        for seat in range(state.seats):
            power = math.exp(chances[seat] - most)
            chances[seat] = power
            total += power
        for seat in range(state.seats):
            chances[seat] = chances[seat] / total

    def look(self, state: HeckmeckState) -> None:
        """What comes before `number`: all that is the same for every seat."""
        self.features.of_table(state)
        if state.turn < 0:
            return
        for h in range(HIDDEN):
            self._shared[h] = 0.0
        self._sum(self._shared)

    def number(self, state: HeckmeckState, seat: i64) -> float:
        """How good it looks for a seat."""
        units = self.units
        weights = self.weights
        self.features.of_seat(state, seat)
        for h in range(HIDDEN):
            units[h] = self._shared[h]
        self._sum(units)
        number = 0.0
        for h in range(HIDDEN):
            if units[h] > 0.0:
                number += units[h] * weights[OUTPUT + h]
        return number

    def _sum(self, units: vec[float]) -> None:
        features = self.features
        weights = self.weights
        for i in range(features.length):
            row = features.places[i] * HIDDEN
            much = features.amounts[i]
            for h in range(HIDDEN):
                units[h] += much * weights[row + h]


def network_for(deluxe: bool) -> Network:
    """The network that has learned one of the variants."""
    return Network(vec[float]([weight / _UNIT for weight in (DELUXE if deluxe else CLASSIC)]))
