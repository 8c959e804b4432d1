"""Moves as numbers, and their notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.errors import UnreadableError
from roost.games.heckmeck.components import MAX_SEATS, SPECIALISTS, SYMBOLS

# 0-5 take a symbol: they set aside all dice that show it.
ROLL: Final = 6
STOP: Final = 7
GOLDEN: Final = 8
"""Make the first roll of a turn with the golden die as a ninth."""
WEASEL: Final = 9
"""Roll the dice just rolled once more."""
FAIL: Final = 10
"""Accept a bust."""
RETURN: Final = 10
"""Plus the specialist, from 1: give it back to the grill."""
WORM: Final = 17
"""Plus the seat: take a roast worm from it."""
MOVE_COUNT: Final = 24
"""WORM + MAX_SEATS, as a literal that the compiler knows in every module."""

TEXTS: Final[tuple[str, ...]] = (
    *(f"take {symbol}" for symbol in SYMBOLS),
    "roll",
    "stop",
    "golden",
    "weasel",
    "fail",
    *(f"return {specialist}" for specialist in SPECIALISTS[1:]),
    *(f"worm {seat}" for seat in range(MAX_SEATS)),
)
_BY_TEXT: Final = {text.casefold(): move for move, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    """Return the move for a text, ignoring case and extra blanks."""
    move = _BY_TEXT.get(" ".join(text.split()).casefold())
    if move is None:
        raise UnreadableError(
            f"{text!r} is no move; moves are: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2",
            "heckmeck-move",
            text=text,
        )
    return move


def _move_lists(extra: int) -> list[tuple[int, ...]]:
    """Return for each mask of symbols the moves in it and in `extra`."""
    return [tuple(move for move in range(MOVE_COUNT) if (mask | extra) >> move & 1) for mask in range(64)]


_STOP_OR_ROLL: Final[tuple[int, ...]] = (ROLL, STOP)
_TAKES: Final = _move_lists(0)
_TAKES_OR_WEASEL: Final = _move_lists(1 << WEASEL)


def list_moves(legal: i64) -> tuple[int, ...]:
    """Return the moves of a mask, from a prebuilt list where possible."""
    if legal == 1 << ROLL | 1 << STOP:
        return _STOP_OR_ROLL
    if legal < 64:
        return _TAKES[legal]
    if legal >> ROLL == 1 << WEASEL - ROLL:
        return _TAKES_OR_WEASEL[legal & 63]
    return tuple([move for move in range(MOVE_COUNT) if (legal >> move) & 1])
