"""Fits the weights of `outlook` to games, and prints the module `weights`; the same weights every time.

    python -m training.gloria > src/roost/games/gloria/ai/weights.py

Players of habit play, with a slip now and then so that odd positions are seen too. At some of their decisions all is
counted that `outlook` counts, and the weights are those that guess best (by least squares) what each seat got from
there to the end. How much such guesses say about who wins is then learned from other games, without slips.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from functools import partial

from roost.core.chance import FastChance
from roost.games.gloria.ai.evaluation import COUNTS, TABLES, VISITORS, counts, table_of
from roost.games.gloria.ai.guide import GUIDE
from roost.games.gloria.ai.heuristic_policy import heuristic_move
from roost.games.gloria.components import SCORINGS
from roost.games.gloria.rules.state import GloriaState, new
from training.equations import solve

_GAMES = 12000
_SEED = 7
_SLIP = 10
"""Every tenth move is any legal one ..."""
_SAMPLE = 8
"""... and every eighth decision is looked at."""
_RIDGE = 20.0
"""What is hardly ever seen gets no great weight."""
_JUDGED = 6
"""Of the games, one in so many more is played to see how sure the guesses are."""
_SPREADS = [1.05**step for step in range(80)]
"""The scales that are tried, in points."""
_UNIT = 100

Sample = tuple[int, list[int], int]
"""A table, the counts, and what was to come."""
Verdict = tuple[int, list[float], list[float]]
"""A table, the points that each seat could expect, and each seat's share of the win."""


class Fit:
    """Least squares for one table, from sums of products."""

    def __init__(self) -> None:
        self._products = [[0.0] * COUNTS for _row in range(COUNTS)]
        self._targets = [0.0] * COUNTS

    def add(self, found: list[int], target: int) -> None:
        """One more sample."""
        there = [(number, count) for number, count in enumerate(found) if count]
        for number, count in there:
            self._targets[number] += count * target
            products = self._products[number]
            for other, times in there:
                products[other] += count * times

    def weights(self) -> list[float]:
        """The likeliest; the ridge on the diagonal keeps every pivot above 0."""
        ridged = [
            [product + (_RIDGE if row == column else 0.0) for column, product in enumerate(products)]
            for row, products in enumerate(self._products)
        ]
        return solve(ridged, self._targets)


def samples(seats: int, chance: FastChance) -> Iterator[Sample]:
    """What one game teaches."""
    state = new(seats, chance, None)
    seen: list[tuple[int, int, list[int], int]] = []
    while not state.over:
        if chance.below(_SAMPLE) == 0:
            for seat in range(seats):
                seen.append((seat, table_of(state), list(counts(state, seat)), state.score(seat)))
        state.play(state.pick(chance) if chance.below(_SLIP) == 0 else heuristic_move(state), chance)
    for seat, table, found, so_far in seen:
        yield table, found, state.score(seat) - so_far


def verdicts(seats: int, weights: list[list[int]], chance: FastChance) -> Iterator[Verdict]:
    """What one game says about guesses."""
    state = new(seats, chance, None)
    seen: list[tuple[int, list[float]]] = []
    while not state.over:
        if chance.below(_SAMPLE) == 0:
            table = int(table_of(state))
            seen.append((table, [guess(state, seat, weights[table]) for seat in range(seats)]))
        state.play(heuristic_move(state), chance)
    shares = [GUIDE.chance_to_win(state, seat) for seat in range(seats)]
    for table, guesses in seen:
        yield table, guesses, shares


def guess(state: GloriaState, seat: int, weights: list[int]) -> float:
    """The points that a seat can expect."""
    to_come = sum(weight * count for weight, count in zip(weights, counts(state, seat), strict=True))
    return float(state.score(seat)) + float(to_come) / _UNIT


def surprise(judged: list[Verdict], spread: float) -> float:
    """How unlikely the winners were, if guesses are as sure as that."""
    total = 0.0
    for _table, guesses, shares in judged:
        best = max(guesses)
        odds = [math.exp((one - best) / spread) for one in guesses]
        whole = sum(odds)
        total -= sum(share * math.log(max(one / whole, 1e-12)) for share, one in zip(shares, odds, strict=True))
    return total


def seats_of(number: int) -> int:
    """Half of the games with two seats, the others with more."""
    return 2 if number % 2 == 0 else 3 + number // 2 % 3


def train(games: int) -> tuple[list[list[int]], list[int]]:
    """The weights and the spreads of all tables."""
    chance = FastChance(_SEED)
    fits = [Fit() for _table in range(TABLES)]
    for number in range(games):
        for table, found, target in samples(seats_of(number), chance):
            fits[table].add(found, target)
    weights = [[round(_UNIT * weight) for weight in fit.weights()] for fit in fits]
    judged: dict[int, list[Verdict]] = {}
    for number in range(max(2, games // _JUDGED)):
        for verdict in verdicts(seats_of(number), weights, chance):
            judged.setdefault(stage(verdict[0]), []).append(verdict)
    spreads = {number: min(_SPREADS, key=partial(surprise, some)) for number, some in judged.items()}
    return weights, [round(_UNIT * spreads[stage(table)]) for table in range(TABLES)]


def stage(table: int) -> int:
    """Tables between the same two scorings are about equally sure, and together there are enough games to tell."""
    return sum(scoring <= table % VISITORS for scoring in SCORINGS) + len(SCORINGS) * (table // VISITORS)


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
        '"""How little the guesses say about who wins, as the scale of a logistic curve."""',
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.gloria", description=__doc__)
    parser.add_argument("--games", type=int, default=_GAMES, help="how many games to learn from (default: %(default)s)")
    sys.stdout.write(module(*train(parser.parse_args(arguments).games)))


if __name__ == "__main__":
    main()
