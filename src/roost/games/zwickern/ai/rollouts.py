"""A bot that compares moves by rollouts in the same imagined deals.

In one round, the luck of the cards weighs ten times as much as the choice between two good moves. So all moves are
tried in the same deals, and only the differences count. A rollout follows the one-ply evaluation to the end of the
round. Moves that are significantly worse are dropped at once.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.games.zwickern.ai.candidates import Candidates
from roost.games.zwickern.ai.one_ply_evaluation import best_move
from roost.games.zwickern.ai.win_estimate import final_win_share, is_round_start, win_chance
from roost.games.zwickern.hidden.hand_inference import infer_hands
from roost.games.zwickern.rules.state import ZwickernState

_MIN_WORLDS: Final = 32
"""Significantly worse moves are dropped after this many worlds, and whenever their number has doubled."""


@final
class RolloutBot(Bot[ZwickernState]):
    """A bot that halves the candidate moves after each stage of rollouts (sequential halving)."""

    def __init__(
        self,
        rollouts: i64,
        seconds: float,
        max_moves: i64 = 8,
        max_gap: i64 = 400,
        prior_weight: float = 5.0,
        honest: bool = True,
    ) -> None:
        self._rollouts: i64 = rollouts
        self._seconds: float = seconds
        self._max_moves: i64 = max_moves
        self._max_gap: i64 = max_gap
        """The largest difference from the best evaluation, in hundredths of a point."""
        self._prior_weight: float = prior_weight
        """The one-ply evaluation counts as this many rollouts."""
        self._honest = honest

    @property
    def cheats(self) -> bool:
        return not self._honest

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        start = time.monotonic()
        time_limit_s = budget.time_limit(self._seconds)
        candidates = Candidates(state, self._max_moves, self._max_gap)
        rollouts = budget.steps(self._rollouts)
        stages: i64 = 0
        left: i64 = len(candidates.moves)
        while left > 1:
            left = (left + 1) // 2
            stages += 1
        stage: i64 = 0
        tried: i64 = 0
        check: i64 = _MIN_WORLDS
        while len(candidates.moves) > 1:
            stage += 1
            # Every stage has a share of the time; otherwise the first one would take all of it.
            stage_end = start + time_limit_s * float(stage) / float(stages)
            worlds = rollouts // (stages * len(candidates.moves))
            while True:
                self._roll_out(state, candidates, chance)
                tried += 1
                worlds -= 1
                if tried == check:
                    check += check
                    candidates.drop_beaten()
                if worlds <= 0 or len(candidates.moves) == 1:
                    break
                now = time.monotonic()
                if now >= start + time_limit_s:
                    candidates.halve(self._prior_weight)
                    return candidates.moves[0]
                if now >= stage_end:
                    break
            candidates.halve(self._prior_weight)
        return candidates.moves[0]

    def _roll_out(self, state: ZwickernState, candidates: Candidates, chance: Chance) -> None:
        """Try all remaining moves in one imagined deal."""
        seat = state.turn
        world = state.copy()
        if self._honest:
            infer_hands(world, seat, chance)
        index: i64 = 0
        while index < len(candidates.moves):
            after = world.copy()
            after.play(candidates.moves[index], chance)
            while after.turn >= 0 and not is_round_start(after):
                after.play(best_move(after), chance)
            candidates.record(index, final_win_share(after, seat) if after.turn < 0 else win_chance(after, seat))
            index += 1
