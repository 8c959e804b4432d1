"""Where records go."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.core.registry import find
from roost.terminal.record_files import RecordFile, RecordFileError, default_record_folder

NOW = datetime(2026, 5, 4, 13, 2, 1)


def test_records_lie_where_people_keep_their_data() -> None:
    assert default_record_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/roost/records")
    assert default_record_folder({}) == Path("~/.local/share/roost/records").expanduser()


def test_a_record_is_named_after_its_game_and_time_and_never_taken_twice(tmp_path: Path) -> None:
    record = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("1")).record
    names = []
    for _ in range(3):
        sheet = RecordFile.create_timestamped(tmp_path, "heckmeck", NOW)
        sheet.write(record)
        names.append(sheet.path.name)
    stem = "heckmeck-2026-05-04-130201"
    assert names == [f"{stem}.roost", f"{stem}-2.roost", f"{stem}-3.roost"]


def test_a_failed_write_leaves_the_old_record_and_no_crumbs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("1")).record
    sheet = RecordFile(tmp_path / "game.roost")
    sheet.write(record)
    before = sheet.path.read_text()

    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(RecordFileError, match="No space left on device"):
        sheet.write(record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.roost"]
    assert sheet.path.read_text() == before
