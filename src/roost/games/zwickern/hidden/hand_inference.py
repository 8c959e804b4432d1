"""What others are believed to hold: whoever builds a pile can buy it, since one that stays costs 30 points (Z10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.zwickern.components import CARDS_OF_VALUE, MAX_VALUE
from roost.games.zwickern.rules.items import is_fresh, is_pile, last_seat, low_value
from roost.games.zwickern.rules.state import ZwickernState

_FITTING_WORLDS_IN_TEN: Final = 9
"""Out of ten worlds, so many are as builders say: people also err, or try to deceive."""
_MAX_TRIES: Final = 60
"""So often a world is imagined until it fits; with three piles one in sixty does."""


def infer_hands(state: ZwickernState, seat: i64, chance: Chance) -> None:
    """Imagine, in place, all that a seat cannot know, so that whoever has built something can mostly buy it."""
    state.imagine(seat, chance)
    if chance.below(10) >= _FITTING_WORLDS_IN_TEN:
        return
    unseen = state.unseen_by(seat)
    tries: i64 = 1
    while tries < _MAX_TRIES and not _fits(state, seat, unseen):
        state.imagine(seat, chance)
        tries += 1


def _fits(state: ZwickernState, seat: i64, unseen: i64) -> bool:
    """Whether all others can buy what they have built, as far as there are cards for it that the seat has not seen."""
    for item in state.items:
        if is_pile(item) and is_fresh(item) and low_value(item) <= MAX_VALUE:
            builder = last_seat(item)
            cards = CARDS_OF_VALUE[low_value(item)]
            hand = state.hand_of(builder)
            if builder != seat and hand != 0 and unseen & cards != 0 and hand & cards == 0:
                return False
    return True
