"""The commands `roost backup`, `roost restore` and `roost check`."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path

import pytest

from roost.store.database_url import open_dump
from roost.store.dump import EntryRow, ListingRow, RatingRow
from roost.store.errors import DamagedError
from roost.store.interface import Rating
from tests.postgres import PASSWORD
from tests.store.store_helpers import blob, execute, finished, listing, opened, roost, roost_process, run

_HEADER = b'{"type":"roost backup","version":2}'
NEWER_HEADER = f'["{hashlib.sha256(_HEADER + bytes([10])).hexdigest()[:16]}",{_HEADER.decode()}]\n'
SUMMARY = "5 tables with 15 entries, 2 ratings"


@pytest.fixture
def other_url(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> str:
    """The URL of a database of the other kind."""
    if database_url.startswith("sqlite:"):
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:{tmp_path / 'other' / 'tables.sqlite'}"


def fill(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for number in range(5):
                table = f"t{number}"
                bodies = [f"{table} {seq} ä".encode() + b"\xff\0" for seq in range(3)]
                row = listing(table, changed=number, guests=["b", "a"], summary=b"\0\xff")
                done = finished("anna", "ben", gain=0.1) if number == 3 else None
                await store.append(table, 1, bodies, row, done)

    run(play())


def everything(url: str) -> list[object]:
    with open_dump(url) as contents:
        found: list[object] = [row for table in contents.tables() for row in contents.rows_of_table(table)]
        return [*found, *contents.ratings(), *contents.faults]


def test_a_backup_can_be_restored_into_the_other_kind_of_database(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    fill(database_url)
    first, second = tmp_path / "first", tmp_path / "second"
    made = roost_process("backup", str(first), "--database", database_url)
    assert (made.returncode, made.stdout, made.stderr) == (0, f"{first}: {SUMMARY}\n", "")
    assert first.stat().st_mode & 0o777 == 0o600
    taken = roost_process("restore", str(first), "--database", other_url)
    assert (taken.returncode, taken.stderr) == (0, "")
    assert taken.stdout.endswith(f": {SUMMARY}\n")
    assert PASSWORD not in taken.stdout
    assert everything(other_url) == everything(database_url)
    assert len(everything(database_url)) == 22
    assert roost("backup", str(second), "--database", other_url).returncode == 0
    assert second.read_bytes() == first.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["first", "second"]

    async def play() -> None:
        async with opened(other_url) as store:
            assert len(await store.read("t4")) == 3
            assert [each.table for each in await store.games_of("a", 2)] == ["t4", "t3"]
            assert (await store.ratings("game", 1))[0] == Rating("anna", "anna", 25.1, 8.0, 1)
            await store.append("t4", 4, [b"on"], listing("t4"))

    run(play())


def test_a_backup_of_a_running_server_is_a_snapshot(database_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            stop = asyncio.Event()

            async def write() -> None:
                seq = 1
                while not stop.is_set() and seq < 100_000:
                    # In this order the logs differ by at most one entry at any moment.
                    for table in ("a", "b", "c"):
                        await store.append(table, seq, [b"x"], listing(table), finished("anna", gain=0))
                    seq += 1

            writing = asyncio.create_task(write())
            for number in range(3):
                made = await asyncio.to_thread(
                    roost_process, "backup", str(tmp_path / str(number)), "--database", database_url
                )
                assert made.returncode == 0, made.stderr
            stop.set()
            await writing

    run(play())
    lengths = []
    for number in range(3):
        lines = [json.loads(line)[1] for line in (tmp_path / str(number)).read_text().splitlines()]
        logs = {table: [row["seq"] for row in lines if row.get("table") == table] for table in ("a", "b", "c")}
        assert all(log == list(range(1, len(log) + 1)) for log in logs.values())
        assert len(logs["a"]) >= len(logs["b"]) >= len(logs["c"]) >= len(logs["a"]) - 1
        games = [row["rating"]["games"] for row in lines if row["type"] == "rating"]
        assert sum(games) == sum(map(len, logs.values()))
        assert [row["last"] for row in lines if row["type"] == "listing"] == [len(log) for log in logs.values() if log]
        lengths.append(sum(games))
    assert lengths == sorted(lengths)


def test_a_backup_excludes_later_writes(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("a", 1, [b"one"], listing("a"), finished("anna"))
            with open_dump(database_url) as contents:
                assert contents.tables() == ["a"]
                await store.append("a", 2, [b"two"], listing("a"), finished("anna"))
                await store.append("b", 1, [b"one"], listing("b"), finished("ben"))
                assert [*contents.rows_of_table("a")] == [ListingRow(1, listing("a")), EntryRow("a", 1, b"one")]
                assert [*contents.ratings()] == [RatingRow("game", Rating("anna", "anna", 26.0, 8.0, 1))]
                assert contents.tables() == ["a"]

    run(play())


def test_check_reports_an_intact_database(database_url: str) -> None:
    fill(database_url)
    ran = roost_process("check", "--database", database_url)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith(f": {SUMMARY}: all fine\n")
    assert PASSWORD not in ran.stdout


def test_check_backup_and_restore_name_the_damage(database_url: str, other_url: str, tmp_path: Path) -> None:
    fill(database_url)
    execute(database_url, f"UPDATE entries SET body = {blob(database_url, b'x')} WHERE table_id = 't1' AND seq = 2")
    execute(database_url, "DELETE FROM entries WHERE table_id = 't2' AND seq < 3")
    execute(database_url, "DELETE FROM entries WHERE table_id = 't3' AND seq = 3")
    execute(database_url, "DELETE FROM guests WHERE table_id = 't4'")
    execute(database_url, "DELETE FROM listings WHERE table_id = 't4'")
    named = [
        "roost: entry 2 of table t1 is damaged or missing",
        "roost: entries 1 to 2 of table t2 are damaged or missing",
        "roost: entry 3 of table t3 is damaged or missing",
        "roost: the listing of table t4 is damaged or missing",
    ]
    checked = roost("check", "--database", database_url)
    assert (checked.returncode, checked.stderr.splitlines()) == (1, named)
    assert checked.stdout.endswith("5 tables with 11 entries, 2 ratings: damaged\n")
    path = tmp_path / "backup"
    made = roost("backup", str(path), "--database", database_url)
    assert (made.returncode, made.stderr.splitlines()[:-1]) == (1, named)
    taken = roost("restore", str(path), "--database", other_url)
    assert (taken.returncode, taken.stderr.splitlines()[:-1]) == (1, named)

    async def play() -> None:
        async with opened(other_url) as store:
            for table, seq in (("t1", 2), ("t2", 1), ("t3", 3)):
                with pytest.raises(DamagedError) as found:
                    await store.read(table)
                assert found.value.seq == seq
            assert len(await store.read("t0")) == len(await store.read("t4")) == 3

    run(play())


@pytest.mark.parametrize(
    "change",
    ["summary = {bytes}", "game = 'gome'", "phase = 'over'", "public = NOT public", "changed = 77", "last = 2"],
)
def test_damage_in_any_column_of_a_listing_is_named(database_url: str, change: str) -> None:
    fill(database_url)
    execute(database_url, f"UPDATE listings SET {change.format(bytes=blob(database_url, b'x'))} WHERE table_id = 't1'")
    checked = roost("check", "--database", database_url)
    named = ["roost: the listing of table t1 is damaged or missing"]
    assert (checked.returncode, checked.stderr.splitlines()) == (1, named)


def test_restore_needs_an_empty_database(database_url: str, other_url: str, tmp_path: Path) -> None:
    fill(database_url)
    path = tmp_path / "backup"
    assert roost("backup", str(path), "--database", database_url).returncode == 0
    before = everything(database_url)
    ran = roost("restore", str(path), "--database", database_url)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "is not empty. A backup can only be restored into an empty one." in ran.stderr
    assert everything(database_url) == before

    async def touch() -> None:
        async with opened(other_url) as store:
            await store.ping()

    run(touch())
    assert roost("restore", str(path), "--database", other_url).returncode == 0, (
        "a server that wrote no rows has used the database"
    )


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda lines: lines[:-1], "breaks off after line 23."),
        (lambda lines: lines[:5], "breaks off after line 5."),
        (lambda lines: [*lines[:7], lines[7][:40]], "Line 8 of the backup"),
        (lambda lines: [*lines[:7], *lines[8:]], "Line 8 of the backup"),
        (lambda lines: [*lines[:7], lines[8], lines[7], *lines[9:]], "Line 8 of the backup"),
        (lambda lines: [line.replace('"seq":2', '"seq":3') for line in lines], "Line 4 of the backup"),
        (lambda lines: [*lines, lines[-1]], "Line 24 of the backup"),
        (lambda lines: [*lines[:3], "\udcff\n", *lines[3:]], "Line 4 of the backup"),
        (lambda lines: [lines[0].replace(":1}", ":2}"), *lines[1:]], "Line 1 of the backup"),
        (lambda lines: [NEWER_HEADER, *lines[1:]], "has version 2; this Roost only knows 1."),
        (lambda lines: lines[1:], "Line 1 of the backup"),
        (lambda lines: [], "is not a Roost backup."),
        (lambda lines: ["Dear Anna,\n"], "is not a Roost backup."),
    ],
)
def test_a_truncated_or_changed_backup_is_refused(
    database_url: str, tmp_path: Path, damage: object, message: str
) -> None:
    source = f"sqlite:{tmp_path / 'source.db'}"
    fill(source)
    path = tmp_path / "backup"
    assert roost("backup", str(path), "--database", source).returncode == 0
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 24
    damaged = "".join(damage(lines))  # type: ignore[operator]
    assert damaged != "".join(lines)
    path.write_bytes(damaged.encode(errors="surrogateescape"))
    ran = roost("restore", str(path), "--database", database_url)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert message in ran.stderr
    assert ran.stderr.count("\n") == 1
    if database_url.startswith("sqlite:"):
        assert not Path(database_url.removeprefix("sqlite:")).exists()
    else:
        assert execute(database_url, "SELECT 1 FROM pg_namespace WHERE nspname = 'roost'") == []


def test_unwritable_and_unreadable_files_are_refused(tmp_path: Path) -> None:
    source = f"sqlite:{tmp_path / 'source.db'}"
    fill(source)
    there = tmp_path / "there"
    there.write_text("last week's")
    ran = roost("backup", str(there), "--database", source)
    assert (ran.returncode, there.read_text()) == (2, "last week's")
    assert "already exists. Choose another name for the backup." in ran.stderr
    for where in (tmp_path / "no" / "folder", there / "below"):
        ran = roost("backup", str(where), "--database", source)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
        assert "cannot be written" in ran.stderr
    for where in (tmp_path / "missing", tmp_path):
        ran = roost("restore", str(where), "--database", f"sqlite:{tmp_path / 'target.db'}")
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
        assert "cannot be read" in ran.stderr
    assert not (tmp_path / "target.db").exists()


@pytest.mark.parametrize("words", [("check",), ("backup", "{}/backup")])
def test_a_missing_database_is_not_created(database_url: str, tmp_path: Path, words: tuple[str, ...]) -> None:
    ran = roost(*(word.format(tmp_path) for word in words), "--database", database_url)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "There is no Roost database at" in ran.stderr
    assert PASSWORD not in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_default_database_is_used_without_an_argument(tmp_path: Path) -> None:
    fill(f"sqlite:{tmp_path / 'roost' / 'tables.sqlite'}")
    ran = roost("check", XDG_DATA_HOME=str(tmp_path), ROOST_DATABASE="")
    assert ran.stdout == f"{tmp_path / 'roost' / 'tables.sqlite'}: {SUMMARY}: all fine\n"


def test_errors_are_translated(tmp_path: Path) -> None:
    ran = roost("check", "--database", "sqlite:", ROOST_LANGUAGE="de")
    assert ran.stderr.startswith("roost: Das ist keine Datenbank. Schreib sqlite:DATEI")
