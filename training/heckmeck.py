"""Train the network of Heckmeck, which estimates everybody's chance to win.

    python -m training.heckmeck > src/roost/games/heckmeck/ai/weights.py

The first weights favour the player who leads. In each round the network plays against itself, every turn optimally for
its current values, and learns from the games of the last rounds. Classic and deluxe have separate networks. Every run
gives the same weights; it takes about twenty minutes of two cores, compiled.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from roost.core.chance import Chance, FastChance
from roost.games.heckmeck.ai.network import HIDDEN_UNITS, Network
from roost.games.heckmeck.ai.network_training import AdamTrainer, initial_weights
from roost.games.heckmeck.ai.self_play import TrainingExample, play_training_game
from roost.games.heckmeck.rules.setup import initial_state
from roost.games.heckmeck.rules.state import HeckmeckState

SEED = 7
ROUNDS = 12
GAMES = {False: 2000, True: 1000}
"""Games of a round, by whether they are deluxe."""
SEATS = (2, 3, 2, 4, 2, 2, 4, 2, 5, 2, 3, 2, 4, 2, 6, 2, 4, 3, 2, 7)
"""The seats of twenty games; common numbers get more games."""
TRACES = (0.0, 0.6, 0.7, 0.8, 0.9)
"""How far lessons look ahead (lambda), round by round: early networks are too wrong to look far ahead."""
RATES = (0.002, 0.0001)
"""The learning rate of the first round, and the one that it falls towards: the last round is one step before it."""
ROUNDS_LEARNED_FROM = 4
BATCH = 64
_HALF = HIDDEN_UNITS // 2
UNIT = 1000
"""Weights are written in thousandths."""


def train(deluxe: bool, rounds: int, games: int) -> list[int]:
    """Train a network and return its weights, in thousandths."""
    chance = FastChance(SEED)
    network = Network(initial_weights(chance))
    learner = AdamTrainer(network)
    kept: list[list[TrainingExample]] = []
    for number in range(rounds):
        lessons: list[TrainingExample] = []
        trace = TRACES[min(number, len(TRACES) - 1)]
        for game in range(games):
            lessons += play_training_game(network, begun(SEATS[game % len(SEATS)], deluxe, chance), trace, chance)
        kept = [*kept, lessons][-ROUNDS_LEARNED_FROM:]
        first, last = RATES
        rate = first + (last - first) * number / rounds
        error = study(learner, [lesson for some in kept for lesson in some], rate, chance)
        name = "deluxe" if deluxe else "classic"
        sys.stderr.write(f"{name}, round {number + 1} of {rounds}: error {error:.3f}\n")
        sys.stderr.flush()
    return [round(UNIT * weight) for weight in network.weights]


def begun(seats: int, deluxe: bool, chance: Chance) -> HeckmeckState:
    """Return a new game before its first roll."""
    state = initial_state(seats, deluxe)
    state.begin(chance.below(seats))
    return state


def study(learner: AdamTrainer, lessons: list[TrainingExample], rate: float, chance: FastChance) -> float:
    """Learn all lessons once, in a random order, and return the root mean square error of the network."""
    for last in range(len(lessons) - 1, 0, -1):
        other = int(chance.below(last + 1))
        lessons[last], lessons[other] = lessons[other], lessons[last]
    learner.loss = 0.0
    for first in range(0, len(lessons), BATCH):
        for lesson in lessons[first : first + BATCH]:
            learner.add_example(lesson)
        learner.step(rate)
    return math.sqrt(learner.loss / len(lessons))


def written(learned: Sequence[Sequence[int]]) -> str:
    """Return the source of the module `weights`."""
    text = '''"""The weights of the network of Heckmeck, in thousandths, written by `python -m training.heckmeck`.

Each feature has two lines with its weights to the hidden units; the last lines are the weights of the output.
"""

from __future__ import annotations

from typing import Final

# fmt: off
'''
    for name, weights in zip(("CLASSIC", "DELUXE"), learned, strict=True):
        lines = [weights[first : first + _HALF] for first in range(0, len(weights), _HALF)]
        text += f"{name}: Final[tuple[int, ...]] = (\n"
        text += "".join(f"    {', '.join(map(str, line))},\n" for line in lines) + ")\n"
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.heckmeck", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, help="in a round (default: 2000 in classic, 1000 in deluxe)")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(2) as pool:
        learning = [pool.submit(train, deluxe, given.rounds, given.games or GAMES[deluxe]) for deluxe in (False, True)]
        sys.stdout.write(written([one.result() for one in learning]))


if __name__ == "__main__":
    main()
