"""The chart of how strength grows with time."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from roost.arena.estimate import Estimate
from tests.arena.matches import SECRET
from tools import strength_over_time

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength_over_time, "TRIAL_STEPS", (2, 64))


def test_more_time_is_more_steps_and_saved_matches_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "strength.svg"
    words = ["--game", SECRET, "--games", "8", "--keep", str(tmp_path / "kept"), "--picture", str(picture)]
    words += ["--times", "2", "10", "20"]
    strength_over_time.main(words)
    shown = capsys.readouterr().out
    rows = [[cell.strip() for cell in row.split("|")] for row in shown.splitlines()[2:]]
    steps = [int(row[2].replace(",", "")) for row in rows]
    assert len(steps) == 3
    assert steps == sorted(set(steps))
    assert [row[6] for row in rows] == ["8", "0", "8"]
    assert rows[1][4] == "50.0 %", "the reference has half of the wins"
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 3
    assert "fox against itself with 10 ms" in drawn
    strength_over_time.main(words)
    assert capsys.readouterr().out == shown, "the times are equal too, since nothing was played"


def test_a_bot_that_ignores_its_effort_is_measured_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength_over_time, "BOT", "fixed")
    strength_over_time.main(["--game", SECRET, "--games", "4", "--picture", str(tmp_path / "strength.svg")])
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_every_game_has_its_own_chart_with_the_same_axes() -> None:
    points = [
        strength_over_time.Point("one", 7, 1.5, Estimate(0.3, 0.2, 0.4), 90),
        strength_over_time.Point("one", 70, 12.0, strength_over_time.EVEN, 0),
        strength_over_time.Point("two", 9, 900.0, Estimate(0.7, 0.6, 0.8), 40),
    ]
    root = ElementTree.fromstring(
        strength_over_time.picture({"one": points[:2], "two": points[2:], "three": points[1:2]})
    )
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


def test_steps_are_rounded_to_two_digits() -> None:
    assert [strength_over_time.rounded(value) for value in (3.4, 56.7, 1234, 98765)] == [3, 57, 1200, 99000]


def test_longer_times_get_fewer_games() -> None:
    assert [strength_over_time.fewer(400, time, 1) for time in (1, 100, 1000, 10**6)] == [400, 86, 40, 10]
    assert strength_over_time.fewer(4, 1000, 1) == 4
