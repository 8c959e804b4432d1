"""What is written is played at the same terminal as every game."""

from __future__ import annotations

from tests.terminal.conftest import home, run, sit

__all__ = ["home", "run", "sit"]
