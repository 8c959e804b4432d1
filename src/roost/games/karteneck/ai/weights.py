"""Weights of the features of `evaluation`, written by `python -m training.karteneck`; do not edit."""

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
        0.3613, -0.0656, 0.1221, 0.3738,
        0.2505, 0.0459, 0.0878, 0.2270,
        0.2075, 0.0734, 0.0724, 0.1708,
        0.1862, 0.0740, 0.0631, 0.1436,
        0.1752, 0.0618, 0.0566, 0.1301,
        0.1698, 0.0426, 0.0518, 0.1242,
        0.1681, 0.0189, 0.0479, 0.1231,
        0.1688, -0.0079, 0.0447, 0.1253,
        0.1713, -0.0368, 0.0420, 0.1299,
    ]
)
"""Rows of worms, cards, points and kinds for 0-8 rounds after this one: for two seats, then for more."""
