"""Heckmeck, classic and deluxe, as the registry lists it."""

from __future__ import annotations

from collections.abc import Mapping

from roost.core.advice import Adviser
from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.extras import BotMaker, CReference, Extras, OddsBenchmark, OddsCommand, PainterMaker, ReasonMaker
from roost.core.game import Game
from roost.games.heckmeck.components import MAX_SEATS
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.public.view import HeckmeckView
from roost.games.heckmeck.rules.position import read
from roost.games.heckmeck.rules.setup import new
from roost.games.heckmeck.rules.state import HeckmeckState


class HeckmeckExtras(Extras[HeckmeckState, HeckmeckView]):
    """What Heckmeck provides besides its rules."""

    def bots(self) -> Mapping[str, BotMaker[HeckmeckState]]:
        from roost.games.heckmeck.ai.bots import BOTS

        return BOTS

    def reasons(self) -> ReasonMaker[HeckmeckState]:
        from roost.games.heckmeck.coach.reasons import reason

        return reason

    def adviser(self) -> Adviser[HeckmeckState]:
        from roost.games.heckmeck.coach.adviser import ADVISER

        return ADVISER

    def painter(self) -> PainterMaker[HeckmeckView]:
        from roost.games.heckmeck.terminal.painter import Painter

        return Painter

    def odds_command(self) -> OddsCommand:
        from roost.games.heckmeck.terminal import odds_command

        return odds_command

    def c_reference(self) -> CReference[HeckmeckState]:
        from roost.games.heckmeck.bench import c_reference

        return c_reference

    def odds_benchmark(self) -> OddsBenchmark:
        from roost.games.heckmeck.bench import odds_benchmark

        return odds_benchmark


class Heckmeck(Game[HeckmeckState, HeckmeckOptions]):
    """A dice game about worms: roll, set aside, and take the portion that your dice add up to."""

    key = "heckmeck"
    seats = range(2, MAX_SEATS + 1)
    options = HeckmeckOptions
    folder = __package__
    extras = HeckmeckExtras()

    def new(
        self, seats: int, options: HeckmeckOptions, chance: Chance, log: list[Event] | None = None
    ) -> HeckmeckState:
        return new(seats, options.variant == "deluxe", chance, log)

    def read(self, position: str) -> HeckmeckState:
        return read(position)


GAME = Heckmeck()
