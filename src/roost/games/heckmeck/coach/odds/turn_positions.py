"""Where a turn can stand between two rolls: the symbols used, the white dice left and the total, as one number.

All totals that some symbols and dice allow lie side by side, so that a step of the rules is an addition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.coach.odds.roll_probabilities import SPAN
from roost.games.heckmeck.components import DICE, SYMBOLS
from roost.games.heckmeck.rules.dice import points

TOTALS: Final = 46
"""A total is at most nine dice with five points each."""


def _places() -> list[i64]:
    """For each set of symbols and number of dice, the place of the total 0, which itself need not be possible."""
    places: list[i64] = []
    end: i64 = 0
    for used in range(1 << len(SYMBOLS)):
        symbols = [symbol for symbol in range(len(SYMBOLS)) if used >> symbol & 1]
        least: i64 = sum([int(points(symbol)) for symbol in symbols])
        dearest: i64 = max([int(points(symbol)) for symbol in symbols], default=0)
        for dice in range(SPAN):
            # With the golden die there are nine of them; each symbol took one at least.
            spare = DICE + 1 - dice - len(symbols)
            places.append(end - least)
            if spare >= 0:
                end += spare * dearest + 1
    places.append(end)
    return places


_PLACES: Final = _places()
NODES: Final = vec[i64](_PLACES)
"""By `SPAN * used + dice`; add the total."""
SIZE: Final[i64] = _PLACES[-1]
"""How many nodes there are."""
