"""Training of the network with Adam."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.ai.network import HIDDEN_UNITS, OUTPUT_OFFSET, WEIGHT_COUNT, Network
from roost.games.heckmeck.ai.network_features import BIAS, LEAD
from roost.games.heckmeck.ai.self_play import TrainingExample

_MEAN_DECAY: Final = 0.9
_SQUARE_DECAY: Final = 0.999
_EPSILON: Final = 1e-8


@final
class AdamTrainer:
    """Adam optimizer that fits a network's chances to win to those of training examples."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.loss: float = 0.0
        """The sum of squared errors."""
        self._gradient: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self._mean: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self._square: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self._batch_size: i64 = 0
        self._mean_decay_power: float = 1.0
        self._square_decay_power: float = 1.0

    def add_example(self, example: TrainingExample) -> None:
        """Add the gradient of an example to the batch."""
        network = self.network
        state = example.state
        gradient_sum = self._gradient
        network.evaluate(state)
        error = vec[float]([network.win_chances[seat] - example.chances[seat] for seat in range(state.seats)])
        for seat in range(state.seats):
            self.loss += error[seat] * error[seat]
        self._batch_size += 1
        gradient = vec[float]([0.0] * HIDDEN_UNITS)
        shared = vec[float]([0.0] * HIDDEN_UNITS)
        network.prepare(state)
        for seat in range(state.seats):
            network.logit(state, seat)
            for h in range(HIDDEN_UNITS):
                unit = network.hidden_units[h]
                gradient[h] = 0.0
                if unit > 0.0:
                    gradient_sum[OUTPUT_OFFSET + h] += error[seat] * unit
                    gradient[h] = error[seat] * network.weights[OUTPUT_OFFSET + h]
                    shared[h] += gradient[h]
            self._backpropagate(gradient)
        network.prepare(state)
        self._backpropagate(shared)

    def _backpropagate(self, gradient: vec[float]) -> None:
        features = self.network.features
        gradient_sum = self._gradient
        for i in range(features.count):
            row = features.indices[i] * HIDDEN_UNITS
            value = features.values[i]
            for h in range(HIDDEN_UNITS):
                gradient_sum[row + h] += value * gradient[h]

    def step(self, learning_rate: float) -> None:
        """Update the weights with the gradients since the last step."""
        self._mean_decay_power *= _MEAN_DECAY
        self._square_decay_power *= _SQUARE_DECAY
        scale = 1.0 / float(max(self._batch_size, 1))
        gradient_sums = self._gradient
        means = self._mean
        squares = self._square
        weights = self.network.weights
        for i in range(WEIGHT_COUNT):
            gradient_sum = gradient_sums[i] * scale
            gradient_sums[i] = 0.0
            means[i] = _MEAN_DECAY * means[i] + (1.0 - _MEAN_DECAY) * gradient_sum
            squares[i] = _SQUARE_DECAY * squares[i] + (1.0 - _SQUARE_DECAY) * gradient_sum * gradient_sum
            mean = means[i] / (1.0 - self._mean_decay_power)
            square = squares[i] / (1.0 - self._square_decay_power)
            weights[i] -= learning_rate * mean / (math.sqrt(square) + _EPSILON)
        self._batch_size = 0


def initial_weights(chance: Chance) -> vec[float]:
    """Return small random initial weights, with larger ones for the lead."""
    weights = vec[float]([0.0] * WEIGHT_COUNT)
    for i in range(WEIGHT_COUNT):
        weights[i] = (float(chance.below(2001)) - 1000.0) / 5000.0
    weights[BIAS * HIDDEN_UNITS] = 4.0
    weights[LEAD * HIDDEN_UNITS] = 2.0
    weights[OUTPUT_OFFSET] = 1.0
    return weights
