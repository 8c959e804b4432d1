"""The phases of a turn, and the places of the golden die."""

from __future__ import annotations

from typing import Final

# The decision of the seat on turn.
BEGIN: Final = 0
CHOOSE: Final = 1
BUST: Final = 2
DECIDE: Final = 3
DOUBLE: Final = 4
"""Choose whom to take the roast worm of a double 1 from."""
VISIT: Final = 5
"""Choose whom to take the raven's roast worm from."""
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
