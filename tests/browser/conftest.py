"""One server and one browser for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import browser as started
from tests.browser.rehearsal import build
from tests.browser.visitor import PATIENCE
from tests.web.server import Server, serving

# What a context is told of patience holds for what is done to a page, not for what is expected of it.
expect.set_options(timeout=PATIENCE)


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
