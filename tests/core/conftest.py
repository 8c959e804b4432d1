"""Fixtures for all tests of the core: the registered games, restored after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import roost.games  # noqa: F401
from examples.pig import GAME as PIG
from roost.core import registry
from tests.registered_games import same_games


@pytest.fixture(autouse=True)
def _same_games() -> Iterator[None]:
    with same_games():
        yield


@pytest.fixture
def pig() -> None:
    """Register the game Pig."""
    registry.register(PIG)
