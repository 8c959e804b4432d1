"""Fit the weights of Gloria's `evaluation` to games, and print the module `weights`; every run gives the same.

    python -m training.gloria > src/roost/games/gloria/ai/weights.py

The heuristic policy plays, with a random move now and then so that unusual positions occur too. Some of its decisions
are samples: the features of `evaluation`, and the points that each seat won from there to the end. The weights minimise
the squared error of these points. The spreads say how certain such estimates are. They are fitted to other games,
without random moves.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from functools import partial

from roost.core.chance import FastChance
from roost.games.gloria.ai.evaluation import FEATURES, VISITORS, WEIGHT_ROWS, features, weights_index
from roost.games.gloria.ai.guide import GUIDE
from roost.games.gloria.ai.heuristic_policy import heuristic_move
from roost.games.gloria.components import SCORINGS
from roost.games.gloria.rules.state import GloriaState, new
from training.linear_equations import solve

_GAMES = 12000
_SEED = 7
_RANDOM_MOVE_EVERY = 10
"""Moves per random move, on average."""
_SAMPLE_EVERY = 8
"""Decisions per sample, on average."""
_RIDGE = 20.0
"""Keeps the weights of rare features small."""
_FIT_GAMES_PER_SPREAD_GAME = 6
_SPREADS = [1.05**step for step in range(80)]
"""The scales that are tried, in points."""
_UNIT = 100
"""Weights are written in hundredths of a point."""

Sample = tuple[int, list[int], int]
"""A row of weights, the features, and the points that were still to come."""
SpreadSample = tuple[int, list[float], list[float]]
"""A row of weights, the expected points of each seat, and each seat's share of the win."""


class Fit:
    """The least-squares fit of one row of weights, from sums of products."""

    def __init__(self) -> None:
        self._products = [[0.0] * FEATURES for _row in range(FEATURES)]
        self._targets = [0.0] * FEATURES

    def add(self, counted: list[int], target: int) -> None:
        """Add a sample."""
        there = [(number, count) for number, count in enumerate(counted) if count]
        for number, count in there:
            self._targets[number] += count * target
            products = self._products[number]
            for other, times in there:
                products[other] += count * times

    def weights(self) -> list[float]:
        """Return the best weights; the ridge on the diagonal keeps every pivot above 0."""
        ridged = [
            [product + (_RIDGE if row == column else 0.0) for column, product in enumerate(products)]
            for row, products in enumerate(self._products)
        ]
        return solve(ridged, self._targets)


def samples(seats: int, chance: FastChance) -> Iterator[Sample]:
    """Play a game and yield its samples."""
    state = new(seats, chance, None)
    seen: list[tuple[int, int, list[int], int]] = []
    while not state.over:
        if chance.below(_SAMPLE_EVERY) == 0:
            for seat in range(seats):
                seen.append((seat, weights_index(state), list(features(state, seat)), state.score(seat)))
        state.play(state.pick(chance) if chance.below(_RANDOM_MOVE_EVERY) == 0 else heuristic_move(state), chance)
    for seat, index, counted, so_far in seen:
        yield index, counted, state.score(seat) - so_far


def spread_samples(seats: int, weights: list[list[int]], chance: FastChance) -> Iterator[SpreadSample]:
    """Play a game and yield the expected points at its samples, with the shares of the win."""
    state = new(seats, chance, None)
    seen: list[tuple[int, list[float]]] = []
    while not state.over:
        if chance.below(_SAMPLE_EVERY) == 0:
            index = int(weights_index(state))
            seen.append((index, [expected_points(state, seat, weights[index]) for seat in range(seats)]))
        state.play(heuristic_move(state), chance)
    shares = [GUIDE.chance_to_win(state, seat) for seat in range(seats)]
    for index, expected in seen:
        yield index, expected, shares


def expected_points(state: GloriaState, seat: int, weights: list[int]) -> float:
    """Return the expected final points of a seat."""
    to_come = sum(weight * count for weight, count in zip(weights, features(state, seat), strict=True))
    return float(state.score(seat)) + float(to_come) / _UNIT


def surprisal(samples: list[SpreadSample], spread: float) -> float:
    """Return the negative log-likelihood of the winners for a spread."""
    total = 0.0
    for _index, expected, shares in samples:
        best = max(expected)
        powers = [math.exp((points - best) / spread) for points in expected]
        whole = sum(powers)
        total -= sum(share * math.log(max(power / whole, 1e-12)) for share, power in zip(shares, powers, strict=True))
    return total


def seats_of(number: int) -> int:
    """Return 2 for half of the games, and 3 to 5 in turn for the others."""
    return 2 if number % 2 == 0 else 3 + number // 2 % 3


def train(games: int) -> tuple[list[list[int]], list[int]]:
    """Return the weights and the spreads of all rows."""
    chance = FastChance(_SEED)
    fits = [Fit() for _index in range(WEIGHT_ROWS)]
    for number in range(games):
        for index, counted, target in samples(seats_of(number), chance):
            fits[index].add(counted, target)
    weights = [[round(_UNIT * weight) for weight in fit.weights()] for fit in fits]
    by_stage: dict[int, list[SpreadSample]] = {}
    for number in range(max(2, games // _FIT_GAMES_PER_SPREAD_GAME)):
        for sample in spread_samples(seats_of(number), weights, chance):
            by_stage.setdefault(stage(sample[0]), []).append(sample)
    spreads = {number: min(_SPREADS, key=partial(surprisal, some)) for number, some in by_stage.items()}
    return weights, [round(_UNIT * spreads[stage(index)]) for index in range(WEIGHT_ROWS)]


def stage(index: int) -> int:
    """Return the stage of a row of weights. Rows between the same scorings share a spread, since each has few games."""
    return sum(scoring <= index % VISITORS for scoring in SCORINGS) + len(SCORINGS) * (index // VISITORS)


def module(weights: Sequence[Sequence[int]], spreads: Sequence[int]) -> str:
    """Return the source of `weights`."""
    lines = [
        '"""Weights of the features of `evaluation`, in hundredths of a point, by `python -m training.gloria`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# One line for each number of visitors that have come: first for two seats, then for more.",
        "# fmt: off",
        "WEIGHTS: Final[tuple[tuple[int, ...], ...]] = (",
        *(f"    ({', '.join(map(str, row))}),  # noqa: E501" for row in weights),
        ")",
        "SPREADS: Final[tuple[int, ...]] = (",
        *(
            f"    {', '.join(map(str, spreads[first : first + VISITORS]))},"
            for first in range(0, WEIGHT_ROWS, VISITORS)
        ),
        ")",
        '"""How uncertain the expected points are, as the scale of a logistic curve, in hundredths of a point."""',
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.gloria", description=__doc__)
    parser.add_argument("--games", type=int, default=_GAMES, help="how many games to learn from (default: %(default)s)")
    sys.stdout.write(module(*train(parser.parse_args(arguments).games)))


if __name__ == "__main__":
    main()
