"""The guide of the search.

A game takes over two hundred actions, so a playout to its end says little about one action. Playouts stop at the end of
the current turn or a few turns later, and `evaluation` judges that position.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import ENOUGH, Guide
from roost.games.gloria.ai.evaluation import expected_score, expected_win
from roost.games.gloria.ai.heuristic_policy import NEVER, HeuristicPolicy, heuristic_move
from roost.games.gloria.components import TURN_POINTS
from roost.games.gloria.rules.moves import MOVE_COUNT
from roost.games.gloria.rules.phases import ACT
from roost.games.gloria.rules.state import GloriaState

_NO_VALUES: Final = vec[i64]([0] * MOVE_COUNT)
_CHOSEN: Final[i64] = NEVER * 2


@final
class GloriaGuide(Guide[GloriaState]):
    """A guide that takes moves from the heuristic policy and values from the evaluation."""

    def __init__(
        self,
        max_moves: i64 = 8,
        max_loss: i64 = 300,
        exploration: float = 0.2,
        widening: float = 0.35,
        stop_one_in: i64 = 3,
    ) -> None:
        self._max_moves: i64 = max_moves
        """The most moves of a position that are searched."""
        self._max_loss: i64 = max_loss
        """The most that a searched move may be worse than the best, in hundredths of a point."""
        self._exploration: float = exploration
        self._widening: float = widening
        """The number of moves tried is this power of the visits."""
        self._stop_one_in: i64 = stop_one_in
        """A playout ends at one in this many beginnings of a turn."""

    def chance_to_win(self, state: GloriaState, seat: i64) -> float:
        return expected_win(state, seat) if state.turn >= 0 else _win_share(state, seat)

    def score(self, state: GloriaState, seat: i64) -> float:
        return expected_score(state, seat) if state.turn >= 0 else float(state.score(seat))

    def sensible(self, state: GloriaState) -> tuple[int, ...]:
        return promising_moves(state, self._max_moves, self._max_loss)

    def follow(self, state: GloriaState, chance: Chance) -> i64:
        if state.phase == ACT and state.points == TURN_POINTS and chance.below(self._stop_one_in) == 0:
            return ENOUGH
        return heuristic_move(state)

    def exploration(self) -> float:
        return self._exploration

    def width(self, visits: i64) -> i64:
        return 1 + int(math.pow(float(visits + 1), self._widening))


def promising_moves(state: GloriaState, max_moves: i64, max_loss: i64) -> tuple[int, ...]:
    """Return the best moves by the heuristic policy, best first."""
    policy = HeuristicPolicy(state)
    moves = state.moves()
    values = _NO_VALUES[:]
    best: i64 = moves[0]
    for number in range(len(moves)):
        move: i64 = moves[number]
        values[move] = policy.value(move)
        if values[move] > values[best]:
            best = move
    floor = values[best] - max_loss
    order: list[int] = [best]
    while len(order) < max_moves:
        values[best] = _CHOSEN
        for number in range(len(moves)):
            move = moves[number]
            if values[move] > values[best]:
                best = move
        if values[best] < floor or values[best] == _CHOSEN:
            break
        order.append(best)
    return tuple(order)


def _win_share(state: GloriaState, seat: i64) -> float:
    """Return the share of the win: most points win, and equal scores share it (P14)."""
    mine = state.score(seat)
    equal = 0.0
    for other in range(state.seats):
        theirs = state.score(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1.0
    return 1.0 / equal


GUIDE: Final = GloriaGuide()
STEPS: Final[dict[str, int]] = {"rooster": 3000, "fox": 30000}
"""Steps of the search by level. Chick and hen do not search: see `bots`."""
