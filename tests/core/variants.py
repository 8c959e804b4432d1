"""Pig, taken apart so that one method of it can be broken at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from examples.pig import Pig, PigState
from roost.core.chance import Chance
from roost.core.game import Game, Options

__all__ = ["Variant", "VariantGame", "fresh_numbers"]

_KINDS: dict[str, type[Variant]] = {}


class Variant(PigState):
    """A Pig that stays what it is when it is copied, read and pickled. This one is not broken."""

    def copy(self) -> Variant:
        return type(self)(self.target, self.scores.copy(), self.pot, self.turn)

    def __reduce__(self) -> tuple[object, ...]:
        _KINDS[type(self).__qualname__] = type(self)
        return revive, (type(self).__qualname__, self.position())


def revive(kind: str, position: str) -> Variant:
    """A pickled state again."""
    return _of(_KINDS[kind], Pig().read(position))


def _of(kind: type[Variant], state: PigState) -> Variant:
    return kind(state.target, state.scores, state.pot, state.turn)


class VariantGame(Pig):
    """The game that is played with a variant's states."""

    key = "variant"

    def __init__(self, kind: type[Variant] = Variant) -> None:
        self.kind = kind

    def new(self, seats: int, options: Options, chance: Chance) -> Variant:
        return _of(self.kind, super().new(seats, options, chance))

    def read(self, position: str) -> Variant:
        return _of(self.kind, super().read(position))


def fresh_numbers() -> Iterator[int]:
    """Numbers that never come again: what a game would use that does not ask its chance."""
    return count(1)


_: Game = VariantGame()
