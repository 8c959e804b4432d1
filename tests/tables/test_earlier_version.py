"""A database and records that an earlier version wrote are read as they were written."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from roost.core.record import Record
from roost.store.database_url import open_store
from roost.tables.log_entries import read_entry
from roost.tables.log_reading import read_log
from tests.roost_process import run_roost

EARLIER = Path(__file__).parent / "earlier"
"""A backup with a finished game and a game of a few moves of every variant, and the records of the finished games."""
RECORDS = sorted(EARLIER.glob("*.roost"))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("earlier") / "roost.db"
    restored = run_roost(
        "restore", str(EARLIER / "tables.backup"), "--database", str(path), environment=dict(os.environ)
    )
    assert restored.returncode == 0, restored.stderr
    return path


def test_every_row_of_an_earlier_database_is_intact(database: Path) -> None:
    checked = run_roost("check", "--database", str(database), environment=dict(os.environ))
    assert checked.returncode == 0, checked.stderr
    assert "10 tables with 1140 entries, 10 ratings: all fine" in checked.stdout + checked.stderr


@pytest.mark.parametrize("file", [file for file in RECORDS if file.stem != "terminal"], ids=lambda file: file.stem)
def test_the_record_of_an_earlier_table_is_the_same_to_the_byte(database: Path, file: Path) -> None:
    async def record() -> str:
        store = await open_store(str(database))
        try:
            return read_log(file.stem, list(map(read_entry, await store.read(file.stem)))).record().write()
        finally:
            await store.close()

    assert asyncio.run(record()) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_earlier_records_replay_to_the_same_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.write() == text
    *_, last = record.replay()
    assert last.state.over
    assert last.state.result() == record.result


def test_an_earlier_record_verifies() -> None:
    verified = run_roost("verify", str(RECORDS[0]), environment=dict(os.environ))
    assert verified.returncode == 0, verified.stderr
