"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from roost.core.errors import IllegalMoveError
from roost.games.zwickern.public import events
from tests.games.repetitions import field, moves, play
from tests.games.zwickern.positions import table


def test_2_3_and_5_with_an_8_and_with_a_5() -> None:
    state = table("2,3,5", "5.8")
    assert moves(state, "buy 8") == ["buy 8: 3 5"]
    assert moves(state, "buy 5") == ["buy 5: 2 3", "buy 5: 5", "buy 5: 2 3 5"]
    eight = state.copy()
    play(eight, "buy 8: 3 5")
    assert (field(eight, "table"), field(eight, "taken")) == ("2", "3.5.8|-|-")
    happened = play(state, "buy 5: 2 3 5")
    assert (field(state, "table"), field(state, "taken")) == ("-", "2.3.5.5|-|-")
    bought = events.Bought(0, "5", 5, ("2", "3", "5"), (0, 1, 2), (("5",), ("2", "3")), ("2", "3", "5", "5"))
    assert happened == [bought, events.Zwicked(0)]


def test_3_4_and_1_11_with_a_4_14_as_14_and_as_4() -> None:
    state = table("3,4,1/11", "4/14.9")
    assert moves(state, "buy 4/14") == [
        "buy 4/14: 3 1/11",
        "buy 4/14: 4",
        "buy 4/14: 3 4 1/11",
    ]
    fourteen = table("3,4,1/11", "4/14.9")
    play(fourteen, "buy 4/14: 3 1/11")
    assert (field(fourteen, "table"), field(fourteen, "taken")) == ("4", "1/11.3.4/14|-|-")
    happened = play(state, "buy 4/14: 3 4 1/11")
    assert happened[0] == events.Bought(
        0, "4/14", 4, ("3", "4", "1/11"), (0, 1, 2), (("4",), ("3", "1/11")), ("3", "4", "1/11", "4/14")
    )
    assert happened[1:] == [events.Zwicked(0)]
    as_fourteen = play(table("10,4,7,1/11", "4/14.9"), "buy 4/14: 10 4")
    assert isinstance(as_fourteen[0], events.Bought)
    assert (as_fourteen[0].value, as_fourteen[0].groups) == (14, (("10", "4"),))


def test_a_3_built_on_2_12_or_5() -> None:
    state = table("2/12,5", "3.9")
    assert moves(state, "buy 3") == []
    assert moves(state, "build 3: 2/12") == ["build 3: 2/12 = 5", "build 3: 2/12 = 15", "build 3: 2/12 = 9"]
    assert moves(state, "build 3: 5") == ["build 3: 5 = 8", "build 3: 5 = 2"]
    with pytest.raises(IllegalMoveError, match="3 on 2/12 would make -1, and no pile is worth less than 0") as refused:
        play(state, "build 3: 2/12 = -1")
    assert (refused.value.reason, refused.value.data) == (
        "zwickern-negative",
        {"card": "3", "item": "2/12", "value": -1},
    )
    assert play(state.copy(), "build 3: 2/12 = 5") == [events.Built(0, "3", "2/12", 0, 2, 5)]
    happened = play(state, "build 3: 2/12 = 15")
    assert happened == [events.Built(0, "3", "2/12", 0, 12, 15)]
    assert field(state, "table") == "[15:2/12.3@0!],5"


@pytest.mark.parametrize("card", ["5", "10"])
def test_two_5s_with_a_5_or_a_10_are_a_Zwick(card: str) -> None:
    state = table("5,5", f"{card}.9", others="8.8")
    happened = play(state, f"buy {card}: 5 5")
    assert happened[-1] == events.Zwicked(0)
    assert field(state, "zwicks") == "1|0|0"
    assert all(move.startswith("lay") for move in moves(state))
