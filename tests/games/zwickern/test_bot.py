"""The simple player."""

from __future__ import annotations

import pytest

from roost.bots.random import RandomBot
from roost.core.bot import Bot
from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.zwickern.bots import BOTS, SimpleBot
from roost.games.zwickern.game import GAME
from tests.games.zwickern.table import read


def chosen(position: str) -> str:
    state = read(position)
    return state.text(SimpleBot().choose(state, FastChance(0)))


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("hands=5.9|8.8|6.6 table=5,2,3", "buy 5: 5 2 3"),
        ("hands=8.9|7.7|6.6 table=8,10c3", "buy 8: 8"),
        ("hands=3.9|7.7|6.6 table=30,25", "lay 3"),
        ("hands=30.9|7.7|6.6 table=25,15", "lay 9"),
        ("hands=10|10c3|6 table=[9:4.5@0!],10c1", "buy 10: 10c1"),
        ("hands=9|10c3|6 table=[9:4.5@0!],30", "buy 9: [9]"),
        ("hands=9|10c3|6 table=[9:4.5@1!],30", "lay 9"),
        ("seats=4 hands=9|10c3|6|6 table=[9:4.5@2!],30", "buy 9: [9]"),
        ("hands=6.9|8.8|7.7 table=-", "lay 6"),
    ],
)
def test_the_simple_bot_knows_what_is_worth_something(position: str, move: str) -> None:
    assert chosen(position) == move


@pytest.mark.parametrize("seats", [3, 4])
def test_the_simple_bot_nearly_always_beats_random_players(seats: int) -> None:
    chance = FastChance(seats)
    simple: Bot = SimpleBot()
    other: Bot = RandomBot()
    won = 0
    for game in range(24):
        state = GAME.new(seats, Options(), chance)
        own = game % seats
        while not state.over:
            mine = GAME.sides(seats)[int(state.turn)] == GAME.sides(seats)[own]
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            state.play((simple if mine else other).choose(imagined, chance), chance)
        result = state.result()
        assert result is not None
        won += own in result.winners
    assert won >= 22


def test_the_simple_bot_does_not_look_at_what_its_seat_cannot_know() -> None:
    chance = FastChance(9)
    state = GAME.new(3, Options(), chance)
    while not state.over:
        move = SimpleBot().choose(state, chance)
        imagined = state.copy()
        imagined.imagine(state.turn, chance)
        assert SimpleBot().choose(imagined, chance) == move
        state.play(move, chance)


def test_the_bots_of_the_game() -> None:
    assert {"simple": SimpleBot} == BOTS
