"""The source files that a bot from outside Roost runs, so that results of different code are told apart."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from roost.bots.bot_import import no_module, source_file

__all__ = ["bot_sources"]

_INSTALLED: Final = {"site-packages", "dist-packages"}
"""Folders of installed packages, which change with their version alone."""


def bot_sources(path: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each source file of the bot with that import path, in a stable order.

    These are its own file or package, and all that it imports from folders where nothing is installed, directly or not.
    """
    place, _, _name = path.rpartition(":")
    file = source_file(place)
    if file is None:
        own = place.partition(".")[0]
        sources = {name: found.read_bytes() for name, found in _files(own)}
        if not sources:
            raise no_module(own)
    else:
        own = file.name
        sources = {own: file.read_bytes()}
    read = {own}
    while imported := _imported(sources) - read:
        for module in imported:
            sources |= {name: found.read_bytes() for name, found in _files(module) if not _INSTALLED & {*found.parts}}
        read |= imported
    yield from sorted(sources.items())


def _files(module: str) -> Iterator[tuple[str, Path]]:
    """All source files of a top-level module or package that is part neither of Python nor of Roost."""
    spec = None
    with suppress(ImportError, ValueError):
        spec = find_spec(module)
    if spec is None:
        return
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    for folder in folders:
        for file in folder.rglob("*.py"):
            yield file.relative_to(folder.parent).as_posix(), file
    if not folders and spec.origin is not None and spec.origin.endswith(".py"):
        yield Path(spec.origin).name, Path(spec.origin)


def _imported(sources: dict[str, bytes]) -> set[str]:
    """The top-level modules that sources import, anywhere in them."""
    found: set[str] = set()
    for source in sources.values():
        try:
            tree = ast.parse(source)
        except (SyntaxError, ValueError):
            continue  # nobody can import it
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"roost"}
