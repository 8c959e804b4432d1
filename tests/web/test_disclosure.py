"""What is wrong with a database is for whoever runs the server: strangers learn not even where it is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from roost.store.errors import DamagedError, StoreError
from roost.web.errors import problem
from tests.web.api import Api
from tests.web.server import Player, serving

TEXT = "the database cannot be reached just now"
TOLD = "no such table"
"""What SQLite says."""


def break_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if not name.startswith("sqlite_"):
                database.execute(f"DROP TABLE {name}")
        database.commit()


def check(answer: dict[str, Any], reason: str) -> None:
    assert {"reason": answer["reason"], "data": answer["data"], "text": answer["text"]} == {
        "reason": reason,
        "data": {},
        "text": TEXT,
    }


def test_a_broken_database_is_explained_to_the_log_alone(tmp_path: Path) -> None:
    async def knock() -> None:
        player = Player(server, table)
        await player.connect()
        await player.send({"type": "hello", "table": table})
        check(await player.refusal(), "store-failed")
        assert await player.closing() == 1013

    file, log = tmp_path / "secret-place.db", tmp_path / "log"
    with serving(str(file), log=log) as server:
        api = Api(server)
        table = "zzzzzzzzzz"
        break_database(file)
        for path in ("/ready", "/metrics", "/api/tables", f"/api/tables/{table}"):
            answer = api.ask("GET", path)
            assert answer.status_code == 503, path
            check(answer.json(), "store-failed")
        asyncio.run(knock())
        api.close()
    written = log.read_text(encoding="utf-8")
    assert TOLD in written
    assert file.name in written


def test_a_database_that_is_gone_is_not_named(tmp_path: Path) -> None:
    file = tmp_path / "secret-place.db"
    with serving(str(file)) as server:
        api = Api(server)
        file.rename(tmp_path / "elsewhere.db")
        check(api.ask("GET", "/ready").json(), "store-gone")
        api.close()


def test_a_server_that_cannot_be_reached_is_not_named() -> None:
    error = StoreError(
        "db.example:5432 cannot be reached: no route", "store-unreachable", where="db.example:5432", why="x"
    )
    assert problem(error).data == {}
    assert problem(error).text == TEXT


def test_damage_to_a_table_names_the_table() -> None:
    told = problem(DamagedError("bnnggru3ky", 3))
    assert told.data == {"table": "bnnggru3ky", "seq": 3}
    assert told.text == "entry 3 of table bnnggru3ky is damaged or missing"
