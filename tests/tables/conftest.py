"""Whatever a test does to a table in memory, its log adds up to the same table in the end; and nobody waits long."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from roost.core import signature
from roost.tables import live_table
from tests.tables.scenes import Scene

# Six thousand hashes each time a log is read, and most tables of these tests have the same secret.
_public_key = cache(signature.public_key)


@pytest.fixture(autouse=True)
def _logs_add_up() -> Iterator[None]:
    Scene.made.clear()
    yield
    for scene in Scene.made:
        scene.check()


@pytest.fixture(autouse=True)
def _keys_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signature, "public_key", _public_key)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_PAUSE", 0.01)
    monkeypatch.setattr(live_table, "_LONGEST_PAUSE", 0.05)
