"""A game of one move, for bots that misbehave."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from roost.core.advice import Adviser
from roost.core.chance import Chance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.event import Event
from roost.core.extras import BotMaker, Extras
from roost.core.game import Game, Options
from roost.core.result import Result
from roost.core.state import NOBODY, State
from roost.core.view import View

MOVES = 10


class TrickyState(State):
    def __init__(self, turn: int, note: str = "") -> None:
        super().__init__(2)
        self.turn = turn
        self.note = note

    def moves(self) -> tuple[int, ...]:
        return () if self.over else tuple(range(MOVES))

    def play(self, move: i64, chance: Chance) -> None:
        if move not in self.moves():
            raise IllegalMoveError(f"{move} is too much", "tricky-illegal")
        self.turn = NOBODY

    def copy(self) -> TrickyState:
        return TrickyState(int(self.turn), self.note)

    def view(self, seat: int | None) -> View:
        return View(turn=int(self.turn))

    def text(self, move: int) -> str:
        return f"take {move}" if move >= 0 else "nothing"

    def parse(self, text: str) -> int:
        if not text.startswith("take "):
            raise UnreadableError(f"{text} is no move", "tricky-move")
        return int(text.removeprefix("take "))

    def position(self) -> str:
        return f"tricky {int(self.turn)} {self.note}"

    def result(self) -> Result | None:
        return Result("taken", (1, 2), (1, 0), ()) if self.over else None


class TrickyExtras(Extras):
    def bots(self) -> Mapping[str, BotMaker]:
        from tests.workers.tricky_game.bots import BOTS

        return BOTS

    def adviser(self) -> Adviser:
        from tests.workers.tricky_game.adviser import ADVISER

        return ADVISER


class Tricky(Game):
    key, seats, extras = "tricky", range(2, 3), TrickyExtras()

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> TrickyState:
        return TrickyState(0)

    def read(self, position: str) -> TrickyState:
        match position.split(" "):
            case ["tricky", turn, note] if turn in ("0", "1", str(NOBODY)):
                return TrickyState(int(turn), note)
        raise UnreadableError(f"{position} is no position", "tricky-position")


GAME = Tricky()
