"""What a search is told about Zwickern."""

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
    """The simple bot proposes; a round is played to its end, and then the points are counted."""

    def __init__(self, max_moves: i64 = 8, max_gap: i64 = 400, exploration: float = 0.1, widening: float = 0.5) -> None:
        self._max_moves: i64 = max_moves
        """So many moves of a position are looked into ..."""
        self._max_gap: i64 = max_gap
        """... as long as they do not look worse than the best by more than this (hundredths of a point)."""
        self._exploration: float = exploration
        self._widening: float = widening
        """The number of moves that are tried grows by this power of the visits."""

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
        # A choice is worth about a point and the luck of the cards ten, so that replies would be learned from noise.
        return False


GUIDE: Final[Guide] = ZwickernGuide()
STEPS: Final[dict[str, int]] = {"rooster": 800, "fox": 8000}
"""For whoever searches with this guide. The levels are players of the game's own: see `bots`."""
