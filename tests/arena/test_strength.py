"""The picture of how strength grows with time."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import strength
from tests.arena.matches import SECRET


@pytest.fixture(autouse=True)
def _short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "TRIALS", (2, 64))


def test_more_time_is_more_steps_and_what_is_kept_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "strength.svg"
    words = ["--game", SECRET, "--games", "8", "--keep", str(tmp_path / "kept"), "--picture", str(picture)]
    strength.main([*words, "--times", "2", "8"])
    shown = capsys.readouterr().out
    rows = [[cell.strip() for cell in row.split("|")] for row in shown.splitlines()[2:]]
    assert len(rows) == 2
    assert int(rows[0][2].replace(",", "")) < int(rows[1][2].replace(",", ""))
    assert all(row[6] == "8" for row in rows)
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 2
    assert "fox against hen" in drawn
    strength.main(words)
    assert capsys.readouterr().out == shown, "even the times, since nothing was played"


def test_a_bot_that_takes_no_notice_of_steps_is_measured_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "BOT", "fixed")
    strength.main(["--game", SECRET, "--games", "4", "--picture", str(tmp_path / "strength.svg")])
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_steps_are_rounded() -> None:
    assert [strength.rounded(value) for value in (3.4, 56.7, 1234, 98765)] == [3, 57, 1200, 99000]


def test_the_longer_a_match_takes_the_fewer_games_are_played() -> None:
    assert [strength.fewer(200, time, 10) for time in (10, 100, 1000, 10**6)] == [200, 63, 20, 10]
    assert strength.fewer(4, 1000, 10) == 4
