"""How the network learns from lessons."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.ai.network import HIDDEN, OUTPUT, WEIGHTS, Network
from roost.games.heckmeck.ai.network_features import BIAS, LEAD
from roost.games.heckmeck.ai.self_play import Lesson

_FIRST: Final = 0.9
_SECOND: Final = 0.999
_TINY: Final = 1e-8


@final
class Learner:
    """Moves a network's weights so that it says what the lessons say (the method is known as Adam)."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.loss: float = 0.0
        """The squares of what the network said wrong, added up."""
        self._slope: vec[float] = vec[float]([0.0] * WEIGHTS)
        self._mean: vec[float] = vec[float]([0.0] * WEIGHTS)
        self._square: vec[float] = vec[float]([0.0] * WEIGHTS)
        self._batch: i64 = 0
        self._decay_first: float = 1.0
        self._decay_second: float = 1.0

    def study(self, lesson: Lesson) -> None:
        """Work out in which direction the weights should move for this lesson."""
        network = self.network
        state = lesson.state
        slope = self._slope
        network.judge(state)
        wrong = vec[float]([network.chances[seat] - lesson.chances[seat] for seat in range(state.seats)])
        for seat in range(state.seats):
            self.loss += wrong[seat] * wrong[seat]
        self._batch += 1
        blame = vec[float]([0.0] * HIDDEN)
        shared = vec[float]([0.0] * HIDDEN)
        network.look(state)
        for seat in range(state.seats):
            network.number(state, seat)
            for h in range(HIDDEN):
                unit = network.units[h]
                blame[h] = 0.0
                if unit > 0.0:
                    slope[OUTPUT + h] += wrong[seat] * unit
                    blame[h] = wrong[seat] * network.weights[OUTPUT + h]
                    shared[h] += blame[h]
            self._pass_on(blame)
        network.look(state)
        self._pass_on(shared)

    def _pass_on(self, blame: vec[float]) -> None:
        features = self.network.features
        slope = self._slope
        for i in range(features.length):
            row = features.places[i] * HIDDEN
            much = features.amounts[i]
            for h in range(HIDDEN):
                slope[row + h] += much * blame[h]

    def step(self, rate: float) -> None:
        """Move the weights by what the lessons since the last step say."""
        self._decay_first *= _FIRST
        self._decay_second *= _SECOND
        size = 1.0 / float(max(self._batch, 1))
        slopes = self._slope
        means = self._mean
        squares = self._square
        weights = self.network.weights
        for i in range(WEIGHTS):
            slope = slopes[i] * size
            slopes[i] = 0.0
            means[i] = _FIRST * means[i] + (1.0 - _FIRST) * slope
            squares[i] = _SECOND * squares[i] + (1.0 - _SECOND) * slope * slope
            mean = means[i] / (1.0 - self._decay_first)
            square = squares[i] / (1.0 - self._decay_second)
            weights[i] -= rate * mean / (math.sqrt(square) + _TINY)
        self._batch = 0


def fresh_weights(chance: Chance) -> vec[float]:
    """Small random weights to begin with, but for a belief in the lead."""
    weights = vec[float]([0.0] * WEIGHTS)
    for i in range(WEIGHTS):
        weights[i] = (float(chance.below(2001)) - 1000.0) / 5000.0
    weights[BIAS * HIDDEN] = 4.0
    weights[LEAD * HIDDEN] = 2.0
    weights[OUTPUT] = 1.0
    return weights
