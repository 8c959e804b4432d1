"""Fits the weights of `outlook` to games, and prints the module `weights`; the same weights every time.

    python -m training.gloria > src/roost/games/gloria/weights.py

Players of habit play, with a slip now and then so that odd positions are seen too. At some of their decisions all is
counted that `outlook` counts, and the weights are those that guess best (by least squares) what each seat got from
there to the end.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence

from roost.core.chance import FastChance
from roost.games.gloria.habit import habitual
from roost.games.gloria.outlook import COUNTS, TABLES, VISITORS, counts, table_of
from roost.games.gloria.state import new
from training.equations import solve

_GAMES = 12000
_SEED = 7
_SLIP = 10
"""Every tenth move is any legal one ..."""
_SAMPLE = 8
"""... and every eighth decision is looked at."""
_RIDGE = 20.0
"""What is hardly ever seen gets no great weight."""
_SPREAD = math.sqrt(6.0) / math.pi
"""A logistic curve's scale for the difference of two guesses, by the standard error of one."""
_UNIT = 100

Sample = tuple[int, list[int], int]
"""A table, the counts, and what was to come."""


class Fit:
    """Least squares for one table, from sums of products."""

    def __init__(self) -> None:
        self._products = [[0.0] * COUNTS for _row in range(COUNTS)]
        self._targets = [0.0] * COUNTS
        self._squares = 0.0
        self._samples = 0

    def add(self, found: list[int], target: int) -> None:
        """One more sample."""
        there = [(number, count) for number, count in enumerate(found) if count]
        for number, count in there:
            self._targets[number] += count * target
            products = self._products[number]
            for other, times in there:
                products[other] += count * times
        self._squares += target * target
        self._samples += 1

    def weights(self) -> list[float]:
        """The likeliest; the ridge on the diagonal keeps every pivot above 0."""
        ridged = [
            [product + (_RIDGE if row == column else 0.0) for column, product in enumerate(products)]
            for row, products in enumerate(self._products)
        ]
        return solve(ridged, self._targets)

    def error(self, weights: list[float]) -> float:
        """The standard error of a guess, never quite 0."""
        explained = sum(weight * target for weight, target in zip(weights, self._targets, strict=True))
        return math.sqrt(max(1.0, self._squares - explained) / max(1, self._samples))


def samples(seats: int, chance: FastChance) -> Iterator[Sample]:
    """What one game teaches."""
    state = new(seats, chance, None)
    seen: list[tuple[int, int, list[int], int]] = []
    while not state.over:
        if chance.below(_SAMPLE) == 0:
            for seat in range(seats):
                seen.append((seat, table_of(state), list(counts(state, seat)), state.score(seat)))
        state.play(state.pick(chance) if chance.below(_SLIP) == 0 else habitual(state), chance)
    for seat, table, found, so_far in seen:
        yield table, found, state.score(seat) - so_far


def train(games: int) -> tuple[list[list[int]], list[int]]:
    """The weights and the spreads of all tables: half of the games with two seats, the others with more."""
    chance = FastChance(_SEED)
    fits = [Fit() for _table in range(TABLES)]
    for number in range(games):
        seats = 2 if number % 2 == 0 else 3 + number // 2 % 3
        for table, found, target in samples(seats, chance):
            fits[table].add(found, target)
    weights = [fit.weights() for fit in fits]
    spreads = [_SPREAD * fit.error(found) for fit, found in zip(fits, weights, strict=True)]
    return [[round(_UNIT * weight) for weight in found] for found in weights], [round(_UNIT * s) for s in spreads]


def module(weights: Sequence[Sequence[int]], spreads: Sequence[int]) -> str:
    """The source of `weights`."""
    lines = [
        '"""What the counts of `outlook` are worth, in hundredths of a point, by `python -m training.gloria`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# One line for each number of visitors that have come: first with two seats, then with more.",
        "# fmt: off",
        "WEIGHTS: Final[tuple[tuple[int, ...], ...]] = (",
        *(f"    ({', '.join(map(str, row))}),  # noqa: E501" for row in weights),
        ")",
        "SPREADS: Final[tuple[int, ...]] = (",
        *(f"    {', '.join(map(str, spreads[first : first + VISITORS]))}," for first in range(0, TABLES, VISITORS)),
        ")",
        '"""How far the guesses are off, as the scale of a logistic curve."""',
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.gloria", description=__doc__)
    parser.add_argument("--games", type=int, default=_GAMES, help="how many games to learn from (default: %(default)s)")
    sys.stdout.write(module(*train(parser.parse_args(arguments).games)))


if __name__ == "__main__":
    main()
