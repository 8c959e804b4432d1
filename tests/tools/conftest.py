"""A registry of each test's own, as in the tests of the arena."""

from __future__ import annotations

from tests.arena.conftest import _own_registry

__all__ = ["_own_registry"]
