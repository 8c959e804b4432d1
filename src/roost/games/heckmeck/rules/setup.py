"""How a game of Heckmeck begins: H2-H4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.heckmeck.components import CLASSIC, DELUXE, PLACES, ROAST_WORMS, VALUES
from roost.games.heckmeck.rules.state import HeckmeckState

if TYPE_CHECKING:
    from roost.core.event import Event

_STANDING: Final[i64] = sum(
    specialist << 3 * VALUES.index(value) for specialist, value in enumerate(PLACES) if specialist != 0
)


def fresh(seats: i64, deluxe: bool) -> HeckmeckState:
    """The table set up, before the first turn."""
    state = HeckmeckState(seats, deluxe)
    state.open = CLASSIC
    if deluxe:
        state.open = DELUXE
        state.supply = ROAST_WORMS
        state.standing = _STANDING
    return state


def new(seats: i64, deluxe: bool, chance: Chance, log: list[Event] | None) -> HeckmeckState:
    """A new game up to its first decision; the seat that begins is drawn (G1)."""
    state = fresh(seats, deluxe)
    state.log = log
    state.begin(chance.below(seats))
    state.settle(chance)
    return state
