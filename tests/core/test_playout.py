"""Random games with compiled and plain states."""

from __future__ import annotations

from examples.pig import GAME, PigState
from roost.core.chance import FastChance
from roost.core.playout import play_random_moves, playout
from roost.core.registry import find
from roost.core.state import State
from tests.core.fives_game import Fives


def states() -> list[State]:
    return [game.start(2, FastChance(1)) for game in (find("heckmeck"), GAME, Fives())]


def test_play_random_moves_plays_at_most_the_given_number() -> None:
    for state in states():
        before = state.position()
        assert play_random_moves(state, FastChance(2), 0) == 0
        assert state.position() == before
        assert play_random_moves(state, FastChance(2), 3) == 3
        assert not state.over
        assert state.position() != before


def test_play_random_moves_equals_pick_and_play() -> None:
    for state in states():
        other = state.copy()
        play_random_moves(state, FastChance(2), 5)
        chance = FastChance(2)
        for _ in range(5):
            other.play(other.pick(chance), chance)
        assert state.position() == other.position()


def test_playout_plays_to_the_end_and_counts_the_moves() -> None:
    for state in states():
        other, chance = state.copy(), FastChance(3)
        length = playout(state, FastChance(3))
        assert state.over
        assert state.result() is not None
        assert play_random_moves(other, chance, length - 1) == length - 1
        assert not other.over
        assert play_random_moves(other, chance, 100) == 1
        assert other.position() == state.position()


def test_a_finished_game_stays_over() -> None:
    state = PigState(10, [10, 3], 0, -1)
    assert playout(state, FastChance(1)) == 0
    assert play_random_moves(state, FastChance(1), 10) == 0
