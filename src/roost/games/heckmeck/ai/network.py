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
from roost.games.heckmeck.components import MAX_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

HIDDEN_UNITS: Final = 32
OUTPUT_OFFSET: Final = 4128
"""INPUTS * HIDDEN weights lead from the features to the hidden units; from here on they lead to the number."""
WEIGHT_COUNT: Final = 4160
_WEIGHT_SCALE: Final = 1000.0


@final
class Network:
    """The weights, and what they make of a position."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.features: Features = Features()
        self.hidden_units: vec[float] = vec[float]([0.0] * HIDDEN_UNITS)
        """The hidden units, of the seat that was looked at last ..."""
        self._shared: vec[float] = vec[float]([0.0] * HIDDEN_UNITS)
        """... and what is the same in them for all seats."""
        self.win_chances: vec[float] = vec[float]([0.0] * MAX_SEATS)
        """What `judge` found: each seat's chance to win."""

    def evaluate(self, state: HeckmeckState) -> None:
        """Work out everybody's chance to win in a position between two turns, or after the end."""
        chances = self.win_chances
        self.prepare(state)
        if state.turn < 0:
            for seat in range(state.seats):
                chances[seat] = self.features.win_share(state, seat)
            return
        highest = -1e300
        for seat in range(state.seats):
            value = self.logit(state, seat)
            chances[seat] = value
            if value > highest:
                highest = value
        total = 0.0
        for seat in range(state.seats):
            exponential = math.exp(chances[seat] - highest)
            chances[seat] = exponential
            total += exponential
        for seat in range(state.seats):
            chances[seat] = chances[seat] / total

    def prepare(self, state: HeckmeckState) -> None:
        """What comes before `value`: all that is the same for every seat."""
        self.features.add_table(state)
        if state.turn < 0:
            return
        for h in range(HIDDEN_UNITS):
            self._shared[h] = 0.0
        self._add_inputs(self._shared)

    def logit(self, state: HeckmeckState, seat: i64) -> float:
        """How good it looks for a seat."""
        units = self.hidden_units
        weights = self.weights
        self.features.add_seat(state, seat)
        for h in range(HIDDEN_UNITS):
            units[h] = self._shared[h]
        self._add_inputs(units)
        value = 0.0
        for h in range(HIDDEN_UNITS):
            if units[h] > 0.0:
                value += units[h] * weights[OUTPUT_OFFSET + h]
        return value

    def _add_inputs(self, units: vec[float]) -> None:
        features = self.features
        weights = self.weights
        for i in range(features.count):
            row = features.indices[i] * HIDDEN_UNITS
            value = features.values[i]
            for h in range(HIDDEN_UNITS):
                units[h] += value * weights[row + h]


def network_for(deluxe: bool) -> Network:
    """The network that has learned one of the variants."""
    return Network(vec[float]([weight / _WEIGHT_SCALE for weight in (DELUXE if deluxe else CLASSIC)]))
