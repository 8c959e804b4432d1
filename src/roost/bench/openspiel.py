"""Time card games of OpenSpiel, driven from Python as Roost's are.

OpenSpiel is the optional extra `bench`. Only its compiled bindings are needed.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from typing import Any, Final

from roost.bench.engine_timing import EngineRow

__all__ = ["GAMES", "MODE", "REFERENCE_GAME", "is_installed", "time_random_games"]

MODE: Final = "openspiel"
GAMES: Final = ("hearts", "go_fish", "gin_rummy", "cribbage")
REFERENCE_GAME: Final = "hearts"
"""Roost's decisions per second are compared with those of this card game for four."""
_MODULE: Final = "pyspiel"
_COPIES: Final = 10_000


def is_installed() -> bool:
    """Return whether OpenSpiel is installed."""
    return importlib.util.find_spec(_MODULE) is not None


def time_random_games(name: str, seconds: float) -> EngineRow:
    """Play random games for that time. Moves are decisions; chance nodes do not count."""
    game = importlib.import_module(_MODULE).load_game(name)
    draw = random.Random(time.perf_counter_ns()).random  # noqa: S311 no secret depends on it
    played = moves = 0
    spent = 0.0
    while spent < seconds:
        begun = time.process_time()
        moves += _play(game.new_initial_state(), draw)
        spent += time.process_time() - begun
        played += 1
    return EngineRow(
        *(name, "-", game.num_players(), MODE, "python"),
        games_per_s=played / spent,
        moves_per_s=moves / spent,
        copy_ns=_copy_ns(game.new_initial_state()),
    )


def _play(state: Any, draw: Any) -> int:
    """Play a game and return the number of decisions. The bindings cannot play chance nodes by themselves."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes(), draw))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
            count += 1
    return count


def _sample(outcomes: list[tuple[int, float]], draw: Any) -> int:
    """Sample an outcome; nearly all are equally likely, and take only a look-up."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[int(draw() * len(outcomes))][0]
    left = draw()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _copy_ns(state: Any) -> float:
    begun = time.process_time()
    for _ in range(_COPIES):
        state.clone()
    return (time.process_time() - begun) / _COPIES * 1e9
