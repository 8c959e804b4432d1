"""K1-K4: components and the start of a game."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance, FastChance
from roost.core.errors import OptionsError
from roost.core.event import Event
from roost.core.scripted_chance import RecordingChance, ScriptedChance
from roost.games.karteneck.components import REMOVED, ROUNDS, VALUES, WORMS
from roost.games.karteneck.game import GAME
from roost.games.karteneck.public.events import HandDealt, RoundOpened
from roost.games.karteneck.rules.cards import (
    DECK,
    card_at,
    card_name,
    card_names,
    kind_counts,
    parse_card,
    signposts,
    size,
    total,
)
from tests.games.karteneck.positions import ALL_NUMBERS, ALL_WORMS, fields, table


def test_K1_seventeen_of_each_number_and_twenty_five_worms() -> None:
    assert card_names(DECK) == [*ALL_NUMBERS, *ALL_WORMS]
    assert size(DECK) == 110
    assert total(DECK) == 17 * (1 + 2 + 3 + 4 + 5) + 25 * 5
    everything = {**{f"cards {number}": 17 for number in range(1, 6)}, "worms": 25, "portions": 30}
    assert table("grill=16.17").census() == everything
    # The cards may lie anywhere.
    state = table("seats=3 grill=0.16.17 stacks=20.0/22/- hands=112W1/-/5W9 displays=44/-/3W2 discard=5551W7W8")
    assert state.census() == everything


@pytest.mark.parametrize(("card", "points"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("W1", 5), ("W25", 5)])
def test_K1_a_worm_is_worth_five(card: str, points: int) -> None:
    assert total(parse_card(card)) == points


def test_K2_worms_have_the_signposts_1_to_25() -> None:
    assert signposts(DECK) == list(range(1, 26))
    assert [card_name(card_at(DECK, place)) for place in range(110)] == [*ALL_NUMBERS, *ALL_WORMS]


def test_cards_are_named_exactly() -> None:
    for place in range(110):
        card = card_at(DECK, place)
        assert parse_card(card_name(card)) == card
    for text in ("", "0", "6", "12", "X", "W", "W0", "W26", "W01", "w1", "W1.", "W-1", "X1", "W²", "1W", "W1000000000"):
        assert parse_card(text) == 0, text
    assert kind_counts(parse_card("3") * 2 + parse_card("W7") + parse_card("W25")) == 2 << 10 | 2 << 25


def test_K3_portions_and_their_worms() -> None:
    worms = dict(zip(VALUES, WORMS, strict=True))
    assert sorted(VALUES) == [0, 0, 0, *range(16, 43)]
    assert worms[0] == 0
    assert [worms[value] for value in range(16, 43)] == [
        *(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9)
    ]


@pytest.mark.parametrize(("seats", "removed", "rounds"), [(2, 12, 9), (3, 6, 8), (4, 2, 7), (5, 0, 6), (6, 0, 5)])
def test_K4_rounds_and_removed_portions(seats: int, removed: int, rounds: int) -> None:
    assert (REMOVED[seats], ROUNDS[seats]) == (removed, rounds)
    assert removed + seats * rounds == 30
    state = GAME.new(seats, GAME.options(), FastChance(seats))
    view = state.view(0)
    assert (view.round, view.rounds, view.supply) == (1, rounds, seats * (rounds - 1))
    assert len(view.grill) == seats
    assert [player.hand_size for player in view.seats] == [6] * seats
    assert view.pile == 110 - 6 * seats
    assert len(view.unopened) == 30 - seats


def test_K4_only_two_to_six_can_play() -> None:
    for seats in (1, 7):
        with pytest.raises(OptionsError):
            GAME.start(seats, FastChance(0))


def test_K4_the_exact_position_and_events_of_a_start() -> None:
    log: list[Event] = []
    outcomes = ["1", "1", "1", "3", "5", "W17", "W2", "4", "4", "4", "2", "W9", "3", "16", "42"]
    state = GAME.new(2, GAME.options(), ScriptedChance(outcomes), log)
    assert log == [
        HandDealt(0, 6, ("1", "1", "3", "5", "W2", "W17")),
        HandDealt(1, 6, ("2", "3", "4", "4", "4", "W9")),
        RoundOpened(1, 9, (16, 42), 1),
    ]
    assert state.position() == (
        "karteneck seats=2 turn=1 round=1 passed=- grill=16.42 stacks=-/- hands=1135W2W17/23444W9"
        " displays=-/- discard=- fresh=- drawn=- lays=-"
    )
    assert state.pile_size == 98
    assert state.log is log


def test_G1_the_start_seat_is_drawn() -> None:
    begins = [int(GAME.new(3, GAME.options(), FastChance(seed)).turn) for seed in range(60)]
    assert {begins.count(seat) > 8 for seat in range(3)} == {True}


def test_records_name_drawn_cards_and_portions() -> None:
    chance = RecordingChance(FastChance(4))
    state = GAME.new(2, GAME.options(), chance)
    begins, *drawn = chance.outcomes
    assert begins == str(state.turn)
    assert len(drawn) == 14
    assert set(drawn[:12]) <= {*"12345", *ALL_WORMS}
    assert sorted(drawn[12:], key=int) == fields(state, "grill")[0].split(".")


def test_a_card_has_an_index_in_a_pile() -> None:
    state = table("grill=0.17 stacks=0/18 hands=11W1/22W3 discard=33333333333333333")
    for place in range(state.pile_size):
        card = state.card(0, place)
        found = int(state.place(0, card))
        assert state.card(0, found) == card
        assert found <= place
    for place in range(26):
        portion = state.card(1, place)
        assert state.place(1, portion) == place
    assert state.card(1, 0) == "0"
    assert state.card(1, 1) == "16"
    assert [state.place(0, card) for card in ("3", "W1", "W26", "6", "")] == [-1] * 5
    assert [state.place(1, portion) for portion in ("17", "18", "15", "W1", "")] == [-1] * 5
    assert [state.place(0, card) for card in ("1", "2", "4", "5", "W2", "W4", "W25")] == [0, 15, 30, 47, 64, 65, 86]


class Places(Chance):
    """Chance that draws from these indices."""

    def __init__(self, *places: int) -> None:
        self.places = list(places)

    def below(self, n: int) -> int:
        return self.places.pop(0)


def test_portions_of_value_0_are_interchangeable() -> None:
    """The position is the same whichever of the three is drawn."""
    state = table("grill=20.21 passed=1 displays=-/W9 hands=-/- stacks=-/-")
    after = set()
    for place in range(3):
        other = state.copy()
        # Of the 28 portions left, the first three have the value 0, and the last one is the 42.
        other.play(0, Places(place, 26))
        after.add((other.position(), int(other.grill), int(other.supply)))
    assert len(after) == 1
    assert fields(other, "grill", "stacks") == ["0.42", "20/21"]
    other.play(0, ScriptedChance(["1", "2"]))
    assert fields(other, "grill", "stacks", "turn") == ["42", "20/21.0", "0"]
