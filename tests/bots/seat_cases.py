"""Test cases for every game and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from _pytest.mark import ParameterSet

from roost.core.game import Game

__all__ = ["every_seating"]


def every_seating(games: Iterable[Game], names: Callable[[Game], Iterable[str]] | None = None) -> list[ParameterSet]:
    """Return a case for every game and number of seats and, if names are given, for every name.

    The plain source is tested only with the fewest and the most seats.
    """
    return [
        pytest.param(
            *(game, seats, *name),
            id="-".join([game.key, str(seats), *name]),
            marks=() if seats in (game.seats[0], game.seats[-1]) else pytest.mark.compiled_only,
        )
        for game in games
        for seats in game.seats
        for name in ([()] if names is None else [(name,) for name in names(game)])
    ]
