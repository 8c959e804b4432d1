"""SQLite files with unreadable parts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from roost.store.errors import DamagedError, StoreError
from roost.store.interface import Store
from tests.store.store_helpers import finished, listing, opened, roost, run

TABLES = 60
BROKEN_TABLE = 31


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file with a page of entries overwritten by noise."""
    path = tmp_path / "tables.db"

    async def fill() -> None:
        async with opened(str(path)) as store:
            for number in range(TABLES):
                table = f"t{number:02}"
                bodies = [f"<{table} {seq}>".encode() * 40 for seq in range(1, 7)]
                await store.append(table, 1, bodies, listing(table))

    run(fill())
    with closing(sqlite3.connect(path)) as connection:
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    content = bytearray(path.read_bytes())
    start = content.index(f"<t{BROKEN_TABLE} 3>".encode()) // size * size
    content[start : start + size] = b"\xa5" * size
    path.write_bytes(content)
    return path


async def check_all(store: Store) -> tuple[list[str], list[DamagedError]]:
    """Return the intact tables and the errors of the others."""
    whole, damage = [], []
    for number in range(TABLES):
        table = f"t{number:02}"
        try:
            log = await store.read(table)
        except DamagedError as error:
            damage.append(error)
        else:
            assert len(log) == 6
            whole.append(table)
    assert f"t{BROKEN_TABLE}" in [error.table for error in damage]
    assert len(damage) < 8
    return whole, damage


def test_tables_outside_the_broken_page_stay_usable(broken: Path) -> None:
    async def play() -> None:
        async with opened(str(broken)) as store:
            whole, damage = await check_all(store)
            assert all(1 <= error.seq <= 6 for error in damage)
            await store.append(whole[0], 7, [b"on"], listing(whole[0]))
            assert await store.read(whole[0], 6) == [b"on"]

    run(play())


def test_check_and_backup_name_the_lost_entries_and_keep_the_rest(broken: Path, tmp_path: Path) -> None:
    checked = roost("check", "--database", str(broken))
    assert checked.returncode == 1
    assert f"of table t{BROKEN_TABLE} " in checked.stderr
    backup, copy = tmp_path / "backup", tmp_path / "copy.db"
    made = roost("backup", str(backup), "--database", str(broken))
    assert made.returncode == 1
    assert f"of table t{BROKEN_TABLE} " in made.stderr
    assert roost("restore", str(backup), "--database", str(copy)).returncode == 1

    async def play() -> None:
        async with opened(str(copy)) as store:
            assert len(await store.playing()) == TABLES
            _whole, damage = await check_all(store)
            assert all(f"of table {error.table} " in made.stderr for error in damage)

    run(play())


def test_a_game_ends_despite_broken_ratings(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    players = [f"player {number:03}" for number in range(400)]

    async def fill() -> None:
        async with opened(str(path)) as store:
            await store.append("t", 1, [b"one"], listing(), finished(*players))

    run(fill())
    with closing(sqlite3.connect(path)) as connection:
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    content = bytearray(path.read_bytes())
    start = content.index(b"player 200player 200") // size * size
    content[start : start + size] = b"\xa5" * size
    path.write_bytes(content)

    async def play() -> None:
        async with opened(str(path)) as store:
            for seq in (2, 3):
                await store.append("t", seq, [b"on"], listing(phase="over"), finished("player 200", "player 001"))
            assert await store.read("t", 1) == [b"on", b"on"]

    run(play())


def test_a_completely_damaged_file_is_refused(broken: Path) -> None:
    content = broken.read_bytes()
    broken.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))

    async def play() -> None:
        with pytest.raises(StoreError) as refused:
            async with opened(str(broken)):
                pass
        assert (refused.value.reason, refused.value.data["why"]) == ("store-failed", "database disk image is malformed")

    run(play())
    ran = roost("check", "--database", str(broken))
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
