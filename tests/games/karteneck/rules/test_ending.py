"""K14: the end and the result."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.errors import GameOverError
from roost.core.result import Result, ScoreLine
from roost.games.karteneck.public.events import GameEnded, PortionTaken, RoundEnded
from roost.games.karteneck.rules.scoring import result
from roost.games.karteneck.rules.setup import initial_state
from tests.games.karteneck.positions import fields, table
from tests.games.repetitions import moves, play

NINE_ROUNDS = "16.17.18.19.21.22.23.24/25.26.27.28.29.31.32.33"


def test_K14_the_game_ends_after_the_round_that_uses_up_the_supply() -> None:
    state = table(f"grill=20.30 stacks={NINE_ROUNDS} passed=1 displays=-/W1 hands=12/34")
    assert state.result() is None
    events = play(state, "pass")
    assert events[1:] == [
        PortionTaken(0, 20, 2, "lowest"),
        PortionTaken(1, 30, 5, "menu"),
        events[3],
        RoundEnded(9),
        GameEnded("supply"),
    ]
    assert state.over
    assert state.turn == -1
    assert moves(state) == []
    assert not state.truncated
    assert fields(state, "turn", "round", "passed", "grill", "displays") == ["-", "9", "-", "-", "-/-"]
    assert not state.is_legal(0)
    with pytest.raises(GameOverError, match=r"^the game is over$") as caught:
        state.play(0, FastChance(0))
    assert caught.value.reason == "over"


def test_K14_most_worms_win() -> None:
    state = table(f"turn=- stacks={NINE_ROUNDS.replace('/', '.20/')}.30")
    mine = (16, 17, 18, 19, 21, 22, 23, 24, 20)
    theirs = (25, 26, 27, 28, 29, 31, 32, 33, 30)
    assert state.result() == Result(
        "supply",
        (2, 1),
        (3 + 2 * 3 + 3 * 3, 3 * 4 + 5 * 2 + 5 + 6 * 3),
        (ScoreLine(0, "portions", 18, mine), ScoreLine(1, "portions", 45, theirs)),
    )


@pytest.mark.parametrize(
    ("stacks", "places"),
    [
        # 9 + 1 against 5 + 5: 10 each, with the 42 and the 30 as the highest.
        ("42.16/28.29/20.21/-/-/-", (1, 2, 3, 4, 4, 4)),
        ("0/0/0/-/-/-", (1, 1, 1, 1, 1, 1)),
        ("16/17/18/19/-/-", (4, 3, 2, 1, 5, 5)),
    ],
)
def test_K14_a_tie_is_decided_by_the_highest_single_portion(stacks: str, places: tuple[int, ...]) -> None:
    state = initial_state(6)
    values = [0, 0, 0, *range(16, 43)]
    for seat, stack in enumerate(stacks.split("/")):
        for value in stack.split(".") if stack != "-" else []:
            portion = values.index(int(value))
            values[portion] = -1
            state.push(seat, portion)
    assert result(state).places == places


def test_G3_a_tie_that_nothing_breaks_is_shared() -> None:
    state = initial_state(2)
    state.push(1, 0)
    # K14: a 0 counts as no portion at all.
    assert result(state).places == (1, 1)
    assert result(state).sheet == (ScoreLine(0, "portions", 0, ()), ScoreLine(1, "portions", 0, (0,)))
