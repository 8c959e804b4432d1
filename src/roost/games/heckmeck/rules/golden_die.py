"""H18: the golden die, which is rolled like the others until it is set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.components import GOLDEN_DIE_FACES
from roost.games.heckmeck.rules.dice import GOLDEN_SYMBOLS, WORM_SYMBOL
from roost.games.heckmeck.rules.phases import CUP, KEPT_ONE, KEPT_WORM, SHOWS_ONE, SHOWS_WORM

if TYPE_CHECKING:
    from roost.games.heckmeck.rules.state import HeckmeckState


def roll_golden(state: HeckmeckState, chance: Chance) -> None:
    """Roll the golden die with the white dice, unless it was set aside before."""
    if state.golden >= KEPT_ONE:
        return
    symbol = GOLDEN_SYMBOLS[chance.roll(1, GOLDEN_DIE_FACES)]
    state.golden = SHOWS_ONE
    if symbol == WORM_SYMBOL:
        state.golden = SHOWS_WORM
    state.rolled += 1 << 4 * symbol
    state.shown |= 1 << symbol


def set_golden_aside(state: HeckmeckState, symbol: i64) -> None:
    """Set the golden die aside with its symbol, which is then no white die less, or put it back into the cup."""
    if state.golden == SHOWS_ONE and symbol == 0:
        state.golden = KEPT_ONE
        state.dice += 1
    elif state.golden == SHOWS_WORM and symbol == WORM_SYMBOL:
        state.golden = KEPT_WORM
        state.dice += 1
    elif state.golden < KEPT_ONE:
        state.golden = CUP
