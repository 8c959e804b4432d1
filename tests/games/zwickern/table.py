"""A table to try the rules on: positions and moves as text, cards by name."""

from __future__ import annotations

from roost.core.event import Event
from roost.core.script import ScriptChance
from roost.games.zwickern.game import GAME
from roost.games.zwickern.state import ZwickernState


def read(position: str) -> ZwickernState:
    return GAME.read(f"zwickern {position}")


def table(items: str, hand: str, *, others: str = "9.9.9.9", position: str = "") -> ZwickernState:
    """Three seats, seat 0 on turn with this hand; the others hold as many of the `others`."""
    size = len(hand.split("."))
    cards = ".".join(others.split(".")[:size])
    other = ".".join(["30", "25", "15", "10c3", "10c1"][:size])
    return read(f"hands={hand}|{cards}|{other} table={items} {position}")


def play(state: ZwickernState, *steps: str) -> list[Event]:
    """Play moves such as `lay 7 -> 2 3 5`: after the arrow stand the cards that are dealt."""
    happened: list[Event] = []
    for step in steps:
        move, _, outcomes = step.partition(" -> ")
        chance = ScriptChance(outcomes.split())
        state.log = happened
        state.play(state.parse(move), chance)
        state.log = None
        assert chance.left == 0, f"{step!r}: fewer cards were dealt"
    return happened


def moves(state: ZwickernState, action: str = "") -> list[str]:
    """The legal moves in text that begin so."""
    return [text for text in map(state.text, state.moves()) if text.startswith(action)]


def field(state: ZwickernState, key: str) -> str:
    return dict(word.split("=") for word in state.position().split()[1:])[key]
