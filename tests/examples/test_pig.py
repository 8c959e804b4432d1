"""The example is a complete game, short enough to be read in one go, and keeps all laws."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from examples import pig
from examples.pig import GAME, HOLD, ROLL, Held, PigState, PigView, Rolled
from roost import FastChance, IllegalMoveError, Result, ScoreLine, ScriptedChance, UnreadableError, all_games
from roost.testing import check_game
from tests.registered_games import same_games


def test_the_example_stays_under_a_hundred_lines() -> None:
    assert pig.__file__ is not None
    assert len(Path(pig.__file__).read_text(encoding="utf-8").splitlines()) < 100


def test_the_example_keeps_all_laws() -> None:
    with same_games():
        assert check_game(GAME, games=4) > 9 * 4
        check_game(GAME, games=3, seats=[2, 5], options=[{"target": "1"}, {"target": 20}, {"target": 300}])


def test_the_example_registers_nothing_itself() -> None:
    assert pig.GAME not in all_games()


def test_a_game_from_beginning_to_end() -> None:
    state = GAME.start(2, ScriptedChance(["1"]), {"target": 10})
    assert isinstance(state, PigState)
    assert state.position() == "pig 10 1 0 0 0"
    assert state.moves() == (ROLL,)
    state.log = []
    dice = ScriptedChance(["3", "6", "1", "5", "4"])
    state.play(ROLL, dice)
    state.play(HOLD, dice)
    assert state.scores == [0, 3]
    state.play(ROLL, dice)
    assert state.moves() == (ROLL, HOLD)
    state.play(ROLL, dice)
    assert state.scores == [0, 3], "a 1 empties the pot and ends the turn"
    state.play(ROLL, dice)
    state.play(ROLL, dice)
    assert not state.over, "the target is reached only by holding"
    state.play(HOLD, dice)
    assert state.log == [
        Rolled(1, 3), Held(1, 3), Rolled(0, 6), Rolled(0, 1), Rolled(1, 5), Rolled(1, 4), Held(1, 9),
    ]  # fmt: skip
    assert state.over
    assert state.moves() == ()
    assert state.view(None) == state.view(0) == PigView(turn=-1, target=10, pot=0, scores=(0, 12))
    assert state.result() == Result("target", (2, 1), (0, 12), (ScoreLine(0, "held", 0), ScoreLine(1, "held", 12)))


def test_what_is_not_allowed_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalMoveError, match="roll first, then hold"):
        PigState(20, [0, 0], 0, 0).play(HOLD, FastChance(1))
    with pytest.raises(IllegalMoveError, match="the game is over"):
        PigState(20, [20, 0], 0, -1).play(ROLL, FastChance(1))


def test_the_notation() -> None:
    state = PigState(20, [0, 0], 5, 0)
    assert [state.text(move) for move in state.moves()] == ["roll", "hold"]
    assert [state.parse(text) for text in ("roll", "hold")] == [ROLL, HOLD]
    with pytest.raises(UnreadableError, match="'jump' is neither roll nor hold"):
        state.parse("jump")


def test_positions_are_read_and_pickled() -> None:
    state = GAME.read("pig 100 1 14 33 61")
    assert (state.target, state.turn, state.pot, state.scores) == (100, 1, 14, [33, 61])
    assert state.position() == "pig 100 1 14 33 61"
    assert pickle.loads(pickle.dumps(state)).position() == state.position()


@pytest.mark.parametrize(
    "position",
    [
        "",
        "pig",
        "pig 100 0 0",
        "pig 100 0 0 5",
        "pig 100 0 0" + " 1" * 11,
        "pig 100 2 0 5 5",
        "pig 100 -2 0 5 5",
        "pig 100 0 -1 5 5",
        "pig 100 x 0 5 5",
        "cow 100 0 0 5 5",
        f"pig 1 {2**70} 0 1 1",
    ],
)
def test_positions_that_cannot_be_are_refused(position: str) -> None:
    with pytest.raises(UnreadableError):
        GAME.read(position)
