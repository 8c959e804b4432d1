"""What each sign of `outlook` weighs. Written by `python -m training.karteneck`; do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# fmt: off
WEIGHTS: Final = vec[float](
    [
        0.3209, -0.1010, 0.0560, 0.4132,
        0.2321, 0.0040, 0.0407, 0.2928,
        0.1963, 0.0469, 0.0364, 0.2449,
        0.1775, 0.0698, 0.0356, 0.2202,
        0.1666, 0.0834, 0.0365, 0.2064,
        0.1603, 0.0917, 0.0383, 0.1987,
        0.1567, 0.0967, 0.0408, 0.1949,
        0.1551, 0.0995, 0.0436, 0.1936,
        0.1548, 0.1007, 0.0467, 0.1943,
        0.3572, 0.0191, 0.1072, 0.2987,
        0.2536, 0.0853, 0.0864, 0.2531,
        0.2077, 0.0928, 0.0740, 0.2300,
        0.1803, 0.0813, 0.0643, 0.2142,
        0.1617, 0.0610, 0.0559, 0.2018,
        0.1480, 0.0357, 0.0483, 0.1913,
        0.1373, 0.0073, 0.0410, 0.1820,
        0.1287, -0.0233, 0.0341, 0.1736,
        0.1216, -0.0553, 0.0274, 0.1657,
    ]
)
"""A line of worms, cards, points and kinds for 0-8 rounds after this one: for two seats, and then for more."""
