"""What a search is told about Karteneck."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import ENOUGH, Guide
from roost.core.masks import bit_count
from roost.games.karteneck.ai.bots import SimpleBot
from roost.games.karteneck.ai.evaluation import final_share, hoped_share, is_fresh, to_come
from roost.games.karteneck.ai.weights import WEIGHTS
from roost.games.karteneck.components import NUMBERS
from roost.games.karteneck.rules.cards import WORM_BITS, count
from roost.games.karteneck.rules.lay_moves import lowest_and
from roost.games.karteneck.rules.moves import PASS, STEAL, WORM_LAY, lay
from roost.games.karteneck.rules.state import KarteneckState

__all__ = ["CHICK_TEMPERATURE", "GUIDE", "STEPS", "KarteneckGuide"]


@final
class KarteneckGuide(Guide[KarteneckState]):
    """Plays a round to its end as the simple bot would, and then looks how things stand."""

    def __init__(self, weights: vec[float]) -> None:
        self._weights: vec[float] = weights
        self._player = SimpleBot()

    def chance_to_win(self, state: KarteneckState, seat: i64) -> float:
        return final_share(state, seat) if state.turn < 0 else hoped_share(state, seat, self._weights)

    def score(self, state: KarteneckState, seat: i64) -> float:
        return float(state.score(seat)) + to_come(state) / float(state.seats)

    def sensible(self, state: KarteneckState) -> tuple[int, ...]:
        """Who can steal never just passes; and of so many worms only those with the highest signpost are laid.

        It wins ties now, and the others are as good in the sum. Six worms have 63 lays, of which these are six.
        """
        moves: list[int] = [STEAL if state.victim() >= 0 else PASS]
        free = state.free()
        kind: i64 = 0
        while kind < NUMBERS:
            held = count(free, kind)
            number: i64 = 1
            while number <= held:
                moves.append(lay(kind, number))
                number += 1
            kind += 1
        worms = free >> WORM_BITS
        held = bit_count(worms)
        number = 1
        while number <= held:
            moves.append(lowest_and(worms, number, held - 1) << WORM_LAY)
            number += 1
        return tuple(moves)

    def follow(self, state: KarteneckState, chance: Chance) -> i64:
        return ENOUGH if is_fresh(state) else self._player.choose(state, chance)

    def exploration(self) -> float:
        return 0.15


GUIDE: Final[Guide] = KarteneckGuide(WEIGHTS)
STEPS: Final = {"chick": 20, "hen": 40, "rooster": 2500, "fox": 25000}
CHICK_TEMPERATURE: Final = 0.08
"""How much worse a chick's move may be and still be played a third as often as the best."""
