"""The simple bot."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.core.playout import play_random_moves
from roost.games.gloria.ai.bots import BOTS, SimpleBot
from roost.games.gloria.game import GAME
from tests.games.gloria.positions import contents, table
from tests.games.gloria.random_positions import SITUATIONS
from tests.games.repetitions import repetitions

GAMES = 12


def choice(position: str) -> str:
    state = table(position)
    return state.text(SimpleBot().choose(state, FastChance(0)))


def test_simple_is_a_bot_of_the_game() -> None:
    assert BOTS["simple"] is SimpleBot


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 5])
def test_the_simple_bot_nearly_always_beats_random_bots(seats: int) -> None:
    bot = SimpleBot()
    won = 0
    for seed in range(GAMES):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        own = seed % seats
        while not state.over:
            if state.turn == own:
                imagined = state.copy()
                imagined.imagine(own, chance)
                move = bot.choose(imagined, chance)
            else:
                move = state.pick(chance)
            state.play(move, chance)
        result = state.result()
        assert result is not None
        won += result.winners == (own,)
    assert won >= GAMES - 1


def test_its_choices_depend_only_on_the_knowledge_of_its_seat() -> None:
    for seed in range(repetitions(compiled=2, plain=1)):
        chance = FastChance(seed)
        state = GAME.new(3, Options(), chance)
        while not state.over:
            before = contents(state)
            move = SimpleBot().choose(state, FastChance(0))
            assert contents(state) == before
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            assert SimpleBot().choose(imagined, FastChance(1)) == move
            state.play(move, chance)
            play_random_moves(state, chance, repetitions(compiled=0, plain=3))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        *SITUATIONS,
        # A lead that is not safe is not worth the doubler.
        ("hands=-/- rows=rings:2.eggs:1/eggs:2 fox=1:eggs", "take vanes"),
    ],
)
def test_the_simple_bot_finds_the_sensible_move(position: str, expected: str) -> None:
    assert choice(position) == expected
