"""All that a turn can end in, numbered, so that an array of numbers can say what each end is worth or how likely it is.

An end is `bonus * WAYS + way`. The *way* is what the dice brought: a failure, a portion from the grill, or the top
portion (or the hen) of a seat. The *bonus* is the roast worm of a double 1 that is set aside from now on: none, one
from the supply, or one from a seat; one that was earned earlier in the turn is part of the position already. Only the
deluxe game has any.

When the dice are done a choice may be left: which of two specialists goes back, or whose roast worm the raven fetches.
A position where that is being asked ends with the move itself: `CHOICE + move`. Before that, the choice belongs to its
end, which is worth what the best of its moves is worth: `outcomes` lists all of them.
"""

from __future__ import annotations

from typing import Final

from roost.games.heckmeck.components import VALUES
from roost.games.heckmeck.rules.moves import TEXTS

# Plain numbers, which the compiler knows in every module.
FAIL: Final = 0
GRILL: Final = 1
"""... and the portion."""
THEFT: Final = 19
"""... and the seat."""
WAYS: Final = 26

NO_BONUS: Final = 0
SUPPLY: Final = 1
ROBBED: Final = 2
"""... and the seat."""
BONUSES: Final = 9

CHOICE: Final = 234
"""BONUSES * WAYS, and the move."""
ENDS: Final = 258
"""How many there are: CHOICE + MOVES."""


def end_name(end: int) -> str:
    """An end in short: `take 27`, `steal from 2`, `fail, roast worm from supply`, `return hen`."""
    if end >= CHOICE:
        return TEXTS[end - CHOICE]
    bonus, way = divmod(end, WAYS)
    if way == FAIL:
        text = "fail"
    elif way < THEFT:
        text = f"take {VALUES[way - GRILL]}"
    else:
        text = f"steal from {way - THEFT}"
    if bonus == NO_BONUS:
        return text
    return f"{text}, roast worm from {'supply' if bonus == SUPPLY else bonus - ROBBED}"
