"""The simple bot."""

from __future__ import annotations

import pytest

from roost.bots.random_bot import RandomBot
from roost.core.bot import Bot
from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.zwickern.ai.bots import BOTS, SimpleBot
from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.moves import BUILD, action_of
from tests.games.repetitions import repetitions
from tests.games.zwickern.positions import read
from tests.games.zwickern.rules.test_crowded_tables import FORTY


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
        ("seats=4 hands=9|10c3|6|6 table=[9:4.5@2!],30", "buy 9: [9]"),
        ("hands=6.9|8.8|7.7 table=-", "lay 6"),
    ],
)
def test_the_simple_bot_prefers_moves_that_win_more(position: str, move: str) -> None:
    assert chosen(position) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # Only an 8 takes the pile, while many cards would take a 3 or a 5.
        ("hands=3.8|7.7|6.6 table=5,9", "build 3: 5 = 8"),
        # The 25 comes within reach.
        ("hands=10.15.2|7.7.7|6.6.6 table=25,4", "build 10: 25 = 15"),
        # No card is left that could buy what would be built.
        ("hands=3|8|6 table=5", "lay 3"),
        ("hands=3.9|8.8|6.6 table=5,30", "lay 3"),
    ],
)
def test_the_simple_bot_builds_what_it_can_buy_itself(position: str, move: str) -> None:
    assert chosen(position) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # Its own piles, and in time: the last card must do it.
        ("hands=2.8|7.7|6.6 table=[8:3.5@0!],9", "buy 8: [8]"),
        ("hands=4/14.8|7.7|6.6 table=[8:3.5@0!],1/11,3/13", "buy 4/14: 1/11 3/13"),
        ("hands=8|7|6 table=[8:3.5@0!],[8:2.6@0!],10c3", "buy 8: [8]#1 [8]#2"),
        ("hands=8|7|6 table=[8:3.5@0!],[38:30.8@0!],6,2", "buy 8: [8] 6 2"),
        # Others may still take theirs away; who has no card left will pay.
        ("hands=9|10c3|6 table=[9:4.5@1!],30", "buy 9: [9]"),
        ("round=2 turn=2 dealer=2 hands=-|-|8 table=[8:3.5@1!],30", "lay 8"),
        ("round=2 seats=4 turn=3 dealer=3 hands=-|-|-|8 table=[8:3.5@1!],[9:4.5@0!],6,2", "buy 8: [8] 6 2"),
    ],
)
def test_the_simple_bot_avoids_penalties(position: str, move: str) -> None:
    assert chosen(position) == move


def test_the_simple_bot_plays_on_a_crowded_table() -> None:
    state = read(f"round=4 hands=30|25|15 table={FORTY}")
    move = SimpleBot().choose(state, FastChance(0))
    assert state.text(move).startswith("buy 30: ")
    assert len(state.text(move).split()) > 30


@pytest.mark.parametrize("seats", [3, 4])
def test_simple_bots_build_and_pay_for_no_pile(seats: int) -> None:
    chance = FastChance(seats)
    built = 0
    games = repetitions(compiled=3, plain=1)
    for _ in range(games):
        state = GAME.new(seats, Options(), chance)
        while not state.over:
            move = SimpleBot().choose(state, chance)
            built += action_of(move) == BUILD
            state.play(move, chance)
        result = state.result()
        assert result is not None
        assert [line.points for line in result.sheet if line.key == "penalties"] == [0] * len(
            set(GAME.sides(seats))
        ) * seats
    assert built > 20 * games // 3


@pytest.mark.compiled_only
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


def test_the_simple_bot_ignores_hidden_cards() -> None:
    chance = FastChance(9)
    state = GAME.new(3, Options(), chance)
    while not state.over:
        move = SimpleBot().choose(state, chance)
        imagined = state.copy()
        imagined.imagine(state.turn, chance)
        assert SimpleBot().choose(imagined, chance) == move
        state.play(move, chance)


def test_all_bots_are_registered() -> None:
    assert list(BOTS) == ["chick", "hen", "rooster", "fox", "cheater", "simple"]
    assert isinstance(BOTS["simple"](), SimpleBot)
