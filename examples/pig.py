"""Pig, the jeopardy dice game: a complete game of Roost in one file, to play, to copy and to change.

Every roll adds to the pot, but a 1 empties it and ends the turn. Hold to keep the pot. First at the target wins."""

import roost
from roost import NOBODY, Chance, Event, Game, OpenEvent, Options, Result, ScoreLine, State, View, places

ROLL, HOLD = 0, 1
TEXTS = "roll", "hold"


class PigOptions(Options, frozen=True):
    target: int = 100


class Rolled(OpenEvent, frozen=True, tag="rolled"):
    seat: int
    die: int


class Held(OpenEvent, frozen=True, tag="held"):
    seat: int
    points: int


class PigView(View, frozen=True, tag="pig"):
    target: int
    pot: int
    scores: tuple[int, ...]


class PigState(State):
    def __init__(self, target: int, scores: list[int], pot: int, turn: int) -> None:
        super().__init__(len(scores))
        self.target, self.scores, self.pot, self.turn = target, scores, pot, turn

    def moves(self) -> tuple[int, ...]:
        return () if self.over else (ROLL, HOLD) if self.pot else (ROLL,)

    def play(self, move: int, chance: Chance) -> None:
        if move not in self.moves():
            raise roost.IllegalMoveError("the game is over" if self.over else "roll first, then hold", "pig-illegal")
        seat, pot = self.turn, self.pot
        if move == ROLL:
            die = chance.roll(1, "123456") + 1  # one die, and which of its faces it shows
            self.pot = pot + die if die > 1 else 0
        else:
            self.scores[seat] += pot
            self.pot = 0
        if self.log is not None:
            self.log.append(Rolled(seat, die) if move == ROLL else Held(seat, pot))
        if self.pot == 0:
            self.turn = NOBODY if max(self.scores) >= self.target else (seat + 1) % self.seats

    def copy(self) -> "PigState":
        return PigState(self.target, self.scores.copy(), self.pot, self.turn)

    def view(self, seat: int | None) -> PigView:  # the same for every seat: nothing is hidden
        return PigView(turn=self.turn, target=self.target, pot=self.pot, scores=tuple(self.scores))

    def text(self, move: int) -> str:
        return TEXTS[move]

    def parse(self, text: str) -> int:
        if text not in TEXTS:
            raise roost.UnreadableError(f"{text!r} is neither roll nor hold", "pig-move", text=text)
        return TEXTS.index(text)

    def position(self) -> str:  # everything that `read` needs, in one line
        return " ".join(map(str, ["pig", self.target, self.turn, self.pot, *self.scores]))

    def result(self) -> Result | None:
        sheet = tuple(ScoreLine(seat, "held", n) for seat, n in enumerate(self.scores))
        return Result("target", places([(n,) for n in self.scores]), tuple(self.scores), sheet) if self.over else None

    def __reduce__(self) -> tuple[object, ...]:  # for pickle, and so for bots in other processes
        return GAME.read, (self.position(),)


class Pig(Game[PigState, PigOptions]):
    key, seats, options = "pig", range(2, 11), PigOptions

    def new(self, seats: int, options: PigOptions, chance: Chance, log: list[Event] | None = None) -> PigState:
        return PigState(options.target, [0] * seats, 0, chance.below(seats))

    def read(self, position: str) -> PigState:
        try:
            target, turn, pot, *scores = map(int, position.removeprefix("pig ").split())
        except ValueError:
            raise roost.UnreadableError(f"{position!r} is not: pig TARGET TURN POT SCORES", "pig-position") from None
        if len(scores) not in self.seats or turn not in range(NOBODY, len(scores)) or pot < 0:
            raise roost.UnreadableError(f"{position!r} cannot come about", "pig-position")
        return PigState(target, scores, pot, turn)


GAME = Pig()
