"""Imagining keeps what is known, and nothing tells what is hidden: no view, no event, no error."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.event import Event
from tests.core.breakable_pig import Variant
from tests.core.conformance.breaking import (
    IMAGINING,
    SECRETS,
    broken,
    broken_pig,
)
from tests.core.fives_game import Drawn, Fives, FivesState, FivesView


class Forgetting(FivesState):
    """Imagines the hand of the seat that knows it."""

    def imagine(self, seat: int, chance: Chance) -> None:
        super().imagine((seat + 1) % self.seats, chance)


class Conjuring(FivesState):
    """Imagines cards that there are not."""

    def imagine(self, seat: int, chance: Chance) -> None:
        self.pile = [5 for _ in self.pile]


class Envious(FivesState):
    """What may be played depends on cards that the seat cannot know."""

    def moves(self) -> tuple[int, ...]:
        moves = super().moves()
        return moves[:1] if not self.over and 5 in self.hands[self.turn - 1] else moves


class Clinging(FivesState):
    """Imagines that the others keep their lowest card, which the seat has never seen."""

    def imagine(self, seat: int, chance: Chance) -> None:
        kept = [hand[:1] if other != seat else [] for other, hand in enumerate(self.hands)]
        for other, cards in enumerate(kept):
            self.hands[other] = self.hands[other][len(cards) :]
        super().imagine(seat, chance)
        for other, cards in enumerate(kept):
            self.hands[other] = sorted(self.hands[other] + cards)


class Peeking(FivesState):
    """Tells the seat on turn what its neighbour holds."""

    def play(self, move: int, chance: Chance) -> None:
        seat = int(self.turn)
        super().play(move, chance)
        self.note(Drawn(seat, sum(self.hands[seat - 1])))


class Open(Drawn, frozen=True, tag="open"):
    def seen_by(self, seat: int | None) -> Event:
        return self


class Showing(FivesState):
    """Tells everybody which card was drawn, although nobody's view shows it afterwards."""

    def note(self, event: Event) -> None:
        super().note(Open(event.seat, event.card) if isinstance(event, Drawn) else event)


class Spied(FivesState):
    """Shows spectators the first hand."""

    def view(self, seat: int | None) -> FivesView:
        return super().view(0 if seat is None else seat)


class Transparent(FivesState):
    """Shows every seat the hand of its neighbour."""

    def view(self, seat: int | None) -> FivesView:
        return super().view(None if seat is None else seat - 1)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Forgetting, "seat 0 sees a difference"),
        (Transparent, "seat 0 sees a difference"),
        (Conjuring, "changed the components"),
        (Envious, "has other moves, so it could tell"),
        (Clinging, "imagines depends on what it cannot know"),
        (Peeking, "sees events that its view does not show"),
    ],
)
def test_hidden_cards_that_do_not_stay_hidden(kind: type[FivesState], message: str) -> None:
    error = broken(Fives(kind))
    assert error.law == IMAGINING
    assert message in str(error)


def test_an_event_that_tells_the_other_seats_what_their_views_do_not_show() -> None:
    assert broken(Fives(Showing)).law == IMAGINING


def test_a_view_that_shows_spectators_what_the_seats_do_not_see() -> None:
    assert broken(Fives(Spied)).law == IMAGINING


class Dreaming(Variant):
    def imagine(self, seat: int, chance: Chance) -> None:
        self.pot += 1


def test_imagining_in_an_open_game_changes_nothing() -> None:
    error = broken_pig(Dreaming)
    assert error.law == IMAGINING
    assert "seat 0 sees a difference" in str(error)


class Naming(FivesState):
    """An error names what the hand has instead."""

    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise IllegalMoveError(f"there is no {move}, but {self.hands[self.turn]}", "fives-not-in-hand")
        super().play(move, chance)


class Noting(FivesState):
    """Not the text, but the data of an error."""

    def parse(self, text: str) -> int:
        card = super().parse(text)
        if card not in self.hands[self.turn]:
            raise UnreadableError(f"{card} is none of the cards", "fives-none", held=self.hands[self.turn][0])
        return card


@pytest.mark.parametrize("kind", [Naming, Noting])
def test_errors_that_name_cards_of_the_hand(kind: type[FivesState]) -> None:
    error = broken(Fives(kind))
    assert error.law == SECRETS
    assert "with another hand" in str(error)
