"""Numbers for all ends of a turn, as indices of arrays of values or chances.

An end is `bonus * WAYS + way`. The *way* is the result of the dice: a failure, a portion from the
grill, or the top portion (or the hen) of a seat. The *bonus* is the roast worm of a double 1 that
is still to be set aside: none, one from the supply, or one from a seat. Only the deluxe game has
bonuses; one earned earlier in the turn is part of the position.

After the dice a choice may be left: which of two specialists to return, or whom to take the raven's
roast worm from. A position in which this choice is open ends with the move itself: `CHOICE + move`.
Before that, the choice is part of its end, which has the value of its best move; `positions_after`
lists them all.
"""

from __future__ import annotations

from typing import Final

# Literals, which the compiler knows in every module.
FAIL: Final = 0
GRILL: Final = 1
"""Plus the portion."""
THEFT: Final = 19
"""Plus the seat."""
WAYS: Final = 26

NO_BONUS: Final = 0
SUPPLY: Final = 1
ROBBED: Final = 2
"""Plus the seat."""
BONUSES: Final = 9

CHOICE: Final = 234
"""BONUSES * WAYS; plus the move."""
ENDS: Final = 258
"""CHOICE + MOVE_COUNT."""
