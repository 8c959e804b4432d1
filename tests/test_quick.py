"""`make quick`: choice of tests and time limit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.quick import ROOT, nearest_tests

RUN = """
import sys, pytest
from tests import quick
quick.BUDGET_S = float(sys.argv[1])
box = quick.TimeBox({"test_own.py": 0})
status = pytest.main(["-q", "test_own.py", "test_other.py"], plugins=[box])
print("left out", *box.left_out)
sys.exit(status)
"""
TESTS = "import time\n\ndef test_slow():\n    time.sleep(0.3)\n\ndef test_fast():\n    pass\n"


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("src/roost/core/masks.py", {"tests/core/test_masks.py": 0, "tests/core": 1}),
        ("src/roost/games/gloria/rules/state.py", {"tests/games/gloria/rules": 1}),
        ("src/roost/games/gloria/game.py", {"tests/games/gloria/test_game.py": 0, "tests/games/gloria": 1}),
        ("src/roost/words/de.ftl", {"tests/words": 1}),
        ("src/roost/games/gloria/words/de.ftl", {"tests/games/gloria": 1, "tests/words": 1}),
        ("src/roost/cli.py", {"tests/terminal": 1}),
        ("client/src/App.svelte", {"tests/browser": 1}),
        ("tests/core/test_masks.py", {"tests/core/test_masks.py": 0, "tests/core": 1}),
        ("tests/core/test_removed.py", {"tests/core": 1}),
        ("README.md", {}),
    ],
)
def test_the_tests_nearest_to_a_file_are_found_by_its_place(changed: str, expected: dict[str, int]) -> None:
    assert nearest_tests([changed]) == expected


def test_own_and_fast_tests_come_first_and_none_is_begun_for_which_there_is_no_time(tmp_path: Path) -> None:
    for name in ("test_own.py", "test_other.py"):
        (tmp_path / name).write_text(TESTS)

    def run(budget_s: float) -> list[str]:
        command = [sys.executable, "-c", RUN, str(budget_s)]
        ran = subprocess.run(
            command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True
        )
        return ran.stdout.splitlines()[-1].split()[2:]

    # The first run learns how long each test takes.
    assert run(budget_s=1000.0) == []
    assert run(budget_s=0.0) == [
        "test_own.py::test_fast",
        "test_own.py::test_slow",
        "test_other.py::test_fast",
        "test_other.py::test_slow",
    ]
