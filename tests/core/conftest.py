"""What every test of the core shares: the games are registered, and stay so whatever a test registers."""

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
    """Pig is one of the games."""
    registry.register(PIG)
