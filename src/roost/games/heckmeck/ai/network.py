"""A small neural network that estimates each seat's chance to win: a softmax over one logit a seat.

All seats share the weights, so that one network serves any number of seats.
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
"""INPUT_COUNT * HIDDEN_UNITS: the weights before it lead from the inputs to the hidden units, those
after it to the logit."""
WEIGHT_COUNT: Final = 4160
_WEIGHT_SCALE: Final = 1000.0


@final
class Network:
    """The weights and the working memory of an evaluation."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.features: Features = Features()
        self.hidden_units: vec[float] = vec[float]([0.0] * HIDDEN_UNITS)
        """The hidden units of the seat evaluated last."""
        self._shared: vec[float] = vec[float]([0.0] * HIDDEN_UNITS)
        """The part of the hidden units that is the same for all seats."""
        self.win_chances: vec[float] = vec[float]([0.0] * MAX_SEATS)
        """Each seat's chance to win, as `evaluate` found it."""

    def evaluate(self, state: HeckmeckState) -> None:
        """Compute `win_chances` for a position between two turns, or after the end."""
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
        """Compute what is the same for every seat; call this before `logit`."""
        self.features.add_table(state)
        if state.turn < 0:
            return
        for h in range(HIDDEN_UNITS):
            self._shared[h] = 0.0
        self._add_inputs(self._shared)

    def logit(self, state: HeckmeckState, seat: i64) -> float:
        """Return the logit of a seat."""
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
    """Return the network trained for a variant."""
    return Network(vec[float]([weight / _WEIGHT_SCALE for weight in (DELUXE if deluxe else CLASSIC)]))
