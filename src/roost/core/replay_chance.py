"""Chance for replaying a record: outcomes read from its lines and verified where seed or key are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from roost.core.chance import Chance
from roost.core.errors import ScriptError
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.scripted_chance import RecordingChance, ScriptedChance
from roost.core.state import State

__all__ = ["ReplayChance"]


@final
class ReplayChance(Chance):
    """The outcomes of one line; if a source is given, each must equal the outcome that the source gives."""

    def __init__(self, outcomes: tuple[str, ...], source: StreamChance | None) -> None:
        self._recorded = outcomes
        self._script = ScriptedChance(outcomes)
        self._computed = RecordingChance(source) if source is not None else None
        self._seeded = isinstance(source, SeededChance)

    def below(self, n: int) -> int:
        return self._verified(self._script.below(n), lambda source: source.below(n))

    def roll(self, dice: int, faces: str) -> int:
        return self._verified(self._script.roll(dice, faces), lambda source: source.roll(dice, faces))

    def draw(self, size: int, state: State, pile: int) -> int:
        return self._verified(self._script.draw(size, state, pile), lambda source: source.draw(size, state, pile))

    def _verified(self, scripted: int, draw: Callable[[Chance], int]) -> int:
        """Return the draw of the source, if any; raise `ScriptError` if its text differs from the recorded one.

        Dice may repeat faces, and cards of a kind look alike, so only texts can be compared.
        """
        if self._computed is None:
            return scripted
        number = draw(self._computed)
        drawn, given = self._computed.outcomes[-1], self._recorded[len(self._computed.outcomes) - 1]
        if drawn != given:
            message = f"the {'seed' if self._seeded else 'key'} gives {drawn}, not {given}"
            raise ScriptError(message, "record-seed" if self._seeded else "record-key", drawn=drawn, given=given)
        return number

    def check_exhausted(self) -> None:
        """Raise `ScriptError` if outcomes are left over."""
        if self._script.remaining:
            extra = " ".join(self._recorded[-self._script.remaining :])
            raise ScriptError(f"nothing was drawn for {extra!r}", "script-left", given=extra)
