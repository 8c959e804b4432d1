"""K13: the empty draw pile."""

from __future__ import annotations

from roost.games.karteneck.public.events import Drew, Laid, NothingToDraw, Passed, Reshuffled
from tests.games.karteneck.positions import all_but, fields, table
from tests.games.repetitions import field, play


def test_K13_the_discard_pile_is_shuffled_at_the_moment_a_card_is_needed() -> None:
    state = table(f"grill=16.17 hands=122/3 discard={all_but('122', '3', '4')}")
    play(state, "lay 2 2 -> 4")
    assert state.pile_size == 0
    assert field(state, "discard") == all_but("122", "3", "4")
    play(state, "lay 3 -> 5")
    assert state.pile_size == 110 - 3 - 1 - 1 - 1
    assert fields(state, "discard", "fresh") == ["-", all_but("122", "3", "4")]
    assert fields(state, "hands", "displays") == ["14/5", "22/3"]


def test_K13_it_can_be_shuffled_between_the_two_cards_of_a_pass() -> None:
    state = table(f"grill=16.17 hands=W1/3 displays=W2/- discard={all_but('W1', '3', 'W2', '4')}")
    events = play(state, "pass -> 4 5")
    assert events == [Passed(0, 5, True, False), Drew(0, 1, ("4",)), Reshuffled(106), Drew(0, 1, ("5",))]
    assert fields(state, "hands", "drawn") == ["45W1/3", "0.0.0.0.1.0/0.0.0.0.0.0"]
    assert state.pile_size == 105


def test_K13_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    state = table(f"grill=16.17 hands=1/{all_but('1', 'W2')} displays=W2/-")
    events = play(state, "pass")
    assert events == [Passed(0, 5, True, False), NothingToDraw(0, 2)]
    assert fields(state, "hands", "turn") == [f"1/{all_but('1', 'W2')}", "1"]


def test_K13_one_of_two_cards_can_be_drawn() -> None:
    state = table(f"grill=16.17 hands=1/{all_but('1', 'W2', '5')} displays=W2/-")
    events = play(state, "pass -> 5")
    assert events == [Passed(0, 5, True, False), Drew(0, 1, ("5",)), NothingToDraw(0, 1)]
    assert field(state, "hands") == f"15/{all_but('1', 'W2', '5')}"


def test_K13_nothing_to_draw_after_laying() -> None:
    state = table(f"grill=16.17 hands=1/{all_but('1')}")
    assert play(state, "lay 1") == [Laid(0, ("1",), 1, False), NothingToDraw(0, 1)]
    assert fields(state, "displays", "turn") == ["1/-", "1"]


def test_K13_a_display_just_discarded_can_come_back() -> None:
    state = table(f"grill=16.17 hands=1/{all_but('1', '23')} displays=23/-")
    events = play(state, "pass -> 3 2")
    assert events[3:] == [Reshuffled(2), Drew(0, 2, ("2", "3"))]
    assert field(state, "fresh") == "23"
