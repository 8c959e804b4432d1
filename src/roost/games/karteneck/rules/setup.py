"""K4: the start of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.karteneck.components import HAND_SIZE, MAX_SEATS
from roost.games.karteneck.hidden.imagine import SamplerCache
from roost.games.karteneck.rules import event_reports
from roost.games.karteneck.rules.cards import DECK, EARLIER, card_at, size
from roost.games.karteneck.rules.piles import PILE
from roost.games.karteneck.rules.state import KarteneckState

if TYPE_CHECKING:
    from roost.core.event import Event


def initial_state(seats: i64) -> KarteneckState:
    """Return the table before the deal."""
    state = KarteneckState(seats, vec[i64]([0] * (EARLIER + MAX_SEATS)), vec[i64](), SamplerCache())
    state.pile_size = size(DECK)
    return state


def new(seats: i64, chance: Chance, log: list[Event] | None) -> KarteneckState:
    """Return a new game at its first decision; the first seat is drawn (G1)."""
    state = initial_state(seats)
    state.log = log
    begins = chance.below(seats)
    _deal(state, chance)
    state.open_round(begins, chance)
    return state


def _deal(state: KarteneckState, chance: Chance) -> None:
    seat: i64 = 0
    while seat < state.seats:
        number: i64 = 0
        while number < HAND_SIZE:
            card = card_at(state.pile, chance.draw(state.pile_size, state, PILE))
            state.pile -= card
            state.pile_size -= 1
            state.cards[seat] += card
            number += 1
        if state.log is not None:
            event_reports.dealt(state, seat)
        seat += 1
