"""Inference of hands: builders can probably buy their piles, since a pile that stays costs 30 points (Z10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.zwickern.components import CARDS_OF_VALUE, MAX_VALUE
from roost.games.zwickern.rules.items import is_fresh, is_pile, last_seat, low_value
from roost.games.zwickern.rules.state import ZwickernState

_FITTING_WORLDS_IN_TEN: Final = 9
"""The other worlds ignore the piles, since people err or bluff."""
_MAX_TRIES: Final = 60
"""With three piles, one world in sixty fits."""


def infer_hands(state: ZwickernState, seat: i64, chance: Chance) -> None:
    """Imagine hidden cards, in place, so that builders can mostly buy their piles."""
    state.imagine(seat, chance)
    if chance.below(10) >= _FITTING_WORLDS_IN_TEN:
        return
    unseen = state.unseen_by(seat)
    tries: i64 = 1
    while tries < _MAX_TRIES and not _fits(state, seat, unseen):
        state.imagine(seat, chance)
        tries += 1


def _fits(state: ZwickernState, seat: i64, unseen: i64) -> bool:
    """Return whether all other seats can buy their piles, where unseen cards allow it."""
    for item in state.items:
        if is_pile(item) and is_fresh(item) and low_value(item) <= MAX_VALUE:
            builder = last_seat(item)
            cards = CARDS_OF_VALUE[low_value(item)]
            hand = state.hand_of(builder)
            if builder != seat and hand != 0 and unseen & cards != 0 and hand & cards == 0:
                return False
    return True
