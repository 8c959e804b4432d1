"""`roost serve` offers games out of files and of other packages, with bots that know them."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from roost.words import LANGUAGES
from tests.game_packages import environment_with, install, pig_called
from tests.web.server import Person, Player, Server, serving

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
FIVES = str(Path(__file__).parents[1] / "core" / "fives_game.py")


async def play_a_game(server: Server, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Play a whole game against a bot; the table at its end."""
    anna = await Person(server, "Anna").arrive()
    table = await anna.open(game, ["open", "hen"], options=options)
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    await player.play(random.Random(1))
    await player.leave()
    return player.shown


def test_games_of_files_are_listed_with_what_a_set_up_page_needs(tmp_path: Path) -> None:
    async def ask(server: Server) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
        person = Person(server, "Anna")
        boards = {language: await person.get(f"/api/games/pig/board?language={language}") for language in LANGUAGES}
        boards["fives"] = await person.get("/api/games/fives/board")
        boards["heckmeck"] = await person.get("/api/games/heckmeck/board?language=de")
        return await person.get("/api/games"), boards

    with serving(str(tmp_path / "roost.db"), "--game", PIG, "--game", FIVES) as server:
        listed, boards = asyncio.run(ask(server))
    pig, fives = listed[-2:]
    assert (pig["game"], pig["title"], pig["least"], pig["most"]) == ("pig", "Pig", 2, 10)
    assert pig["options"] == [{"name": "target", "values": [], "usual": 100}]
    assert (fives["game"], fives["title"]) == ("fives", "Fives")
    for language in LANGUAGES:
        expected = {"game": "pig", "language": language, "messages": "title = Pig", "seat_fields": ["scores"]}
        assert boards[language] == {**expected, "open": True}
    assert (boards["fives"]["seat_fields"], boards["fives"]["open"]) == (["sizes", "played"], False)
    assert "title = Heckmeck" in boards["heckmeck"]["messages"]


def test_a_game_of_a_file_is_played_with_bots_and_is_there_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "roost.db")
    with serving(database, "--game", PIG) as server:
        shown = asyncio.run(play_a_game(server, "pig", {"target": "20"}))
        assert max(shown["result"]["scores"]) >= 20
        server.stop()
        server.start()

        async def look() -> dict[str, Any]:
            found: dict[str, Any] = await Person(server, "Ben").get(f"/api/tables/{shown['table']}")
            return found

        assert asyncio.run(look())["result"] == shown["result"]


def test_without_its_file_a_table_is_refused_and_everything_else_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "roost.db")

    async def wait(server: Server) -> tuple[Person, str]:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("pig", ["open", "open"], public=True)
        await anna.sit(table)
        return anna, table

    async def look(anna: Person, table: str) -> tuple[int, str, int, int]:
        refused = await anna.call("GET", f"/api/tables/{table}")
        pages = [await anna.call("GET", path) for path in ("/api/tables", "/api/guests/me/tables")]
        return (refused.status_code, refused.json()["reason"], *(page.status_code for page in pages))

    with serving(database, "--game", PIG) as server:
        anna, table = asyncio.run(wait(server))
    with serving(database) as server:
        anna.server = server
        status, reason, lobby, own = asyncio.run(look(anna, table))
    assert (reason, lobby, own) == ("unknown-game", 200, 200)
    assert 400 <= status < 500


def test_a_game_of_a_package_is_played_with_bots(tmp_path: Path) -> None:
    install(tmp_path, "sty", pig_called("sty"), {"sty": "sty:GAME"})
    with serving(str(tmp_path / "roost.db"), environment=environment_with(tmp_path)) as server:
        shown = asyncio.run(play_a_game(server, "sty", {"target": "20"}))
    assert max(shown["result"]["scores"]) >= 20
    assert {event["event"]["seat"] for event in shown["events"]} <= {0, 1}


@pytest.mark.parametrize(("file", "why"), [("nowhere.py", "does not exist|no file"), ("empty.py", "GAME")])
def test_a_file_without_a_game_keeps_the_server_from_starting(tmp_path: Path, file: str, why: str) -> None:
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    command = [sys.executable, "-m", "roost", "serve", "--port", "0", "--host", "127.0.0.1"]
    command += ["--database", str(tmp_path / "roost.db"), "--game", str(tmp_path / file)]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=environment_with(tmp_path)
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("roost: ")
    assert file in ran.stderr
    assert "Traceback" not in ran.stderr
