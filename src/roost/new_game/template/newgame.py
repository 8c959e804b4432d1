"""New Game: take stones from a heap.

In a turn, take one to three stones. The seat that takes the last stone wins.
"""

from pathlib import Path
from typing import Literal

from roost import (
    NOBODY,
    Chance,
    Event,
    Game,
    IllegalMoveError,
    Message,
    OpenEvent,
    Options,
    Result,
    ScoreLine,
    State,
    UnreadableError,
    View,
    places,
)

MOST = 3
"""The most stones that can be taken in a turn. A move is the number of stones."""


class NewGameOptions(Options, frozen=True):
    """What can be chosen before the game."""

    stones: Literal[15, 21, 31] = 21


class Took(OpenEvent, frozen=True, tag="took"):
    """A seat took stones."""

    seat: int
    count: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-took", {"count": self.count}, {"name": self.seat}),)


class NewGameView(View, frozen=True, tag="newgame"):
    """What everybody sees, since nothing is hidden."""

    heap: int
    taken: tuple[int, ...]
    """One value for each seat: the browser shows it with the seat."""

    def move_message(self, move: str) -> Message:
        return Message("move-take", {"count": int(move.removeprefix("take "))})


class NewGameState(State):
    """A game in progress."""

    def __init__(self, heap: int, taken: list[int], turn: int, winner: int = NOBODY) -> None:
        super().__init__(len(taken))
        self.heap = heap
        self.taken = taken
        self.turn = turn
        self.winner = winner

    def moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(MOST, self.heap) + 1))

    def play(self, move: int, chance: Chance) -> None:
        if move not in self.moves():
            raise IllegalMoveError(f"{move} stones cannot be taken", "newgame-take", count=move)
        seat = int(self.turn)
        self.heap -= move
        self.taken[seat] += move
        if self.log is not None:
            self.log.append(Took(seat, move))
        if self.heap:
            self.turn = (seat + 1) % self.seats
        else:
            self.turn, self.winner = NOBODY, seat

    def copy(self) -> "NewGameState":
        return NewGameState(self.heap, self.taken.copy(), int(self.turn), self.winner)

    def view(self, seat: int | None) -> NewGameView:
        return NewGameView(turn=int(self.turn), heap=self.heap, taken=tuple(self.taken))

    def text(self, move: int) -> str:
        return f"take {move}"

    def parse(self, text: str) -> int:
        word, _, count = text.partition(" ")
        if word != "take" or count not in ("1", "2", "3"):
            raise UnreadableError(f"{text!r} is not: take COUNT", "newgame-move", text=text)
        return int(count)

    def position(self) -> str:
        """Everything that `read` needs, in one line."""
        return " ".join(map(str, ["newgame", self.heap, self.turn, self.winner, *self.taken]))

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = tuple(int(seat == self.winner) for seat in range(self.seats))
        sheet = tuple(ScoreLine(seat, "last", points) for seat, points in enumerate(scores))
        return Result("empty", places([(points,) for points in scores]), scores, sheet)

    def __reduce__(self) -> tuple[object, ...]:
        """Say how to pickle it, for bots in other processes."""
        return GAME.read, (self.position(),)


class NewGame(Game[NewGameState, NewGameOptions]):
    """What the game is called, for how many it is, and how it begins."""

    key = "newgame"
    seats = range(2, 5)
    options = NewGameOptions
    words_folder = Path(__file__).parent / "words"

    def new(self, seats: int, options: NewGameOptions, chance: Chance, log: list[Event] | None = None) -> NewGameState:
        return NewGameState(options.stones, [0] * seats, chance.below(seats))

    def read(self, position: str) -> NewGameState:
        try:
            heap, turn, winner, *taken = map(int, position.removeprefix("newgame ").split())
        except ValueError:
            raise _unreadable(position, "newgame HEAP TURN WINNER TAKEN ... should stand here") from None
        seats = range(len(taken))
        decider, other = (winner, turn) if heap == 0 else (turn, winner)
        if len(taken) not in self.seats or min(heap, *taken) < 0 or decider not in seats or other != NOBODY:
            raise _unreadable(position, "it cannot come about")
        return NewGameState(heap, taken, turn, winner)


def _unreadable(position: str, why: str) -> UnreadableError:
    return UnreadableError(f"{position!r} is no position: {why}", "newgame-position", why=why)


GAME = NewGame()
