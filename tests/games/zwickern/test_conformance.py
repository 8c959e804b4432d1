"""The conformance suite, run on Zwickern."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.conformance import check_game, check_position
from roost.games.zwickern.components import CARDS, NAMES
from roost.games.zwickern.game import GAME
from tests.games.repetitions import repetitions
from tests.games.zwickern.positions import read


def test_zwickern_conforms_with_three_and_four_seats() -> None:
    games, positions = repetitions(compiled=4, plain=1), repetitions(compiled=4, plain=2)
    assert check_game(GAME, games=games, positions=positions) >= 2 * games * (positions - 1)


@pytest.mark.parametrize(
    "position",
    [
        "hands=2.2c1.4/14|5.6.7|8.9.10 table=2,2,2/12,3,5,1/11,4/14,4/14",
        "seats=4 hands=4/14|5|9|10 turn=0 table=- round=3 taken=5.5|- bought=0",
        "round=2 hands=3.5|7.7|8.8 table=[0:5.5@1!],[8:3.5@0],[8:4.4@2!],2/12 taken=6.6|-|- bought=0 zwicks=1|0|0",
        "round=4 turn=2 hands=-|-|3/13 table=[14:4/14@1!],1/11,[0:9.9@2] dealer=2 penalties=1|0|2",
        "turn=- sheet=3+1+12-30|0+0+10-0|0+0+9-60;0+0+0-0|0+0+0-0|0+0+0-0;0+0+5-0|3+0+6-0|0+2+7-0",
    ],
)
def test_positions_written_by_people_conform(position: str) -> None:
    state = read(position)
    before = state.position()
    for seed in range(repetitions(compiled=4, plain=1)):
        check_position(GAME, state, FastChance(seed))
    assert state.position() == before


def test_the_census_counts_all_55_cards_wherever_they_lie() -> None:
    expected = {f"cards {name}": count for name, (_, _, count) in zip(NAMES, CARDS, strict=True)}
    state = read("round=2 hands=3.5|7.7|8.8 table=[0:5.5@1!],2/12 taken=6.6|-|- bought=0")
    assert state.census() == expected
    assert sum(expected.values()) == 55
