"""Gloria Picktoria: the entry in the registry."""

from __future__ import annotations

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.games.gloria.components import MOST_SEATS
from roost.games.gloria.position import read
from roost.games.gloria.state import GloriaState, new


class Gloria(Game):
    """A game of collections: lay chests, build rows of art, and keep the fox off them when the visitor counts."""

    key = "gloria"
    seats = range(2, MOST_SEATS + 1)
    folder = __package__

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> GloriaState:
        return new(seats, chance, log)

    def read(self, position: str) -> GloriaState:
        return read(position)


GAME = Gloria()
