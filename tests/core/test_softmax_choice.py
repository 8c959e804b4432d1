"""Erring as people do: often by a little, seldom by much."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.core.softmax_choice import softmax_choice


def test_what_is_worse_by_the_warmth_comes_a_third_as_often() -> None:
    chance = FastChance(1)
    worths = [3.0, 5.0, 4.0, -100.0]
    drawn = Counter(softmax_choice(worths, 1.0, chance) for _ in range(20_000))
    whole = 1 + math.exp(-1) + math.exp(-2)
    for place, weight in enumerate([math.exp(-2), 1.0, math.exp(-1)]):
        assert drawn[place] / 20_000 == pytest.approx(weight / whole, abs=0.015)
    assert drawn[3] == 0


def test_who_has_one_choice_takes_it() -> None:
    assert softmax_choice([0.5], 0.2, FastChance(1)) == 0
    assert {int(softmax_choice([0.5, 0.5], 1e-6, FastChance(seed))) for seed in range(20)} == {0, 1}
