"""A table to try the rules on: positions and moves as text, cards and portions by their names."""

from __future__ import annotations

from roost.core.event import Event
from roost.core.script import ScriptChance
from roost.games.karteneck.game import GAME
from roost.games.karteneck.state import KarteneckState

ALL_NUMBERS = "".join(digit * 17 for digit in "12345")
ALL_WORMS = [f"W{signpost}" for signpost in range(1, 26)]


def table(position: str) -> KarteneckState:
    """A position, without the word that all begin with."""
    return GAME.read(f"karteneck {position}")


def but(*cards: str) -> str:
    """The whole deck without the cards named, such as `113W7`."""
    numbers, worms = ALL_NUMBERS, list(ALL_WORMS)
    for text in cards:
        digits, *signposts = text.replace("-", "").split("W")
        for digit in digits:
            numbers = numbers.replace(digit, "", 1)
        for signpost in signposts:
            worms.remove(f"W{signpost}")
    return numbers + "".join(worms) or "-"


def play(state: KarteneckState, *steps: str) -> list[Event]:
    """Play moves such as `lay 3 3 -> W5`: after the arrow stands all that chance brings up to the next decision."""
    happened: list[Event] = []
    for step in steps:
        move, _, outcomes = step.partition(" -> ")
        chance = ScriptChance(outcomes.split())
        state.log = happened
        state.play(state.parse(move), chance)
        state.log = None
        assert chance.left == 0, f"{step!r}: fewer cards were drawn"
    return happened


def moves(state: KarteneckState) -> list[str]:
    """The legal moves in text."""
    return [state.text(move) for move in state.moves()]


def field(state: KarteneckState, key: str) -> str:
    """What stands for a key in the position: `field(state, "grill")`."""
    return dict(word.split("=") for word in state.position().split()[1:])[key]


def fields(state: KarteneckState, *keys: str) -> list[str]:
    return [field(state, key) for key in keys]
