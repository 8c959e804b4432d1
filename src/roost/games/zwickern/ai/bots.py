"""The bots of Zwickern: one-ply evaluation, one-ply evaluation with random moves, and rollouts."""

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
    """A bot that plays the best move of the one-ply evaluation."""

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        return best_move(state)


@final
class HastyBot(Bot[ZwickernState]):
    """A simple bot that sometimes plays a random buy or lay."""

    def __init__(self, slip_percent: i64) -> None:
        self._slip_percent: i64 = slip_percent

    def choose(self, state: ZwickernState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if chance.below(100) < self._slip_percent:
            return self._slip(state, chance)
        return best_move(state)

    def _slip(self, state: ZwickernState, chance: Chance) -> i64:
        """Return a random buy or open lay; most random builds would cost thirty points."""
        moves = [
            move
            for move in state.moves()
            if action_of(move) == BUY or (action_of(move) == LAY and rest_of(move) == OPEN)
        ]
        return moves[chance.below(len(moves))]


def chick() -> Bot:
    """Return a bot that plays every fourth move at random."""
    return HastyBot(25)


def hen() -> Bot:
    """Return a bot that plays 6 % of its moves at random, about one in each deal."""
    return HastyBot(6)


def rooster() -> Bot:
    """Return a rollout bot that thinks for at most a tenth of a second."""
    return RolloutBot(800, 0.098)


def fox() -> Bot:
    """Return a rollout bot with ten times the rollouts of the rooster."""
    return RolloutBot(8_000, 0.99)


def cheater() -> Bot:
    """Return a fox that sees all cards, as an upper bound for bots."""
    return RolloutBot(8_000, 1.0, honest=False)


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "chick": chick,
    "hen": hen,
    "rooster": rooster,
    "fox": fox,
    "cheater": cheater,
    "simple": SimpleBot,
}
