"""Chance for replaying a record: outcomes read from its lines and verified where seed or key are known."""

from __future__ import annotations

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

    # Dice may repeat faces, and cards of a kind look alike, so texts are compared; the source's own number is used.

    def below(self, n: int) -> int:
        number = self._script.below(n)
        if self._computed is not None:
            number = self._computed.below(n)
            self._compare(self._computed.outcomes)
        return number

    def roll(self, dice: int, faces: str) -> int:
        code = self._script.roll(dice, faces)
        if self._computed is not None:
            code = self._computed.roll(dice, faces)
            self._compare(self._computed.outcomes)
        return code

    def draw(self, size: int, state: State, pile: int) -> int:
        index = self._script.draw(size, state, pile)
        if self._computed is not None:
            index = self._computed.draw(size, state, pile)
            self._compare(self._computed.outcomes)
        return index

    def _compare(self, computed: list[str]) -> None:
        drawn, given = computed[-1], self._recorded[len(computed) - 1]
        if drawn == given:
            return
        message = f"the {'seed' if self._seeded else 'key'} gives {drawn}, not {given}"
        raise ScriptError(message, "record-seed" if self._seeded else "record-key", drawn=drawn, given=given)

    def check_exhausted(self) -> None:
        """Raise `ScriptError` if outcomes are left over."""
        if self._script.remaining:
            extra = " ".join(self._recorded[-self._script.remaining :])
            raise ScriptError(f"nothing was drawn for {extra!r}", "script-left", given=extra)
