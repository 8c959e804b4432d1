"""Trying the rules of any game: moves and positions as text, luck that is told, and how often to repeat a trial."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from roost._pure import is_compiled
from roost.core.event import Event
from roost.core.game import Game
from roost.core.scripted_chance import ScriptedChance
from roost.core.state import State

__all__ = ["field", "first_and_last", "moves", "play", "repetitions", "seatings"]


def play(state: State, *steps: str) -> list[Event]:
    """Play moves such as `roll -> 22W35`: after the arrow stands all that chance brings up to the next decision."""
    happened: list[Event] = []
    for step in steps:
        move, _, outcomes = step.partition(" -> ")
        chance = ScriptedChance(outcomes.split())
        state.log = happened
        state.play(state.parse(move), chance)
        state.log = None
        assert chance.remaining == 0, f"{step!r}: chance brought less"
    return happened


def moves(state: State, action: str = "") -> list[str]:
    """The legal moves in text, or those that begin so."""
    return [text for text in map(state.text, state.moves()) if text.startswith(action)]


def field(state: State, key: str) -> str:
    """What stands for a key in the position: `field(state, "hen")` is where Heckmeck's hen is."""
    return dict(word.split("=") for word in state.position().split()[1:])[key]


def repetitions(*, compiled: int, plain: int, soak: int = 0) -> int:
    """Return how often a test repeats a trial: seldom on the plain source under coverage, most often in `make soak`."""
    if os.environ.get("ROOST_SOAK"):
        return max(soak, compiled)
    return compiled if is_compiled() else plain


def seatings(game: Game) -> tuple[int, ...]:
    """Return the numbers of seats to try: all of them compiled, the fewest and the most on the plain source."""
    return tuple(game.seats) if is_compiled() else (game.seats[0], game.seats[-1])


def first_and_last(cases: Iterable[tuple[object, ...]]) -> list[ParameterSet]:
    """Return the cases of a test: all of them compiled, only the first and the last one on the plain source."""
    first, *between, last = cases
    return [
        pytest.param(*first),
        *(pytest.param(*case, marks=pytest.mark.compiled_only) for case in between),
        pytest.param(*last),
    ]
