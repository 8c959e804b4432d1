"""Finds what the signs of Karteneck's `outlook` weigh: `python -m training.karteneck [FILE]`.

A quick search plays against itself, with plain weights that were guessed. Each start of a round is a sample: the signs
of all seats, and who won in the end. The weights under which those wins are the likeliest are the result (multinomial
logistic regression, by Newton's method). A weight may change with the rounds to play, but only smoothly: it is a sum of
three simple functions of their number. Games of three to six seats are taken together.

All is repeatable: the same games and the same weights, digit by digit. It takes three minutes of a core,
compiled; the file is the game's `weights.py`, or standard output where none is named.
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
from training.equations import solve

GAMES = {2: 2000, 3: 300, 4: 300, 5: 300, 6: 300}
STEPS = 40
NEWTON = 8
"""Steps of the fit; it stands still long before."""
PRIOR = 1.0
"""Pulls weights towards 0, as much as one sample would: for the few that hardly matter."""

Sample = tuple[int, list[list[float]], list[float]]
"""The rounds after this one, the signs of each seat, and its share of the win."""


def bases(left: int) -> tuple[float, float, float]:
    """What a weight is made of, for so many rounds after this one.

    Luck adds up with the square root of the rounds, and so do leads lose their weight.
    """
    return 1.0, 1.0 / math.sqrt(left + 1.0), float(left)


def guessed() -> list[list[float]]:
    """Weights to begin with."""
    rows = [[0.32 / math.sqrt(left + 1.0), 0.1, 0.04, 0.1] for left in range(ROUND_COUNT)]
    return rows + rows


def play(seats: int, games: int, bot: SearchBot) -> list[Sample]:
    """Games of the bot against itself. It plays with the true state, which its search imagines anew."""
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
    """The likeliest weights, a row for each number of rounds."""
    size = FEATURE_COUNT * len(bases(0))
    spread = [
        ([[sign * base for sign in seen for base in bases(left)] for seen in seats], shares)
        for left, seats, shares in samples
    ]
    weights = [0.0] * size
    for _ in range(NEWTON):
        slope = [-PRIOR * weight for weight in weights]
        bend = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
        for seats, shares in spread:
            strengths = [sum(map(float.__mul__, weights, seen)) for seen in seats]
            most = max(strengths)
            powers = [math.exp(strength - most) for strength in strengths]
            chances = [power / sum(powers) for power in powers]
            mean = [sum(map(float.__mul__, chances, column)) for column in zip(*seats, strict=True)]
            for seen, share, chance in zip(seats, shares, chances, strict=True):
                off = [sign - usual for sign, usual in zip(seen, mean, strict=True)]
                for row, value in enumerate(off):
                    slope[row] += (share - chance) * value
                    line = bend[row]
                    weighed = chance * value
                    for column in range(row + 1):
                        line[column] += weighed * off[column]
        for row in range(size):
            for column in range(row):
                bend[column][row] = bend[row][column]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return [
        [
            sum(map(float.__mul__, weights[sign * len(bases(0)) : (sign + 1) * len(bases(0))], bases(left)))
            for sign in range(FEATURE_COUNT)
        ]
        for left in range(ROUND_COUNT)
    ]


def written(rows: list[list[float]]) -> str:
    """The module `weights`."""
    lines = "".join("        " + "".join(f" {weight:.4f}," for weight in row)[1:] + "\n" for row in rows)
    return f'''"""What each sign of `outlook` weighs. Written by `python -m training.karteneck`; do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# fmt: off
WEIGHTS: Final = vec[float](
    [
{lines}    ]
)
"""A line of worms, cards, points and kinds for 0-8 rounds after this one: for two seats, and then for more."""
'''


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="where to write the weights; otherwise they are printed")
    file: Path | None = parser.parse_args().file
    bot = SearchBot(KarteneckGuide(vec[float]([weight for row in guessed() for weight in row])), STEPS, math.inf)
    rows = fit(play(2, GAMES[2], bot))
    rows += fit([sample for seats in range(3, 7) for sample in play(seats, GAMES[seats], bot)])
    text = written(rows)
    if file is None:
        sys.stdout.write(text)
    else:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
