"""Names of the ends of a turn."""

from __future__ import annotations

from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, FAIL, GRILL, NO_BONUS, ROBBED, SUPPLY, THEFT, WAYS
from roost.games.heckmeck.components import VALUES
from roost.games.heckmeck.rules.moves import TEXTS


def end_name(end: int) -> str:
    """Return the name of an end: `take 27`, `steal from 2`, `fail, roast worm from supply`, `return hen`."""
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
