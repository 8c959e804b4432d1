"""`make quick`: the tests nearest to what was changed, fast ones first, for half a minute.

They run on the plain source, so that nothing has to be compiled. Tests for which there was no time are counted.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
BUDGET_S = 30.0
UNKNOWN_S = 0.2
"""What a test is taken to need that has not run here before."""
DURATIONS = "roost/durations"
"""Where pytest's cache keeps the seconds of each test."""
ELSEWHERE = {
    "src/roost/cli.py": "terminal",
    "client": "browser",
    "examples": "examples",
    "tools": "tools",
    "training": "training",
}
"""Folders of tests that do not mirror the place of what they test."""


def changed_files() -> list[str]:
    """Return the files that differ from the last commit; right after a commit, those of the commit."""
    status = _git("status", "--porcelain", "--untracked-files=all", "--no-renames")
    return [line[3:] for line in status] or _git("diff", "--name-only", "HEAD~1", "HEAD")


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def nearest_tests(changed: Iterable[str]) -> dict[str, int]:
    """Return test files and folders for changed files, with their rank: 0 tests just that file, 1 its surroundings."""
    ranks: dict[str, int] = {}
    for name in changed:
        path = PurePosixPath(name)
        if path.parts[0] == "tests":
            if path.name.startswith("test_") and (ROOT / name).exists():
                ranks[name] = 0
            folder = path.parent
        else:
            folder = _mirror(path)
            own = folder / f"test_{path.stem}.py"
            if (ROOT / own).exists():
                ranks[str(own)] = 0
        if folder != PurePosixPath("tests"):
            ranks.setdefault(str(folder), 1)
        if path.suffix == ".ftl":
            ranks.setdefault("tests/words", 1)
    return ranks


def _mirror(path: PurePosixPath) -> PurePosixPath:
    """Return the nearest folder of tests that mirrors the folder of a file."""
    for place, folder in ELSEWHERE.items():
        if path.is_relative_to(place):
            return PurePosixPath("tests", folder)
    if path.is_relative_to("src/roost"):
        mirror = PurePosixPath("tests", *path.parts[2:-1])
        while not (ROOT / mirror).is_dir():
            mirror = mirror.parent
        return mirror
    return PurePosixPath("tests")


class TimeBox:
    """A pytest plugin that runs the nearest and fastest tests first and starts none that the time is too short for."""

    def __init__(self, ranks: dict[str, int]) -> None:
        self._ranks = ranks
        self._durations: dict[str, float] = {}
        self._end = 0.0
        self.left_out: list[str] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        assert config.cache is not None
        self._durations = config.cache.get(DURATIONS, {})
        items.sort(key=lambda item: (self._rank(item), self._duration(item)))
        self._end = time.monotonic() + BUDGET_S

    def _rank(self, item: pytest.Item) -> int:
        return self._ranks.get(item.nodeid.partition("::")[0], 1)

    def _duration(self, item: pytest.Item) -> float:
        return self._durations.get(item.nodeid, UNKNOWN_S)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if time.monotonic() + self._duration(item) <= self._end:
            return None
        self.left_out.append(item.nodeid)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = 0.0 if report.when == "setup" else self._durations.get(report.nodeid, 0.0)
        self._durations[report.nodeid] = round(before + report.duration, 3)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        assert session.config.cache is not None
        session.config.cache.set(DURATIONS, self._durations)


def main() -> int:
    ranks = nearest_tests(changed_files())
    if not ranks:
        print("No test belongs to what was changed.")
        return 0
    box = TimeBox(ranks)
    print(f"Testing {', '.join(sorted(ranks, key=lambda name: (ranks[name], name)))} for {BUDGET_S:.0f} s at most ...")
    # A file that is named beside its folder would be collected with it, too, but only once.
    status = pytest.main(["-x", *ranks], plugins=[box])
    if box.left_out:
        print(f"{len(box.left_out)} tests were left out, as there was no time for them; `make test` runs them all.")
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else int(status)


if __name__ == "__main__":
    sys.exit(main())
