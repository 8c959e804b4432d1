"""The training of Karteneck's weights."""

from __future__ import annotations

import math
from itertools import chain

import pytest
from librt.vecs import vec

from roost.bots.search_bot import SearchBot
from roost.core.chance import FastChance
from roost.games.karteneck.ai import weights
from roost.games.karteneck.ai.evaluation import FEATURE_COUNT, ROUND_COUNT
from roost.games.karteneck.ai.guide import KarteneckGuide
from training.karteneck import Sample, basis, fit, initial_weights, play, written
from training.linear_equations import solve


def test_the_fit_finds_the_weights_that_games_were_made_with() -> None:
    true = [0.3, 0.1, -0.2, 0.0]
    chance = FastChance(1)
    samples: list[Sample] = []
    for _ in range(500):
        seats = [[float(chance.below(100)) / 10.0 - 5.0 for _ in range(FEATURE_COUNT)] for _ in range(3)]
        left = int(chance.below(4))
        powers = [
            math.exp(sum(weight * sign for weight, sign in zip(true, signs, strict=True)) / math.sqrt(left + 1))
            for signs in seats
        ]
        # The chances themselves instead of a winner.
        samples.append((left, seats, [power / sum(powers) for power in powers]))
    for left, row in enumerate(fit(samples)[:4]):
        assert row == pytest.approx([weight / math.sqrt(left + 1) for weight in true], abs=0.01)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])
    assert basis(3) == (1.0, 0.5, 3.0)


def test_games_give_a_sample_for_each_round_but_the_first() -> None:
    plain = KarteneckGuide(vec[float](list(chain(*initial_weights()))))
    samples = play(3, 1, SearchBot(plain, 1, math.inf))
    assert [left for left, _, _ in samples] == [6, 5, 4, 3, 2, 1, 0]
    assert samples == play(3, 1, SearchBot(plain, 1, math.inf))
    for _, seats, shares in samples:
        assert [len(signs) for signs in seats] == [FEATURE_COUNT] * 3
        assert sum(shares) == 1.0


def test_the_shipped_weights_survive_being_written_again() -> None:
    table = list(weights.WEIGHTS)
    assert len(table) == 2 * ROUND_COUNT * FEATURE_COUNT
    text = written([table[at : at + FEATURE_COUNT] for at in range(0, len(table), FEATURE_COUNT)])
    found: dict[str, object] = {}
    exec(text, found)
    assert list(found["WEIGHTS"]) == table  # type: ignore[call-overload]
