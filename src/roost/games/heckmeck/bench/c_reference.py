"""What the C playout counts too, so that the two can be seen to play the same game."""

from __future__ import annotations

from typing import Final

from roost.core.masks import bit_count
from roost.games.heckmeck.rules.state import HeckmeckState

VARIANT: Final = "classic"


def observe(state: HeckmeckState) -> dict[str, int]:
    """The statistics of a finished game."""
    return {
        "turns": state.turns,
        "worms": sum(state.score(seat) for seat in range(state.seats)),
        "turned": bit_count(state.turned),
    }
