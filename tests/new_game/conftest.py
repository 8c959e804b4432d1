"""What is written is played at the same terminal as every game."""

from __future__ import annotations

from tests.terminal.conftest import _same_games, home, run, sit

__all__ = ["_same_games", "home", "run", "sit"]
