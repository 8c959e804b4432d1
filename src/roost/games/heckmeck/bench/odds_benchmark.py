"""Whole turns to be solved before the first roll, for `roost bench odds`: one for each ability that makes it harder."""

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
"""The name of a turn, and its position; specialists that nobody owns are out of the game."""


class Turn:
    """A turn, ready to be solved as often as wanted."""

    def __init__(self, name: str) -> None:
        position = TURNS[name]
        boxed = [f"{other}=box" for other in SPECIALISTS[1:] if "deluxe" in position and f"{other}=" not in position]
        self._state = read(" ".join(("heckmeck", position, *boxed)))
        self._values = evaluate_ends(self._state, WormLead())
        # What is known is not solved again, so every other time a failure is a trifle worse.
        self._changed_values = self._values[:]
        self._changed_values[FAIL] -= _VALUE_CHANGE
        self._solver = TurnSolver()

    def solve(self) -> float:
        """What it is worth."""
        self._values, self._changed_values = self._changed_values, self._values
        self._solver.solve(self._state, self._values)
        return self._solver.value()
