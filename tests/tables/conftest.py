"""Fixtures for all tests of tables: logs are read back, and retries are quick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from roost.core import signature
from roost.tables import live_table
from tests.tables.scenes import Scene

# A public key takes 6,000 hashes, and most of these tables have the same secret.
_public_key = cache(signature.public_key)


@pytest.fixture(autouse=True)
def _logs_are_read_back() -> Iterator[None]:
    """Compare each scene of a test with its log in the end."""
    Scene.made.clear()
    yield
    for scene in Scene.made:
        scene.check()


@pytest.fixture(autouse=True)
def _public_keys_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signature, "public_key", _public_key)


@pytest.fixture(autouse=True)
def _retries_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_RETRY_DELAY_S", 0.01)
    monkeypatch.setattr(live_table, "_MAX_RETRY_DELAY_S", 0.05)
