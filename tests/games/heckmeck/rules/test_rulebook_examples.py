"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError
from roost.core.scripted_chance import ScriptedChance
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import NEXT, classic, deluxe, grill, stack, turned
from tests.games.repetitions import field, moves, play


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_example_A_three_4s_a_worm_and_two_5s_are_27(variant: str) -> None:
    thomas = GAME.start(3, ScriptedChance(["0", "1124445W"]), {"variant": variant})
    assert isinstance(thomas, HeckmeckState)
    play(thomas, "take 4")
    assert thomas.total == 12
    play(thomas, "roll -> 4423W")
    assert moves(thomas) == ["take 2", "take 3", "take W"]
    with pytest.raises(IllegalMoveError, match="4 was set aside in this turn already"):
        play(thomas, "take 4")
    play(thomas, "take W")
    assert thomas.total == 17
    play(thomas, "roll -> 55WW")
    assert (thomas.total, thomas.dice, moves(thomas)) == (27, 2, ["roll", "stop"])
    play(thomas, f"stop -> {NEXT}")
    assert stack(thomas, 0) == [27]
    assert 27 not in grill(thomas)
    assert thomas.turn == 1
    if variant == "deluxe":
        assert field(thomas, "golden") == "seat-0"


def test_example_B_a_bust_with_26_costs_the_top_portion_and_the_highest_is_turned() -> None:
    brigitte = classic("seats=3 turn=1 stacks=-/22.28/- rolled=11233445")
    play(brigitte, "take 3", "roll -> 124555", "take 5", "roll -> 22W")
    assert moves(brigitte) == ["take 2", "take W"]
    play(brigitte, "take W")
    assert (brigitte.total, brigitte.dice) == (26, 2)
    play(brigitte, f"roll -> 3W {NEXT}")
    assert stack(brigitte, 1) == [22]
    assert 28 in grill(brigitte)
    assert turned(brigitte) == [36]
    assert brigitte.turn == 2


def test_example_B_the_returned_portion_stays_open_where_it_is_the_highest() -> None:
    brigitte = classic("stacks=22.28/- aside=33555W", grill="21.25.27")
    play(brigitte, f"roll -> 3W {NEXT}")
    assert grill(brigitte) == [21, 25, 27, 28]
    assert 28 not in turned(brigitte)


def test_the_can_stands_in_for_the_worm_that_is_missing() -> None:
    owner = deluxe("can=seat-0 rolled=11233445")
    play(owner, "take 4", "roll -> 223355", "take 5", "roll -> 1233", "take 3")
    assert (owner.total, owner.dice) == (24, 2)
    play(owner, f"stop -> {NEXT}")
    assert stack(owner, 0) == [29]
    assert field(owner, "can") == "seat-0"


def test_the_can_cannot_be_used_beside_a_worm() -> None:
    owner = deluxe("can=seat-0 rolled=1122344W")
    play(owner, "take 4", "roll -> 22355W", "take W", "roll -> 22355", "take 5")
    assert owner.total == 23
    play(owner, f"stop -> {NEXT}")
    assert stack(owner, 0) == [23]
