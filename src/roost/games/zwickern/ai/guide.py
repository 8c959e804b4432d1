"""The guide for tree searches in Zwickern."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import ENOUGH, Guide
from roost.games.zwickern.ai.candidates import Candidates
from roost.games.zwickern.ai.one_ply_evaluation import best_move
from roost.games.zwickern.ai.win_estimate import expected_points, final_win_share, is_round_start, win_chance
from roost.games.zwickern.components import side_of
from roost.games.zwickern.hidden.hand_inference import infer_hands
from roost.games.zwickern.rules.state import ZwickernState

__all__ = ["GUIDE", "STEPS", "ZwickernGuide"]


@final
class ZwickernGuide(Guide[ZwickernState]):
    """A guide that proposes moves by one-ply evaluation and evaluates at the end of the round."""

    def __init__(self, max_moves: i64 = 8, max_gap: i64 = 400, exploration: float = 0.1, widening: float = 0.5) -> None:
        self._max_moves: i64 = max_moves
        self._max_gap: i64 = max_gap
        """The largest difference from the best evaluation, in hundredths of a point."""
        self._exploration: float = exploration
        self._widening: float = widening
        """The exponent with which the number of tried moves grows with the visits."""

    def chance_to_win(self, state: ZwickernState, seat: i64) -> float:
        return final_win_share(state, seat) if state.turn < 0 else win_chance(state, seat)

    def score(self, state: ZwickernState, seat: i64) -> float:
        side = side_of(seat, state.seats)
        return float(state.total(side)) if state.turn < 0 else expected_points(state, side)

    def sensible(self, state: ZwickernState) -> tuple[int, ...]:
        return tuple([int(move) for move in Candidates(state, self._max_moves, self._max_gap).moves])

    def follow(self, state: ZwickernState, chance: Chance) -> i64:
        return ENOUGH if is_round_start(state) else best_move(state)

    def imagine(self, state: ZwickernState, seat: i64, chance: Chance) -> None:
        infer_hands(state, seat, chance)

    def exploration(self) -> float:
        return self._exploration

    def width(self, visits: i64) -> i64:
        return 1 + int(math.pow(float(visits + 1), self._widening))

    def rewards_search(self) -> bool:
        # Replies would be learned from noise: a choice is worth about one point, the luck of the cards ten.
        return False


GUIDE: Final[Guide] = ZwickernGuide()
STEPS: Final[dict[str, int]] = {"rooster": 800, "fox": 8000}
"""Search steps for bots that search with this guide; the levels themselves are rollout bots (see `bots`)."""
