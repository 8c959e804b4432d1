"""A player that anybody could have written plays a whole game, over the public protocol alone."""

from __future__ import annotations

import ast
import asyncio
import json
import subprocess
import sys
from pathlib import Path

from tests.web.server import TIMEOUT_S, Person, Server, serving

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_is_short_and_knows_nothing_of_roost() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert imported
    assert "roost" not in "".join(ast.unparse(node) for node in imported)


def start(server: Server, table: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(CLIENT), server.url, table, "Rex"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_it_plays_a_whole_game_though_the_server_goes_away_in_the_middle(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        host = await Person(server, "Host").arrive()
        table = await host.open("karteneck", ["open", "random"])
        playing = start(server, table)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while (await host.get(f"/api/tables/{table}"))["step"] < 10:
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            said, _ = await asyncio.to_thread(playing.communicate, timeout=TIMEOUT_S)
        finally:
            playing.kill()
            playing.wait()
        assert playing.returncode == 0, said
        shown = await host.get(f"/api/tables/{table}")
        assert shown["phase"] == "over"
        assert [seat["name"] for seat in shown["seats"]] == ["Rex", "random"]
        assert len(shown["entropies"]) == 1
        last = said.splitlines()[-1]
        assert last.startswith("the result: ")
        assert json.loads(last.removeprefix("the result: ")) == shown["result"]

    with serving(str(tmp_path / "roost.db")) as server:
        asyncio.run(run(server))
