"""Registers the tricky game for the tests of this folder only."""

from __future__ import annotations

import pytest

import roost.games  # noqa: F401
from roost.core import registry
from tests.workers.tricky_game.game import GAME


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", {**registry._GAMES, GAME.key: GAME})
