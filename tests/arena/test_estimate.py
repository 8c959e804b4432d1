"""Intervals cover the true value as often as they should, also if games are not independent."""

from __future__ import annotations

import random
import statistics

import pytest

from roost.arena.estimate import estimate_mean, estimate_share, t_quantile


@pytest.mark.parametrize(
    ("degrees", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_quantiles_are_those_of_students_t(degrees: int, expected: float) -> None:
    assert t_quantile(degrees) == pytest.approx(expected, abs=0.004)


def test_a_mean_has_students_interval() -> None:
    found = estimate_mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.mean == 3
    assert found.margin == pytest.approx(2.776 * statistics.stdev([1, 2, 3, 4, 5]) / 5**0.5, abs=0.001)
    assert (found.low + found.high) / 2 == pytest.approx(3)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    # 30 of 100 independent games: a textbook has 0.219 to 0.396, and t instead of z widens it a little.
    found = estimate_share([1.0] * 30 + [0.0] * 70)
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.219, abs=0.003)
    assert found.high == pytest.approx(0.396, abs=0.003)


def test_deals_that_cancel_luck_out_give_narrower_intervals() -> None:
    even = estimate_share([0.5, 0.5, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5])
    alone = estimate_share([1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0])
    assert even.high - even.low < (alone.high - alone.low) / 2


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_equal_deals_still_have_an_interval(share: float) -> None:
    found = estimate_share([share] * 20)
    assert found.mean == share
    assert 0.1 < found.high - found.low < 0.5
    assert 0 <= found.low <= share <= found.high <= 1


def test_rounding_errors_do_not_count_as_variance() -> None:
    third = estimate_share([1 / 3, 1 / 3 + 1e-16] * 15)
    assert third.high - third.low > 0.2


def test_the_complement_is_the_estimate_of_the_other_player() -> None:
    found = estimate_share([1.0, 0.5, 1.0, 0.0, 1.0])
    other = estimate_share([0.0, 0.5, 0.0, 1.0, 0.0])
    turned = found.complement()
    assert (turned.mean, turned.low, turned.high) == pytest.approx((other.mean, other.low, other.high))


@pytest.mark.parametrize("second", [-1, 0, 1])
def test_intervals_cover_the_true_share_in_95_percent_of_matches(second: int) -> None:
    """Try deals of two games, whose cards favour opposite players, are independent, or favour the same player."""
    draw = random.Random(1)
    truth, luck, deals, matches = 0.55, 0.4, 60, 1500
    hits = naive = 0
    for _ in range(matches):
        pairs = []
        for _ in range(deals):
            cards = draw.choice((-luck, luck))
            pairs.append((float(draw.random() < truth + cards), float(draw.random() < truth + second * cards)))
        found = estimate_share([statistics.fmean(pair) for pair in pairs])
        single = estimate_share([game for pair in pairs for game in pair])
        hits += found.low <= truth <= found.high
        naive += single.low <= truth <= single.high
    assert 0.935 <= hits / matches <= 0.965
    if second > 0:
        assert naive / matches < 0.92, "counting games gives too narrow intervals"
    if second < 0:
        assert naive / matches > 0.98, "counting games gives too wide intervals"
