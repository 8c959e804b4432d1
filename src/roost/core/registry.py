"""The registry of games by their keys: those of Roost, those that somebody registers, and those of other packages.

A package offers its games by entry points of the group `roost.games`, each named after the key of its game:

    [project.entry-points."roost.games"]
    pig = "my_package.pig:GAME"
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from roost.core.errors import RoostError, UnknownGameError
from roost.core.game import Game, Options
from roost.core.text_cleaning import clean_line

__all__ = ["ENTRY_POINTS", "GamePackageError", "GamePackageWarning", "find", "games", "missing_attribute", "register"]

ENTRY_POINTS: Final = "roost.games"
"""The group of entry points by which packages offer games."""
_REQUIRED: Final[dict[str, Callable[[object], bool]]] = {
    "key": lambda key: isinstance(key, str) and key.split() == [key],
    "seats": lambda seats: isinstance(seats, range) and len(seats) > 0 and min(seats) > 0,
    "options": lambda options: isinstance(options, type) and issubclass(options, Options),
}
_GAMES: dict[str, Game] = {}
_PACKAGED: dict[str, Game] = {}
"""The games of other packages that were loaded, in the order of their keys."""
_BROKEN: dict[str, GamePackageError] = {}
"""Why an entry point gives no game."""


class GamePackageError(RoostError):
    """An entry point of another package that gives no game."""


class GamePackageWarning(UserWarning):
    """A game of another package is left out."""

    def __init__(self, error: GamePackageError) -> None:
        super().__init__(str(error))
        self.error = error


def register(game: Game) -> Game:
    """Make a game known by its key, after those that are known; a later game of the same key takes its place."""
    _GAMES[game.key] = game
    return game


def games() -> tuple[Game, ...]:
    """Return all games in the order in which they are offered: first those that were registered, then other packages'.

    A game of another package that cannot be loaded is left out, with a `GamePackageWarning`.
    """
    for entry in _entry_points():
        if not _is_known(entry.name):
            _load(entry)
    return (*_GAMES.values(), *(_PACKAGED[key] for key in sorted(_PACKAGED) if key not in _GAMES))


def find(key: str) -> Game:
    """Return the game of that key; other packages are asked only for a key that is not registered."""
    if key in _GAMES:
        return _GAMES[key]
    if key not in _PACKAGED:
        for entry in _entry_points():
            if entry.name == key and not _is_known(key):
                _load(entry)
    if key in _PACKAGED:
        return _PACKAGED[key]
    if key in _BROKEN:
        raise _BROKEN[key]
    known = ", ".join(game.key for game in games())
    raise UnknownGameError(f"there is no game {key!r}; there are: {known}", "unknown-game", given=key, known=known)


def missing_attribute(game: object) -> str | None:
    """Return the name of an attribute that a game cannot be played without and does not have, or None."""
    return next((name for name, fits in _REQUIRED.items() if not fits(getattr(game, name, None))), None)


@cache
def _entry_points() -> list[EntryPoint]:
    return sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name)


def _is_known(key: str) -> bool:
    return key in _GAMES or key in _PACKAGED or key in _BROKEN


def _load(entry: EntryPoint) -> None:
    """Load the game of an entry point, or note and warn of what is wrong with it."""
    try:
        found = entry.load()
        problem = _problem(entry.name, found)
    except (Exception, SystemExit) as error:
        # The code of another package can fail in any way; the other games are played all the same.
        problem = clean_line(f"{type(error).__name__}: {error}")
    if not problem:
        _PACKAGED[entry.name] = found
        return
    package = entry.dist.name if entry.dist is not None else entry.value
    fault = GamePackageError(
        f"the game {entry.name!r} of the package {package!r} cannot be loaded: {problem}",
        "game-package",
        game=entry.name,
        package=package,
        why=problem,
    )
    _BROKEN[entry.name] = fault
    warnings.warn(GamePackageWarning(fault), stacklevel=3)


def _problem(name: str, found: object) -> str:
    if not isinstance(found, Game):
        return f"it is no instance of roost.Game, but {type(found).__name__}"
    missing = missing_attribute(found)
    if missing is not None:
        return f"the game has no proper {missing}"
    return "" if found.key == name else f"the entry point has another name than the key of its game, {found.key!r}"
