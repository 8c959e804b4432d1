"""A variant of Pig whose methods can be overridden one at a time, to test the conformance suite."""

from __future__ import annotations

from examples.pig import Pig, PigOptions, PigState
from roost.core.chance import Chance
from roost.core.event import Event

__all__ = ["Variant", "VariantGame"]


class Variant(PigState):
    """A state of Pig whose subclasses are kept by copying, reading and pickling; it is not broken itself."""

    def copy(self) -> Variant:
        return type(self)(self.target, self.scores.copy(), self.pot, self.turn)

    def __reduce__(self) -> tuple[object, ...]:
        return read, (type(self), self.position())


class VariantGame(Pig):
    """Pig with states of the given class."""

    key = "variant"

    def __init__(self, kind: type[Variant] = Variant) -> None:
        self.kind = kind

    def new(self, seats: int, options: PigOptions, chance: Chance, log: list[Event] | None = None) -> Variant:
        return _of(self.kind, super().new(seats, options, chance))

    def read(self, position: str) -> Variant:
        return read(self.kind, position)


def read(kind: type[Variant], position: str) -> Variant:
    return _of(kind, Pig().read(position))


def _of(kind: type[Variant], state: PigState) -> Variant:
    return kind(state.target, state.scores, state.pot, state.turn)
