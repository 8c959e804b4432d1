"""A player of Zwickern that tries its moves out.

In one round the luck of the cards weighs ten times as much as the choice between two good moves; a search that meets
another deal every time learns nothing in the time there is. So all moves are tried in the same imagined deals, and only
the differences count. From there on everybody plays as the simple bot would, up to the end of the round. Moves that are
behind beyond doubt are given up at once.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.games.zwickern.ai.candidates import Candidates
from roost.games.zwickern.ai.one_ply_evaluation import likely
from roost.games.zwickern.ai.win_estimate import final_share, hoped_share, is_fresh
from roost.games.zwickern.hidden.hand_inference import infer_hands
from roost.games.zwickern.rules.state import ZwickernState

_ENOUGH: Final = 32
"""From so many worlds on, and then whenever they have doubled, it can be said that a move is behind beyond doubt."""


@final
class RolloutBot(Bot[ZwickernState]):
    """Tries so many times; half of the moves are given up at a time, until one is left."""

    def __init__(
        self, trials: i64, seconds: float, most: i64 = 8, within: i64 = 400, faith: float = 5.0, honest: bool = True
    ) -> None:
        self._trials: i64 = trials
        self._seconds: float = seconds
        self._most: i64 = most
        """So many moves of a position are tried ..."""
        self._within: i64 = within
        """... as long as they do not look worse than the best by more than this (hundredths of a point)."""
        self._faith: float = faith
        """The simple bot's opinion counts as much as so many trials."""
        self._honest = honest

    @property
    def cheats(self) -> bool:
        return not self._honest

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        begin = time.monotonic()
        limit = budget.time_limit(self._seconds)
        field = Candidates(state, self._most, self._within)
        trials = budget.steps(self._trials)
        stages: i64 = 0
        left: i64 = len(field.moves)
        while left > 1:
            left = (left + 1) // 2
            stages += 1
        stage: i64 = 0
        tried: i64 = 0
        check: i64 = _ENOUGH
        while len(field.moves) > 1:
            stage += 1
            # Every stage has its share of the time, too: with a clock alone the first one would take all of it.
            until = begin + limit * float(stage) / float(stages)
            worlds = trials // (stages * len(field.moves))
            while True:
                self._try(state, field, chance)
                tried += 1
                worlds -= 1
                if tried == check:
                    check += check
                    field.give_up()
                if worlds <= 0 or len(field.moves) == 1:
                    break
                now = time.monotonic()
                if now >= begin + limit:
                    field.halve(self._faith)
                    return field.moves[0]
                if now >= until:
                    break
            field.halve(self._faith)
        return field.moves[0]

    def _try(self, state: ZwickernState, field: Candidates, chance: Chance) -> None:
        """All moves that are left, in one imagined deal."""
        seat = state.turn
        world = state.copy()
        if self._honest:
            infer_hands(world, seat, chance)
        place: i64 = 0
        while place < len(field.moves):
            after = world.copy()
            after.play(field.moves[place], chance)
            while after.turn >= 0 and not is_fresh(after):
                after.play(likely(after), chance)
            field.note(place, final_share(after, seat) if after.turn < 0 else hoped_share(after, seat))
            place += 1
