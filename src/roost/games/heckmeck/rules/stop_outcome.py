"""H8-H10, H19, H20: what stopping now would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roost.core.masks import highest_bit
from roost.games.heckmeck.components import CAN, HEN
from roost.games.heckmeck.rules.dice import WORM_SYMBOL, points

if TYPE_CHECKING:
    from roost.games.heckmeck.rules.state import HeckmeckState

GRILL: Final = 0
THEFT: Final = 1
HEN_THEFT: Final = 2
NO_WORM: Final = 3
NOTHING_FITS: Final = 4

_ELEVEN_AND_THIRTEEN: Final[i64] = 0b11


def counted_total(state: HeckmeckState) -> i64:
    """Return the total that counts when stopping now, the can's 5 included (H19)."""
    if counts_can(state):
        return state.total + points(WORM_SYMBOL)
    return state.total


def counts_can(state: HeckmeckState) -> bool:
    """H19: Return whether the can replaces a worm that was not set aside."""
    return not (state.used >> WORM_SYMBOL) & 1 and state.specialist_of(state.turn) == CAN


def surely_fails(state: HeckmeckState) -> bool:
    """H8, H10: Return whether a classic stop surely fails, by one comparison that decides most stops."""
    return not state.deluxe and state.total * (state.used >> WORM_SYMBOL) < 21


def stop_outcome(state: HeckmeckState) -> tuple[i64, i64, i64]:
    """Return the kind of outcome, the portion and the seat that it is taken from (or -1)."""
    if not ((state.used >> WORM_SYMBOL) & 1 or counts_can(state)):
        return NO_WORM, -1, -1
    total = counted_total(state)
    if total < 21:
        if (total == 11 and state.open & 1) or (total == 13 and state.open & 2):
            return GRILL, (total - 11) >> 1, -1
        return NOTHING_FITS, -1, -1
    portion = total - 19
    if (state.open >> portion) & 1:
        return GRILL, portion, -1
    for seat in range(state.seats):
        if seat != state.turn and state.top_of(seat) == portion:
            return (HEN_THEFT if state.specialist_of(seat) == HEN else THEFT), portion, seat
    lower = state.open & ((1 << portion) - 1) & ~_ELEVEN_AND_THIRTEEN
    if lower == 0:
        return NOTHING_FITS, -1, -1
    return GRILL, highest_bit(lower), -1
