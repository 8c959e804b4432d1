"""A registry of each test's own, so that the games it loads are not found by other tests."""

from __future__ import annotations

import pytest

from roost.arena.fingerprint import fingerprint
from roost.arena.game_cache import cached_game
from roost.core import registry


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    cached_game.cache_clear()
    fingerprint.cache_clear()
