"""The report of a match and its table."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from roost.arena.executors import InThisProcess
from roost.arena.play_deal import Deal, PlayedGame
from roost.arena.report import Report, build_report
from roost.arena.report_table import print_report
from tests.arena.matches import all_deals, make_config


def table(told: Report) -> str:
    page = io.StringIO()
    print_report(told, Console(file=page, width=80))
    return page.getvalue()


@pytest.fixture
def three() -> Report:
    match = make_config("seer", "tosser", "worst")
    return build_report(match, all_deals(match, 20, InThisProcess()))


def test_standings_rank_players_by_strength(three: Report) -> None:
    seer, tosser, worst = three.standings
    assert [standing.label for standing in three.standings] == ["seer", "tosser", "worst"]
    assert seer.score.mean == 9
    assert 0.8 < seer.wins.mean <= 1
    assert worst.wins.mean < 0.1 < tosser.score.mean
    assert sum(standing.wins.mean for standing in three.standings) == pytest.approx(1)
    assert seer.rating.ordinal > tosser.rating.ordinal > worst.rating.ordinal
    assert three.even == pytest.approx(1 / 3)
    assert (three.deals, three.games, seer.games, seer.moves) == (20, 120, 120, 120)
    assert seer.scores == {9: 120}
    assert sum(tosser.scores.values()) == 120
    assert list(tosser.scores) == sorted(tosser.scores)
    assert len(three.seats) == 3
    assert sum(three.seats) == pytest.approx(1)


def test_each_pair_is_compared_in_both_directions(three: Report) -> None:
    ahead = three.ahead_matrix()
    assert len(ahead) == 6
    assert ahead["seer", "worst"].mean > 0.95
    for (one, two), found in ahead.items():
        assert found.low <= found.mean <= found.high
        assert ahead[two, one].mean == pytest.approx(1 - found.mean)
        assert ahead[two, one].low == pytest.approx(1 - found.high)
    lead = next(pair.lead for pair in three.pairs if (pair.one, pair.two) == ("seer", "worst"))
    seer, _tosser, worst = three.standings
    assert lead.mean == pytest.approx(seer.score.mean - worst.score.mean)
    assert lead.low < lead.mean < lead.high


def test_intervals_count_deals_not_games() -> None:
    match = make_config("seer", "tosser")
    deals = all_deals(match, 30, InThisProcess())
    once = build_report(match, deals).standings[0]
    doubled = [msgspec.structs.replace(deal, games=deal.games * 2) for deal in deals]
    twice = build_report(match, doubled).standings[0]
    assert twice.wins == once.wins, "repeated games add no information"
    assert twice.score == once.score
    more = [*deals, *(msgspec.structs.replace(deal, number=deal.number + 30) for deal in deals)]
    longer = build_report(match, more).standings[0]
    assert longer.wins.high - longer.wins.low < once.wins.high - once.wins.low


def test_the_order_of_deals_does_not_matter() -> None:
    match = make_config("seer", "tosser")
    deals = all_deals(match, 12, InThisProcess())
    assert build_report(match, deals) == build_report(match, reversed(deals))


def test_a_draw_counts_as_a_part_of_a_win() -> None:
    match = make_config("fixed", "fixed@3")
    told = build_report(match, all_deals(match, 5, InThisProcess()))
    assert [standing.wins.mean for standing in told.standings] == [0.5, 0.5]
    assert told.draws == 1
    assert told.ahead_matrix()["fixed", "fixed@3"].mean == 0.5
    assert "draws: 100.0 %" in table(told)
    assert "chance alone would give 50 %" in " ".join(table(told).split())


def test_partners_are_not_compared() -> None:
    match = make_config("simple", "random", "simple@1", "random@1", game="zwickern")
    partners = PlayedGame((0, 2, 1, 3), (1, 2, 1, 2), (1.0, 0.0, 1.0, 0.0), (2, 1, 2, 1), (1,) * 4, (0.1,) * 4)
    told = build_report(match, [Deal(1, (partners,)), Deal(2, (partners,))])
    pairs = {(pair.one, pair.two) for pair in told.pairs}
    assert pairs == {(one, two) for one in ("simple", "random") for two in ("simple@1", "random@1")}
    assert "100.0" in table(told)


def test_the_table_shows_all_players_and_columns(three: Report) -> None:
    text = table(three)
    for word in ("seer", "tosser", "worst", "wins", "95 %", "score", "rating", "ms/move", "ends before", "120 games"):
        assert word in text
    assert all(len(line) <= 80 for line in text.splitlines())
    first = next(line for line in text.splitlines() if line.startswith("seer"))
    assert f"{100 * three.standings[0].wins.mean:.1f} %" in first


def test_the_table_compares_two_players_in_a_sentence() -> None:
    match = make_config("tosser", "seer")
    told = build_report(match, all_deals(match, 10, InThisProcess()))
    assert "seer scores " in table(told)
    assert "more than tosser" in table(told)
    assert "ends before" not in table(told)
