"""The training of Gloria Picktoria's weights."""

from __future__ import annotations

import runpy
import sys

import pytest

from roost.core.chance import FastChance
from roost.games.gloria.ai.evaluation import FEATURES, WEIGHT_ROWS
from roost.games.gloria.ai.weights import WEIGHTS
from training import gloria


def test_a_fit_finds_the_weights_that_were_used() -> None:
    fit = gloria.Fit()
    chance = FastChance(4)
    for _sample in range(3000):
        found = [1, *(chance.below(4) for _count in range(2)), *([0] * (FEATURES - 3))]
        fit.add(found, 7 + 3 * found[1] - 2 * found[2])
    weights = fit.weights()
    assert weights[:3] == pytest.approx([7, 3, -2], abs=0.3)
    assert weights[3:] == [0.0] * (FEATURES - 3)


def test_the_spread_fits_how_often_the_leader_wins() -> None:
    # The leader by 4 points wins three games out of four: a logistic curve of scale 4 / log 3.
    samples = [(0, [4.0, 0.0], [1.0, 0.0])] * 3 + [(0, [4.0, 0.0], [0.0, 1.0])]
    spreads = [1.0, 2.0, 3.0, 3.64, 4.0, 5.0, 9.0]
    assert min(spreads, key=lambda spread: gloria.surprisal(samples, spread)) == 3.64


def test_weights_between_two_scorings_share_a_stage() -> None:
    stages = [gloria.stage(index) for index in range(WEIGHT_ROWS)]
    assert stages == [0] * 4 + [1] * 3 + [2] * 3 + [3] * 4 + [4] * 3 + [5] * 3


def test_the_command_writes_a_module_with_the_shape_of_the_shipped_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["training", "--games", "4"])
    monkeypatch.delitem(sys.modules, "training.gloria")
    runpy.run_module("training.gloria", run_name="__main__")
    written = capsys.readouterr().out
    gloria.main(["--games", "4"])
    assert capsys.readouterr().out == written
    names: dict[str, object] = {}
    exec(written, names)
    assert [len(row) for row in names["WEIGHTS"]] == [FEATURES] * WEIGHT_ROWS  # type: ignore[attr-defined]
    assert len(names["SPREADS"]) == WEIGHT_ROWS  # type: ignore[arg-type]
    assert names["WEIGHTS"] != WEIGHTS
