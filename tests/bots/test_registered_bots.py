"""Bots that an installed package registers: a real one, in a folder of `PYTHONPATH`."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from roost.core.record import Record
from tests.bots.own_bots import environment, package, source
from tests.web.api import Api
from tests.web.server import Person, Player, Server, serving

ENTRIES = (
    "first = tiny:First",
    "karteneck.last = tiny:Last",
    "zwickern.first = tiny:Last",
    "hen = tiny:Last",
    "me = tiny:Last",
    "no name = tiny:Last",
    "broken = tiny:Nobody",
    "seer = tiny:Seer",
)
SEER = """
class Seer(First):
    @property
    def cheats(self):
        return True
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tiny = source("First") + source("Last", move="state.moves()[-1]") + SEER
    return package(tmp_path_factory.mktemp("installed"), *ENTRIES, tiny=tiny)


def roost(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "roost", *arguments],
        env=environment(installed),
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )


def plays_last(game: Record, seat: int) -> bool:
    """Return whether a seat always made the last of its legal moves."""
    states = [turn.state.copy() for turn in game.replay()]
    made = [(state, step.move) for state, step in zip(states, game.steps, strict=False) if step.seat == seat]
    return len(made) > 5 and all(move == state.text(state.moves()[-1]) for state, move in made)


def test_they_are_listed_for_their_games(installed: Path) -> None:
    listed = roost(installed, "games")
    heckmeck, _, others = listed.stdout.partition("\nkarteneck ")
    karteneck, _, _ = others.partition("\nzwickern ")
    assert "first" in heckmeck
    assert "last" not in heckmeck
    assert "last" in karteneck
    assert "broken" not in listed.stdout
    assert "seer" not in listed.stdout
    assert listed.stderr.splitlines()[0] == "the registered bot broken is left out: tiny has no class Nobody"


def test_they_play_in_the_arena(installed: Path) -> None:
    played = roost(installed, "arena", "karteneck", "last@5", "first", "--games", "4", "--workers", "2")
    assert played.returncode == 0, played.stderr
    assert "last@5" in played.stdout
    assert roost(installed, "arena", "karteneck", "seer", "first", "--games", "4", "--workers", "1").returncode == 0


def test_they_play_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "record"
    played = roost(installed, "play", "zwickern", "--seats", "first,hen,first", "--record", str(record))
    assert played.returncode == 0, played.stderr
    game = Record.read(record.read_text(encoding="utf-8"))
    assert game.names[0] == "first"
    assert game.names[1] not in ("hen", "first"), "hens are still hens"
    assert plays_last(game, 0), "the bot for this game goes before the one for all"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("broken", "tiny has no class Nobody."),
        ("seer", "seer asks for the true cards, so it only plays in roost arena."),
        ("bot:last", "There is no bot “last” for this game."),
    ],
)
def test_what_cannot_play_says_why(installed: Path, bot: str, why: str) -> None:
    played = roost(installed, "play", "heckmeck", "--seats", f"{bot},hen")
    assert played.returncode == 2
    assert why in played.stderr
    assert "Traceback" not in played.stderr


def test_they_play_at_live_tables_and_nothing_else_does(installed: Path, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("karteneck", ["open", "last"])
        await anna.sit(table)
        player = await Player(server, table, anna.token).enter()
        await player.play(random.Random(1))
        await player.leave()
        game = Record.read((await anna.call("GET", f"/api/tables/{table}/record")).text)
        assert plays_last(game, 1)

    trap = tmp_path / "sprung"
    text = f"open({str(trap)!r}, 'w').close()\n" + source("Careful")
    (installed / "trap.py").write_text(text, encoding="utf-8")
    with serving(str(tmp_path / "roost.db"), environment=environment(installed)) as server:
        asyncio.run(run(server))
        api = Api(server)
        guest = api.guest()
        for bot in ("trap:Careful", f"{installed / 'trap.py'}:Careful"[-40:], "broken", "seer"):
            body = {"game": "heckmeck", "seats": ["open", bot]}
            assert guest.refused("POST", "/api/tables", body) == (400, "unknown-bot")
            body = {"game": "heckmeck", "seats": ["open", "hen"], "substitute": bot}
            assert guest.refused("POST", "/api/tables", body) == (400, "unknown-bot")
        (heckmeck,) = [game for game in api.get("/api/games") if game["game"] == "heckmeck"]
        assert heckmeck["bots"][-2:] == ["random", "first"]
        api.close()
    assert not trap.exists()
