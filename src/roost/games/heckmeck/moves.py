"""The moves of Heckmeck as numbers, and their notation."""

from __future__ import annotations

from typing import Final

from roost.core.errors import UnreadableError
from roost.games.heckmeck.components import MOST_SEATS, SPECIALISTS, SYMBOLS

# 0-5, the symbols: set aside all dice that show it.
ROLL: Final = 6
STOP: Final = 7
GOLDEN: Final = 8
"""The first roll of a turn, with the golden die as a ninth."""
WEASEL: Final = 9
"""Roll the dice just rolled once more."""
FAIL: Final = 10
"""Leave a bust as it is."""
RETURN: Final = 10
"""... and the specialist: give it back to the grill."""
WORM: Final = 17
"""... and the seat: take a roast worm from there."""
MOVES: Final = 24
"""How many there are: WORM + MOST_SEATS, as a plain number, which the compiler knows in every module."""

TEXTS: Final[tuple[str, ...]] = (
    *(f"take {symbol}" for symbol in SYMBOLS),
    "roll",
    "stop",
    "golden",
    "weasel",
    "fail",
    *(f"return {specialist}" for specialist in SPECIALISTS[1:]),
    *(f"worm {seat}" for seat in range(MOST_SEATS)),
)
_MOVES: Final = {text.casefold(): move for move, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    """The move that a text stands for; capitals and spare blanks do not matter."""
    move = _MOVES.get(" ".join(text.split()).casefold())
    if move is None:
        raise UnreadableError(
            f"{text!r} is no move; moves are: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2",
            "heckmeck-move",
            text=text,
        )
    return move
