"""The game class of Zwickern, for the registry."""

from __future__ import annotations

from collections.abc import Mapping

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.extras import BotMaker, Extras, PainterMaker, ReasonMaker, SearchSettings
from roost.core.game import Game, Options
from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.games.zwickern.components import side_of
from roost.games.zwickern.public.view import ZwickernView
from roost.games.zwickern.rules.position import read
from roost.games.zwickern.rules.state import ZwickernState, new


class ZwickernExtras(Extras[ZwickernState, ZwickernView]):
    """Bots, search, coach and painter of Zwickern."""

    def bots(self) -> Mapping[str, BotMaker[ZwickernState]]:
        from roost.games.zwickern.ai.bots import BOTS

        return BOTS

    def search(self) -> SearchSettings[ZwickernState]:
        from roost.games.zwickern.ai.guide import GUIDE, STEPS

        return SearchSettings(GUIDE, STEPS)

    def reasons(self) -> ReasonMaker[ZwickernState]:
        from roost.games.zwickern.coach.reasons import reason

        return reason

    def score_detail(self, line: ScoreLine) -> Message:
        from roost.games.zwickern.public.score_details import score_detail

        return score_detail(line)

    def painter(self) -> PainterMaker[ZwickernView]:
        from roost.games.zwickern.terminal.painter import Painter

        return Painter


class Zwickern(Game[ZwickernState, Options]):
    """A card game of sums: a card buys groups of table cards that add up to its value."""

    key = "zwickern"
    seats = range(3, 5)
    folder = __package__
    extras = ZwickernExtras()

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> ZwickernState:
        return new(seats, chance, log)

    def read(self, position: str) -> ZwickernState:
        return read(position)

    def sides(self, seats: int) -> tuple[int, ...]:
        return tuple(int(side_of(seat, seats)) for seat in range(seats))


GAME = Zwickern()
