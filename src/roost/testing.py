"""Tests for games of your own.

from roost.testing import check_game
check_game(MyGame())
"""

from roost.core.conformance import ConformanceError, check_game

__all__ = ["ConformanceError", "check_game"]
