"""Players of Zwickern: a simple one that looks one move ahead, one that slips, and one that tries its moves out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.games.zwickern.ai.one_ply_evaluation import best_move
from roost.games.zwickern.ai.rollouts import RolloutBot
from roost.games.zwickern.rules.moves import BUY, LAY, OPEN, action_of, rest_of
from roost.games.zwickern.rules.state import ZwickernState


@final
class SimpleBot(Bot[ZwickernState]):
    """Buys what is worth most, builds only what it can buy itself, and lays the card that invites the others least."""

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        return best_move(state)


@final
class HastyBot(Bot[ZwickernState]):
    """Plays as the simple bot does, but now and then the first thing that comes to its mind."""

    def __init__(self, slip_percent: i64) -> None:
        self._slip_percent: i64 = slip_percent
        """How often it does not look, in per cent."""

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if chance.below(100) < self._slip_percent:
            return self._slip(state, chance)
        return best_move(state)

    def _slip(self, state: ZwickernState, chance: Chance) -> i64:
        """Any buy, or any card laid open. No build: who does not think would pay thirty points for most of them."""
        moves = [
            move
            for move in state.moves()
            if action_of(move) == BUY or (action_of(move) == LAY and rest_of(move) == OPEN)
        ]
        return moves[chance.below(len(moves))]


def chick() -> Bot:
    """Every fourth move is a slip."""
    return HastyBot(25)


def hen() -> Bot:
    """Six slips in a hundred moves: about one in each deal."""
    return HastyBot(6)


def rooster() -> Bot:
    """Tries its moves, for a tenth of a second at most."""
    return RolloutBot(800, 0.098)


def fox() -> Bot:
    """Tries them ten times as often."""
    return RolloutBot(8_000, 0.99)


def cheater() -> Bot:
    """The fox, with the true cards: how good a player could be at most."""
    return RolloutBot(8_000, 1.0, honest=False)


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "chick": chick,
    "hen": hen,
    "rooster": rooster,
    "fox": fox,
    "simple": SimpleBot,
}
