"""All that `docs/own-bots.md` shows works as it stands there."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.bots.own_bots import environment, package
from tests.roost_process import ROOT, run_roost
from tests.web.server import TIMEOUT_S, Person, Server, serving

PAGE = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
(CODE,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
(COMMANDS,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
PLAY, ARENA, JOIN = (shlex.split(line)[1:] for line in COMMANDS.splitlines())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def test_the_bot_has_twenty_lines() -> None:
    assert len(CODE.splitlines()) <= 20


def test_it_plays_in_the_terminal_and_in_the_arena(folder: Path) -> None:
    seats = [word.replace("me,", "random,") for word in PLAY]
    played = run_roost(*seats, "--record", "game", environment=environment(), cwd=folder)
    assert played.returncode == 0, played.stderr
    assert "Careful (my_bots:Careful)" in played.stdout
    measured = run_roost(*ARENA, environment=environment(), cwd=folder)
    assert measured.returncode == 0, measured.stderr
    assert "my_bots:Careful@2" in measured.stdout


def test_it_joins_a_live_table(folder: Path) -> None:
    async def run(server: Server) -> None:
        host = await Person(server, "Host").arrive()
        table = await host.open("karteneck", ["open", "simple"])
        words = [f"{server.url}t/{table}" if word.startswith("http") else word for word in JOIN]
        joined = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "roost", *words],
            cwd=folder,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=2 * TIMEOUT_S,
            check=False,
        )
        assert joined.returncode == 0, joined.stderr
        assert (await host.get(f"/api/tables/{table}"))["phase"] == "over"

    with serving(str(folder / "roost.db")) as server:
        asyncio.run(run(server))


def test_it_can_be_registered(folder: Path) -> None:
    (entries,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    group = tomllib.loads(entries)["project"]["entry-points"]["roost.bots"]
    package(folder, *(f"{name} = {path}" for name, path in group.items()))
    listed = subprocess.run(
        [sys.executable, "-m", "roost", "games"],
        env=environment(folder),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert listed.count("careful") == 4
    assert listed.count("bold") == 1
