"""Intervals hold the truth as often as they say, also where games belong together."""

from __future__ import annotations

import random
import statistics

import pytest

from roost.arena.estimate import estimate_mean, estimate_share, t_quantile


@pytest.mark.parametrize(
    ("degrees", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_the_quantiles_are_students(degrees: int, expected: float) -> None:
    assert t_quantile(degrees) == pytest.approx(expected, abs=0.004)


def test_a_mean_has_the_usual_interval() -> None:
    found = estimate_mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.mean == 3
    assert found.margin == pytest.approx(2.776 * statistics.stdev([1, 2, 3, 4, 5]) / 5**0.5, abs=0.001)
    assert (found.low + found.high) / 2 == pytest.approx(3)


def test_without_clusters_a_share_has_wilsons_interval() -> None:
    # 30 of 100, every deal a single game; a textbook says 0.219 to 0.396, and t instead of z widens it a little.
    found = estimate_share([1.0] * 30 + [0.0] * 70)
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.219, abs=0.003)
    assert found.high == pytest.approx(0.396, abs=0.003)


def test_luck_that_cancels_out_makes_it_surer() -> None:
    even = estimate_share([0.5, 0.5, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5])
    alone = estimate_share([1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0])
    assert even.high - even.low < (alone.high - alone.low) / 2


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deals_that_all_ended_alike_are_not_certainty(share: float) -> None:
    found = estimate_share([share] * 20)
    assert found.mean == share
    assert 0.1 < found.high - found.low < 0.5
    assert 0 <= found.low <= share <= found.high <= 1


def test_rounding_is_no_spread() -> None:
    third = estimate_share([1 / 3, 1 / 3 + 1e-16] * 15)
    assert third.high - third.low > 0.2


def test_what_is_left_is_the_other_ones() -> None:
    found = estimate_share([1.0, 0.5, 1.0, 0.0, 1.0])
    other = estimate_share([0.0, 0.5, 0.0, 1.0, 0.0])
    turned = found.complement()
    assert (turned.mean, turned.low, turned.high) == pytest.approx((other.mean, other.low, other.high))


@pytest.mark.parametrize("second", [-1, 0, 1])
def test_intervals_hold_the_truth_in_95_of_100_matches(second: int) -> None:
    """Deals of two games: the cards of the first are against one in the second, mean nothing, or favour one again."""
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
        assert naive / matches < 0.92, "who counts games claims too much"
    if second < 0:
        assert naive / matches > 0.98, "or too little"
