"""A simple player of Zwickern: it looks one move ahead, counts what a move wins and what it gives away.

It uses only what its seat knows: its own hand, and everything that lies or lay open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.state import State
from roost.games.zwickern.components import BIT, CLAWS, HIGH, KINDS, LOW, heap_size, side_of
from roost.games.zwickern.items import card_count, is_fresh, last_seat, loose
from roost.games.zwickern.moves import BUILD, BUY, action_of, kind_played, rest_of
from roost.games.zwickern.split import splits_easily
from roost.games.zwickern.state import ZwickernState

# What things are worth, in hundredths of a point.
_CLAW: Final = 100
_CARD: Final = 16
"""Three points for the most of 55 cards."""
_ZWICK: Final = 100
_PENALTY: Final = 3000
_RISK: Final = 40
"""What a table is worth to others that one unseen card of ten can clear."""
_NEVER: Final = -1_000_000


@final
class SimpleBot(Bot):
    """Buys what is worth most, never builds, and lays the card that invites the others least."""

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> i64:
        assert isinstance(state, ZwickernState)
        best: i64 = -1
        most: i64 = _NEVER
        for move in state.moves():
            worth: i64 = _NEVER
            if action_of(move) == BUY:
                worth = _buy_worth(state, move)
            elif action_of(move) != BUILD and rest_of(move) == 0:
                worth = _lay_worth(state, move)
            if worth > most:
                most = worth
                best = move
        return best


def _buy_worth(state: ZwickernState, move: i64) -> i64:
    """The cards and claws, a Zwick, and penalties that are spared: to the own side a gain, to others a gift."""
    kind = kind_played(move)
    chosen = rest_of(move)
    worth: i64 = _CARD + _CLAW * CLAWS[kind]
    at: i64 = 0
    index: i64 = 0
    own = side_of(state.turn, state.seats)
    while index < len(state.items):
        item = state.items[index]
        end = at + card_count(item)
        if (chosen >> index) & 1:
            while at < end:
                worth += _CARD + _CLAW * CLAWS[state.cards[at]]
                at += 1
            if is_fresh(item):
                if side_of(last_seat(item), state.seats) == own:
                    worth += _PENALTY
                else:
                    worth -= _PENALTY
        at = end
        index += 1
    if chosen == BIT[len(state.items)] - 1:
        return worth + _ZWICK
    return worth - _RISK * _clearing(state, state.items, chosen)


def _lay_worth(state: ZwickernState, move: i64) -> i64:
    """The less it gives away the better; a card that can buy much is kept."""
    kind = kind_played(move)
    items = append(state.items[:], loose(kind))
    return -_CARD - _CLAW * CLAWS[kind] - HIGH[kind] - _RISK * _clearing(state, items, 0)


def _clearing(state: ZwickernState, items: vec[i64], taken: i64) -> i64:
    """How many in ten of the unseen cards can buy all that is left."""
    left = (BIT[len(items)] - 1) & ~taken
    unseen = state.unseen_by(state.turn)
    size = heap_size(unseen)
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        alike = (unseen >> 3 * kind) & 7
        if alike > 0 and (splits_easily(items, left, LOW[kind]) or splits_easily(items, left, HIGH[kind])):
            count += alike
        kind += 1
    return 10 * count // size if size > 0 else 0


BOTS: Final[dict[str, type[Bot]]] = {"simple": SimpleBot}
