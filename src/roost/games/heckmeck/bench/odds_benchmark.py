"""Turns that `roost bench odds` solves before their first roll, one for each ability that makes it harder."""

from __future__ import annotations

from typing import Final

from roost.games.heckmeck.ai.turn_odds_bot import WormLead
from roost.games.heckmeck.coach.odds import TurnSolver, evaluate_ends
from roost.games.heckmeck.coach.odds.turn_ends import FAIL
from roost.games.heckmeck.components import SPECIALISTS
from roost.games.heckmeck.rules.position import read

_VALUE_CHANGE: Final = 1e-12
TURNS: Final = {
    "classic": "variant=classic",
    "deluxe": "variant=deluxe",
    "deluxe, with the can": "variant=deluxe can=seat-0",
    "deluxe, with the weasel": "variant=deluxe weasel=seat-0",
    "deluxe, with the golden die": "variant=deluxe golden=seat-0",
}
"""Positions by name; specialists that nobody owns are out of the game."""


class Turn:
    """A turn that can be solved again and again."""

    def __init__(self, name: str) -> None:
        position = TURNS[name]
        boxed = [f"{other}=box" for other in SPECIALISTS[1:] if "deluxe" in position and f"{other}=" not in position]
        self._state = read(" ".join(("heckmeck", position, *boxed)))
        self._values = evaluate_ends(self._state, WormLead())
        # The solver caches its results, so every other time a failure is worth slightly less.
        self._changed_values = self._values[:]
        self._changed_values[FAIL] -= _VALUE_CHANGE
        self._solver = TurnSolver()

    def solve(self) -> float:
        """Solve the turn and return its value."""
        self._values, self._changed_values = self._changed_values, self._values
        self._solver.solve(self._state, self._values)
        return self._solver.value()
