"""Luck as a record tells it: read from its line and, where the seed or the key is known, computed again."""

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
    """The outcomes of one line, which must be the ones that the source gives, if there is one."""

    def __init__(self, outcomes: tuple[str, ...], source: StreamChance | None) -> None:
        self._written = outcomes
        self._script = ScriptedChance(outcomes)
        self._computed = RecordingChance(source) if source is not None else None
        self._seeded = isinstance(source, SeededChance)

    # Faces may repeat on a die, and cards of a kind look alike. So texts are compared, and where there is a source, its
    # own number is the one to go on with.

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
        place = self._script.draw(size, state, pile)
        if self._computed is not None:
            place = self._computed.draw(size, state, pile)
            self._compare(self._computed.outcomes)
        return place

    def _compare(self, computed: list[str]) -> None:
        drawn, given = computed[-1], self._written[len(computed) - 1]
        if drawn == given:
            return
        message = f"the {'seed' if self._seeded else 'key'} gives {drawn}, not {given}"
        raise ScriptError(message, "record-seed" if self._seeded else "record-key", drawn=drawn, given=given)

    def finish(self) -> None:
        """Refuse outcomes that nobody asked for."""
        if self._script.left:
            extra = " ".join(self._written[-self._script.left :])
            raise ScriptError(f"nothing was drawn for {extra!r}", "script-left", given=extra)
