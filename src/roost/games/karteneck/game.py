"""Karteneck: the entry in the registry."""

from __future__ import annotations

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.games.karteneck.components import FEWEST_SEATS, MOST_SEATS
from roost.games.karteneck.opening import new
from roost.games.karteneck.position import read
from roost.games.karteneck.state import KarteneckState


class Karteneck(Game):
    """A card game about worms: lay out kind after kind, pass in time, and be served by rank or steal."""

    key = "karteneck"
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    folder = __package__

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> KarteneckState:
        return new(seats, chance, log)

    def read(self, position: str) -> KarteneckState:
        return read(position)


GAME = Karteneck()
