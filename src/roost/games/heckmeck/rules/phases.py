"""What is being decided, and where the golden die is: the small words of the state."""

from __future__ import annotations

from typing import Final

# What is being decided.
BEGIN: Final = 0
CHOOSE: Final = 1
BUST: Final = 2
DECIDE: Final = 3
DOUBLE: Final = 4
"""From whom to take the roast worm of a double 1 ..."""
VISIT: Final = 5
"""... or that of the raven."""
SWAP: Final = 6
OVER: Final = 7
PHASES: Final[tuple[str, ...]] = ("begin", "choose", "bust", "decide", "double", "visit", "swap", "over")

# Where the golden die is in this turn.
ABSENT: Final = 0
CUP: Final = 1
SHOWS_ONE: Final = 2
SHOWS_WORM: Final = 3
KEPT_ONE: Final = 4
KEPT_WORM: Final = 5
