"""The command `roost bench bots`."""

from __future__ import annotations

import json
import os

import msgspec
import pytest
from rich.console import Console

from roost.bench.bots_bench import BotsBench
from roost.bench.engine_timing import engine_mode, game_setups
from roost.bench.search_timing import SearchRow
from tests.roost_process import run_roost

KEYS = {"game", "variant", "seats", "mode", "guide", "steps_per_s", "playouts_per_s", "found"}


def row(**changes: object) -> SearchRow:
    usual = SearchRow("g", "-", 2, "compiled", "newcomer", steps_per_s=1.0, playouts_per_s=1.0, found="a, b")
    return msgspec.structs.replace(usual, **changes)


@pytest.fixture(scope="module")
def rows() -> list[dict[str, object]]:
    ran = run_roost(
        "bench", "bots", "--json", "--seconds", "0.02", "--rounds", "1", environment=os.environ, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, object]] = json.loads(ran.stdout)
    return found


def test_each_game_is_measured_in_each_mode(rows: list[dict[str, object]]) -> None:
    assert all(set(row) == KEYS for row in rows)
    found = {(row["game"], row["variant"], row["seats"], row["mode"], row["guide"]) for row in rows}
    for game, _options, setup in game_setups():
        for engine in {engine_mode(), "interpreted"}:
            assert (game.key, setup.variant, game.seats[0], engine, "newcomer") in found
    assert all(row["steps_per_s"] > 0 and row["playouts_per_s"] > 0 for row in rows)  # type: ignore[operator]


def test_the_table_shows_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    bench = BotsBench(0.01)
    bench._add([row(steps_per_s=300.0, playouts_per_s=600.0), row(mode="interpreted", steps_per_s=10.0)])
    bench.print_table(Console(width=80))
    shown = capsys.readouterr().out.splitlines()
    assert "/plain" in shown[1]
    assert shown[2].split() == ["g", "2", "compiled", "newcomer", "300", "600", "30", "0.50"]
    assert shown[3].split() == ["g", "2", "plain", "newcomer", "10", "1", "10"]
    assert bench.mismatches() == []


def test_different_results_of_the_modes_are_reported() -> None:
    bench = BotsBench(0.01)
    bench._add([row(), row(mode="interpreted", found="a, c")])
    assert bench.mismatches() == ["g -: the search with guide newcomer finds other moves compiled than interpreted"]
