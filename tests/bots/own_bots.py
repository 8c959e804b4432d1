"""Bots from outside Roost, written into files for tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HEAD = """
from roost import STANDARD, Bot
"""
BOT = """
class {name}(Bot):
    def choose(self, state, chance, budget=STANDARD):
        return {move}
"""


def source(*names: str, move: str = "state.moves()[0]") -> str:
    """Return a module with bots of these names that all choose in one way."""
    return HEAD + "".join(BOT.format(name=name, move=move) for name in names)


def package(folder: Path, *entries: str, **modules: str) -> Path:
    """Write a package as pip would install it: modules, and entry points such as `careful = own:Careful`."""
    described = folder / "tiny_bots-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[roost.bots]", *entries]
    (described / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """Return the environment of a program that runs anywhere, and also imports from these folders."""
    path = [*map(str, folders), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, path)), "LC_ALL": "C.UTF-8", **more}


@contextmanager
def forgetting_imports() -> Iterator[None]:
    """Forget afterwards what was imported meanwhile, and where it was found."""
    path, modules = sys.path.copy(), set(sys.modules)
    try:
        yield
    finally:
        sys.path[:] = path
        for name in set(sys.modules) - modules:
            del sys.modules[name]
