"""K5-K7, G2: laying and passing."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.errors import ScriptError
from roost.core.scripted_chance import ScriptedChance
from roost.games.karteneck.game import GAME
from tests.games.karteneck.positions import all_but, fields, table
from tests.games.repetitions import field, moves, play


def test_K5_a_round_opens_as_many_portions_as_there_are_seats() -> None:
    for seats in range(2, 7):
        state = GAME.new(seats, GAME.options(), FastChance(seats))
        assert len(field(state, "grill").split(".")) == seats


def test_G2_play_goes_clockwise() -> None:
    state = table("seats=3 turn=1 grill=16.17.18 hands=1/1/1")
    turns: list[int] = []
    for _ in range(4):
        play(state, "lay 1 -> 1" if len(turns) < 3 else "pass -> 2 2")
        turns.append(int(state.turn))
    assert turns == [2, 0, 1, 2]


def test_K6_cards_of_one_kind_and_not_necessarily_all() -> None:
    state = table("grill=16.17 hands=1333W2W9/-")
    assert moves(state) == ["pass", "lay 1", "lay 3", "lay 3 3", "lay 3 3 3", "lay W2", "lay W9", "lay W2 W9"]
    play(state, "lay 3 3 -> 5")
    assert fields(state, "hands", "displays", "turn") == ["135W2W9/-", "33/-", "1"]


def test_K6_a_kind_in_the_display_cannot_be_laid_again() -> None:
    for kind in "12345":
        state = table(f"grill=16.17 hands=12345W2/- displays={kind}/-")
        left = [other for other in ("1", "2", "3", "4", "5", "W2") if other != kind]
        assert moves(state) == ["pass", *(f"lay {other}" for other in left)]
    state = table("grill=16.17 hands=12345W2/- displays=W9/-")
    assert moves(state) == ["pass", "lay 1", "lay 2", "lay 3", "lay 4", "lay 5"]
    state = table("grill=16.17 hands=12345W2/- displays=1111111111111111222222222222222234555/-")
    assert moves(state) == ["pass", "lay W2"]


def test_K6_a_5_is_not_a_worm() -> None:
    assert moves(table("grill=16.17 hands=5/- displays=W1/-")) == ["pass", "lay 5"]
    assert moves(table("grill=16.17 hands=W1/- displays=5/-")) == ["pass", "lay W1"]


def test_K6_after_laying_one_card_is_drawn() -> None:
    state = table("grill=16.17 hands=122/5")
    play(state, "lay 2 2 -> W7")
    assert fields(state, "hands", "displays", "discard") == ["1W7/5", "22/-", "-"]
    assert state.pile_size == 105
    play(state, "lay 5 -> 5")
    assert fields(state, "hands", "displays", "turn") == ["1W7/5", "22/5", "0"]


def test_K7_passing_is_always_allowed_also_with_an_empty_display() -> None:
    state = table("grill=16.17 hands=1/2")
    play(state, "pass -> 3 W4")
    assert fields(state, "passed", "grill", "stacks", "hands", "turn") == ["0", "17", "16/-", "13W4/2", "1"]


def test_K7_a_forced_pass_is_still_asked() -> None:
    assert moves(table("grill=16.17 hands=-/1")) == ["pass"]
    assert moves(table("grill=16.17 hands=11W4/1 displays=1W2/-")) == ["pass"]


def test_K7_the_last_to_pass_draws_nothing() -> None:
    state = table("grill=20.30 passed=1 displays=-/W3 hands=1/2")
    play(state, "pass -> 40 41")
    assert field(state, "hands") == "1/2"


def test_K7_a_seat_that_has_passed_is_skipped() -> None:
    state = table("seats=4 turn=1 grill=16.17.18.19 passed=2.3 displays=-/-/W1/W2 hands=1/1/-/-")
    play(state, "lay 1 -> 1")
    assert state.turn == 0
    play(state, "lay 1 -> 1")
    assert state.turn == 1


def test_K7_the_last_player_left_may_go_on_laying() -> None:
    state = table("grill=16.17 turn=1 passed=0 displays=W1/- hands=-/1234")
    play(state, "lay 1 -> 5", "lay 2 -> 5", "lay 3 -> W9", "lay W9 -> 1")
    assert fields(state, "turn", "displays", "hands") == ["1", "W1/123W9", "-/1455"]
    assert moves(state) == ["pass", "lay 4", "lay 5", "lay 5 5"]


def test_K7_the_pass_is_carried_out_in_order() -> None:
    """The portion is taken before the draw, and the display just discarded can come back with it."""
    state = table(f"grill=16.17 hands=1/2 displays=44/- discard={all_but('1', '2', '44')}")
    assert state.pile_size == 0
    events = play(state, "pass -> 4 4")
    assert [type(event).__name__ for event in events] == [
        *("Passed", "DisplayDiscarded", "PortionTaken", "Reshuffled", "Drew")
    ]
    assert field(state, "hands") == "144/2"


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_passes_gives_everybody_the_lowest_portions(seats: int) -> None:
    state = GAME.new(seats, GAME.options(), FastChance(seats))
    chance = FastChance(1)
    rounds = 0
    while not state.over:
        values = [portion.value for portion in state.view(None).grill]
        first = int(state.turn)
        last = (first + seats - 1) % seats
        for place in range(seats):
            seat = (first + place) % seats
            assert state.turn == seat
            state.play(0, chance)
            if not state.over and place < seats - 1:
                assert state.view(None).seats[seat].top == values[place]
        rounds += 1
        assert state.over or state.turn == last
    assert rounds == {2: 9, 3: 8, 4: 7, 5: 6, 6: 5}[seats]


def test_a_script_with_a_card_that_is_not_in_the_pile_is_an_error() -> None:
    state = table("grill=16.17 hands=1W5/2")
    with pytest.raises(ScriptError):
        state.play(state.parse("lay 1"), ScriptedChance(["W5"]))
