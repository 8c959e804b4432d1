"""Means with 95 % intervals. The games of a deal are not independent, so that deals are the sampling units.

Means get Student's interval from the variance between deals. Shares of wins, which lie from 0 to 1, get Wilson's
interval with an effective number of games: as many independent games as would have the same variance (E. Korn,
B. Graubard, 1998; N. Dean, M. Pagano, 2015). It is higher than the number of games played if playing the same deal in
all seatings cancels luck out, and lower otherwise.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

__all__ = ["Estimate", "estimate_mean", "estimate_share", "t_quantile"]

_MAX_ROUNDING_ERROR: Final = 1e-12


class Estimate(msgspec.Struct, frozen=True):
    """A mean with a 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval, which for shares need not be symmetric."""
        return (self.high - self.low) / 2

    def complement(self) -> Estimate:
        """Return the estimate of the other player's share."""
        return Estimate(1 - self.mean, 1 - self.high, 1 - self.low)


def estimate_mean(deals: Sequence[float]) -> Estimate:
    """Estimate a mean from the means of at least two deals."""
    mean = statistics.fmean(deals)
    margin = t_quantile(len(deals) - 1) * math.sqrt(statistics.variance(deals, mean) / len(deals))
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(deals: Sequence[float]) -> Estimate:
    """Estimate a share from the shares of at least two deals, from 0 to 1."""
    mean = statistics.fmean(deals)
    error = statistics.variance(deals, mean) / len(deals)
    # If all deals are alike, the variance says nothing. Then each deal counts as one game.
    games = mean * (1 - mean) / error if error > _MAX_ROUNDING_ERROR else float(len(deals))
    width = t_quantile(len(deals) - 1) ** 2 / games
    centre = (mean + width / 2) / (1 + width)
    margin = math.sqrt(width * (mean * (1 - mean) + width / 4)) / (1 + width)
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def t_quantile(degrees: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution."""
    if degrees == 1:
        return math.tan(math.pi * 0.475)
    if degrees == 2:
        return 0.95 / math.sqrt(2 * 0.975 * 0.025)
    # The expansion around the normal distribution (Abramowitz and Stegun 26.7.5) has three correct digits from here on.
    z = statistics.NormalDist().inv_cdf(0.975)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(degrees) ** power for power, term in enumerate(terms, 1))
