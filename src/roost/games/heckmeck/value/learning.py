"""How the network learns: it plays against itself, and is told how the games went on."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.odds.outcomes import Judge, appraise
from roost.games.heckmeck.odds.solver import TurnSolver
from roost.games.heckmeck.state import HeckmeckState
from roost.games.heckmeck.value.features import INPUTS
from roost.games.heckmeck.value.network import HIDDEN, OUTPUT, WEIGHTS, Network

_CURIOSITY: Final = 50
"""One decision in so many is a random one, so that the network also sees positions that good play avoids."""
LONGEST: Final = 400
"""A game of more turns than this teaches nothing: bad players never end it."""
_FIRST: Final = 0.9
_SECOND: Final = 0.999
_TINY: Final = 1e-8


@final
class Opinion(Judge):
    """A network as the judge of the ends of a turn."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network

    def worth(self, state: HeckmeckState, seat: i64) -> float:
        self.network.judge(state)
        return self.network.chances[seat]


@final
class Lesson:
    """A position, and what each seat's chance to win turned out to be."""

    def __init__(self, state: HeckmeckState) -> None:
        self.state: HeckmeckState = state
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)


def play_itself(
    network: Network, judge: Judge, state: HeckmeckState, trust: float, chance: Chance, longest: i64 = LONGEST
) -> list[Lesson]:
    """Play a game to its end, every turn as well as it can be for a judge's opinion of the positions after it.

    A position is worth what the network thinks of the next one as far as it is to be trusted; the rest is how the
    game went on.
    """
    solver = TurnSolver()
    seats = state.seats
    lessons: list[Lesson] = []
    seen: i64 = -1
    values: vec[float] = vec[float]()
    stale = True
    while state.turn >= 0:
        if state.turns != seen:
            if len(lessons) == longest:
                return []
            seen = state.turns
            lessons.append(Lesson(state.copy()))
            stale = True
        if chance.below(_CURIOSITY) == 0:
            state.play(state.pick(chance), chance)
            stale = True
            continue
        # In deluxe a turn also changes the table before it ends: roast worms and specialists change hands.
        if stale or state.deluxe:
            values = appraise(state, judge)
            stale = False
        solver.solve(state, values)
        state.play(solver.best(), chance)
    network.judge(state)
    told = [network.chances[seat] for seat in range(seats)]
    for lesson in reversed(lessons):
        network.judge(lesson.state)
        for seat in range(seats):
            lesson.chances[seat] = told[seat]
            told[seat] += trust * (network.chances[seat] - told[seat])
    return lessons


@final
class Learner:
    """Moves the weights of a network, a batch of lessons at a time (Adam: D. Kingma, J. Ba, 2014)."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.loss: float = 0.0
        """The sum of the cross entropies of all lessons so far."""
        self.lessons: i64 = 0
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
        network.judge(state)
        wrong = vec[float]([network.chances[seat] - lesson.chances[seat] for seat in range(state.seats)])
        for seat in range(state.seats):
            self.loss -= lesson.chances[seat] * math.log(max(network.chances[seat], _TINY))
        self.lessons += 1
        self._batch += 1
        for seat in range(state.seats):
            network.number(state, seat)
            for h in range(HIDDEN):
                unit = network.units[h]
                if unit > 0.0:
                    self._slope[OUTPUT + h] += wrong[seat] * unit
                    blame = wrong[seat] * network.weights[OUTPUT + h]
                    for i in range(INPUTS):
                        self._slope[i * HIDDEN + h] += blame * network.features.inputs[i]

    def step(self, rate: float) -> None:
        """Move the weights by what the lessons since the last step say."""
        self._decay_first *= _FIRST
        self._decay_second *= _SECOND
        size = 1.0 / float(max(self._batch, 1))
        for i in range(WEIGHTS):
            slope = self._slope[i] * size
            self._slope[i] = 0.0
            self._mean[i] = _FIRST * self._mean[i] + (1.0 - _FIRST) * slope
            self._square[i] = _SECOND * self._square[i] + (1.0 - _SECOND) * slope * slope
            mean = self._mean[i] / (1.0 - self._decay_first)
            square = self._square[i] / (1.0 - self._decay_second)
            self.network.weights[i] -= rate * mean / (math.sqrt(square) + _TINY)
        self._batch = 0


def fresh_weights(chance: Chance) -> vec[float]:
    """Small random weights to begin with."""
    weights = vec[float]([0.0] * WEIGHTS)
    for i in range(WEIGHTS):
        weights[i] = (float(chance.below(2001)) - 1000.0) / 5000.0
    return weights
