"""Teaches the network of Heckmeck who will win.

    python -m training.heckmeck > src/roost/games/heckmeck/ai/weights.py

It begins with a belief in whoever leads, plays against itself, round after round, every turn as well as can be for what
it has learned so far, and learns from the games of the last rounds. Classic and deluxe are learned apart. All is
repeatable; it takes about twenty minutes of two cores, compiled.
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
"""In a round of classic or deluxe."""
SEATS = (2, 3, 2, 4, 2, 2, 4, 2, 5, 2, 3, 2, 4, 2, 6, 2, 4, 3, 2, 7)
"""The seats of twenty games: what is played most is learned best."""
TRACES = (0.0, 0.6, 0.7, 0.8, 0.9)
"""How far lessons look ahead, round by round: at first the network is mistaken about everything."""
RATES = (0.002, 0.0001)
"""How fast it learns at first, and what that comes down to: the last round is one step before it."""
KEPT = 4
"""So many rounds are learned from."""
BATCH = 64
_HALF = HIDDEN_UNITS // 2
UNIT = 1000
"""The weights are written in thousandths."""


def train(deluxe: bool, rounds: int, games: int) -> list[int]:
    """What a network has learned, in thousandths."""
    chance = FastChance(SEED)
    network = Network(initial_weights(chance))
    learner = AdamTrainer(network)
    kept: list[list[TrainingExample]] = []
    for number in range(rounds):
        lessons: list[TrainingExample] = []
        trace = TRACES[min(number, len(TRACES) - 1)]
        for game in range(games):
            lessons += play_training_game(network, begun(SEATS[game % len(SEATS)], deluxe, chance), trace, chance)
        kept = [*kept, lessons][-KEPT:]
        first, last = RATES
        rate = first + (last - first) * number / rounds
        wrong = study(learner, [lesson for some in kept for lesson in some], rate, chance)
        name = "deluxe" if deluxe else "classic"
        sys.stderr.write(f"{name}, round {number + 1} of {rounds}: off by {wrong:.3f}\n")
        sys.stderr.flush()
    return [round(UNIT * weight) for weight in network.weights]


def begun(seats: int, deluxe: bool, chance: Chance) -> HeckmeckState:
    """A new game before its first roll."""
    state = initial_state(seats, deluxe)
    state.begin(chance.below(seats))
    return state


def study(learner: AdamTrainer, lessons: list[TrainingExample], rate: float, chance: FastChance) -> float:
    """All lessons once, in a random order. How much the network said wrong on the average (root mean square)."""
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
    """The module `weights`."""
    text = '''"""What the network of Heckmeck has learned, in thousandths, by `python -m training.heckmeck`.

Two lines for each feature, with its weights to the hidden units, and last the weights from there to the number.
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
    """Train, and print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.heckmeck", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, help="in a round (default: 2000 in classic, 1000 in deluxe)")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(2) as pool:
        learning = [pool.submit(train, deluxe, given.rounds, given.games or GAMES[deluxe]) for deluxe in (False, True)]
        sys.stdout.write(written([one.result() for one in learning]))


if __name__ == "__main__":
    main()
