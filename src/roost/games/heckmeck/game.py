"""Heckmeck, classic and deluxe: the entry in the registry."""

from __future__ import annotations

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.games.heckmeck.components import MOST_SEATS
from roost.games.heckmeck.opening import new
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.position import read
from roost.games.heckmeck.state import HeckmeckState


class Heckmeck(Game):
    """A dice game about worms: roll, set aside, and take the portion that your dice add up to."""

    key = "heckmeck"
    seats = range(2, MOST_SEATS + 1)
    options = HeckmeckOptions
    folder = __package__

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> HeckmeckState:
        assert isinstance(options, HeckmeckOptions)
        return new(seats, options.variant == "deluxe", chance, log)

    def read(self, position: str) -> HeckmeckState:
        return read(position)


GAME = Heckmeck()
