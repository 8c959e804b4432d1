"""The statistics that the C playout counts too, to check that both play the same game."""

from __future__ import annotations

from typing import Final

from roost.core.masks import bit_count
from roost.games.heckmeck.rules.state import HeckmeckState

VARIANT: Final = "classic"


def observe(state: HeckmeckState) -> dict[str, int]:
    """Return the statistics of a finished game."""
    return {
        "turns": state.turns,
        "worms": sum(state.score(seat) for seat in range(state.seats)),
        "turned": bit_count(state.turned),
    }
