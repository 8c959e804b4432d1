"""The levels stop at their time limits, measured by a fake clock."""

from __future__ import annotations

import time

import pytest

import roost.games
from roost.bots.registry import playing_bots
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.registry import games
from tests.bots.clock import Clock
from tests.bots.seat_cases import every_seating
from tests.games.repetitions import repetitions

TIME_LIMITS_S = {"rooster": 0.1, "fox": 1.0}
CLOCK_CALLS = repetitions(compiled=8, plain=2)
"""The number of calls of the clock until the limit."""
MOVES = 20
GAMES = [game for game in games() if roost.games.__name__ in type(game).__module__]
CASES = every_seating(GAMES, lambda game: TIME_LIMITS_S)


@pytest.mark.parametrize(("game", "seats", "name"), CASES)
def test_a_level_stops_at_its_time_limit(game: Game, seats: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = FastChance(seats)
    state = game.start(seats, chance)
    bot = playing_bots(game)[name]()
    for _ in range(MOVES):
        clock = Clock(TIME_LIMITS_S[name] / CLOCK_CALLS)
        monkeypatch.setattr(time, "monotonic", clock)
        move = bot.choose(state.copy(), chance, Budget(1 << 40))
        assert move in state.moves()
        if clock.calls > 1:
            # The first call gives the start, the last one the end of the time.
            assert clock.calls in (CLOCK_CALLS + 1, CLOCK_CALLS + 2)
            return
        # The move was forced.
        state.play(move, chance)
    raise AssertionError("nobody ever thinks here")
