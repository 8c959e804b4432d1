"""Files of records."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.core.registry import find
from roost.terminal.record_files import RecordFile, RecordFileError, default_record_folder

NOW = datetime(2026, 5, 4, 13, 2, 1)


def test_records_are_saved_in_the_data_folder() -> None:
    assert default_record_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/roost/records")
    assert default_record_folder({}) == Path("~/.local/share/roost/records").expanduser()


def test_file_names_contain_game_and_time_and_are_unique(tmp_path: Path) -> None:
    record = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("1")).record
    names = []
    for _ in range(3):
        record_file = RecordFile.create_timestamped(tmp_path, "heckmeck", NOW)
        record_file.write(record)
        names.append(record_file.path.name)
    stem = "heckmeck-2026-05-04-130201"
    assert names == [f"{stem}.roost", f"{stem}-2.roost", f"{stem}-3.roost"]


def test_a_failed_write_keeps_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("1")).record
    record_file = RecordFile(tmp_path / "game.roost")
    record_file.write(record)
    before = record_file.path.read_text()

    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(RecordFileError, match="No space left on device"):
        record_file.write(record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.roost"]
    assert record_file.path.read_text() == before
