"""Luck in writing: what was drawn as short texts, and texts that stand in for draws.

A whole roll is written as its faces, `1124W`; a card as the state names it; any other draw as its number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from mypy_extensions import i64

from roost.core.chance import Chance, power
from roost.core.errors import ScriptError
from roost.core.state import State

__all__ = ["RecordingChance", "ScriptedChance"]


@final
class RecordingChance(Chance):
    """Passes every draw on to another chance, and notes what came of it in `outcomes`."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[str] = []

    def below(self, n: i64) -> i64:
        number = self._source.below(n)
        self.outcomes.append(str(number))
        return number

    def roll(self, dice: i64, faces: str) -> i64:
        code = self._source.roll(dice, faces)
        self.outcomes.append(_written(code, dice, faces))
        return code

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        place = self._source.draw(size, state, pile)
        self.outcomes.append(state.card(pile, place))
        return place


@final
class ScriptedChance(Chance):
    """Outcomes known beforehand: a record, an example of the rulebook, dice that a person rolls and reads out."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes were not asked for yet."""
        return len(self._outcomes) - self._next

    def below(self, n: i64) -> i64:
        text = self._take(f"a number below {n}", "script-ends-number", below=str(n))
        if not (text.isascii() and text.isdigit() and len(text) < 19 and text == str(int(text)) and int(text) < n):
            raise ScriptError(
                f"the script has {text!r} where a number below {n} should stand",
                "script-misfit-number",
                given=text,
                below=str(n),
            )
        return int(text)

    def roll(self, dice: i64, faces: str) -> i64:
        shown = "".join(sorted(set(faces)))
        text = self._take(f"{dice} dice with the faces {shown}", "script-ends-roll", dice=int(dice), faces=shown)
        if len(text) != dice or not set(text) <= set(faces):
            raise ScriptError(
                f"the script has {text!r} where {dice} dice with the faces {shown} should stand",
                "script-misfit-roll",
                given=text,
                dice=int(dice),
                faces=shown,
            )
        code = 0
        for face in reversed(text):
            code = code * len(faces) + faces.index(face)
        return code

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        text = self._take(f"one of {size} cards", "script-ends-card")
        place = state.place(pile, text)
        if not 0 <= place < size:
            raise ScriptError(
                f"the script has {text!r}, which is not among the cards", "script-misfit-card", given=text
            )
        return place

    def _take(self, wanted: str, reason: str, **data: str | int) -> str:
        if self._next == len(self._outcomes):
            raise ScriptError(f"the script ends where {wanted} should follow", reason, **data)
        self._next += 1
        return self._outcomes[self._next - 1]


def _written(code: int, dice: int, faces: str) -> str:
    text = ""
    for digit in range(dice):
        text += faces[code // power(len(faces), digit) % len(faces)]
    return text
