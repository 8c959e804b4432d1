"""The components of Karteneck.

The state stores small integers. A *kind* of card is 0-5 for 1, 2, 3, 4, 5, worm. A *portion* is 0-2
for the three of value 0, which look alike, and then 3-29 for 16-42.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 6
NUMBERS: Final = 5
"""K1: the kinds 1-5, whose cards are worth their number."""
COPIES: Final = 17
"""K1: the number of cards of each of these kinds."""
WORM: Final = 5
"""K1: the sixth kind."""
WORM_POINTS: Final = 5
"""K1: the points of a worm card."""
SIGNPOSTS: Final = 25
"""K1, K2 [D]: the number of worm cards, which have the signposts 1 to 25."""

VALUES: Final[tuple[int, ...]] = (0, 0, 0, *range(16, 43))
"""K3 [D]: the number on each portion."""
WORMS: Final[tuple[int, ...]] = (0, 0, 0, *(1 + (value - 16) // 3 for value in range(16, 43)))
"""K3: the worms on each portion."""
PORTIONS: Final = 30
ZERO_PORTIONS: Final = 3
"""The number of portions of value 0, which come first."""
MIN_STEALABLE_VALUE: Final = 16
MAX_VALUE: Final = 42

# K4, for each number of seats.
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
REMOVED: Final[tuple[int, ...]] = (0, 0, 12, 6, 2, 0, 0)
"""Portions removed unseen at the start."""
ROUNDS: Final[tuple[int, ...]] = (0, 0, 9, 8, 7, 6, 5)
"""The number of rounds that the other portions last."""
HAND_SIZE: Final = 6

# K6, K7.
DRAWN_AFTER_LAYING: Final = 1
DRAWN_AFTER_PASSING: Final = 2
