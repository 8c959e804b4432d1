"""Karteneck, as the registry lists it."""

from __future__ import annotations

from collections.abc import Mapping

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.extras import BotMaker, Extras, PainterMaker, ReasonMaker, SearchSettings
from roost.core.game import Game, Options
from roost.games.karteneck.components import MAX_SEATS, MIN_SEATS
from roost.games.karteneck.public.view import KarteneckView
from roost.games.karteneck.rules.position import read
from roost.games.karteneck.rules.setup import new
from roost.games.karteneck.rules.state import KarteneckState


class KarteneckExtras(Extras[KarteneckState, KarteneckView]):
    """What Karteneck provides besides its rules."""

    def bots(self) -> Mapping[str, BotMaker[KarteneckState]]:
        from roost.games.karteneck.ai.bots import BOTS

        return BOTS

    def search(self) -> SearchSettings[KarteneckState]:
        from roost.games.karteneck.ai.guide import CHICK_TEMPERATURE, GUIDE, STEPS

        return SearchSettings(GUIDE, STEPS, CHICK_TEMPERATURE)

    def reasons(self) -> ReasonMaker[KarteneckState]:
        from roost.games.karteneck.coach.reasons import reason

        return reason

    def painter(self) -> PainterMaker[KarteneckView]:
        from roost.games.karteneck.terminal.painter import Painter

        return Painter


class Karteneck(Game[KarteneckState, Options]):
    """A card game about worms: lay out kind after kind, pass in time, and be served by rank or steal."""

    key = "karteneck"
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    folder = __package__
    extras = KarteneckExtras()

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> KarteneckState:
        return new(seats, chance, log)

    def read(self, position: str) -> KarteneckState:
        return read(position)


GAME = Karteneck()
