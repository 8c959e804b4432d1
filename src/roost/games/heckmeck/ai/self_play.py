"""Training examples for the network, from games against itself."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.ai.lookahead import Lookahead, expected_win_chances
from roost.games.heckmeck.ai.network import Network
from roost.games.heckmeck.coach.odds.positions_after import best_by_end, positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.components import MAX_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

EXPLORED_TURN_INTERVAL: Final = 12
"""One turn in 12 is explored with random moves, so that the network also sees positions that good play avoids."""
_RANDOM_MOVE_INTERVAL: Final = 3
"""In an explored turn, one decision in 3 is random."""
_MAX_TURNS: Final = 200
"""Longer games are stopped: untrained players never end them."""


@final
class TrainingExample:
    """A position between two turns, and the target for each seat's chance to win."""

    def __init__(self, state: HeckmeckState) -> None:
        self.state: HeckmeckState = state
        self.chances: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.explored: bool = False
        """Whether its turn had random moves; its result then says nothing about the position."""


def play_training_game(
    network: Network, state: HeckmeckState, trace_decay: float, chance: Chance, max_turns: i64 = _MAX_TURNS
) -> list[TrainingExample]:
    """Play a game to its end, each turn as well as possible by the network's evaluation of the positions after it."""
    player = _Player(network)
    examples: list[TrainingExample] = []
    while state.turn >= 0 and len(examples) < max_turns:
        example = player.make_example(state)
        example.explored = chance.below(EXPLORED_TURN_INTERVAL) == 0
        examples.append(example)
        player.play_turn(state, example.explored, chance)
    _update_targets(network, examples, state, trace_decay)
    return examples


@final
class _Player:
    def __init__(self, network: Network) -> None:
        self._lookahead = Lookahead(network)
        self._lookahead.deadline = math.inf
        self._solver = TurnSolver()
        self._values: vec[float] = vec[float]()

    def make_example(self, state: HeckmeckState) -> TrainingExample:
        """Return the example for the turn that begins: the chances to win that the turn as a whole gives."""
        outcomes = positions_after(state)
        after: list[vec[float]] = [self._lookahead.win_chances(outcome.state, 0) for outcome in outcomes]
        self._values = best_by_end(outcomes, [chances[state.turn] for chances in after])
        self._solver.solve(state, self._values)
        example = TrainingExample(state.copy())
        example.chances = expected_win_chances(state, self._solver, outcomes, after)
        return example

    def play_turn(self, state: HeckmeckState, explored: bool, chance: Chance) -> None:
        """Play up to the next turn, without beginning it."""
        turns = state.turns
        state.play_forced_moves(chance)
        while state.turns == turns and state.turn >= 0:
            if explored and chance.below(_RANDOM_MOVE_INTERVAL) == 0:
                state.play(state.pick(chance), chance)
                continue
            # In deluxe, roast worms and specialists change hands before a turn ends.
            if state.deluxe:
                self._values = self._lookahead.end_values(state, 0)
            self._solver.solve(state, self._values)
            state.play(self._solver.best_move(), chance)
        if state.turn >= 0:
            state.begin(state.turn)


def _update_targets(network: Network, examples: list[TrainingExample], end: HeckmeckState, trace_decay: float) -> None:
    """Correct the targets of the examples by how the game went on.

    Dice are noise. So the target of a position is the mean over all rolls of its turn, as
    `make_example` found it. From the rest of the game it takes over only the error that the network
    made in the next position, times `trace_decay`.
    """
    network.evaluate(end)
    target = network.win_chances[:]
    after = end
    at = len(examples) - 1
    while at >= 0:
        example = examples[at]
        if not example.explored:
            network.evaluate(after)
            for seat in range(end.seats):
                example.chances[seat] += trace_decay * (target[seat] - network.win_chances[seat])
        target = example.chances
        after = example.state
        at -= 1
