"""K13: the public history since the discard pile was shuffled."""

from __future__ import annotations

import pytest

from roost.core.errors import UnreadableError
from roost.games.karteneck.game import GAME
from roost.games.karteneck.hidden.public_history import lay_cards, lay_draws, lay_seat, pack_lay
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but, fields, table
from tests.games.repetitions import play


def shuffled_twice() -> KarteneckState:
    """Return a state where seat 0 has nearly all cards.

    The pile was shuffled when seat 1 drew, and again for the last card of seat 2.
    """
    others = ("335", "2W1", "1122W2")
    state = table(f"seats=3 turn=1 grill=16.17.18 hands={all_but(*others)}/335/2W1 discard=1122W2")
    play(state, "lay 3 3 -> 2", "lay 2 -> 1", "lay 4 -> 1", "lay 2 -> W2", "pass -> 2 2")
    return state


def test_a_lay_is_stored_with_its_seat_and_draws() -> None:
    lay = pack_lay(5, 110, 3 << 20)
    assert (lay_seat(lay), lay_draws(lay), lay_cards(lay)) == (5, 110, 3 << 20)
    lay = pack_lay(0, 0, 1 << 49)
    assert (lay_seat(lay), lay_draws(lay), lay_cards(lay)) == (0, 0, 1 << 49)


def test_before_the_first_shuffle_no_history_is_stored() -> None:
    state = table(f"grill=16.17 hands=122/3W2 discard={all_but('122', '3W2', '44')}")
    play(state, "lay 2 2 -> 4", "lay W2 -> 4")
    assert fields(state, "fresh", "drawn", "lays") == ["-", "-", "-"]


def test_lays_and_draws_since_a_shuffle_are_stored() -> None:
    state = table(f"grill=16.17 hands=12W1/33W2 discard={all_but('12W1', '33W2')}")
    # The 2 was laid before the shuffle.
    play(state, "lay 2 -> W7")
    assert fields(state, "fresh", "drawn", "lays") == [all_but("12W1", "33W2"), "0.0.0.0.0.1/0.0.0.0.0.0", "-"]
    play(state, "lay W2 -> 4", "lay W1 W7 -> 4")
    assert fields(state, "drawn", "lays") == ["0.0.0.1.0.1/0.0.0.1.0.0", "1+0:W2.0+1:W1W7"]
    play(state, "lay 3 3 -> 4")
    assert fields(state, "drawn", "lays") == ["0.0.0.1.0.1/0.0.0.2.0.0", "1+0:W2.0+1:W1W7.1+1:33"]


def test_two_shuffles_are_remembered() -> None:
    state = shuffled_twice()
    assert fields(state, "fresh", "drawn", "lays") == [
        "1122W2|2",
        "1.0.0.0.0.0/0.1.0.0.0.1/1.1.0.0.0.0|0.0.0.0.0.0/0.0.0.0.0.0/0.1.0.0.0.0",
        "2+0:2.0+0:4.1+1:2|-",
    ]
    play(state, "lay 5 5")
    assert fields(state, "lays") == ["2+0:2.0+0:4.1+1:2|0+0:55"]
    assert GAME.read(state.position()).position() == state.position()


def test_the_third_shuffle_before_now_is_forgotten() -> None:
    state = shuffled_twice()
    play(state, "lay 5 5", "lay W2", "pass -> 4 5")
    assert fields(state, "fresh", "drawn", "lays") == [
        "2|455",
        "0.0.0.0.0.0/0.0.0.0.0.0/0.1.0.0.0.0|0.0.0.1.1.0/0.0.0.0.0.0/0.0.0.0.0.0",
        "0+0:55.1+0:W2|-",
    ]
    assert GAME.read(state.position()).position() == state.position()


CHANGES = {
    ("fresh=1122W2|2", "fresh=1122W2|22"): "of kind 2 2 cards were drawn since the shuffle, not 1",
    ("fresh=1122W2|2", "fresh=1122W3|2"): "the worms that seat 0 drew are not those in its hand and laid",
    ("fresh=1122W2|2", "fresh=11222W2|2"): "of kind 2 3 cards were drawn since the shuffle, not 2",
    ("/0.1.0.0.0.0 lays", "/0.0.1.0.0.0 lays"): "of kind 2 1 cards were drawn since the shuffle, not 0",
    ("/1.1.0.0.0.0|", "/1.0.0.0.1.0|"): "of kind 2 2 cards were drawn since the shuffle, not 1",
    ("0.1.0.0.0.1/1.1.", "1.0.0.0.0.1/0.2."): "seat 1 drew more 1s than are in its hand and were laid",
    ("2+0:2.0+0:4", "2+0:2.0+0:W2"): "seat 0 laid W2, and that does not lie open",
    ("2+0:2.0+0:4", "2+0:2.0+0:44444"): "seat 0 laid 44444, and that does not lie open",
    ("1+1:2", "1+3:2"): "seat 1 laid 2 after 3 draws, not after 0 to 2",
    ("1+1:2", "1+0:2"): "seat 1 laid 2 before it can have drawn all of it",
    ("lays=2+0:2", "lays=2+0:22"): "seat 1 laid 2, and that does not lie open",
    ("lays=2+0:2.", "lays=2+0:2.2+1:W1."): "seat 2 laid W1, and that does not lie open",
}


@pytest.mark.parametrize("change", CHANGES)
def test_impossible_histories_are_errors(change: tuple[str, str]) -> None:
    before, after = change
    text = shuffled_twice().position()
    assert text.count(before) == 1
    with pytest.raises(UnreadableError) as caught:
        GAME.read(text.replace(before, after))
    assert str(caught.value) == f"not a position of Karteneck: {CHANGES[change]}"


def test_every_possible_order_is_accepted() -> None:
    text = shuffled_twice().position()
    for lays in ("2+0:2.0+0:4.1+1:2|-", "0+0:4.1+2:2.2+2:2|-", "1+2:2.0+1:4.2+1:2|-"):
        assert fields(GAME.read(text.replace("2+0:2.0+0:4.1+1:2|-", lays)), "lays") == [lays]
