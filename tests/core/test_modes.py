"""Compiled and plain modules give the same games: this process is compared with one in the other mode."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, TypedDict

import pytest

from tests.core import long_games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
SETUP: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"))
COMPILED = [name.removesuffix(".py").replace("/", ".") for name in SETUP["compiled_modules"]()]
"""The modules that are compiled where there is a compiler."""


class Output(TypedDict):
    files: dict[str, str]
    transcripts: dict[str, list[str]]


def is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def environment(pure: bool) -> dict[str, str]:
    """Return the environment for the plain source of this repository, or for the installed package."""
    path = [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    installed = [entry for entry in path if Path(entry).resolve() != SOURCE]
    settings = {key: value for key, value in os.environ.items() if key != "ROOST_PURE"}
    settings["PYTHONPATH"] = os.pathsep.join([str(SOURCE)] if pure else installed)
    return settings | {"ROOST_PURE": "1"} if pure else settings


def run(pure: bool) -> Output:
    finished = subprocess.run(
        [sys.executable, "-P", str(Path(long_games.__file__)), *COMPILED],
        cwd=ROOT,
        env=environment(pure),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    output: Output = json.loads(finished.stdout)
    return output


PURE_HERE = bool(os.environ.get("ROOST_PURE"))


@pytest.fixture(scope="module")
def other() -> Output:
    """The output of a process in the other mode."""
    return run(pure=not PURE_HERE)


@pytest.mark.parametrize("case", long_games.CASES)
def test_both_modes_play_the_same_game_move_by_move(case: str, other: Output) -> None:
    here, there = long_games.transcript(case), other["transcripts"][case]
    assert len(here) > 50, "a long game"
    for number, (one, two) in enumerate(zip(here, there, strict=False)):
        assert one == two, f"move {number} of {case} differs; before it: {here[number - 1] if number else 'the start'}"
    assert len(here) == len(there)


def test_each_mode_loads_the_right_files(other: Output) -> None:
    here = long_games.module_files(COMPILED)
    pure, built = (here, other["files"]) if PURE_HERE else (other["files"], here)
    assert set(pure) == set(built) == set(COMPILED)
    assert not any(is_compiled(file) for file in pure.values()), "with ROOST_PURE=1 nothing compiled is used"
    kinds = {module: is_compiled(file) for module, file in built.items()}
    # A wheel built without a compiler is plain Python; a partly compiled one is a broken build.
    assert all(kinds.values()) or not any(kinds.values()), kinds


def test_a_wheel_with_compiled_files_is_run_compiled(other: Output) -> None:
    built = other["files"] if PURE_HERE else long_games.module_files(COMPILED)
    package = Path(built["roost.core.state"]).parents[1]
    files = [file for file in package.rglob("*") if is_compiled(file.name)]
    if files:
        assert all(is_compiled(file) for file in built.values()), built
        assert len(files) == len(COMPILED)


def test_every_pattern_finds_modules_to_compile() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["roost"]
    assert len(COMPILED) > 90
    for pattern in settings["compiled"]:
        assert any(SOURCE.glob(pattern)), pattern
    for name in settings["not_compiled"]:
        assert any(SOURCE.rglob(name)), name


def test_no_compiled_file_lies_beside_its_source() -> None:
    # Python would prefer it to the source, even if it is stale.
    stray = [file for pattern in ("*.so", "*.pyd") for file in SOURCE.rglob(pattern)]
    assert stray == []
