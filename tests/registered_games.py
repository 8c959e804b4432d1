"""The registry of games, which tests leave as they found it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from roost.core import registry

__all__ = ["same_games"]


@contextmanager
def same_games() -> Iterator[None]:
    """Forget the games that are registered meanwhile."""
    before = dict(registry._GAMES)
    try:
        yield
    finally:
        registry._GAMES.clear()
        registry._GAMES.update(before)
