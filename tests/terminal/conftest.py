"""Fixtures that run Roost in a terminal or between pipes, with a data folder of each test's own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import roost.games  # noqa: F401
from roost.core import registry
from roost.words import LANGUAGES
from tests.roost_process import run_roost
from tests.terminal.keyboard import Keyboard, surroundings

EACH_LANGUAGE = [
    pytest.param(language, marks=() if language == "de" else pytest.mark.compiled_only) for language in LANGUAGES
]
"""For tests that draw much. Interpreted, they run in German only: painters and catalogues are never compiled."""
Sit = Callable[..., Keyboard]
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(autouse=True)
def _same_games() -> Iterator[None]:
    before = dict(registry._GAMES)
    yield
    registry._GAMES.clear()
    registry._GAMES.update(before)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def records(home: Path) -> Path:
    return home / "roost" / "records"


@pytest.fixture
def sit(home: Path) -> Iterator[Sit]:
    """Return a function that starts Roost in a terminal."""
    keyboards: list[Keyboard] = []

    def start(*arguments: str, forked: bool = True, **changes: str) -> Keyboard:
        environment = surroundings(XDG_DATA_HOME=str(home), **changes)
        keyboards.append(Keyboard(*arguments, environment=environment, forked=forked))
        return keyboards[-1]

    yield start
    for keyboard in keyboards:
        keyboard.process.close()


@pytest.fixture
def run(home: Path) -> Run:
    """Return a function that runs Roost between pipes."""

    def start(*arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
        environment = surroundings(XDG_DATA_HOME=str(home), **changes)
        return run_roost(*arguments, environment=environment, typed=typed)

    return start
