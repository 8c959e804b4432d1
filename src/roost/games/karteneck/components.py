"""The components of Karteneck, in one table each, so that a correction is a change of one line.

Inside the state everything is a small number. A *kind* of card is 0-5 for 1, 2, 3, 4, 5, worm. A *portion* is 0-2 for
the three of value 0, which nobody can tell apart, and then 3-29 for 16-42.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 6
NUMBERS: Final = 5
"""K1: the kinds 1-5; a card of them is worth its number ..."""
COPIES: Final = 17
"""... and there are so many of each."""
WORM: Final = 5
"""K1: the sixth kind ..."""
WORM_POINTS: Final = 5
"""... and what a worm card is worth."""
SIGNPOSTS: Final = 25
"""K1, K2 [D]: so many worm cards, with the signposts from 1 to this number, one each."""

VALUES: Final[tuple[int, ...]] = (0, 0, 0, *range(16, 43))
"""K3 [D]: what each portion is called ..."""
WORMS: Final[tuple[int, ...]] = (0, 0, 0, *(1 + (value - 16) // 3 for value in range(16, 43)))
"""... and how many worms are on it."""
PORTIONS: Final = 30
ZERO_PORTIONS: Final = 3
"""The portions of value 0 are the first ones."""
MIN_STEALABLE_VALUE: Final = 16
MAX_VALUE: Final = 42

# K4, for each number of seats.
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
REMOVED: Final[tuple[int, ...]] = (0, 0, 12, 6, 2, 0, 0)
"""Portions that go back into the box unseen."""
ROUNDS: Final[tuple[int, ...]] = (0, 0, 9, 8, 7, 6, 5)
"""What is left makes so many rounds."""
HAND_SIZE: Final = 6

# K6, K7.
DRAWN_AFTER_LAYING: Final = 1
DRAWN_AFTER_PASSING: Final = 2
