"""Zwickern: the entry in the registry."""

from __future__ import annotations

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.games.zwickern.components import side_of
from roost.games.zwickern.position import read
from roost.games.zwickern.state import ZwickernState, new


class Zwickern(Game):
    """A card game about adding up: buy what lies on the table, build piles, take everything."""

    key = "zwickern"
    seats = range(3, 5)
    folder = __package__

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> ZwickernState:
        return new(seats, chance, log)

    def read(self, position: str) -> ZwickernState:
        return read(position)

    def sides(self, seats: int) -> tuple[int, ...]:
        return tuple(int(side_of(seat, seats)) for seat in range(seats))


GAME = Zwickern()
