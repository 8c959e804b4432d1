"""A program that somebody writes with Roost: a bot for a game of ours, a game of their own, and a guide for it."""

from typing import assert_type

from roost import (
    NOBODY,
    STANDARD,
    Bot,
    Budget,
    Chance,
    Coach,
    Event,
    FastChance,
    Game,
    Guide,
    IllegalMoveError,
    Options,
    Recording,
    Result,
    ScoreLine,
    SeededChance,
    State,
    UnreadableError,
    View,
    all_games,
    find,
    make_bot,
    places,
)
from roost.games.heckmeck import Heckmeck, HeckmeckState
from roost.testing import check_game


class Cautious(Bot[HeckmeckState]):
    """Stops as soon as it may."""

    def choose(self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD) -> int:
        by_name = {state.text(move): move for move in state.moves()}
        return by_name.get("stop", state.moves()[0])


class NimView(View, frozen=True, tag="nim"):
    sticks: int


class NimState(State):
    def __init__(self, sticks: int, turn: int) -> None:
        super().__init__(2)
        self.sticks, self.turn = sticks, turn

    def moves(self) -> tuple[int, ...]:
        return () if self.over else tuple(range(1, min(3, self.sticks) + 1))

    def play(self, move: int, chance: Chance) -> None:
        if move not in self.moves():
            raise IllegalMoveError("take one, two or three sticks", "nim-illegal")
        self.sticks -= move
        self.turn = 1 - self.turn if self.sticks else NOBODY

    def copy(self) -> "NimState":
        return NimState(self.sticks, self.turn)

    def view(self, seat: int | None) -> NimView:
        return NimView(turn=self.turn, sticks=self.sticks)

    def text(self, move: int) -> str:
        return f"take {move}"

    def parse(self, text: str) -> int:
        if text not in ("take 1", "take 2", "take 3"):
            raise UnreadableError(f"{text!r} takes no sticks", "nim-move", text=text)
        return int(text[-1])

    def position(self) -> str:
        return f"nim {self.sticks} {self.turn}"

    def result(self) -> Result | None:
        scores = (0, 0)
        return Result("empty", places([(0,), (0,)]), scores, (ScoreLine(0, "none", 0),)) if self.over else None

    def __reduce__(self) -> tuple[object, ...]:
        return Nim().read, (self.position(),)


class Nim(Game[NimState]):
    """A game without options."""

    key, seats = "nim", range(2, 3)

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> NimState:
        return NimState(5 + chance.below(5), 0)

    def read(self, position: str) -> NimState:
        try:
            sticks, turn = map(int, position.removeprefix("nim ").split())
        except ValueError:
            raise UnreadableError(f"{position!r} is not: nim STICKS TURN", "nim-position") from None
        return NimState(sticks, turn)


class NimGuide(Guide[NimState]):
    def chance_to_win(self, state: NimState, seat: int) -> float:
        return float(state.sticks % 4 > 0)

    def score(self, state: NimState, seat: int) -> float:
        return 0.0


def main() -> None:
    """Play a little of everything; type checkers know all types on the way."""
    heckmeck = assert_type(find("heckmeck"), Heckmeck)
    chance = FastChance(1)
    state = assert_type(heckmeck.start(2, chance), HeckmeckState)
    assert_type(state.view(0).rolled, str)
    while not state.over:
        state.play(Cautious().choose(state, chance), chance)
    for game in all_games():
        assert_type(game.start(3, chance), State)
    make_bot("simple", heckmeck).choose(heckmeck.start(2, chance), chance)
    Coach(heckmeck).advise(heckmeck.start(2, chance), chance, Budget(1, 0.1))

    recording = Recording(Nim(), ["Anna", "Ben"], SeededChance("rain"))
    assert_type(recording.state, NimState)
    assert_type(recording.state.view(None).sticks, int)
    assert NimGuide().chance_to_win(recording.state, 0) <= 1.0
    check_game(Nim(), games=2)


if __name__ == "__main__":
    main()
