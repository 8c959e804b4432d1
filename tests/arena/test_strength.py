"""`docs/strength.py`: the chart of strength by thinking time."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from docs import strength
from roost.arena.estimate import Estimate
from tests.arena.matches import SECRET

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "TRIALS", (2, 64))


def test_more_time_means_more_steps_and_saved_matches_are_reused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "strength.svg"
    words = ["--game", SECRET, "--games", "8", "--keep", str(tmp_path / "kept"), "--picture", str(picture)]
    words += ["--times", "2", "10", "20"]
    strength.main(words)
    shown = capsys.readouterr().out
    rows = [[cell.strip() for cell in row.split("|")] for row in shown.splitlines()[2:]]
    steps = [int(row[2].replace(",", "")) for row in rows]
    assert len(steps) == 3
    assert steps == sorted(set(steps))
    assert [row[6] for row in rows] == ["8", "0", "8"]
    assert rows[1][4] == "50.0 %", "the reference against itself"
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 3
    assert "fox against itself with 10 ms" in drawn
    strength.main(words)
    assert capsys.readouterr().out == shown, "times included, since nothing was played"


def test_a_bot_that_ignores_steps_is_measured_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "BOT", "fixed")
    strength.main(["--game", SECRET, "--games", "4", "--picture", str(tmp_path / "strength.svg")])
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_each_game_has_a_chart_with_the_same_axes() -> None:
    points = [
        strength.Point("one", 7, 1.5, Estimate(0.3, 0.2, 0.4), 90),
        strength.Point("one", 70, 12.0, strength.EVEN, 0),
        strength.Point("two", 9, 900.0, Estimate(0.7, 0.6, 0.8), 40),
    ]
    root = ElementTree.fromstring(strength.picture({"one": points[:2], "two": points[2:], "three": points[1:2]}))
    charts = root.findall(f"{SVG}svg")
    assert [(float(chart.attrib["x"]) > 0, float(chart.attrib["y"]) > 0) for chart in charts] == [
        (False, False),
        (True, False),
        (False, True),
    ]
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    for chart in charts:
        assert float(chart.attrib["x"]) + float(chart.attrib["width"]) <= width
        assert float(chart.attrib["y"]) + float(chart.attrib["height"]) <= height
        assert {"1", "10", "100", "1000"} <= {text.text for text in chart.iter(f"{SVG}text")}
    assert [len(list(chart.iter(f"{SVG}circle"))) for chart in charts] == [2, 1, 1]


def test_steps_are_rounded() -> None:
    assert [strength.rounded(value) for value in (3.4, 56.7, 1234, 98765)] == [3, 57, 1200, 99000]


def test_slower_matches_have_fewer_games() -> None:
    assert [strength.fewer(400, time, 1) for time in (1, 100, 1000, 10**6)] == [400, 86, 40, 10]
    assert strength.fewer(4, 1000, 1) == 4
