"""Random choices by softmax."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.core.softmax_choice import softmax_choice


def test_choices_follow_the_softmax_probabilities() -> None:
    chance = FastChance(1)
    values = [3.0, 5.0, 4.0, -100.0]
    drawn = Counter(softmax_choice(values, 1.0, chance) for _ in range(20_000))
    total = 1 + math.exp(-1) + math.exp(-2)
    for place, weight in enumerate([math.exp(-2), 1.0, math.exp(-1)]):
        assert drawn[place] / 20_000 == pytest.approx(weight / total, abs=0.015)
    assert drawn[3] == 0


def test_a_single_value_is_always_chosen() -> None:
    assert softmax_choice([0.5], 0.2, FastChance(1)) == 0
    assert {int(softmax_choice([0.5, 0.5], 1e-6, FastChance(seed))) for seed in range(20)} == {0, 1}
