"""H2-H4: the start of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.components import CLASSIC_PORTIONS, DELUXE_PORTIONS, ROAST_WORMS, SPECIALIST_STARTS, VALUES
from roost.games.heckmeck.rules.state import HeckmeckState

if TYPE_CHECKING:
    from roost.core.event import Event

_STANDING: Final[i64] = sum(
    specialist << 3 * VALUES.index(value) for specialist, value in enumerate(SPECIALIST_STARTS) if specialist != 0
)


def initial_state(seats: i64, deluxe: bool) -> HeckmeckState:
    """Return the table before the first turn."""
    state = HeckmeckState(seats, deluxe)
    state.open = CLASSIC_PORTIONS
    if deluxe:
        state.open = DELUXE_PORTIONS
        state.supply = ROAST_WORMS
        state.standing = _STANDING
    return state


def new(seats: i64, deluxe: bool, chance: Chance, log: list[Event] | None) -> HeckmeckState:
    """Return a new game at its first decision; the first seat is drawn (G1)."""
    state = initial_state(seats, deluxe)
    state.log = log
    state.begin(chance.below(seats))
    state.play_forced_moves(chance)
    return state
