"""Fives, a small game with hidden cards that passes the conformance suite.

There are four cards each of 1 to 5. Every seat is dealt three. In a turn a seat plays one card face up and draws one
from the pile. Its score is the sum of its played cards. Only the seat itself sees its hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from roost.core.chance import Chance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.event import Event, OpenEvent
from roost.core.game import Game, Options
from roost.core.result import Result, ScoreLine, places
from roost.core.state import NOBODY, State
from roost.core.view import View

__all__ = ["Drawn", "Fives", "FivesState", "FivesView", "Played"]

HAND = 3
NAMES = ("", "one", "two", "three", "four", "five")


class Played(OpenEvent, frozen=True, tag="played"):
    seat: int
    card: int


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drawn(self.seat, None)


class FivesView(View, frozen=True, tag="fives"):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    pile: int
    played: tuple[tuple[int, ...], ...]


class FivesState(State):
    def __init__(self, hands: list[list[int]], pile: list[int], played: list[list[int]], turn: int) -> None:
        super().__init__(len(hands))
        self.hands = hands
        self.pile = pile
        self.played = played
        self.turn = turn

    def moves(self) -> tuple[int, ...]:
        return () if self.over else tuple(sorted(set(self.hands[self.turn])))

    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise IllegalMoveError(f"there is no {move} in the hand", "fives-not-in-hand")
        seat = int(self.turn)
        self.hands[seat].remove(move)
        self.played[seat].append(move)
        self.note(Played(seat, move))
        if self.pile:
            self.note(Drawn(seat, self.take(seat, chance)))
        following = (seat + 1) % self.seats
        self.turn = following if self.hands[following] else NOBODY

    def take(self, seat: int, chance: Chance) -> int:
        card = self.pile.pop(chance.draw(len(self.pile), self, 0))
        self.hands[seat] = sorted([*self.hands[seat], card])
        return card

    def card(self, pile: int, place: int) -> str:
        return NAMES[self.pile[place]]

    def place(self, pile: int, card: str) -> int:
        return next((place for place, value in enumerate(self.pile) if NAMES[value] == card), -1)

    def note(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def copy(self) -> FivesState:
        return type(self)(
            [hand.copy() for hand in self.hands], self.pile.copy(), [cards.copy() for cards in self.played], self.turn
        )

    def imagine(self, seat: int, chance: Chance) -> None:
        unknown = sorted(
            [*self.pile, *(card for other in range(self.seats) if other != seat for card in self.hands[other])]
        )
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(draw(unknown, chance) for _ in self.hands[other])
        self.pile = unknown

    def census(self) -> dict[str, int]:
        cards = [*self.pile, *(card for cards in (*self.hands, *self.played) for card in cards)]
        return {f"cards {value}": cards.count(value) for value in range(1, 6)}

    def view(self, seat: int | None) -> FivesView:
        return FivesView(
            turn=self.turn,
            hand=() if seat is None else tuple(self.hands[seat]),
            sizes=tuple(len(hand) for hand in self.hands),
            pile=len(self.pile),
            played=tuple(tuple(cards) for cards in self.played),
        )

    def text(self, move: int) -> str:
        return f"play {move}"

    def parse(self, text: str) -> int:
        if text not in [f"play {card}" for card in range(1, 6)]:
            raise UnreadableError(f"{text!r} is no move", "fives-move")
        return int(text[-1])

    def position(self) -> str:
        turn = "-" if self.over else self.turn
        return f"fives {turn} {_row(self.hands)} {_row([self.pile])} {_row(self.played)}"

    def result(self) -> Result | None:
        scores = tuple(sum(cards) for cards in self.played)
        sheet = tuple(ScoreLine(seat, "played", score) for seat, score in enumerate(scores))
        return Result("no-cards", places([(score,) for score in scores]), scores, sheet) if self.over else None

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.position(), type(self))


class Fives(Game):
    key = "fives"
    seats = range(2, 5)

    def __init__(self, kind: type[FivesState] = FivesState) -> None:
        self.kind = kind

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> FivesState:
        pile = sorted([1, 2, 3, 4, 5] * 4)
        state = self.kind([[] for _ in range(seats)], pile, [[] for _ in range(seats)], 0)
        for seat in range(seats):
            for _ in range(HAND):
                state.take(seat, chance)
        return state

    def read(self, position: str) -> FivesState:
        return read(position, self.kind)


def draw(pile: list[int], chance: Chance) -> int:
    """Remove and return a random card."""
    return pile.pop(chance.below(len(pile)))


def read(position: str, kind: type[FivesState] = FivesState) -> FivesState:
    try:
        _fives, turn, hands, pile, played = position.split(" ")
    except ValueError:
        raise UnreadableError(f"{position!r} is no position", "fives-position") from None
    return kind(_rows(hands), _rows(pile)[0], _rows(played), NOBODY if turn == "-" else int(turn))


def _row(piles: Sequence[Sequence[int]]) -> str:
    return "/".join("".join(map(str, cards)) or "-" for cards in piles)


def _rows(text: str) -> list[list[int]]:
    return [[int(card) for card in cards if card != "-"] for cards in text.split("/")]
