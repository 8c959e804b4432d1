"""Teaches the network of Heckmeck who will win.

    python -m training.heckmeck > src/roost/games/heckmeck/value/weights.py

First it watches games of players who make the most of every single turn. Then it plays against itself, round after
round, every turn as well as can be for what it has learned so far, and learns from the games of the last three rounds.
Classic and deluxe are learned apart. All is repeatable; it takes some ten minutes of a core, compiled.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress

from roost.core.chance import FastChance
from roost.games.heckmeck.expected import WormCounter
from roost.games.heckmeck.opening import new
from roost.games.heckmeck.value.features import INPUTS
from roost.games.heckmeck.value.learning import Learner, Lesson, Opinion, fresh_weights, play_itself
from roost.games.heckmeck.value.network import HIDDEN, Network

SEED = 7
ROUNDS = 9
GAMES = {False: 2000, True: 1000}
"""In a round of classic or deluxe; four times as many are watched first."""
WATCHED = 4
SEATS = (2, 2, 2, 3, 4, 2, 5, 3, 6, 7)
"""The seats of ten games: what is played most is learned best."""
TRUST = 0.3
"""How far a position is worth what the network thinks of the next one; the rest is how the game went on."""
KEPT = 3
BATCH = 64
UNIT = 1000
"""The weights are written in thousandths."""


def train(deluxe: bool, rounds: int, games: int, progress: Progress) -> Network:
    """A network that has learned."""
    chance = FastChance(SEED)
    network = Network(fresh_weights(chance))
    learner = Learner(network)
    kept: list[list[Lesson]] = []
    task = progress.add_task("deluxe" if deluxe else "classic", total=(rounds - 1 + WATCHED) * games)
    for number in range(rounds):
        lessons: list[Lesson] = []
        for game in range(games if number else WATCHED * games):
            judge = Opinion(network) if number else WormCounter()
            seats = SEATS[game % len(SEATS)]
            lessons += play_itself(network, judge, new(seats, deluxe, chance, None), TRUST if number else 0.0, chance)
            progress.advance(task)
        kept = [*kept, lessons][-KEPT:]
        everything = [lesson for some in kept for lesson in some]
        for rate in (0.002, 0.0012) if number == 0 else (0.001 * (1 - number / rounds) + 0.0001,):
            study(learner, everything, rate, chance)
    return network


def study(learner: Learner, lessons: list[Lesson], rate: float, chance: FastChance) -> None:
    """All lessons once, in a random order."""
    for last in range(len(lessons) - 1, 0, -1):
        other = int(chance.below(last + 1))
        lessons[last], lessons[other] = lessons[other], lessons[last]
    for first in range(0, len(lessons), BATCH):
        for lesson in lessons[first : first + BATCH]:
            learner.study(lesson)
        learner.step(rate)


def written(networks: Sequence[Network]) -> str:
    """The module `weights`."""
    text = '''"""What the network of Heckmeck has learned, in thousandths, by `python -m training.heckmeck`.

A line for each feature, with its weights to the hidden units, and last the weights from there to the number.
"""

from __future__ import annotations

from typing import Final

# fmt: off
'''
    for name, network in zip(("CLASSIC", "DELUXE"), networks, strict=True):
        weights = [round(UNIT * weight) for weight in network.weights]
        lines = [weights[HIDDEN * row : HIDDEN * (row + 1)] for row in range(INPUTS + 1)]
        text += f"{name}: Final[tuple[int, ...]] = (\n"
        text += "".join(f"    {', '.join(map(str, line))},\n" for line in lines) + ")\n"
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and print the module."""
    parser = argparse.ArgumentParser(prog="python -m training.heckmeck", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, help="in a round (default: 2000 in classic, 1000 in deluxe)")
    given = parser.parse_args(arguments)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        networks = [train(deluxe, given.rounds, given.games or GAMES[deluxe], progress) for deluxe in (False, True)]
    sys.stdout.write(written(networks))


if __name__ == "__main__":
    main()
