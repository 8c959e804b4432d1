"""One server and one browser for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import browser as started
from tests.browser.stage_simulation import build
from tests.browser.visitor import TIMEOUT_MS
from tests.web.server import Server, serving

# The time-out of a context holds for actions, but not for `expect`.
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with started() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("browser") / "roost.db")) as found:
        yield found


@pytest.fixture(scope="session")
def stage_module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the client's stage to run without a browser."""
    return build(tmp_path_factory.mktemp("stage"))
