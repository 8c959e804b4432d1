"""Every move has one text."""

from __future__ import annotations

import pytest

from roost.core.errors import UnreadableError
from tests.core.breakable_pig import Variant
from tests.core.conformance.breaking import (
    TEXT,
    broken_pig,
)


class Swapped(Variant):
    def parse(self, text: str) -> int:
        return 1 - super().parse(text)


class Mute(Variant):
    def parse(self, text: str) -> int:
        raise UnreadableError(f"{text!r} means nothing", "mute")


class Wide(Variant):
    def text(self, move: int) -> str:
        return super().text(move) + "  it"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix("  it"))


class Undoing(Variant):
    def text(self, move: int) -> str:
        return ("undo", "hold")[move]

    def parse(self, text: str) -> int:
        return ("undo", "hold").index(text)


class Colourful(Variant):
    def text(self, move: int) -> str:
        return super().text(move) + "\x1b"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix("\x1b"))


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Swapped, "'roll' is read as another move"),
        (Mute, "UnreadableError: 'roll' means nothing"),
        (Wide, "'roll  it' is not one clean line"),
        (Colourful, "is not one clean line"),
        (Undoing, "'undo' is what records call a move that is taken back"),
    ],
)
def test_notation_that_is_not_exact(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == TEXT
    assert message in str(error)
