"""How the network gets its lessons: it plays against itself, and looks back."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.ai.lookahead import Lookahead, expectation
from roost.games.heckmeck.ai.network import Network
from roost.games.heckmeck.coach.odds.positions_after import collect, positions_after
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.rules.state import HeckmeckState

CURIOSITY: Final = 12
"""One turn in so many is played by whim, so that the network also sees positions that good play avoids ..."""
_WHIM: Final = 3
"""... which means that one decision in so many is any one."""
_LONGEST: Final = 200
"""A game of more turns than this is broken off: bad players never end it."""


@final
class Lesson:
    """A position between two turns, and what each seat's chance to win turned out to be."""

    def __init__(self, state: HeckmeckState) -> None:
        self.state: HeckmeckState = state
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.whim: bool = False
        """Whether its turn was played by whim: then what came of it says nothing about the position."""


def play_itself(
    network: Network, state: HeckmeckState, trace: float, chance: Chance, longest: i64 = _LONGEST
) -> list[Lesson]:
    """Play a game to its end, every turn as well as it can be for the network's opinion of the positions after it."""
    player = _Player(network)
    lessons: list[Lesson] = []
    while state.turn >= 0 and len(lessons) < longest:
        lesson = player.prepare(state)
        lesson.whim = chance.below(CURIOSITY) == 0
        lessons.append(lesson)
        player.play_turn(state, lesson.whim, chance)
    _look_back(network, lessons, state, trace)
    return lessons


@final
class _Player:
    """Looks one turn ahead."""

    def __init__(self, network: Network) -> None:
        self._lookahead = Lookahead(network)
        self._lookahead.deadline = math.inf
        self._solver = TurnSolver()
        self._values: vec[float] = vec[float]()

    def prepare(self, state: HeckmeckState) -> Lesson:
        """Before a turn: what its ends are worth, and the chances that the turn as a whole gives everybody."""
        found = positions_after(state)
        after: list[vec[float]] = [self._lookahead.chances(outcome.state, 0) for outcome in found]
        self._values = collect(found, [chances[state.turn] for chances in after])
        self._solver.solve(state, self._values)
        lesson = Lesson(state.copy())
        lesson.chances = expectation(state, self._solver, found, after)
        return lesson

    def play_turn(self, state: HeckmeckState, whim: bool, chance: Chance) -> None:
        """Up to the next one, which has not begun then."""
        turns = state.turns
        state.settle(chance)
        while state.turns == turns and state.turn >= 0:
            if whim and chance.below(_WHIM) == 0:
                state.play(state.pick(chance), chance)
                continue
            # In deluxe a turn also changes the table before it ends: roast worms and specialists change hands.
            if state.deluxe:
                self._values = self._lookahead.appraise(state, 0)
            self._solver.solve(state, self._values)
            state.play(self._solver.best(), chance)
        if state.turn >= 0:
            state.begin(state.turn)


def _look_back(network: Network, lessons: list[Lesson], end: HeckmeckState, trace: float) -> None:
    """Tell the lessons how the game went on.

    What the dice brought is luck, and would only be noise. So a position is worth the mean over all that the dice can
    do in its turn, as `prepare` found it; and from how the game went on it learns only by how much the network was
    mistaken in the position that came next, as far as the trace goes.
    """
    network.judge(end)
    told = network.chances[:]
    after = end
    at = len(lessons) - 1
    while at >= 0:
        lesson = lessons[at]
        if not lesson.whim:
            network.judge(after)
            for seat in range(end.seats):
                lesson.chances[seat] += trace * (told[seat] - network.chances[seat])
        told = lesson.chances
        after = lesson.state
        at -= 1
