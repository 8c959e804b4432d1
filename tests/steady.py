"""`make steady`: find flaky tests by running the whole suite several times under load on all cores.

A test that only fails here depends on chance or on speed: fix the cause.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "build" / "steady"
PARTS = ("browser", "compiled", "plain-games", "plain-others")
"""The targets of the Makefile that run tests; the longest first, since two run at a time."""
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""A program that keeps a core busy until its parent ends."""


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy."""
    load = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in load:
            process.kill()
            process.wait()


def run(part: str, report: Path) -> dict[str, bool]:
    """Run a part of the suite once, and return for each of its tests whether it passed."""
    report.unlink(missing_ok=True)
    environment = {**os.environ, "PYTEST_ADDOPTS": f"--junitxml={report}"}
    subprocess.run(["make", "--no-print-directory", part], cwd=ROOT, env=environment, check=False)
    # Without a report the run was aborted, and no test counts as passed.
    return outcomes(report) if report.exists() else {}


def outcomes(report: Path) -> dict[str, bool]:
    """Return for each test of a JUnit report whether it passed; a skipped test did."""
    passed: dict[str, bool] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        # A test that passed and whose teardown failed is reported twice.
        passed[name] = passed.get(name, True) and case.find("failure") is None and case.find("error") is None
    return passed


def unsteady(runs: Sequence[dict[str, bool]]) -> dict[str, int]:
    """Return the tests that did not pass in every run, with how often they passed."""
    passes: Counter[str] = Counter()
    for outcome in runs:
        passes.update({name: int(passed) for name, passed in outcome.items()})
    return {name: number for name, number in sorted(passes.items()) if number < len(runs)}


def main() -> int:
    """Run every part as often as the command line says."""
    times = int(sys.argv[1])
    REPORTS.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[dict[str, bool]]] = {part: [] for part in PARTS}

    def run_and_tell(part: str, number: int) -> None:
        begun = time.monotonic()
        found[part].append(run(part, REPORTS / f"{part}-{number}.xml"))
        failed = [name for name, passed in found[part][-1].items() if not passed]
        took = time.monotonic() - begun
        print(f"Run {number} of {times}, {part}: {took:.0f} s, {len(failed)} failed {failed}", flush=True)

    with busy_cores():
        for number in range(1, times + 1):
            with ThreadPoolExecutor(2) as pool:
                list(pool.map(run_and_tell, PARTS, repeat(number)))
    lines = [
        f"{part}: passed {passes} of {times} times: {name}"
        for part, runs in found.items()
        for name, passes in unsteady(runs).items()
    ]
    lines += [f"{part}: a run was broken off" for part, runs in found.items() if not all(runs)]
    print("\n".join(lines) or f"Every test passed {times} times.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
