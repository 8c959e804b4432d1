"""Measures what looking further ahead wins against `expected` in classic Heckmeck: `python -m docs.duels --turns 1`.

The network's player and `expected` play with two seats, a whole turn at a time: how a turn is played follows from what
its ends are worth to the player, and then its end is drawn by the chances that the solver gives to each. By how much
the end that was drawn is better than the mean of all of them, in the network's opinion, was luck, and is taken off the
result. That cannot make the mean wrong, whatever the network thinks, and a twentieth of the games is enough.
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

FINE = 1 << 30
LONGEST = 400
"""Turns after which a game would have been over."""
SURE = 1.96

Worth = Callable[[HeckmeckState, int], float]
"""What a position between two turns is worth to a seat."""


class End(NamedTuple):
    """One way for a turn to end, and how likely it is as the turn is played."""

    likely: float
    state: HeckmeckState


class Played(NamedTuple):
    """What came of a game, and how much of it was luck."""

    result: float
    luck: float


def ends(state: HeckmeckState, worth: Worth) -> list[End]:
    """How a turn that has not begun can end if it is played as well as can be for what its ends are worth."""
    found = positions_after(state)
    values = [worth(outcome.state, int(state.turn)) for outcome in found]
    solver = TurnSolver()
    solver.solve(state, best_by_end(found, values))
    likely = end_probabilities(solver)
    return [End(likely[end], after) for end, after in best_outcomes(found, values).items() if likely[end] > 0.0]


def drawn(found: Sequence[End], chance: Chance) -> int:
    """The number of an end, by how likely they are."""
    rest = chance.below(FINE) / FINE
    for number, end in enumerate(found):
        rest -= end.likely
        if rest < 0.0:
            return number
    return len(found) - 1


def play(turns: int, seat: int, lookahead: Lookahead, chance: Chance) -> Played:
    """A game of one that looks so many turns ahead, at a seat, against `expected`."""
    counter = WormLead()

    def ahead(after: HeckmeckState, own: int) -> float:
        return lookahead.win_chances(after, turns - 1)[own]

    def opinion(after: HeckmeckState) -> float:
        return lookahead.win_chances(after, 0)[seat]

    state = initial_state(2, False)
    state.begin(chance.below(2))
    luck = 0.0
    for _ in range(LONGEST):
        found = ends(state, ahead if state.turn == seat else counter.evaluate)
        taken = drawn(found, chance)
        after = [opinion(end.state) for end in found]
        luck += after[taken] - sum(end.likely * value for end, value in zip(found, after, strict=True))
        state = found[taken].state
        if state.turn < 0:
            return Played(opinion(state), luck)
    raise RuntimeError("this game does not end")


def duel(turns: int, games: int, seed: int) -> list[Played]:
    """So many games, from both seats in turn."""
    chance = FastChance(seed)
    lookahead = Lookahead(network_for(False))
    lookahead.deadline = math.inf
    return [play(turns, game % 2, lookahead, chance) for game in range(games)]


def told(shares: Sequence[float]) -> str:
    return f"{100 * fmean(shares):.1f} ± {100 * SURE * stdev(shares) / math.sqrt(len(shares)):.1f} %"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1, help="looked at, its own included")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args(given)
    played = duel(arguments.turns, arguments.games, arguments.seed)
    print(f"{told([game.result - game.luck for game in played])} (with luck {told([game.result for game in played])})")


if __name__ == "__main__":
    main()
