"""A mean and how sure it is. Games of one deal belong together, so the deals are counted, not the games.

The interval is the usual one from the spread between the deals' means. A share of wins cannot leave 0 to 1, so it gets
Wilson's interval instead, for as many games as would make such a spread if each had a luck of its own (E. Korn,
B. Graubard, 1998; N. Dean, M. Pagano, 2015): where the same cards in both hands cancel luck out, that is more games
than were played, and where they do not, fewer.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

__all__ = ["Estimate", "estimate_mean", "estimate_share", "t_quantile"]

_NOTHING: Final = 1e-12
"""What rounding leaves of a spread that is none."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far the interval of a mean reaches to each side; that of a share may be lopsided."""
        return (self.high - self.low) / 2

    def complement(self) -> Estimate:
        """What is left of the whole: the other one's share."""
        return Estimate(1 - self.mean, 1 - self.high, 1 - self.low)


def estimate_mean(deals: Sequence[float]) -> Estimate:
    """The mean of what the deals brought, at least two of them."""
    mean = statistics.fmean(deals)
    margin = t_quantile(len(deals) - 1) * math.sqrt(statistics.variance(deals, mean) / len(deals))
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(deals: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1."""
    mean = statistics.fmean(deals)
    error = statistics.variance(deals, mean) / len(deals)
    # Where all deals ended alike their spread says nothing: then each of them counts as a single game.
    games = mean * (1 - mean) / error if error > _NOTHING else float(len(deals))
    width = t_quantile(len(deals) - 1) ** 2 / games
    centre = (mean + width / 2) / (1 + width)
    margin = math.sqrt(width * (mean * (1 - mean) + width / 4)) / (1 + width)
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def t_quantile(degrees: int) -> float:
    """How many standard errors a 95 % interval reaches to each side: Student's t, since the spread is estimated too."""
    if degrees == 1:
        return math.tan(math.pi * 0.475)
    if degrees == 2:
        return 0.95 / math.sqrt(2 * 0.975 * 0.025)
    # The expansion around the normal distribution (Abramowitz and Stegun 26.7.5), right to three digits from here on.
    z = statistics.NormalDist().inv_cdf(0.975)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(degrees) ** power for power, term in enumerate(terms, 1))
