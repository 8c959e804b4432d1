"""`make steady`: evaluation of the reports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.steady import outcomes, unsteady

TESTS = """
import pytest

@pytest.fixture
def torn():
    yield
    raise RuntimeError

def test_good(): pass
def test_bad(): assert False
def test_torn(torn): pass
@pytest.mark.skip(reason="nothing to test here")
def test_skipped(): pass
"""


def test_a_report_tells_failures_and_errors_from_the_rest(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", "test_some.py"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 1
    assert outcomes(report) == {
        "test_some::test_good": True,
        "test_some::test_bad": False,
        "test_some::test_torn": False,
        "test_some::test_skipped": True,
    }


def test_a_test_is_unsteady_unless_it_passed_in_every_run() -> None:
    runs = [{"a": True, "b": True, "c": False}, {"a": True, "b": False, "c": False}, {"a": True, "c": False}]
    assert unsteady(runs) == {"b": 1, "c": 0}
