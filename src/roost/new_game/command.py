"""`roost new-game`: writes a small complete game, to be played at once and changed into another one."""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.machinery import PathFinder
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from roost.core.errors import RoostError, UnknownGameError
from roost.core.registry import find
from roost.terminal import screen_arguments
from roost.terminal.screen_arguments import ScreenSettings

__all__ = ["add_arguments", "run"]

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
_KEY, _CLASS, _TITLE = "newgame", "NewGame", "New Game"
"""How the game of the template is called."""


class NewGameError(RoostError):
    """A game cannot be written under this name or in this folder."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost new-game`."""
    parser.add_argument("name", metavar="NAME", help="the key of the game, such as my_game")
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="where to write it (./NAME)")
    screen_arguments.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the game, and say how to play it."""
    here = ScreenSettings(arguments)
    name: str = arguments.name
    _check(name)
    folder = Path(name) if arguments.folder is None else arguments.folder
    _write(name, folder)
    words = here.words()
    file = folder / f"{name}.py"
    here.screen.write(words.say("new-game-written", title=_title(name), folder=str(folder)), style="bold green")
    here.screen.write(words.say("new-game-test", command=f"python -m pytest {folder}"))
    here.screen.write(words.say("new-game-play", command=f"roost play {file}"))
    here.screen.write(words.say("new-game-serve", command=f"roost serve --game {file}"))
    return 0


def _check(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise NewGameError(
            f"{name!r} is no name of a game; write 2 to 30 small letters, digits and _, as in my_game",
            "new-game-name",
            given=name,
        )
    if _is_game(name) or _is_module(name) or re.search(rf"\b{_class(name)}\b", _text(_template() / f"{_KEY}.py")):
        raise NewGameError(f"the name {name!r} is taken; choose another one", "new-game-taken", given=name)


def _is_game(name: str) -> bool:
    try:
        find(name)
    except UnknownGameError:
        return False
    except RoostError:
        # A package has a game of this name that cannot be loaded.
        return True
    return True


def _is_module(name: str) -> bool:
    """Return whether programs import a module of this name; a folder that is only called so does not count."""
    found = PathFinder.find_spec(name)
    return found is not None and found.origin is not None


def _write(name: str, folder: Path) -> None:
    """Write all files or none; a file that is there already stays as it is."""
    texts = {path.replace(_KEY, name): _named(text, name) for path, text in _files(_template())}
    taken = next((folder / path for path in texts if (folder / path).exists()), None)
    if taken is not None:
        raise NewGameError(f"{taken} is there already", "new-game-exists", path=str(taken))
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        with (folder / path).open("x", encoding="utf-8") as file:
            file.write(text)


def _template() -> Traversable:
    return files(__package__) / "template"


def _files(folder: Traversable, path: str = "") -> list[tuple[str, str]]:
    """Return the files of the template with their texts."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name == "words":
            found += _files(entry, "words/")
        elif entry.name.endswith((".py", ".ftl")):
            found.append((path + entry.name, _text(entry)))
    return found


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


def _named(text: str, name: str) -> str:
    return text.replace(_TITLE, _title(name)).replace(_CLASS, _class(name)).replace(_KEY, name)


def _title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_") if word)


def _class(name: str) -> str:
    return _title(name).replace(" ", "")
