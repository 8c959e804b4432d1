"""`docs/ladders.py`: the table of which bot beats which."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import ladders
from docs.ladders import LADDERS, Rung
from tests.arena.matches import SECRET


def test_each_match_is_playable_and_has_a_unique_name() -> None:
    assert len({rung.name for rung in LADDERS}) == len(LADDERS)
    assert all(rung.contest.games_per_deal > 1 for rung in LADDERS)


def test_saved_matches_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "LADDERS", [Rung(SECRET, "fox random", 16), Rung(SECRET, "hen random", 16)])
    monkeypatch.setattr(Rung, "name", property(lambda rung: rung.bots.replace(" ", "-")))
    words = ["--only", "fox", "--part", "0.5", "--workers", "1", "--keep", str(tmp_path / "kept")]
    ladders.main(words)
    shown = capsys.readouterr().out
    (row,) = [[cell.strip() for cell in row.split("|")] for row in shown.splitlines()[2:]]
    assert row[2] == "fox - random"
    assert row[4:6] == ["50 %", "8"]
    ladders.main(words)
    assert capsys.readouterr().out == shown, "times included, since nothing was played"


def test_a_match_is_chosen_by_its_name_or_a_part_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rungs = [Rung(SECRET, bots, 4) for bots in ("hen random", "hen random random", "fox random")]
    monkeypatch.setattr(ladders, "LADDERS", rungs)
    monkeypatch.setattr(Rung, "name", property(lambda rung: rung.bots.replace(" ", "-")))

    def played(only: str) -> list[str]:
        ladders.main(["--only", only, "--workers", "1"])
        return [line.split("|")[2].strip() for line in capsys.readouterr().out.splitlines()[2:]]

    assert played("hen-random") == ["hen - random"]
    assert played("hen") == ["hen - random", "hen - random random"]
