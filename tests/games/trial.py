"""Trying the rules of any game: moves and positions as text, luck that is told, and how often to repeat a trial."""

from __future__ import annotations

import os

from roost._pure import is_compiled
from roost.core.event import Event
from roost.core.script import ScriptChance
from roost.core.state import State

__all__ = ["field", "moves", "play", "repetitions"]


def play(state: State, *steps: str) -> list[Event]:
    """Play moves such as `roll -> 22W35`: after the arrow stands all that chance brings up to the next decision."""
    happened: list[Event] = []
    for step in steps:
        move, _, outcomes = step.partition(" -> ")
        chance = ScriptChance(outcomes.split())
        state.log = happened
        state.play(state.parse(move), chance)
        state.log = None
        assert chance.left == 0, f"{step!r}: chance brought less"
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
