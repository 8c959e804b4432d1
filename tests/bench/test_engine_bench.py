"""The command `roost bench engine`."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from roost.bench.c_playout import sigmas_apart
from roost.bench.engine_timing import Moments, engine_mode
from tests.roost_process import run_roost

KEYS = {"game", "variant", "seats", "mode", "driver", "games_per_s", "moves_per_s", "copy_ns"}


def bench(*arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    return run_roost("bench", *arguments, environment={**os.environ, **surroundings})


@pytest.fixture(scope="module")
def rows() -> list[dict[str, object]]:
    ran = bench("engine", "--json", "--seconds", "0.01", "--rounds", "1")
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, object]] = json.loads(ran.stdout)
    return found


def test_rows_have_the_documented_keys(rows: list[dict[str, object]]) -> None:
    assert all(set(row) == KEYS for row in rows)
    assert all(isinstance(row["copy_ns"], float) and row["copy_ns"] > 0 for row in rows)
    assert all(row["games_per_s"] < row["moves_per_s"] for row in rows)  # type: ignore[operator]


def test_each_variant_is_measured_in_each_mode_with_both_drivers(rows: list[dict[str, object]]) -> None:
    found = {(row["game"], row["variant"], row["mode"], row["driver"]) for row in rows}
    for variant in ("classic", "deluxe"):
        for engine in {engine_mode(), "interpreted"}:
            for driver in ("inside", "python"):
                assert ("heckmeck", variant, engine, driver) in found
    assert ("heckmeck", "classic", "c", "inside") in found


def test_the_games_of_openspiel_are_measured_in_the_same_run(rows: list[dict[str, object]]) -> None:
    found = {row["game"]: row["driver"] for row in rows if row["mode"] == "openspiel"}
    assert found == dict.fromkeys(("hearts", "go_fish", "gin_rummy", "cribbage"), "python")


def test_the_table_shows_ratios_and_compares_statistics_with_c() -> None:
    ran = bench("engine", "--seconds", "0.05", "--rounds", "1")
    assert ran.returncode == 0, ran.stderr
    assert "/C" in ran.stdout
    assert "sigma" in ran.stdout
    assert "/hearts" in ran.stdout
    assert "roost[bench]" not in ran.stdout
    assert all(len(line) <= 80 for line in ran.stdout.splitlines())


@pytest.mark.parametrize("arguments", [("--seconds", "0"), ("--seconds", "x"), ("--rounds", "0"), ("--nonsense",)])
def test_bad_arguments_are_explained(arguments: tuple[str, ...]) -> None:
    ran = bench("engine", *arguments)
    assert ran.returncode == 2
    assert "roost" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_failing_compiler_is_reported_and_removes_only_the_rows_of_c(tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho no room left >&2\nexit 1\n")
    broken.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    ran = bench("engine", "--json", "--seconds", "0.01", "--rounds", "1", PATH=path)
    assert ran.stderr == "heckmeck: the C playout cannot be built: no room left\n"
    assert ran.returncode == 1
    modes = {row["mode"] for row in json.loads(ran.stdout)}
    assert engine_mode() in modes
    assert "c" not in modes


def test_the_distance_of_means_is_measured_in_standard_deviations() -> None:
    one, two, three = Moments(), Moments(), Moments()
    for i in range(1000):
        one.add(i % 10)
        two.add((i + 5) % 10)
        three.add(i % 10 + 1)
    assert sigmas_apart(one, two) == 0
    assert sigmas_apart(one, three) > 5
