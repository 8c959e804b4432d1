"""The command `roost bench odds`."""

from __future__ import annotations

import json
import os

import pytest
from rich.console import Console

from roost.bench.engine_timing import engine_mode
from roost.bench.odds_bench import OddsBench
from roost.bench.odds_timing import OddsRow
from roost.games.heckmeck.bench.odds_benchmark import TURNS, Turn
from roost.games.heckmeck.coach.turn_advice import advise
from roost.games.heckmeck.game import GAME
from tests.roost_process import run_roost


def test_each_turn_is_solved_in_each_mode() -> None:
    ran = run_roost(
        "bench", "odds", "--json", "--seconds", "0.01", "--rounds", "1", environment=os.environ, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    rows = json.loads(ran.stdout)
    assert {(row["turn"], row["mode"]) for row in rows} == {
        (turn, way) for turn in TURNS for way in {engine_mode(), "interpreted"}
    }
    assert all(row["ms"] > 0 and row["game"] == "heckmeck" for row in rows)


def test_the_measured_turn_is_the_first_one_of_a_game() -> None:
    assert Turn("classic").solve() == pytest.approx(advise(GAME.read("heckmeck")).choices[0].worms, abs=1e-9)


@pytest.mark.compiled_only
def test_specialists_raise_the_value_of_a_turn() -> None:
    worths = {name: Turn(name).solve() for name in TURNS}
    for name, worms in (("can", 1.0), ("weasel", 1.0), ("golden die", 2.0)):
        assert worths[f"deluxe, with the {name}"] > worths["deluxe"] + worms


def test_the_table_shows_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    bench = OddsBench(0.01)
    bench._add([OddsRow("g", "long", "compiled", 0.25, 1.5), OddsRow("g", "long", "interpreted", 50.0, 1.5)])
    bench._add([OddsRow("g", "odd", "interpreted", 9.0, 1.5)])
    bench.print_table(Console(width=80))
    shown = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["game", "turn", "ms", "plain", "ms", "/plain"] in shown
    assert ["g", "long", "0.25", "50", "200"] in shown
    assert ["g", "odd", "9"] in shown
    assert bench.mismatches() == []


def test_different_results_of_the_modes_are_reported() -> None:
    bench = OddsBench(0.01)
    bench._add([OddsRow("g", "long", "compiled", 0.25, 1.5), OddsRow("g", "long", "interpreted", 50.0, 1.6)])
    assert bench.mismatches() == ["g, long: worth something else compiled than interpreted"]
