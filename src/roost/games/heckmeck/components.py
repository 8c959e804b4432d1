"""The components of Heckmeck.

The state stores small integers. A *symbol* is 0-5 for 1, 2, 3, 4, 5, worm. A *portion* is 0 and 1
for the 11 and the 13 of the deluxe game, then 2-17 for 21-36, so that one order and one bit mask
serve both variants. A *specialist* is 1-6, and 0 is none.
"""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = "12345W"
"""H1: the faces of a white die; a worm is worth as much as a 5."""
GOLDEN_DIE_FACES: Final = "111WWW"
"""H5 [D]: the faces of the golden die. Assumed from pictures: three 1s, three worms."""
DICE: Final = 8

VALUES: Final[tuple[int, ...]] = (11, 13, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36)
"""H2: the number on each portion."""
WORMS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
"""H2: the worms on each portion."""
CLASSIC_PORTIONS: Final = 0b11_1111_1111_1111_1100
DELUXE_PORTIONS: Final = 0b11_1111_1111_1111_1111

ROAST_WORMS: Final = 7
"""H3."""

SPECIALISTS: Final[tuple[str, ...]] = ("none", "can", "hen", "raven", "weasel", "golden", "apple")
CAN: Final = 1
HEN: Final = 2
RAVEN: Final = 3
WEASEL: Final = 4
GOLDEN_DIE: Final = 5
APPLE: Final = 6
SPECIALIST_STARTS: Final[tuple[int, ...]] = (0, 11, 21, 23, 25, 27, 29)
"""H4: the portion on which each specialist starts."""
APPLE_WORMS: Final = 3
"""H23."""

MAX_SEATS: Final = 7
MAX_TURNS: Final = 2000
"""Ends games of players who always fail and own nothing (see the rules page)."""
