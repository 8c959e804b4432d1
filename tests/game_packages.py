"""Packages that offer games by entry points, as an installer leaves them in a folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

__all__ = ["environment_with", "install", "pig_called"]

PIG = Path(__file__).parents[1] / "examples" / "pig.py"


def pig_called(key: str) -> str:
    """The source of Pig under another name."""
    source = PIG.read_text(encoding="utf-8")
    return source.replace('key, seats, options = "pig"', f'key, seats, options = "{key}"')


def install(folder: Path, package: str, source: str, entry_points: Mapping[str, str]) -> None:
    """Install a package of one module: its code, and what importlib.metadata reads of it."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[roost.games]", *(f"{name} = {value}" for name, value in entry_points.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment_with(folder: Path) -> dict[str, str]:
    """An environment in which Python finds the packages of a folder, too."""
    found = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found), "LANG": "C.UTF-8"}
