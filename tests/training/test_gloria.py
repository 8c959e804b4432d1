"""Where the weights of Gloria Picktoria come from."""

from __future__ import annotations

import runpy
import sys

import pytest

from roost.core.chance import FastChance
from roost.games.gloria.outlook import COUNTS, TABLES
from roost.games.gloria.weights import WEIGHTS
from training import gloria


def test_a_fit_finds_the_weights_that_were_used() -> None:
    fit = gloria.Fit()
    chance = FastChance(4)
    for _sample in range(3000):
        found = [1, *(chance.below(4) for _count in range(2)), *([0] * (COUNTS - 3))]
        fit.add(found, 7 + 3 * found[1] - 2 * found[2])
    weights = fit.weights()
    assert weights[:3] == pytest.approx([7, 3, -2], abs=0.3)
    assert weights[3:] == [0.0] * (COUNTS - 3)
    assert 0.0 < fit.error(weights) < 1.0


def test_the_command_writes_a_module_like_the_one_that_is_shipped(
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
    assert [len(row) for row in names["WEIGHTS"]] == [COUNTS] * TABLES  # type: ignore[attr-defined]
    assert len(names["SPREADS"]) == TABLES  # type: ignore[arg-type]
    assert names["WEIGHTS"] != WEIGHTS
