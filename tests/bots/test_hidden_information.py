"""No bot uses hidden information: states that look alike to its seat give the same move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import roost.games
from roost.bots.levels import CHEATER
from roost.bots.registry import all_bots, playing_bots
from roost.core.bot import Bot
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.playout import play_random_moves
from roost.core.registry import games
from roost.core.state import State
from tests.bots.seat_cases import every_seating
from tests.games.repetitions import repetitions

GAMES = [game for game in games() if roost.games.__name__ in type(game).__module__]
STEPS = repetitions(compiled=30, plain=4)
POSITIONS = repetitions(compiled=40, plain=2)
LONG_TIME_LIMIT_S = 60.0


def lookalike_pairs(game: Game, seats: int) -> Iterator[tuple[State, State]]:
    """Yield pairs of states of random games that have several moves and look alike to the seat on turn."""
    chance = FastChance(seats)
    while True:
        state = game.start(seats, chance)
        while not state.over:
            if len(state.moves()) > 1:
                lookalike = state.copy()
                lookalike.imagine(state.turn, chance)
                yield state.copy(), lookalike
            play_random_moves(state, chance, 1 + int(chance.below(9)))


def choice(bot: Bot, state: State, seed: int) -> int:
    return int(bot.choose(state.copy(), FastChance(seed), Budget(STEPS, LONG_TIME_LIMIT_S)))


@pytest.mark.parametrize(("game", "seats", "name"), every_seating(GAMES, playing_bots))
def test_states_that_look_alike_get_the_same_move(game: Game, seats: int, name: str) -> None:
    bot = playing_bots(game)[name]()
    for seed, (state, lookalike) in enumerate(islice(lookalike_pairs(game, seats), POSITIONS)):
        assert choice(bot, state, seed) == choice(bot, lookalike, seed), state.position()


@pytest.mark.parametrize("game", [game for game in GAMES if CHEATER in all_bots(game)], ids=lambda game: game.key)
def test_the_test_detects_a_bot_that_peeks(game: Game) -> None:
    """The states of a pair differ, and a bot that sees the difference plays differently."""
    bot = all_bots(game)[CHEATER]()
    assert bot.cheats
    pairs = islice(lookalike_pairs(game, game.seats[0]), 40)
    assert any(
        choice(bot, state, seed) != choice(bot, lookalike, seed) for seed, (state, lookalike) in enumerate(pairs)
    )
