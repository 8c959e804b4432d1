"""Helpers to build and compare positions."""

from __future__ import annotations

from roost.core.chance import Chance
from roost.games.gloria.game import GAME
from roost.games.gloria.public.view import Collector
from roost.games.gloria.rules.state import GloriaState
from tests.games.repetitions import field

FILLER = ("combs", "perches", "vanes")
"""The cards of chests that do not matter."""


def table(position: str = "") -> GloriaState:
    """Return a state. By default, the open cards are vanes and each row has its chest."""
    fields = dict(word.split("=") for word in position.split())
    if "open" not in fields:
        position += " open=vanes.vanes.vanes"
    if "rows" in fields and "chests" not in fields:
        numbers = [0 if rows == "-" else rows.count(".") + 1 for rows in fields["rows"].split("/")]
        faces = [f"{number}{FILLER[seat % 3]}" if number else "-" for seat, number in enumerate(numbers)]
        position += f" chests={'/'.join(faces)}"
    return GAME.read(f"gloria {position}")


def fields(state: GloriaState, *keys: str) -> tuple[str, ...]:
    """Return several fields of a position."""
    return tuple(field(state, key) for key in keys)


def seat(state: GloriaState, number: int) -> Collector:
    """Return the public view of a seat."""
    return state.view(None).seats[number]


def contents(state: GloriaState) -> dict[str, object]:
    """Return all attributes of a state except its log, to compare states."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in ("log", "own")]
    plain = {name: getattr(state, name) for name in names if not callable(getattr(state, name))}
    return {**plain, "own": list(state.packed)}


class CuriousChance(Chance):
    """Always draws the first outcome, and records the requests."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return 0
