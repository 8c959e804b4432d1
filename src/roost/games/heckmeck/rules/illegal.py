"""Errors for illegal moves."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.errors import GameOverError, IllegalMoveError, RoostError
from roost.games.heckmeck.components import SYMBOLS
from roost.games.heckmeck.rules.moves import MOVE_COUNT, ROLL, TEXTS
from roost.games.heckmeck.rules.phases import CHOOSE, PHASES
from roost.games.heckmeck.rules.state import HeckmeckState


def refusal(state: HeckmeckState, move: i64) -> RoostError:
    """Return the error for a move that is not legal."""
    if state.turn < 0:
        return GameOverError("the game is over", "over")
    if not 0 <= move < MOVE_COUNT:
        return IllegalMoveError(f"there is no move {move}", "heckmeck-no-such-move", move=str(move))
    if move < ROLL and state.phase == CHOOSE:
        symbol = SYMBOLS[move]
        if (state.used >> move) & 1:
            return IllegalMoveError(f"{symbol} was set aside in this turn already", "heckmeck-used", symbol=symbol)
        return IllegalMoveError(f"no die shows {symbol}", "heckmeck-not-rolled", symbol=symbol)
    return IllegalMoveError(
        f"{TEXTS[move]!r} is not possible now: {', '.join([TEXTS[legal] for legal in state.moves()])} would be",
        f"heckmeck-not-in-{PHASES[state.phase]}",
        move=TEXTS[move],
    )
