"""The legal moves of each phase, as a bit mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.games.heckmeck.components import GOLDEN_DIE, HEN, WEASEL
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS
from roost.games.heckmeck.rules.moves import FAIL, RETURN, ROLL, STOP, WORM
from roost.games.heckmeck.rules.moves import GOLDEN as ROLL_GOLDEN
from roost.games.heckmeck.rules.moves import WEASEL as ROLL_AGAIN
from roost.games.heckmeck.rules.phases import BEGIN, BUST, CHOOSE, CUP, DECIDE, OVER, SWAP

if TYPE_CHECKING:
    from roost.games.heckmeck.rules.state import HeckmeckState


def enter_phase(state: HeckmeckState, phase: i64) -> None:
    """Start a phase and set its legal moves. With no symbol to choose, the phase is a bust."""
    legal: i64 = 0
    if phase == CHOOSE or phase == BUST:
        phase = CHOOSE
        legal = _new_symbols(state)
        if legal == 0:
            phase = BUST
            legal = 1 << FAIL
        if state.deluxe and not state.rolled_again and state.specialist_of(state.turn) == WEASEL:
            legal |= 1 << ROLL_AGAIN
    elif phase == DECIDE:
        legal = 1 << STOP
        if (state.dice > 0 or state.golden == CUP) and state.used != ALL_SYMBOLS:
            legal = 1 << STOP | 1 << ROLL
    elif phase == BEGIN:
        legal = 1 << ROLL
        if state.deluxe and state.specialist_of(state.turn) == GOLDEN_DIE:
            legal = 1 << ROLL | 1 << ROLL_GOLDEN
    elif phase == SWAP:
        legal = 1 << RETURN + state.specialist_of(state.turn) | 1 << RETURN + state.offered
    elif phase != OVER:
        for seat in range(state.seats):
            if seat != state.turn and state.worms_of(seat) > 0 and state.specialist_of(seat) != HEN:
                legal |= 1 << WORM + seat
    state.phase = phase
    state.legal = legal


def _new_symbols(state: HeckmeckState) -> i64:
    """H6: Return a bit for each symbol that was just rolled and not set aside before in this turn."""
    return state.shown & ~state.used & ALL_SYMBOLS
