"""The charts of a report."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from roost.arena.executors import InThisProcess
from roost.arena.report import build_report
from roost.arena.report_charts import report_charts
from tests.arena.matches import all_deals, make_config

SVG = "{http://www.w3.org/2000/svg}"


def test_each_chart_shows_all_players() -> None:
    match = make_config("seer", "tosser", "worst")
    told = build_report(match, all_deals(match, 10, InThisProcess()))
    drawn = report_charts(told)
    for svg in drawn.values():
        words = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
        assert {"seer", "tosser", "worst"} <= set(words)
        assert any("60 games" in (word or "") for word in words)
    ahead = told.ahead_matrix()["seer", "worst"]
    assert f"{100 * ahead.mean:.1f} %" in drawn["matrix.svg"]
    assert f"seer: {100 * told.standings[0].wins.mean:.2f}" in drawn["wins.svg"]
    assert "mu of the Plackett-Luce rating" in drawn["ratings.svg"], "unlike the table, which shows the ordinal"
    assert "the table shows mu - 3 sigma" in drawn["ratings.svg"]
    first = told.standings[0].rating
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)
    assert f"worst: {told.standings[2].rating.mu:.2f}" in drawn["ratings.svg"]


def test_a_bot_that_only_meets_itself_has_no_matrix() -> None:
    match = make_config("tosser", "tosser")
    drawn = report_charts(build_report(match, all_deals(match, 4, InThisProcess())))
    assert set(drawn) == {"wins.svg", "ratings.svg", "scores.svg"}


def test_widely_spread_scores_are_drawn_in_few_bins() -> None:
    match = make_config("simple", "random", game="zwickern")
    told = build_report(match, all_deals(match, 4, InThisProcess()))
    every = [score for standing in told.standings for score in standing.scores]
    assert max(every) - min(every) > 300
    lines = list(ElementTree.fromstring(report_charts(told)["scores.svg"]).iter(f"{SVG}polyline"))
    assert len(lines) == 2
    for line in lines:
        assert 10 < len(line.attrib["points"].split()) <= 62
