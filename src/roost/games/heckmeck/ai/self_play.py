"""How the network gets its lessons: it plays against itself, and looks back."""

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
"""One turn in so many is played by whim, so that the network also sees positions that good play avoids ..."""
_RANDOM_MOVE_INTERVAL: Final = 3
"""... which means that one decision in so many is any one."""
_MAX_TURNS: Final = 200
"""A game of more turns than this is broken off: bad players never end it."""


@final
class TrainingExample:
    """A position between two turns, and what each seat's chance to win turned out to be."""

    def __init__(self, state: HeckmeckState) -> None:
        self.state: HeckmeckState = state
        self.chances: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.explored: bool = False
        """Whether its turn was played by whim: then what came of it says nothing about the position."""


def play_training_game(
    network: Network, state: HeckmeckState, trace_decay: float, chance: Chance, max_turns: i64 = _MAX_TURNS
) -> list[TrainingExample]:
    """Play a game to its end, every turn as well as it can be for the network's opinion of the positions after it."""
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
    """Looks one turn ahead."""

    def __init__(self, network: Network) -> None:
        self._lookahead = Lookahead(network)
        self._lookahead.deadline = math.inf
        self._solver = TurnSolver()
        self._values: vec[float] = vec[float]()

    def make_example(self, state: HeckmeckState) -> TrainingExample:
        """Before a turn: what its ends are worth, and the chances that the turn as a whole gives everybody."""
        outcomes = positions_after(state)
        after: list[vec[float]] = [self._lookahead.win_chances(outcome.state, 0) for outcome in outcomes]
        self._values = best_by_end(outcomes, [chances[state.turn] for chances in after])
        self._solver.solve(state, self._values)
        example = TrainingExample(state.copy())
        example.chances = expected_win_chances(state, self._solver, outcomes, after)
        return example

    def play_turn(self, state: HeckmeckState, explored: bool, chance: Chance) -> None:
        """Up to the next one, which has not begun then."""
        turns = state.turns
        state.play_forced_moves(chance)
        while state.turns == turns and state.turn >= 0:
            if explored and chance.below(_RANDOM_MOVE_INTERVAL) == 0:
                state.play(state.pick(chance), chance)
                continue
            # In deluxe a turn also changes the table before it ends: roast worms and specialists change hands.
            if state.deluxe:
                self._values = self._lookahead.end_values(state, 0)
            self._solver.solve(state, self._values)
            state.play(self._solver.best_move(), chance)
        if state.turn >= 0:
            state.begin(state.turn)


def _update_targets(network: Network, examples: list[TrainingExample], end: HeckmeckState, trace_decay: float) -> None:
    """Tell the lessons how the game went on.

    What the dice brought is luck, and would only be noise. So a position is worth the mean over all that the dice can
    do in its turn, as `make_example` found it; and from how the game went on it learns only by how much the network was
    mistaken in the position that came next, as far as the trace goes.
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
