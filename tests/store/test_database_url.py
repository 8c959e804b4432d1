"""Opening of databases by URL, and the errors of wrong URLs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from roost.store.database_url import default_database, open_store
from roost.store.errors import StoreError
from roost.store.interface import FinishedGame, News, Rating
from roost.words import LANGUAGES, Words
from tests.postgres import PASSWORD, PostgresServer, free_port
from tests.store.store_helpers import listing, opened, roost, run


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as refused:
        run(open_store(url))
    error = refused.value
    for language in LANGUAGES:
        message = Words(language).explain(error)
        assert message != str(error), "translated"
        assert "\n" not in message
        assert PASSWORD not in message
    assert PASSWORD not in str(error)
    return error


def test_the_default_database_is_in_the_data_folder() -> None:
    assert default_database({"XDG_DATA_HOME": "/data"}) == "sqlite:/data/roost/tables.sqlite"
    assert default_database({}) == f"sqlite:{Path('~/.local/share/roost/tables.sqlite').expanduser()}"
    assert default_database({"ROOST_DATABASE": "postgresql://db/x"}) == "postgresql://db/x"


@pytest.mark.parametrize("form", ["sqlite:{}", "{}"])
def test_a_new_file_and_folder_are_private(tmp_path: Path, form: str) -> None:
    path = tmp_path / "new" / "folder" / "ä #?%20.db"

    async def play() -> None:
        async with opened(form.format(path)) as store:
            await store.append("t", 1, [b"one"], listing())

    run(play())
    assert sorted(os.listdir(path.parent)) == [path.name, f"{path.name}.lock"]
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o600


def test_file_names_have_no_special_meaning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        async with opened("sqlite::memory:") as store:
            await store.append("t", 1, [b"one"], listing())

    run(play())
    assert (tmp_path / ":memory:").exists()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sqlite:",
        "sqlite:  ",
        "sqlite://tables.db",
        f"mysql://roost:{PASSWORD}@localhost/x",
        f"postgresql+psycopg://roost:{PASSWORD}@localhost/x",
        f"postgresql://roost:{PASSWORD}%zz@localhost/x",
        f"postgresql://roost:{PASSWORD}/more@localhost/x",
        f"postgresql://roost:1{PASSWORD}@more@localhost/x",
        "postgresql://localhost/x?colour=red",
        "a\0b",
    ],
)
def test_a_malformed_url_is_refused(url: str) -> None:
    assert refusal(url).reason == "store-url"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(f"sqlite:{tmp_path}").reason == "store-folder"


def test_an_unwritable_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    error = refusal(f"sqlite:{tmp_path / 'file' / 'tables.db'}")
    assert error.reason == "store-unwritable"
    assert error.data["why"] == "Not a directory"
    # Root cannot write there either.
    assert refusal("sqlite:/proc/roost/tables.db").reason == "store-unwritable"


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 200)
    assert refusal(f"sqlite:{path}").reason == "store-no-database"
    assert path.read_text() == "Dear Anna, " * 200


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE meta (version)")
    before = path.read_bytes()
    assert refusal(f"sqlite:{path}").reason == "store-foreign"
    assert path.read_bytes() == before


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'tables.db'}"
    other = f"sqlite:{tmp_path}/../{tmp_path.name}/tables.db"
    link = tmp_path / "link.db"
    link.symlink_to("tables.db")
    program = f"import asyncio; from roost.store.database_url import open_store; asyncio.run(open_store({url!r}))"

    async def play() -> None:
        async with opened(url) as store:
            for again in (url, other, str(link)):
                with pytest.raises(StoreError) as refused:
                    await open_store(again)
                assert refused.value.reason == "store-in-use"
            ran = roost("restore", str(tmp_path / "backup"), "--database", url)
            assert ran.returncode == 2
            await store.append("t", 1, [b"one"], listing())

    async def elsewhere() -> None:
        async with opened(url):
            ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
            assert "StoreError: another server has" in ran.stderr

    run(play())
    run(elsewhere())

    async def later() -> None:
        async with opened(url) as store:
            assert await store.read("t") == [b"one"]

    run(later())


def test_a_moved_file_is_detected(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play() -> None:
        async with opened(str(path)) as store:
            await store.ping()
            await store.append("t", 1, [b"one"], listing())
            path.rename(tmp_path / "elsewhere.db")
            for _ in range(2):
                for work in (store.ping(), store.append("t", 2, [b"would be lost"], listing())):
                    with pytest.raises(StoreError) as refused:
                        await work
                    assert refused.value.reason == "store-gone"
                path.write_bytes(b"")
            (tmp_path / "elsewhere.db").rename(path)
            await store.append("t", 2, [b"two"], listing())
            assert await store.read("t") == [b"one", b"two"]

    run(play())


def test_an_unreachable_server_is_reported() -> None:
    port = free_port()
    error = refusal(f"postgresql://roost:{PASSWORD}@127.0.0.1:{port}/x")
    assert (error.reason, error.data) == (
        "store-unreachable",
        {"where": f"127.0.0.1:{port}/x", "why": "Connection refused"},
    )
    assert refusal(f"postgresql://roost:{PASSWORD}@no.such.host.invalid/x").reason == "store-unreachable"


def test_a_wrong_or_missing_password_is_reported(postgres_server: PostgresServer) -> None:
    host = f"127.0.0.1:{postgres_server.port}"
    for login in (f"roost:not-{PASSWORD}", f"nobody:{PASSWORD}", "roost"):
        error = refusal(f"postgresql://{login}@{host}/postgres")
        assert (error.reason, error.data) == ("store-login", {"where": f"{host}/postgres"})


def test_an_unknown_database_is_reported(postgres_server: PostgresServer) -> None:
    error = refusal(postgres_server.url("nowhere"))
    assert (error.reason, error.data["why"]) == ("store-refused", 'database "nowhere" does not exist')


def test_a_database_with_the_encoding_sql_ascii_works(postgres_server: PostgresServer) -> None:
    """Databases created in the locale C, as in a container, have this encoding."""
    strong = Rating("anna", "Ž\N{ROOSTER}", 25.0, 8.0, 1)

    async def play(url: str) -> None:
        async with opened(url) as store, opened(url) as other:
            news = other.news()
            shown = listing(guests=["anna"])
            await store.append("t", 1, [b"one"], shown, FinishedGame("game", ("anna",), lambda _before: [strong]))
            assert await store.playing() == await store.games_of("anna", 9) == [shown]
            assert (await store.counts())["playing"] == 1
            assert await store.ratings("game", 9) == [strong]
            assert await anext(news) == News("t", 1, "")
        assert roost("check", "--database", url).returncode == 0

    with postgres_server.database("SQL_ASCII") as url:
        run(play(url))


def test_a_database_with_a_limited_encoding_is_refused(postgres_server: PostgresServer) -> None:
    with postgres_server.database("LATIN1") as url:
        error = refusal(url)
    assert (error.reason, error.data["given"]) == ("store-encoding", "LATIN1")


def test_a_missing_postgres_extra_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("roost.store.")]:
        if name.rpartition(".")[2].startswith("postgres"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = refusal("postgresql://localhost/x")
    assert error.reason == "store-extra"
    assert "pip install 'roost[postgres]'" in Words("fr").explain(error)


def test_sqlite_needs_no_extra(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "import asyncio\n"
        "from roost.store.commands import backup, check, restore\n"
        "from roost.store.database_url import open_store\n"
        f"store = asyncio.run(open_store({str(tmp_path / 'x')!r}))\n"
        "asyncio.run(store.close()); print('fine')"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "fine\n", ran.stderr
