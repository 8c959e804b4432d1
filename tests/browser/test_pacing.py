"""Others' turns take no longer than a person likes to look on, and no result of them is dropped."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
const { mustSumUp, rate } = await import(process.argv[1]);
const waiting = JSON.parse(process.argv[2]);
const summing = mustSumUp(waiting, 0);
const shown = [];
let elapsed = 0;
waiting.forEach(({ timing }, at) => {
    if (summing && !timing.result) return;
    const share = rate(waiting.slice(at), elapsed, summing);
    elapsed += share * (timing.motionMs + timing.lookMs);
    shown.push({ share, result: timing.result });
});
process.stdout.write(JSON.stringify({ elapsed, summing, shown }));
"""
"""Shows what waits, by a clock of its own."""
ROLL = {"motionMs": 850, "lookMs": 650}
"""A roll, and dice set aside."""
RESULT = {"motionMs": 600, "lookMs": 400, "result": True}
BRISK, FASTEST = 0.7, 0.4


@pytest.fixture(scope="module")
def pacing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the client's module to run without a browser."""
    folder = tmp_path_factory.mktemp("pacing")
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/lib/pacing.ts", "--outDir", str(folder)]
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    subprocess.run([*command, "--logLevel", "error"], cwd=ROOT / "client", env=environment, check=True, timeout=120)
    (found,) = folder.glob("pacing.*js")
    return found


def shown(pacing: Path, turns: int, rolls: int) -> dict[str, Any]:
    """Return how turns of others are shown that all wait at once."""
    waiting = [{"timing": timing, "others": True} for timing in ([ROLL] * rolls + [RESULT]) * turns]
    command = ["node", "--input-type=module", "-e", PROGRAM, str(pacing), json.dumps(waiting)]
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_a_turn_is_played_briskly_and_whole(pacing: Path) -> None:
    found = shown(pacing, turns=1, rolls=2)
    assert not found["summing"]
    assert [event["share"] for event in found["shown"]] == pytest.approx([BRISK] * 3)


def test_a_long_turn_is_played_faster_and_ends_in_time(pacing: Path) -> None:
    found = shown(pacing, turns=1, rolls=5)
    assert not found["summing"]
    assert len(found["shown"]) == 6
    assert found["elapsed"] == pytest.approx(4_000)


@pytest.mark.parametrize("turns", [3, 6, 12])
def test_many_turns_are_summed_up_by_their_results(pacing: Path, turns: int) -> None:
    found = shown(pacing, turns, rolls=4)
    assert found["summing"]
    assert [event["result"] for event in found["shown"]] == [True] * turns, "none is dropped"
    assert all(event["share"] >= FASTEST for event in found["shown"]), "each can be read"
    assert found["elapsed"] <= max(4_000, turns * FASTEST * 1_000) + 1
