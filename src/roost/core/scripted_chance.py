"""Chance that records its outcomes as short texts, and chance that reads its outcomes from such texts.

A roll is written as its faces, such as `1124W`, a card by its name in the state, any other draw as its number.
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
    """A wrapper that records the outcomes of another chance in `outcomes`."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[str] = []

    def below(self, n: i64) -> i64:
        number = self._source.below(n)
        self.outcomes.append(str(number))
        return number

    def roll(self, dice: i64, faces: str) -> i64:
        code = self._source.roll(dice, faces)
        self.outcomes.append(_roll_text(code, dice, faces))
        return code

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        index = self._source.draw(size, state, pile)
        self.outcomes.append(state.card(pile, index))
        return index


@final
class ScriptedChance(Chance):
    """Outcomes known beforehand, from a record, an example of a rulebook, or real dice."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def remaining(self) -> int:
        """The number of unused outcomes."""
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
        distinct = "".join(sorted(set(faces)))
        text = self._take(f"{dice} dice with the faces {distinct}", "script-ends-roll", dice=int(dice), faces=distinct)
        if len(text) != dice or not set(text) <= set(faces):
            raise ScriptError(
                f"the script has {text!r} where {dice} dice with the faces {distinct} should stand",
                "script-misfit-roll",
                given=text,
                dice=int(dice),
                faces=distinct,
            )
        code = 0
        for face in reversed(text):
            code = code * len(faces) + faces.index(face)
        return code

    def draw(self, size: i64, state: State, pile: i64) -> i64:
        text = self._take(f"one of {size} cards", "script-ends-card")
        index = state.place(pile, text)
        if not 0 <= index < size:
            raise ScriptError(
                f"the script has {text!r}, which is not among the cards", "script-misfit-card", given=text
            )
        return index

    def _take(self, wanted: str, reason: str, **data: str | int) -> str:
        if self._next == len(self._outcomes):
            raise ScriptError(f"the script ends where {wanted} should follow", reason, **data)
        self._next += 1
        return self._outcomes[self._next - 1]


def _roll_text(code: int, dice: int, faces: str) -> str:
    text = ""
    for digit in range(dice):
        text += faces[code // power(len(faces), digit) % len(faces)]
    return text
