"""Gloria Picktoria: the entry in the registry."""

from __future__ import annotations

from collections.abc import Mapping

from roost.core.chance import Chance
from roost.core.event import Event
from roost.core.extras import BotMaker, Extras, PainterMaker, ReasonMaker, SearchSettings
from roost.core.game import Game, Options
from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.games.gloria.components import MAX_SEATS
from roost.games.gloria.public.view import GloriaView
from roost.games.gloria.rules.position import read
from roost.games.gloria.rules.state import GloriaState, new


class GloriaExtras(Extras[GloriaState, GloriaView]):
    """What Gloria offers besides its rules."""

    def bots(self) -> Mapping[str, BotMaker[GloriaState]]:
        from roost.games.gloria.ai.bots import BOTS

        return BOTS

    def search(self) -> SearchSettings[GloriaState]:
        from roost.games.gloria.ai.guide import GUIDE, STEPS

        return SearchSettings(GUIDE, STEPS)

    def reasons(self) -> ReasonMaker[GloriaState]:
        from roost.games.gloria.coach.reasons import reason

        return reason

    def score_detail(self, line: ScoreLine) -> Message:
        return Message("details", parts={"things": tuple(self._detail(thing, line.points) for thing in line.detail)})

    def _detail(self, thing: int | str, points: int) -> Message:
        """Return a motif, or a number of things and the points of each."""
        if isinstance(thing, str):
            return Message(f"detail-{thing}")
        each = str(points // thing if thing else 0).replace("-", "\u2212")
        return Message("detail-times", {"count": thing, "points": each})

    def painter(self) -> PainterMaker[GloriaView]:
        from roost.games.gloria.terminal.painter import Painter

        return Painter


class Gloria(Game[GloriaState, Options]):
    """The game Gloria Picktoria."""

    key = "gloria"
    seats = range(2, MAX_SEATS + 1)
    folder = __package__
    extras = GloriaExtras()

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> GloriaState:
        return new(seats, chance, log)

    def read(self, position: str) -> GloriaState:
        return read(position)


GAME = Gloria()
