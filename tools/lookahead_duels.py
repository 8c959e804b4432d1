"""Measure how much lookahead wins against `expected` in classic Heckmeck: `python -m tools.lookahead_duels --turns 1`.

A player with the network and `expected` play with two seats, one whole turn at a time. The values of the possible
outcomes decide how a player plays the turn; then one outcome is sampled with the probabilities from the solver. The
network values the sampled outcome and the mean of all outcomes, and the difference is luck, which is subtracted from
the result (a control variate). This keeps the mean unbiased, however wrong the network is, and needs only a twentieth
of the games.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from roost.core.chance import Chance, FastChance
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.ai.turn_odds_bot import WormLead
from roost.games.heckmeck.coach.odds.end_probabilities import end_probabilities
from roost.games.heckmeck.coach.odds.positions_after import best_by_end, positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.coach.turn_advice import best_outcomes
from roost.games.heckmeck.rules.setup import initial_state
from roost.games.heckmeck.rules.state import HeckmeckState

SAMPLING_STEPS = 1 << 30
MAX_TURNS = 400
"""More than any finished game has."""
Z_95 = 1.96

Evaluation = Callable[[HeckmeckState, int], float]
"""The value of a position between two turns for a seat."""


class Outcome(NamedTuple):
    """The position after a turn, and its probability."""

    probability: float
    state: HeckmeckState


class DuelResult(NamedTuple):
    """The result of a game, and its luck."""

    result: float
    luck: float


def turn_outcomes(state: HeckmeckState, evaluation: Evaluation) -> list[Outcome]:
    """Return the possible outcomes of a turn that has not begun, with probabilities under optimal play."""
    found = positions_after(state)
    values = [evaluation(outcome.state, int(state.turn)) for outcome in found]
    solver = TurnSolver()
    solver.solve(state, best_by_end(found, values))
    probabilities = end_probabilities(solver)
    best = best_outcomes(found, values)
    return [Outcome(probabilities[end], after) for end, after in best.items() if probabilities[end] > 0.0]


def sample(outcomes: Sequence[Outcome], chance: Chance) -> int:
    """Return the index of an outcome, sampled with its probability."""
    rest = chance.below(SAMPLING_STEPS) / SAMPLING_STEPS
    for index, outcome in enumerate(outcomes):
        rest -= outcome.probability
        if rest < 0.0:
            return index
    return len(outcomes) - 1


def play(turns: int, seat: int, lookahead: Lookahead, chance: Chance) -> DuelResult:
    """Play a game against `expected`; the player at `seat` looks `turns` turns ahead."""
    worm_lead = WormLead()

    def look_ahead(after: HeckmeckState, own: int) -> float:
        return lookahead.win_chances(after, turns - 1)[own]

    def opinion(after: HeckmeckState) -> float:
        return lookahead.win_chances(after, 0)[seat]

    state = initial_state(2, False)
    state.begin(chance.below(2))
    luck = 0.0
    for _ in range(MAX_TURNS):
        outcomes = turn_outcomes(state, look_ahead if state.turn == seat else worm_lead.evaluate)
        sampled = sample(outcomes, chance)
        values = [opinion(outcome.state) for outcome in outcomes]
        mean = sum(outcome.probability * value for outcome, value in zip(outcomes, values, strict=True))
        luck += values[sampled] - mean
        state = outcomes[sampled].state
        if state.turn < 0:
            return DuelResult(opinion(state), luck)
    raise RuntimeError(f"a game was not over after {MAX_TURNS} turns")


def duel(turns: int, games: int, seed: int) -> list[DuelResult]:
    """Play games from both seats in turn."""
    chance = FastChance(seed)
    lookahead = Lookahead(network_for(False))
    lookahead.deadline = math.inf
    return [play(turns, game % 2, lookahead, chance) for game in range(games)]


def percentage(shares: Sequence[float]) -> str:
    return f"{100 * fmean(shares):.1f} ± {100 * Z_95 * stdev(shares) / math.sqrt(len(shares)):.1f} %"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1, help="turns of lookahead, including the current one")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args(given)
    results = duel(arguments.turns, arguments.games, arguments.seed)
    without_luck = percentage([game.result - game.luck for game in results])
    print(f"{without_luck} (with luck {percentage([game.result for game in results])})")


if __name__ == "__main__":
    main()
