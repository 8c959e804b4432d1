"""Fit the weights of Karteneck's `evaluation`: `python -m training.karteneck [FILE]`.

A fast search plays against itself, with simple initial weights. Each start of a round is a sample: the features of all
seats, and who won in the end. The result is the most likely weights (multinomial logistic regression, by Newton's
method). A weight changes smoothly with the rounds to play: it is a sum of three simple functions of their number. Games
of three to six seats share their weights.

Every run plays the same games and gives the same weights, digit by digit. It takes three minutes of a core, compiled.
The file is the game's `weights.py`; without one the module is printed.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from librt.vecs import vec

from roost.bots.search_bot import SearchBot
from roost.core.budget import UNTIMED
from roost.core.chance import FastChance
from roost.games.karteneck.ai.evaluation import FEATURE_COUNT, ROUND_COUNT, features, final_win_share, is_round_start
from roost.games.karteneck.ai.guide import KarteneckGuide
from roost.games.karteneck.components import ROUNDS
from roost.games.karteneck.game import GAME
from training.linear_equations import solve

GAMES = {2: 2000, 3: 300, 4: 300, 5: 300, 6: 300}
STEPS = 40
NEWTON_STEPS = 8
"""More than the fit needs to converge."""
PRIOR = 1.0
"""Pulls weights towards 0 like a single sample, which only affects weights that hardly matter."""

Sample = tuple[int, list[list[float]], list[float]]
"""The rounds after this one, the features of each seat, and its share of the win."""


def basis(left: int) -> tuple[float, float, float]:
    """Return the functions that weights are sums of, for a number of rounds after this one.

    Luck grows with the square root of the rounds, so leads lose their weight with it.
    """
    return 1.0, 1.0 / math.sqrt(left + 1.0), float(left)


def initial_weights() -> list[list[float]]:
    """Return the weights of the games that samples come from."""
    rows = [[0.32 / math.sqrt(left + 1.0), 0.1, 0.04, 0.1] for left in range(ROUND_COUNT)]
    return rows + rows


def play(seats: int, games: int, bot: SearchBot) -> list[Sample]:
    """Let the bot play against itself and return the samples. Its search imagines the true state that it gets."""
    samples: list[Sample] = []
    for number in range(games):
        chance = FastChance(seats * 1_000_000 + number)
        state = GAME.new(seats, GAME.options(), chance)
        starts: list[tuple[int, list[list[float]]]] = []
        while not state.over:
            if state.round > 1 and is_round_start(state):
                starts.append((ROUNDS[seats] - state.round, [list(features(state, seat)) for seat in range(seats)]))
            state.play(bot.choose(state.copy(), chance, UNTIMED), chance)
        shares = [final_win_share(state, seat) for seat in range(seats)]
        samples += [(left, seen, shares) for left, seen in starts]
    return samples


def fit(samples: list[Sample]) -> list[list[float]]:
    """Return the most likely weights, a row for each number of rounds."""
    size = FEATURE_COUNT * len(basis(0))
    expanded = [
        ([[sign * base for sign in seen for base in basis(left)] for seen in seats], shares)
        for left, seats, shares in samples
    ]
    weights = [0.0] * size
    for _ in range(NEWTON_STEPS):
        gradient = [-PRIOR * weight for weight in weights]
        curvature = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
        for seats, shares in expanded:
            strengths = [sum(map(float.__mul__, weights, seen)) for seen in seats]
            strongest = max(strengths)
            powers = [math.exp(strength - strongest) for strength in strengths]
            chances = [power / sum(powers) for power in powers]
            mean = [sum(map(float.__mul__, chances, column)) for column in zip(*seats, strict=True)]
            for seen, share, chance in zip(seats, shares, chances, strict=True):
                off = [sign - usual for sign, usual in zip(seen, mean, strict=True)]
                for row, value in enumerate(off):
                    gradient[row] += (share - chance) * value
                    curvature_row = curvature[row]
                    weighted = chance * value
                    for column in range(row + 1):
                        curvature_row[column] += weighted * off[column]
        for row in range(size):
            for column in range(row):
                curvature[column][row] = curvature[row][column]
        weights = [weight + step for weight, step in zip(weights, solve(curvature, gradient), strict=True)]
    return [
        [
            sum(map(float.__mul__, weights[sign * len(basis(0)) : (sign + 1) * len(basis(0))], basis(left)))
            for sign in range(FEATURE_COUNT)
        ]
        for left in range(ROUND_COUNT)
    ]


def written(rows: list[list[float]]) -> str:
    """Return the source of the module `weights`."""
    lines = "".join("        " + "".join(f" {weight:.4f}," for weight in row)[1:] + "\n" for row in rows)
    return f'''"""The weights of `evaluation`, written by `python -m training.karteneck`; do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# fmt: off
WEIGHTS: Final = vec[float](
    [
{lines}    ]
)
"""A row of worms, cards, points and kinds for 0-8 rounds after this one: for two seats, and then for more."""
'''


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="file for the weights; without one they are printed")
    file: Path | None = parser.parse_args().file
    bot = SearchBot(
        KarteneckGuide(vec[float]([weight for row in initial_weights() for weight in row])), STEPS, math.inf
    )
    rows = fit(play(2, GAMES[2], bot))
    rows += fit([sample for seats in range(3, 7) for sample in play(seats, GAMES[seats], bot)])
    text = written(rows)
    if file is None:
        sys.stdout.write(text)
    else:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
