"""A game by its key, or out of a Python file that somebody wrote."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import roost.games  # noqa: F401 fills the registry
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.registry import find, missing_attribute, register
from roost.core.text_cleaning import clean_line

__all__ = ["GameFileError", "load"]

_SUFFIX: Final = ".py"
_NAME: Final = "GAME"


class GameFileError(RoostError):
    """A file that defines no game, or that cannot be run."""


def load(name: str) -> Game:
    """The game of that key or in that file; one from a file is registered, so that its records can be read."""
    return register(_defined(Path(name))) if name.endswith(_SUFFIX) else find(name)


def _defined(path: Path) -> Game:
    if not path.is_file():
        raise GameFileError(f"there is no file {path}", "file-missing", path=str(path))
    # A name of its own: a file called random.py must not stand in for a module that others need.
    name = f"roost_game_{path.stem}"
    try:
        game = _made(path, name)
    except GameFileError:
        raise
    except (Exception, SystemExit) as error:
        # Whatever a stranger's file does wrong is told to the one who wrote it, in one line.
        sys.modules.pop(name, None)
        why = clean_line(f"{type(error).__name__}: {error}")
        raise GameFileError(f"{path} cannot be run: {why}", "game-file-broken", path=str(path), why=why) from error
    missing = missing_attribute(game)
    if missing is not None:
        raise GameFileError(
            f"{path}: the game has no proper {missing}", "game-file-lacks", path=str(path), name=missing
        )
    return game


def _made(path: Path, name: str) -> Game:
    module = _run(path, name)
    named = getattr(module, _NAME, None)
    if isinstance(named, Game):
        return named
    own = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Game) and thing.__module__ == module.__name__
    ]
    if len(own) != 1:
        raise _no_game(path)
    return own[0]()


def _run(path: Path, name: str) -> ModuleType:
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise _no_game(path)
    module = module_from_spec(spec)
    # msgspec and pickle look a class up in the module that it names.
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _no_game(path: Path) -> GameFileError:
    return GameFileError(f"{path} defines no {_NAME}", "game-file", path=str(path), name=_NAME)
