"""Other packages offer games by entry points, and one that is broken does not break the others."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.core import registry
from roost.core.registry import GamePackageError, GamePackageWarning, find, games
from tests.game_packages import environment_with, install, pig_called


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages are imported; nothing of them is left afterwards."""
    modules = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_PACKAGED", {})
    monkeypatch.setattr(registry, "_BROKEN", {})
    registry._entry_points.cache_clear()
    yield tmp_path
    for name in set(sys.modules) - modules:
        del sys.modules[name]
    registry._entry_points.cache_clear()


def test_a_game_of_a_package_is_found_by_its_key_and_listed_last(folder: Path) -> None:
    before = games()
    registry._entry_points.cache_clear()
    install(folder, "sty", pig_called("sty"), {"sty": "sty:GAME"})
    assert find("sty").seats == range(2, 11)
    assert games() == (*before, find("sty"))


def test_a_package_is_imported_only_when_its_game_is_asked_for(folder: Path) -> None:
    install(folder, "sty", "raise RuntimeError('too early')", {"sty": "sty:GAME"})
    assert find("heckmeck").key == "heckmeck"
    assert "sty" not in sys.modules


@pytest.mark.parametrize(
    ("source", "value", "why"),
    [
        ("raise RuntimeError('no\\ndice')", "broken:GAME", "RuntimeError: no dice"),
        ("raise SystemExit(3)", "broken:GAME", "SystemExit: 3"),
        ("", "broken:GAME", "AttributeError: "),
        ("", "nowhere:GAME", "ModuleNotFoundError: "),
        ("GAME = 'game'", "broken:GAME", "it is no instance of roost.Game, but str"),
        (pig_called("broken").replace("range(2, 11)", "range(0)"), "broken:GAME", "the game has no proper seats"),
        (pig_called("other"), "broken:GAME", "the entry point has another name than the key of its game, 'other'"),
    ],
)
def test_a_broken_game_is_left_out_with_a_warning(folder: Path, source: str, value: str, why: str) -> None:
    install(folder, "sty", pig_called("sty"), {"sty": "sty:GAME"})
    install(folder, "broken", source, {"broken": value})
    with pytest.warns(GamePackageWarning) as warned:
        keys = [game.key for game in games()]
    assert "sty" in keys
    assert "broken" not in keys
    (message,) = {str(warning.message) for warning in warned}
    assert message.startswith(f"the game 'broken' of the package 'broken' cannot be loaded: {why}")
    # It was told once; whoever asks for the game is told again.
    assert "broken" not in [game.key for game in games()]
    with pytest.raises(GamePackageError, match="cannot be loaded"):
        find("broken")


def test_a_package_cannot_take_the_place_of_a_game_that_is_there(folder: Path) -> None:
    before = find("heckmeck")
    install(folder, "imitation", pig_called("heckmeck"), {"heckmeck": "imitation:GAME"})
    assert find("heckmeck") is before
    assert before in games()


def test_commands_offer_the_games_of_packages_and_warn_of_broken_ones(tmp_path: Path) -> None:
    install(tmp_path, "sty", pig_called("sty"), {"sty": "sty:GAME"})
    install(tmp_path, "broken", "", {"broken": "nowhere:GAME"})

    def roost(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "roost", *arguments]
        environment = environment_with(tmp_path)
        return subprocess.run(command, env=environment, input="", capture_output=True, text=True, check=False)

    listed = roost("games")
    assert "sty" in listed.stdout
    assert "heckmeck" in listed.stdout
    left_out = "roost: The game “broken” of the package “broken” is left out, because it cannot be loaded: "
    assert listed.stderr.startswith(left_out)
    assert listed.stderr.count("\n") == 1
    assert "Every roll adds to the pot" in roost("rules", "sty").stdout
    refused = roost("rules", "broken")
    assert refused.returncode == 2
    assert left_out in refused.stderr
