"""A bot from outside Roost, by the path that it is imported from: `module:Class` or `FILE.py:Class`."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from roost.core.bot import Bot
from roost.core.errors import RoostError
from roost.core.text_cleaning import clean_line

__all__ = ["BotImportError", "import_bot", "is_import_path", "no_module", "search_current_folder", "source_file"]

_DOTTED: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
_FILE: Final = ".py"


class BotImportError(RoostError):
    """A bot that cannot be imported or made."""


def is_import_path(text: str) -> bool:
    """Return whether a text has the form `module:Class` or `FILE.py:Class`."""
    module, _, name = text.rpartition(":")
    return bool(_DOTTED.fullmatch(name) and (module.endswith(_FILE) or _DOTTED.fullmatch(module)))


@cache
def import_bot(path: str) -> type[Bot]:
    """Import the class that an import path names, and make a bot once to see that it can be done.

    This runs the code of the module.

    Raises:
        BotImportError: There is no such class, or it makes no bots without arguments.
    """
    place, _, name = path.rpartition(":")
    kind: object = _module(place)
    for part in name.split("."):
        if not hasattr(kind, part):
            raise BotImportError(f"{place} has no class {name}", "bot-no-class", module=place, name=name)
        kind = getattr(kind, part)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BotImportError(f"{path} is no class derived from Bot", "bot-no-bot", bot=path, base="Bot")
    if kind.choose is Bot.choose:
        raise BotImportError(f"{path} does not define choose", "bot-no-choose", bot=path)
    if _needs_arguments(kind):
        raise BotImportError(f"{path} cannot be made without arguments", "bot-arguments", bot=path)
    try:
        kind()
    except (Exception, SystemExit) as error:
        raise _broken(path, error) from error
    return kind


def search_current_folder() -> None:
    """Let imports search the current folder first, as `python -m` does and an installed script does not."""
    here = os.getcwd()
    if not sys.flags.safe_path and "" not in sys.path and here not in sys.path:
        sys.path.insert(0, here)


def source_file(place: str) -> Path | None:
    """Return the file of an import path's first part, or None where that names a module."""
    if not place.endswith(_FILE):
        return None
    if not Path(place).is_file():
        raise BotImportError(f"there is no file {place}", "file-missing", path=place)
    return Path(place)


def no_module(name: str) -> BotImportError:
    """Return the error for a module that nobody finds."""
    return BotImportError(f"there is no module {name}, neither here nor installed", "bot-no-module", module=name)


def _module(place: str) -> ModuleType:
    file = source_file(place)
    try:
        return importlib.import_module(place) if file is None else _run(file)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{place}.".startswith(f"{error.name}."):
            raise no_module(place) from error
        raise _broken(place, error) from error


def _run(path: Path) -> ModuleType:
    # A name of its own, so that two versions of a file can play each other, and no file hides another module.
    name = f"roost_bot_{path.stem}_{sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _needs_arguments(kind: type[Bot]) -> bool:
    try:
        inspect.signature(kind).bind()
    except ValueError:
        return False  # a compiled class, which says so itself when it is made
    except TypeError:
        return True
    return False


def _broken(what: str, error: BaseException) -> BotImportError:
    why = clean_line(f"{type(error).__name__}: {error}")
    return BotImportError(f"{what} fails: {why}", "bot-broken", bot=what, why=why)
