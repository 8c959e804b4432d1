"""Fixtures for all tests of the core: the registered games, restored after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import roost.games  # noqa: F401
from examples.pig import GAME as PIG
from roost.core import registry


@pytest.fixture(autouse=True)
def _same_games() -> Iterator[None]:
    before = dict(registry._GAMES)
    yield
    registry._GAMES.clear()
    registry._GAMES.update(before)


@pytest.fixture
def pig() -> None:
    """Register the game Pig."""
    registry.register(PIG)
