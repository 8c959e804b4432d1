"""A game for tests of the arena, the smallest with hidden information: guess a number from 0 to 9."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.event import Event
from roost.core.extras import BotMaker, Extras
from roost.core.game import Game, Options
from roost.core.result import Result, places
from roost.core.state import NOBODY, State
from roost.core.view import View


class SecretOptions(Options, frozen=True):
    highest: int = 9


class SecretState(State):
    def __init__(self, secret: int, highest: int, guesses: list[int], turn: int) -> None:
        super().__init__(len(guesses))
        self.secret, self.highest, self.guesses, self.turn = secret, highest, guesses, turn

    def moves(self) -> tuple[int, ...]:
        return () if self.over else tuple(range(self.highest + 1))

    def play(self, move: i64, chance: Chance) -> None:
        if move not in self.moves():
            raise IllegalMoveError(f"{move} is no guess", "secret-illegal")
        self.guesses[self.turn] = int(move)
        self.turn = (self.turn + 1) % self.seats if -1 in self.guesses else NOBODY

    def copy(self) -> SecretState:
        return SecretState(self.secret, self.highest, self.guesses.copy(), int(self.turn))

    def imagine(self, seat: i64, chance: Chance) -> None:
        self.secret = int(chance.below(self.highest + 1))

    def view(self, seat: int | None) -> View:
        return View(turn=int(self.turn))

    def text(self, move: int) -> str:
        return str(move)

    def parse(self, text: str) -> int:
        return int(text)

    def position(self) -> str:
        return " ".join(map(str, ["secret", self.secret, self.highest, int(self.turn), *self.guesses]))

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = tuple(self.highest - abs(guess - self.secret) for guess in self.guesses)
        return Result("all-guessed", places([(score,) for score in scores]), scores, ())


class SecretExtras(Extras):
    def bots(self) -> Mapping[str, BotMaker]:
        from tests.arena.secret_game.bots import BOTS

        return BOTS


class Secret(Game):
    key, seats, options, folder = "secret", range(2, 11), SecretOptions, "tests.arena.secret_game"
    extras = SecretExtras()

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> SecretState:
        assert isinstance(options, SecretOptions)
        return SecretState(chance.below(options.highest + 1), options.highest, [-1] * seats, chance.below(seats))

    def read(self, position: str) -> SecretState:
        raise UnreadableError("nobody reads secrets", "secret-position")


GAME = Secret()
