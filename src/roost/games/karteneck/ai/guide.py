"""The guide that tells search how to play Karteneck."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import ENOUGH, Guide
from roost.core.masks import bit_count
from roost.games.karteneck.ai.bots import SimpleBot
from roost.games.karteneck.ai.evaluation import final_win_share, is_round_start, win_chance, worms_to_come
from roost.games.karteneck.ai.weights import WEIGHTS
from roost.games.karteneck.components import NUMBERS
from roost.games.karteneck.rules.cards import WORM_SHIFT, count
from roost.games.karteneck.rules.lay_moves import lowest_worms_and
from roost.games.karteneck.rules.moves import PASS, STEAL, WORM_LAY_SHIFT, number_lay
from roost.games.karteneck.rules.state import KarteneckState

__all__ = ["CHICK_TEMPERATURE", "GUIDE", "STEPS", "KarteneckGuide"]


@final
class KarteneckGuide(Guide[KarteneckState]):
    """Guide whose playouts follow the simple bot to the end of the round and then evaluate."""

    def __init__(self, weights: vec[float]) -> None:
        self._weights: vec[float] = weights
        self._simple_bot = SimpleBot()

    def chance_to_win(self, state: KarteneckState, seat: i64) -> float:
        return final_win_share(state, seat) if state.turn < 0 else win_chance(state, seat, self._weights)

    def score(self, state: KarteneckState, seat: i64) -> float:
        return float(state.score(seat)) + worms_to_come(state) / float(state.seats)

    def sensible(self, state: KarteneckState) -> tuple[int, ...]:
        """Return all moves but a pass where a steal is legal and worms without the highest signposts.

        High signposts win ties, and all worms have the same points: of 63 lays of six worms, six
        remain.
        """
        moves: list[int] = [STEAL if state.victim() >= 0 else PASS]
        free = state.free()
        kind: i64 = 0
        while kind < NUMBERS:
            held = count(free, kind)
            number: i64 = 1
            while number <= held:
                moves.append(number_lay(kind, number))
                number += 1
            kind += 1
        worms = free >> WORM_SHIFT
        held = bit_count(worms)
        number = 1
        while number <= held:
            moves.append(lowest_worms_and(worms, number, held - 1) << WORM_LAY_SHIFT)
            number += 1
        return tuple(moves)

    def follow(self, state: KarteneckState, chance: Chance) -> i64:
        return ENOUGH if is_round_start(state) else self._simple_bot.choose(state, chance)

    def exploration(self) -> float:
        return 0.15


GUIDE: Final[Guide] = KarteneckGuide(WEIGHTS)
STEPS: Final = {"chick": 20, "hen": 40, "rooster": 2500, "fox": 25000}
CHICK_TEMPERATURE: Final = 0.08
"""The temperature of the chick's moves, as a chance to win."""
