"""Bots of one's own in the arena: in other processes, in a cluster, and told apart by their code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from roost.arena.entrant import Allowance, read_entrant
from tests.arena.matches import SECRET
from tests.bots.own_bots import environment, source
from tests.roost_process import ROOT, run_roost

IMPORTS = """
from msgspec.json import decode, encode
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.match_config import MatchConfig
from roost.arena.chunk_scheduler import play_chunk
from roost.core.errors import RoostError
"""
GAMES = ("--games", "8", "--workers", "2")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own.py").write_text("import helper\n" + source("Low", move="helper.CHOICE"), encoding="utf-8")
    (tmp_path / "helper.py").write_text("CHOICE = 1\n", encoding="utf-8")
    return tmp_path


def arena(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Play where the bots are."""
    return run_roost("arena", *words, environment=environment(), cwd=folder)


@pytest.mark.parametrize("bot", ["own:Low", "own.py:Low@5", "./own.py:Low@0.1s"])
def test_they_play_in_other_processes(folder: Path, bot: str) -> None:
    played = arena(folder, SECRET, bot, "fixed", *GAMES)
    assert played.returncode == 0, played.stderr
    assert bot in played.stdout


def test_a_word_for_a_bot_may_be_a_file_with_blanks() -> None:
    entrant = read_entrant("my bots/own.py:Low@5", Allowance())
    assert (entrant.bot, entrant.allowance.effort) == ("my bots/own.py:Low", 5)


@pytest.mark.parametrize("changed", ["own.py", "helper.py"])
def test_games_of_other_code_are_not_added_up(folder: Path, changed: str) -> None:
    words = (SECRET, "own:Low", "fixed", "--workers", "1")
    assert arena(folder, *words, "--games", "4", "--save", "match").returncode == 0
    assert arena(folder, *words, "--games", "8", "--resume", "match").returncode == 0
    with (folder / changed).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    refused = arena(folder, *words, "--games", "12", "--resume", "match")
    assert refused.returncode == 2
    assert "were played by other bots or rules: their source has changed since" in refused.stderr


def test_what_is_wrong_is_told_before_anything_is_played(folder: Path) -> None:
    for bot, why in (("nowhere:Low", "There is no module nowhere"), ("own:High", "own has no class High.")):
        refused = arena(folder, SECRET, bot, "fixed", *GAMES)
        assert refused.returncode == 2
        assert why in refused.stderr
        assert "Traceback" not in refused.stderr


def test_workers_elsewhere_must_have_the_same_code(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a worker of a cluster does in its own folder, where the bot is another one, or missing."""
    words = ["own:Low", "fixed"]
    making = (
        f"print(encode(MatchConfig.create({SECRET!r}, [read_entrant(word, Allowance()) for word in {words}])).decode())"
    )
    playing = (
        "try: print('played', len(play_chunk(decode(input(), type=MatchConfig), (1, 2))[0]))\n"
        "except RoostError as error: print(error)"
    )

    def python(program: str, cwd: Path, given: str = "") -> str:
        return subprocess.run(
            [sys.executable, "-c", IMPORTS + program],
            cwd=cwd,
            env=environment(ROOT),
            input=given,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()

    contest = python(making, folder)
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    assert python(playing, elsewhere, contest).startswith("a worker cannot import a bot: there is no module own")
    for name in ("own.py", "helper.py"):
        shutil.copy(folder / name, elsewhere)
    assert python(playing, elsewhere, contest) == "played 2"
    (elsewhere / "helper.py").write_text("CHOICE = 2\n", encoding="utf-8")
    assert python(playing, elsewhere, contest).startswith("a worker has other bots or rules than this program")
